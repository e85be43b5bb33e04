import { expect, it } from 'vitest';
import { createViewStore } from '../store/view-store.ts';
import { deskForTests } from './desk.fixtures.ts';
import { keepSelectedEntry } from './keep-selected-entry.ts';

it('keeps the passage when the undo of a new claim selects another claim', () => {
  const { desk } = deskForTests();
  const view = createViewStore(({ section, index }) => ({ section, index: index ?? 0 }));
  view.subscribe(({ activeClaim }, before) => {
    if (activeClaim !== before.activeClaim) view.actions.showPassage(`of claim ${String(activeClaim)}`, 2);
  });
  const at = desk.getState().draft?.workspace.assessment['claims'] as readonly unknown[];
  desk.actions.dispatch(
    { type: 'insert', path: '/assessment/claims', index: at.length, values: [{ claim_id: 'C-new' }] },
    { label: 'new claim' },
  );
  view.actions.select({ section: 'claims', index: at.length });
  view.actions.showPassage('read', 1);

  keepSelectedEntry({ desk, view }, desk.actions.undo);
  expect(view.getState().selection).toEqual({ section: 'claims', index: 0 });
  expect(view.getState()).toMatchObject({ passageId: 'read', observationId: 1 });
});
