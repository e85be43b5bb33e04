import { fireEvent, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { listOf, viewClaim } from '../../core/assessment/view.ts';
import { span } from '../../core/passage/span.ts';
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
