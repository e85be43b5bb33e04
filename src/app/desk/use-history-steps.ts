/** Gives the desk undo and redo, which announce the step and keep the selected entry selected. */
import { use, useMemo } from 'react';
import { keepSelectedEntry } from '../../shared/keep-selected-entry.ts';
import { useStores } from '../../shared/context.tsx';
import { LocalStepsContext } from '../../shared/local-steps.ts';
import { useAnnounce } from '../../ui/announcer.tsx';

export interface HistorySteps {
  readonly undo: () => void;
  readonly redo: () => void;
  /** Undoes this many steps at once. */
  readonly undoSeveral: (steps: number) => void;
}

/** Returns undo and redo, which announce the undone or redone step. The selected entry stays selected. */
export function useHistorySteps(): HistorySteps {
  const { desk, view } = useStores();
  const announce = useAnnounce();
  const local = use(LocalStepsContext);
  return useMemo(
    () => ({
      undo() {
        if (local.current?.undo()) return;
        const step = desk.getState().draft?.history.past.at(-1);
        keepSelectedEntry({ desk, view }, desk.actions.undo);
        announce(step ? `Undone: ${step.label}` : 'Nothing to undo');
      },
      undoSeveral(steps) {
        keepSelectedEntry({ desk, view }, () => {
          for (let step = 0; step < steps; step += 1) desk.actions.undo();
        });
        announce(steps === 1 ? 'Undid 1 step' : `Undid ${steps} steps`);
      },
      redo() {
        if (local.current?.redo()) return;
        const step = desk.getState().draft?.history.future.at(-1);
        keepSelectedEntry({ desk, view }, desk.actions.redo);
        announce(step ? `Redone: ${step.label}` : 'Nothing to redo');
      },
    }),
    [desk, view, announce, local],
  );
}
