/** Goes to a chosen result of “Find anything”: a place, a passage, a help entry or a command. */
import { useCallback } from 'react';
import { useStores } from '../../../shared/context.tsx';
import { useScreen } from '../use-screen.ts';
import type { Target } from './find-items.ts';

/** Returns a function that goes to a target. */
export function useGoTo(onHelp: (entryId: string) => void): (target: Target) => void {
  const { view, navigation } = useStores();
  const isOnDesk = useScreen() === undefined;
  return useCallback(
    (target) => {
      if (target.kind === 'command') target.run();
      else if (target.kind === 'place') view.actions.select(target.selection, target.field ?? '');
      else if (target.kind === 'help') onHelp(target.entryId);
      else {
        const { passageId, observationId, span } = target;
        // The passages are on the desk only.
        if (!isOnDesk) navigation.goTo({ to: 'desk' });
        if (span) view.actions.setPending({ passageId, span, reveal: true });
        view.actions.showPassage(passageId, observationId);
        view.actions.leadToPassage();
      }
    },
    [view, navigation, isOnDesk, onHelp],
  );
}
