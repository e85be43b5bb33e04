/** Keeps the selection on the same entry when the whole draft changes. */
import { followEntry } from '../store/follow-entry.ts';
import type { Stores } from './context.tsx';

/** Runs a step, such as an undo, and selects the same entry afterwards, even if its index has changed. */
export function keepSelectedEntry({ desk, view }: Pick<Stores, 'desk' | 'view'>, step: () => void): void {
  const before = desk.getState().draft?.workspace;
  step();
  const after = desk.getState().draft?.workspace;
  if (!before || !after || before === after) return;
  const { selection } = view.getState();
  const next = followEntry(selection, before, after);
  if (next.section !== selection.section || next.index !== selection.index) view.actions.select(next);
}
