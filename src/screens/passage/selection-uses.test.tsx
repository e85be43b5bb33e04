import { fireEvent } from '@testing-library/react';
import { expect, it } from 'vitest';
import { viewPowerBasis } from '../../core/assessment/view.ts';
import { span } from '../../core/text/span.ts';
import { workspaceOf } from '../../core/rules/example-workspace.ts';
import { untilRendered, renderInDesk } from '../../shared/rendered.fixtures.tsx';
// Loads the code that opens later, so that the tests do not wait for it.
import './evidence-dialog.tsx';
import './new-actor-dialog.tsx';
import { PassagePanel } from './passage-panel.tsx';
import { canBeName } from './selection-menu.tsx';

async function renderPassage() {
  const made = renderInDesk(<PassagePanel />, workspaceOf({ title: 'x' }));
  const { screen, workspace, view } = made;
  const text = screen.getByLabelText('Passage text');
  const passageId = workspace().casefile?.observations[0]?.passages[0]?.passage_id ?? '';
  return {
    ...made,
    claims: () => made.entries('claims'),
    press: (key: string): void => void fireEvent.keyDown(text, { key }),
    select: (start: number, end: number) =>
      untilRendered(() => view.actions.setPending({ passageId, span: span(start, end) })),
  };
}

it('creates a claim from the selected text with C, and nothing without a selection', async () => {
  const { screen, claims, view, press, select } = await renderPassage();
  press('c');
  expect(claims()).toHaveLength(2);
  await select(4, 19);
  expect(screen.getByLabelText('New claim from selection').textContent).toContain('New claim');
  press('c');
  expect(claims()[2]).toMatchObject({ actual: 'Harbour Council', proposition: 'Harbour Council' });
  expect(view.getState()).toMatchObject({ pending: null, selection: { section: 'claims', index: 2 } });
  expect(view.getState().focus?.field).toBe('/claim_kind');
});

it('creates a claim as evidence with E, in one step, and proposes the entry again', async () => {
  const { screen, undo, claims, entries, view, press, select } = await renderPassage();
  await select(60, 123);
  press('e');
  const reason = await screen.findByLabelText('Reason');
  expect(screen.getByText(/This text does not name Harbour Council/)).toBeTruthy();
  fireEvent.change(reason, { target: { value: 'It was not asked.' } });
  fireEvent.click(screen.getByText('Contradicts'));
  fireEvent.keyDown(reason, { key: 'Enter' });
  const evidence = () => viewPowerBasis(entries('power_bases')[0]).evidence;
  expect(claims()).toHaveLength(3);
  expect(evidence()?.at(-1)).toEqual({ claim_id: 'C-003', effect: 'contradicts', reason: 'It was not asked.' });
  expect(view.getState().lastEntry).toBe('PB-001');
  expect(screen.getByText('C-003 created and linked to PB-001.')).toBeTruthy();
  await undo();
  expect(claims()).toHaveLength(2);
  expect(evidence()).toHaveLength(2);
});

it('sets the span of the open claim with S', async () => {
  const { claims, view, press, select } = await renderPassage();
  await untilRendered(() => view.actions.select({ section: 'claims', index: 0 }));
  await select(4, 19);
  press('s');
  expect(claims()[0]).toMatchObject({ actual: 'Harbour Council', span: { start: 4, end: 19 } });
});

it.each([
  ['the ministry', true],
  ['River Authority', true],
  ['the ministry said that nobody', false],
  ['the ministry.', false],
])('offers to add an actor named “%s”: %s', (words, isOffered) => {
  expect(canBeName(words, span(0, words.length))).toBe(isOffered);
});

it('adds an actor with A, only for text that can be a name', async () => {
  const { screen, workspace, press, select } = await renderPassage();
  await select(0, 59);
  press('a');
  expect(screen.queryByLabelText('Name')).toBeNull();
  await select(52, 58);
  press('a');
  const name = await screen.findByLabelText('Name');
  expect((name as HTMLInputElement).value).toBe('Monday');
  fireEvent.change(name, { target: { value: 'Monday; Monday Club' } });
  fireEvent.click(screen.getByRole('button', { name: 'Add actor', hidden: true }));
  expect(workspace().casefile?.actors.at(-1)).toMatchObject({ actor_id: 'monday', names: ['Monday', 'Monday Club'] });
});
