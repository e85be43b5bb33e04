import { fireEvent, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { limits } from '../../core/assessment/limits.ts';
import { listOf, viewClaim } from '../../core/assessment/view.ts';
import { span } from '../../core/text/span.ts';
import { exampleCasefile, workspaceOf } from '../../core/rules/example-workspace.ts';
import { applyEdit } from '../../core/workspace/apply-edit.ts';
import type { Edit } from '../../core/workspace/workspace.ts';
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
  const section = made.screen.getByRole('region', { name: 'Sort marks' });
  const draft = () => made.desk.getState().draft?.workspace;
  return {
    ...made,
    section: within(section),
    press: (key: string) =>
      untilRendered(() => void fireEvent.keyDown(within(section).getByRole('heading', { level: 3 }), { key })),
    marks: () => draft()?.marks?.map((mark) => [mark.span.start, mark.span.end]),
    claim: () => viewClaim(listOf(draft()?.assessment ?? {}, 'claims')[2]),
  };
}

/** Returns the title of the chosen option of a group. */
const checked = (section: ReturnType<typeof open>['section'], name: string) =>
  within(section.getByRole('radiogroup', { name })).getByRole('radio', { checked: true }).closest('label')?.textContent;

/** Returns what was announced last. */
const spoken = (screen: ReturnType<typeof open>['screen']) =>
  screen.getAllByRole('status').find((status) => status.getAttribute('aria-live') === 'polite')?.textContent;

it('makes the proposed claim with one key, goes on to the next mark, and is undone in one step', async () => {
  const { section, press, marks, claim, desk, view } = open([60, 123], [0, 59]);
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
  await untilRendered(() => void desk.actions.undo());
  expect(marks()).toEqual([
    [60, 123],
    [0, 59],
  ]);
});

it('chooses another kind, no speaker and an entry with its effect by their letters', async () => {
  const { press, claim, desk } = open([60, 123]);
  for (const key of ['k', 's', 'e', 'x', 'a']) await press(key);
  expect(claim().claim_kind).toBeTruthy();
  expect(claim().attribution).toMatchObject({ mode: 'unresolved', actor_id: null });
  const assessment = desk.getState().draft?.workspace.assessment ?? {};
  const links = JSON.stringify([listOf(assessment, 'power_bases'), listOf(assessment, 'intent_hypotheses')]);
  expect(links).toContain('"claim_id":"C-003","effect":"contradicts"');
});

it('adds a subject that the text does not name, also a new actor, and letters work again', async () => {
  const { section, press, claim, desk } = open([0, 59]);
  const box = section.getByRole('combobox', { name: 'Add a subject' });
  await untilRendered(() => void fireEvent.change(box, { target: { value: 'Dock Union' } }));
  for (let presses = 0; presses < 2; presses += 1)
    await untilRendered(() => void fireEvent.keyDown(box, { key: 'Enter', code: 'Enter' }));
  expect(document.activeElement).toBe(section.getByRole('heading', { level: 3 }));
  await press('a');
  const added = desk.getState().draft?.workspace.casefile?.actors.at(-1);
  expect(added?.names).toEqual(['Dock Union']);
  expect(claim().subject_actor_ids).toContain(added?.actor_id);
});

it('follows the arrows below the passage, which move the shown span, but no other selection', async () => {
  const { marks, view } = open([4, 11]);
  const { pending } = view.getState();
  await untilRendered(() => pending && view.actions.setPending({ ...pending, span: span(0, 11) }));
  expect(marks()).toEqual([[0, 11]]);
  await untilRendered(() => view.actions.setPending({ passageId: passage_id, span: span(20, 30) }));
  expect(marks()).toEqual([[0, 11]]);
});

it('says so if the arrows give a mark the text of another one, because only one of them stays', async () => {
  const { screen, marks, view } = open([0, 10], [0, 20]);
  const move = (end: number) =>
    untilRendered(() => {
      const { pending } = view.getState();
      if (pending) view.actions.setPending({ ...pending, span: span(0, end) });
    });
  await move(11);
  expect(spoken(screen)).toContain('Adjusted. 2 marks');
  await move(20);
  expect(marks()).toEqual([[0, 20]]);
  expect(spoken(screen)).toContain('Joined with another mark. 1 mark');
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
  const { press, marks, desk } = open([10, 15], [30, 40]);
  await press('n');
  await press('w');
  expect(marks()).toEqual([
    [10, 15],
    [0, 59],
  ]);
  await press('d');
  expect(marks()).toEqual([[10, 15]]);
  await untilRendered(() => void desk.actions.undo());
  await press('n');
  await press('w');
  expect(marks()).toEqual([[0, 59]]);
});

describe('choices for a mark', () => {
  const subjects = (section: ReturnType<typeof open>['section']) =>
    within(section.getByRole('group', { name: 'Subject' })).getAllByRole('button', { pressed: true });

  it('stay when it gets another span, when another mark is shown, and when that is undone', async () => {
    const { section, press, desk, claim } = open([4, 11], [60, 70]);
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
      expect(section.getByRole('combobox', { name: 'Power basis or hypothesis' })).toHaveProperty(
        'value',
        expect.stringMatching(/^(PB|IH)-001/),
      );
    };
    for (const key of ['w', 'n', 'p', 'j']) {
      await press(key);
      if (key !== 'n') still();
    }
    await untilRendered(() => void desk.actions.undo());
    still();
    await press('a');
    expect(claim().span).toMatchObject({ start: 0, end: 59 });
    expect(claim().claim_kind).toBeTruthy();
  });

  it('find an entry without an ID wherever it is, and say so when it is missing', async () => {
    const { section, desk, screen } = open([60, 123]);
    const edit = (how: Edit) => untilRendered(() => void desk.actions.dispatch(how, { label: 'edit' }));
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
    expect(spoken(screen)).toContain('Power basis 2 was deleted or changed.');
    await untilRendered(() => void desk.actions.undo());
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
  const { press, screen, section } = open([4, 11], [0, 59], [60, 70]);
  await press('k');
  expect(spoken(screen)).toBe(`Kind: ${checked(section, 'Kind')}.`);
  await press('e');
  expect(spoken(screen)).toMatch(/^Entry: (PB|IH)-001/);
  await press('x');
  expect(spoken(screen)).toBe('Effect: Contradicts.');
  await press('u');
  expect(spoken(screen)).toMatch(/^Subject: /);
  await press('n');
  await press('w');
  expect(spoken(screen)).toBe('Dropped, because its sentence is marked already. 2 marks to sort.');
});

it('keeps the focus in the queue when a step is undone', async () => {
  const { press, desk, section } = open([60, 123]);
  await press('a');
  expect(document.activeElement).toBe(section.getByRole('heading', { name: 'Sort marks' }));
  await untilRendered(() => void desk.actions.undo());
  await press('n');
  section.getByRole('heading', { level: 3 }).focus();
  await untilRendered(() => void desk.actions.redo());
  expect(document.activeElement).toBe(section.getByRole('heading', { name: 'Sort marks' }));
  await untilRendered(() => void desk.actions.undo());
  section.getByRole('heading', { level: 3 }).focus();
  await press('w');
  await untilRendered(() => void desk.actions.undo());
  expect(document.activeElement).toBe(section.getByRole('heading', { level: 3 }));
});

it('drops no mark without a passage in a read-only tab', async () => {
  const made = open([60, 123]);
  const { workspace } = made.desk.getState().draft ?? {};
  if (workspace) await untilRendered(() => made.desk.actions.follow({ ...workspace, casefile: null }));
  expect(made.section.getByRole('button', { name: 'Drop mark' }).closest('fieldset')).toHaveProperty('disabled', true);
});

it('stays at the mark that is shown when others come before it', async () => {
  const { press, desk, marks, section, screen } = open([60, 70]);
  const mark = { observation_id: 1, passage_id, span: { start: 0, end: 3 } };
  const insert: Edit = { type: 'insert', path: '/marks', index: 0, values: [mark] };
  await untilRendered(() => void desk.actions.dispatch(insert, { label: 'mark text' }));
  expect(section.getByText('2 of 2 to sort')).toBeTruthy();
  await press('a');
  expect(marks()).toEqual([[0, 3]]);
  expect(spoken(screen)).toBe('C-003 created. 1 mark to sort.');
});

it('makes no claim of a mark whose entry has no place for another link', async () => {
  const { press, desk, section, marks } = open([60, 70]);
  await press('e');
  const evidence = (length: number): Edit => ({
    type: 'set',
    path: section.getByRole('combobox', { name: 'Power basis or hypothesis' }).getAttribute('value')?.startsWith('PB')
      ? '/assessment/power_bases/0/evidence'
      : '/assessment/intent_hypotheses/0/evidence',
    value: Array.from({ length }, () => ({ claim_id: 'C-001', effect: 'supports', reason: '' })),
  });
  await untilRendered(() => void desk.actions.dispatch(evidence(100), { label: 'edit' }));
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
