import { fireEvent, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { limits } from '../../core/assessment/limits.ts';
import { viewClaim } from '../../core/assessment/view.ts';
import { span } from '../../core/text/span.ts';
import { exampleCasefile, workspaceOf } from '../../core/rules/example-workspace.ts';
import { applyEdit } from '../../core/workspace/apply-edit.ts';
import { addMark } from '../../core/workspace/unsorted-marks.ts';
import { renderInDesk, untilRendered } from '../../shared/rendered.fixtures.tsx';
import { SortMarks } from './sort-marks.tsx';

const passage_id = exampleCasefile.observations[0]?.passages[0]?.passage_id ?? '';

function open(...spans: readonly (readonly [start: number, end: number])[]) {
  const workspace = spans.reduce(
    (before, [start, end]) =>
      applyEdit(before, addMark(before, { observation_id: 1, passage_id, span: span(start, end) })),
    workspaceOf({ title: 'x' }),
  );
  const made = renderInDesk(<SortMarks />, workspace);
  const section = within(made.screen.getByRole('region', { name: 'Sort marks' }));
  const head = () => section.getByRole('heading', { level: 3 });
  return {
    ...made,
    section,
    head,
    press: (key: string) => untilRendered(() => void fireEvent.keyDown(head(), { key })),
    marks: () => made.workspace().marks?.map((mark) => [mark.span.start, mark.span.end]),
    claim: () => viewClaim(made.entries('claims')[2]),
    /** What was announced last. */
    spoken: () =>
      made.screen.getAllByRole('status').find((status) => status.getAttribute('aria-live') === 'polite')?.textContent,
  };
}

/** Returns the title of the chosen option of a group. */
const checked = (section: ReturnType<typeof open>['section'], name: string) =>
  within(section.getByRole('radiogroup', { name })).getByRole('radio', { checked: true }).closest('label')?.textContent;

it('makes the proposed claim with one key, goes on to the next mark, and is undone in one step', async () => {
  const { section, press, marks, claim, undo, view } = open([60, 123], [0, 59]);
  expect(section.getByText('1 of 2 to sort')).toBeTruthy();
  expect(view.getState().pending).toMatchObject({ span: { start: 0, end: 59 }, reveal: true });
  await press('n');
  expect(section.getByRole('radio', { name: /^Reported speaker: River Authority/ })).toHaveProperty('checked', true);
  await press('a');
  expect(claim()).toMatchObject({
    span: { start: 60, end: 123 },
    representation: 'verbatim',
    attribution: { mode: 'reported-speaker', actor_id: 'river-authority' },
  });
  expect(marks()).toEqual([[0, 59]]);
  await undo();
  expect(marks()).toEqual([
    [60, 123],
    [0, 59],
  ]);
});

it('chooses another kind, no speaker and an entry with its effect by their letters', async () => {
  const { press, claim, entries } = open([60, 123]);
  for (const key of ['k', 's', 'e', 'x', 'a']) await press(key);
  expect(claim().claim_kind).toBeTruthy();
  expect(claim().attribution).toMatchObject({ mode: 'unresolved', actor_id: null });
  const links = JSON.stringify([entries('power_bases'), entries('intent_hypotheses')]);
  expect(links).toContain('"claim_id":"C-003","effect":"contradicts"');
});

it('widens a mark to its sentence, joins it with the next, and drops it', async () => {
  const { section, press, marks } = open([4, 11], [60, 70]);
  await press('w');
  expect(marks()).toEqual([
    [0, 59],
    [60, 70],
  ]);
  await press('j');
  expect(marks()).toEqual([[0, 70]]);
  await press('d');
  expect(marks()).toBeUndefined();
  expect(section.getByText('No marks to sort')).toBeTruthy();
});

it('stays at a mark that is widened to before another one, and keeps one mark for one text', async () => {
  const { press, marks, undo } = open([10, 15], [30, 40]);
  await press('n');
  await press('w');
  expect(marks()).toEqual([
    [10, 15],
    [0, 59],
  ]);
  await press('d');
  expect(marks()).toEqual([[10, 15]]);
  await undo();
  await press('n');
  await press('w');
  expect(marks()).toEqual([[0, 59]]);
});

describe('choices for a mark', () => {
  const subjects = (section: ReturnType<typeof open>['section']) =>
    within(section.getByRole('group', { name: 'Subject' })).getAllByRole('button', { pressed: true });

  it('stay when it gets another span, when another mark is shown, and when that is undone', async () => {
    const { section, press, undo, claim } = open([4, 11], [60, 70]);
    await press('k');
    const kind = checked(section, 'Kind');
    await press('u');
    const [subject] = subjects(section);
    await press('e');
    const still = (): void => {
      expect(checked(section, 'Kind')).toBe(kind);
      expect(subjects(section).map(({ textContent }) => textContent?.slice(0, 10))).toEqual([
        subject?.textContent?.slice(0, 10),
      ]);
      expect(section.getByRole('combobox')).toHaveProperty('value', expect.stringMatching(/^(PB|IH)-001/));
    };
    for (const key of ['w', 'n', 'p', 'j']) {
      await press(key);
      if (key !== 'n') still();
    }
    await undo();
    still();
    await press('a');
    expect(claim().span).toMatchObject({ start: 0, end: 59 });
    expect(claim().claim_kind).toBeTruthy();
  });

  it('find an entry without an ID wherever it is, and say so when it is missing', async () => {
    const { section, edit, undo, screen, spoken } = open([60, 123]);
    const blank = (description: string) => ({ description, evidence: [] });
    const list = '/assessment/power_bases';
    await edit({ type: 'insert', path: list, index: 1, values: [blank('The one that is meant')] });
    const box = section.getByRole('combobox', { name: 'Power basis or hypothesis' });
    await untilRendered(() => void fireEvent.click(box));
    await untilRendered(() => void fireEvent.click(screen.getByRole('option', { name: /The one that is meant/ })));
    await edit({ type: 'insert', path: list, index: 0, values: [blank('Another one')] });
    expect(box).toHaveProperty('value', expect.stringContaining('The one that is meant'));
    await edit({ type: 'unset', path: `${list}/2` });
    expect(box).toHaveProperty('value', '');
    expect(section.getByText('Power basis 2 was deleted or changed. Choose an entry again.')).toBeTruthy();
    expect(spoken()).toContain('Power basis 2 was deleted or changed.');
    await undo();
    expect(box).toHaveProperty('value', expect.stringContaining('The one that is meant'));
  });

  it('can be no entry again, from the list', async () => {
    const { section, press, screen } = open([60, 123]);
    await press('e');
    const box = section.getByRole('combobox', { name: 'Power basis or hypothesis' });
    expect(section.getByRole('radiogroup', { name: 'Effect' })).toBeTruthy();
    await untilRendered(() => void fireEvent.click(box));
    await untilRendered(() => void fireEvent.click(screen.getByRole('option', { name: 'Not linked' })));
    expect(section.queryByRole('radiogroup', { name: 'Effect' })).toBeNull();
  });
});

it('says what a letter chose, and what became of a mark', async () => {
  const { press, spoken, section } = open([4, 11], [0, 59], [60, 70]);
  await press('k');
  expect(spoken()).toBe(`Kind: ${checked(section, 'Kind')}.`);
  await press('e');
  expect(spoken()).toMatch(/^Entry: (PB|IH)-001/);
  await press('x');
  expect(spoken()).toBe('Effect: Contradicts.');
  await press('u');
  expect(spoken()).toMatch(/^Subject: /);
  await press('n');
  await press('w');
  expect(spoken()).toBe('Dropped, because its sentence is marked already. 2 marks to sort.');
});

it('keeps the focus in the queue when a step is undone', async () => {
  const { press, desk, undo, section, head } = open([60, 123]);
  const queue = section.getByRole('heading', { name: 'Sort marks' });
  await press('a');
  expect(document.activeElement).toBe(queue);
  await undo();
  await press('n');
  head().focus();
  await untilRendered(() => void desk.actions.redo());
  expect(document.activeElement).toBe(queue);
  await undo();
  head().focus();
  await press('w');
  await undo();
  expect(document.activeElement).toBe(head());
});

it('drops no mark without a passage in a read-only tab', async () => {
  const { desk, workspace, button } = open([60, 123]);
  await untilRendered(() => desk.actions.follow({ ...workspace(), casefile: null }));
  expect(button('Drop mark').closest('fieldset')).toHaveProperty('disabled', true);
});

it('stays at the mark that is shown when others come before it', async () => {
  const { press, edit, marks, section, spoken } = open([60, 70]);
  const mark = { observation_id: 1, passage_id, span: { start: 0, end: 3 } };
  await edit({ type: 'insert', path: '/marks', index: 0, values: [mark] });
  expect(section.getByText('2 of 2 to sort')).toBeTruthy();
  await press('a');
  expect(marks()).toEqual([[0, 3]]);
  expect(spoken()).toBe('C-003 created. 1 mark to sort.');
});

it('makes no claim of a mark whose entry has no place for another link', async () => {
  const { press, edit, section, marks } = open([60, 70]);
  await press('e');
  const list = section.getByRole('combobox').getAttribute('value')?.startsWith('PB')
    ? 'power_bases'
    : 'intent_hypotheses';
  const value = Array.from({ length: 100 }, () => ({ claim_id: 'C-001', effect: 'supports', reason: '' }));
  await edit({ type: 'set', path: `/assessment/${list}/0/evidence`, value });
  expect(section.getByRole('button', { name: 'Make claim' })).toHaveProperty('disabled', true);
  expect(section.getByText(/^Limit reached: at most 100 links of (PB|IH)-001\.$/)).toBeTruthy();
  await press('a');
  expect(marks()).toEqual([[60, 70]]);
});

it('joins no marks beyond the length that a claim’s text can have', () => {
  const { section } = open([0, 3], [60, 70]);
  expect(section.getByRole('button', { name: 'Join with the next' })).toHaveProperty('disabled', false);
  const text = 'word '.repeat(limits.actual);
  const [first] = exampleCasefile.observations;
  const casefile = { ...exampleCasefile, observations: [{ ...first, passages: [{ passage_id, text }] }] };
  const far = { observation_id: 1, passage_id, span: span(limits.actual, limits.actual + 4) };
  const marks = [{ ...far, span: span(0, 4) }, far];
  const { screen } = renderInDesk(<SortMarks />, {
    ...workspaceOf({ title: 'x' }),
    casefile: casefile as typeof exampleCasefile,
    marks,
  });
  const [, long] = screen.getAllByRole('button', { name: 'Join with the next' });
  expect(long).toHaveProperty('disabled', true);
  expect(screen.getByText(/^Limit reached: at most [\d,]+ characters\.$/)).toBeTruthy();
});
