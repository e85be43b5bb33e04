/** Offers further names of actors that were just added, if the passages show some. */
import { useCallback } from 'react';
import { nameOfActor, casefileIndex } from '../core/casefile/lookup.ts';
import { counted } from '../core/json/words.ts';
import { addNames } from '../core/workspace/casefile-edits.ts';
import type { Edit, Workspace } from '../core/workspace/workspace.ts';
import { useAnnounce } from '../ui/announcer.tsx';
import { useToast } from '../ui/toast.tsx';
import { useStores } from './context.tsx';
import { dispatchAndTell } from './dispatch-and-tell.ts';

/** Returns a function that searches the passages for names of the casefile's last actors and offers to add them. */
export function useOfferNames(): (added?: number) => void {
  const { desk, view } = useStores();
  const toast = useToast();
  const say = useAnnounce();
  return useCallback(
    (added = 1) => {
      const casefileNow = () => desk.getState().draft?.workspace.casefile;
      const before = casefileNow()?.actors.slice(-added) ?? [];
      // The import of sources can have opened the draft after it was shown.
      const target = { desk, view, toast, say, draftId: desk.getState().draft?.id };
      if (added === 0 || before.length === 0) return;
      void import('../core/proposals/actor-names.ts').then(
        ({ findMoreNames }) => {
          const casefile = casefileNow();
          if (!casefile) return;
          const unchanged = before.filter((actor) => casefileIndex(casefile).actor(actor.actor_id) === actor);
          const found = unchanged
            .map((actor) => ({ actor, names: findMoreNames(casefile, actor).map(({ name }) => name) }))
            .filter(({ names }) => names.length > 0);
          const count = found.reduce((sum, { names }) => sum + names.length, 0);
          if (count === 0) return;
          const words = found.map(({ actor, names }) => `${nameOfActor(actor)}: “${names.join('”, “')}”`);
          toast({
            text: `The passages have more names of ${words.join('; ')}.`,
            action: {
              title: count === 1 ? 'Add this name' : 'Add these names',
              onAction: () => {
                const edit = (workspace: Workspace): Edit => ({
                  type: 'batch',
                  edits: found.map(({ actor, names }) =>
                    addNames(workspace, workspace.casefile?.actors.indexOf(actor) ?? -1, names),
                  ),
                });
                dispatchAndTell(target, edit, { label: `add ${counted(count, 'name')}` });
              },
            },
          });
        },
        // Without the search, nothing is offered.
        () => undefined,
      );
    },
    [desk, view, toast, say],
  );
}
