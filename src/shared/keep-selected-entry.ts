/** Keeps the selection on the same entry when the whole draft changes. */
import { followEntry } from '../store/follow-entry.ts';
import type { Stores } from './context.tsx';

/**
 * Runs a step, such as an undo, and selects the same entry afterwards, even if its index has changed. If the step
 * deleted the entry, another one is selected; the passage stays, because a person who undoes a new claim goes on in its
 * text.
 */
export function keepSelectedEntry({ desk, view }: Pick<Stores, 'desk' | 'view'>, step: () => void): void {
  const before = desk.getState().draft?.workspace;
  step();
  const after = desk.getState().draft?.workspace;
  if (!before || !after || before === after) return;
  const { selection, passageId, observationId } = view.getState();
  const next = followEntry(selection, before, after);
  if (next.section === selection.section && next.index === selection.index) return;
  view.actions.select(next);
  if (next.index === undefined && passageId !== null) view.actions.showPassage(passageId, observationId);
}
