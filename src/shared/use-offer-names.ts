/** Offers further names of an actor that was just added, if the passages show some beside its name. */
import { useCallback } from 'react';
import { nameOfActor, casefileIndex } from '../core/casefile/lookup.ts';
import { addNames } from '../core/workspace/casefile-edits.ts';
import { useToast } from '../ui/toast.tsx';
import { useStores } from './context.tsx';
import { useDispatchAndTell } from './dispatch-and-tell.ts';

/** Returns a function that searches the passages for names of the casefile's last actor and offers to add them. */
export function useOfferNames(): () => void {
  const { desk } = useStores();
  const run = useDispatchAndTell();
  const toast = useToast();
  return useCallback(() => {
    const casefileNow = () => desk.getState().draft?.workspace.casefile;
    const actor = casefileNow()?.actors.at(-1);
    if (!actor) return;
    void import('../core/proposals/actor-names.ts').then(
      ({ findMoreNames }) => {
        const casefile = casefileNow();
        if (!casefile || casefileIndex(casefile).actor(actor.actor_id) !== actor) return;
        const found = findMoreNames(casefile, actor).map(({ name }) => name);
        if (found.length === 0) return;
        const label = `add ${found.length === 1 ? 'a name' : `${String(found.length)} names`}`;
        toast({
          text: `The passages have more names of ${nameOfActor(actor)}: “${found.join('”, “')}”.`,
          action: {
            title: found.length === 1 ? 'Add this name' : 'Add these names',
            onAction: () => {
              run((workspace) => addNames(workspace, workspace.casefile?.actors.indexOf(actor) ?? -1, found), {
                label,
              });
            },
          },
        });
      },
      // Without the search, nothing is offered.
      () => undefined,
    );
  }, [desk, run, toast]);
}
