import { useMemo } from 'react';
import { useStores, type Stores } from '../../store/context.tsx';
import { followEntry } from '../../store/follow-entry.ts';
import { useAnnounce } from '../../ui/announcer.tsx';
import { isSamePlace } from '../addresses.ts';

/** Undo and redo, each saying aloud what it took back or did again. The selected entry stays selected. */
export function useHistorySteps(): { readonly undo: () => void; readonly redo: () => void } {
  const { desk, view } = useStores();
  const announce = useAnnounce();
  return useMemo(
    () => ({
      undo() {
        const step = desk.getState().draft?.history.past.at(-1);
        keepingEntry({ desk, view }, desk.actions.undo);
        announce(step ? `Undone: ${step.label}` : 'Nothing to undo');
      },
      redo() {
        const step = desk.getState().draft?.history.future.at(-1);
        keepingEntry({ desk, view }, desk.actions.redo);
        announce(step ? `Done again: ${step.label}` : 'Nothing to redo');
      },
    }),
    [desk, view, announce],
  );
}

/** Takes a step; what is selected is the same entry after it, wherever it stands then. */
function keepingEntry({ desk, view }: Pick<Stores, 'desk' | 'view'>, step: () => void): void {
  const before = desk.getState().draft?.workspace;
  step();
  const after = desk.getState().draft?.workspace;
  if (!before || !after) return;
  const { selection } = view.getState();
  const next = followEntry(selection, before, after);
  if (!isSamePlace(next, selection)) view.actions.select(next);
}
