import { useMemo } from 'react';
import { useStores } from '../../store/context.tsx';
import { useAnnounce } from '../../ui/announcer.tsx';

/** Undo and redo, each saying aloud what it took back or did again. */
export function useHistorySteps(): { readonly undo: () => void; readonly redo: () => void } {
  const { desk } = useStores();
  const announce = useAnnounce();
  return useMemo(
    () => ({
      undo() {
        const step = desk.getState().draft?.history.past.at(-1);
        desk.actions.undo();
        announce(step ? `Undone: ${step.label}` : 'Nothing to undo');
      },
      redo() {
        const step = desk.getState().draft?.history.future.at(-1);
        desk.actions.redo();
        announce(step ? `Done again: ${step.label}` : 'Nothing to redo');
      },
    }),
    [desk, announce],
  );
}
