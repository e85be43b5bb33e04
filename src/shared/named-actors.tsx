/** Which actors words visibly name. Support for power and intent must do so (specification 2.11.3). */
import { Fragment, useDeferredValue, useMemo } from 'react';
import { nameOfActor } from '../core/casefile/lookup.ts';
import type { Actor } from '../core/casefile/types.generated.ts';
import { namedActors } from '../core/proposals/text-around.ts';
import { Bdi } from '../ui/bdi.tsx';
import { useDraft } from './context.tsx';

/** Said with the first claim of a draft, before many are made that cannot support anything. */
export const supportRule = 'Support for power and intent must be verbatim and must visibly name the actor.';

/** The maximum number of UTF-16 units in which names are looked for. Longer text is hardly one claim. */
const maxNamed = 2000;

/** “names Harbour Council” or “names no actor”; nothing without words, actors, or in a very long text. */
export function NamedActors({ words: given }: { readonly words: string }) {
  const words = useDeferredValue(given.length > maxNamed ? '' : given);
  const actors = useDraft(({ workspace }) => workspace.casefile?.actors ?? noActors);
  const ids = useMemo(() => [...new Set(namedActors(words, actors).map(({ actorId }) => actorId))], [words, actors]);
  if (words === '' || actors.length === 0) return null;
  const names = actors.filter(({ actor_id: id }) => ids.includes(id)).map(nameOfActor);
  return (
    <>
      {names.length === 0 ? 'names no actor' : 'names '}
      {names.map((name, at) => (
        <Fragment key={at}>
          {at === 0 ? null : ', '}
          <Bdi>{name}</Bdi>
        </Fragment>
      ))}
    </>
  );
}

const noActors: readonly Actor[] = [];
