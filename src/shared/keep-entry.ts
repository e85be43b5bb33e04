/** Keeps the selected entry selected while the draft changes as a whole. */
import { followEntry } from '../store/follow-entry.ts';
import type { Stores } from '../store/context.tsx';

/** Takes a step, such as an undo; the entry that is selected is the same one after it, wherever it is in its list then. */
export function keepingEntry({ desk, view }: Pick<Stores, 'desk' | 'view'>, step: () => void): void {
  const before = desk.getState().draft?.workspace;
  step();
  const after = desk.getState().draft?.workspace;
  if (!before || !after || before === after) return;
  const { selection } = view.getState();
  const next = followEntry(selection, before, after);
  if (next.section !== selection.section || next.index !== selection.index) view.actions.select(next);
}
