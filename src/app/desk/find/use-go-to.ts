/** Goes to a chosen result of “Find anything”: a place, a passage, a help entry or a command. */
import { useCallback } from 'react';
import { useViewActions } from '../../../shared/context.tsx';
import type { Target } from './find-items.ts';

/** Returns a function that goes to a target. */
export function useGoTo(onHelp: (entryId: string) => void): (target: Target) => void {
  const { select, showPassage } = useViewActions();
  return useCallback(
    (target) => {
      if (target.kind === 'command') target.run();
      else if (target.kind === 'place') select(target.selection, target.field ?? '');
      else if (target.kind === 'help') onHelp(target.entryId);
      else showPassage(target.passageId, target.observationId);
    },
    [select, showPassage, onHelp],
  );
}
