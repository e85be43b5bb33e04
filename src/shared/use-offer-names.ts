/** Offers further names of actors that were just added, if the passages show some. */
import { useCallback } from 'react';
import { nameOfActor, casefileIndex } from '../core/casefile/lookup.ts';
import type { Actor } from '../core/casefile/types.generated.ts';
import { counted, listed } from '../core/json/words.ts';
import { addNames } from '../core/workspace/casefile-edits.ts';
import type { Edit, Workspace } from '../core/workspace/workspace.ts';
import { useAnnounce } from '../ui/announcer.tsx';
import { useToast } from '../ui/toast.tsx';
import { useStores } from './context.tsx';
import { dispatchAndTell } from './dispatch-and-tell.ts';

/** For how many actors names are searched. The others have theirs offered in the casefile. */
const maxActors = 5;

/** How many names of an actor the message shows. */
const maxShown = 3;

interface MoreNames {
  readonly actor: Actor;
  readonly names: readonly string[];
}

/** “Harbour Council: “the Council”, “HC”, “Council” and 2 more”. */
function inWords({ actor, names }: MoreNames): string {
  const quoted = names.map((name) => `“${name}”`);
  // A fourth name takes no more space than “1 more”.
  return `${nameOfActor(actor)}: ${listed(quoted, maxShown + 1)}`;
}

/**
 * Returns a function that searches the passages for names of the casefile's last actor, or of those with the given IDs,
 * and offers to add them.
 */
export function useOfferNames(): (actorIds?: readonly string[]) => void {
  const { desk, view, inSlices } = useStores();
  const toast = useToast();
  const say = useAnnounce();
  return useCallback(
    (actorIds) => {
      const casefileNow = () => desk.getState().draft?.workspace.casefile;
      const actors = casefileNow()?.actors ?? [];
      const added = actorIds ? actors.filter(({ actor_id }) => actorIds.includes(actor_id)) : actors.slice(-1);
      // The import of sources can have opened the draft after it was shown.
      const target = { desk, view, toast, say, draftId: desk.getState().draft?.id };
      const found: MoreNames[] = [];
      const offer = (): void => {
        const count = found.reduce((sum, { names }) => sum + names.length, 0);
        if (count === 0) return;
        toast({
          text: `The passages have more names of ${found.map(inWords).join('; ')}.`,
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
      };
      if (added.length === 0) return;
      void import('../core/proposals/actor-names.ts').then(
        ({ findMoreNames }) => {
          const left = added.slice(0, maxActors);
          // Each actor can take long, so input and painting go between two of them.
          inSlices((enough) => {
            while (left.length > 0) {
              const actor = left.shift();
              const casefile = casefileNow();
              if (actor && casefile && casefileIndex(casefile).actor(actor.actor_id) === actor) {
                const names = findMoreNames(casefile, actor).map(({ name }) => name);
                if (names.length > 0) found.push({ actor, names });
              }
              if (enough() && left.length > 0) return false;
            }
            offer();
            return true;
          });
        },
        // Without the search, nothing is offered.
        () => undefined,
      );
    },
    [desk, view, inSlices, toast, say],
  );
}
