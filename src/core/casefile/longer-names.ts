/** The names of other actors that contain one of some names: “South Sudan” for Sudan. */
import { byIdentity } from '../json/by-identity.ts';
import { foldedName } from '../passage/name-forms.ts';
import type { Actor } from './types.generated.ts';

const none: readonly string[] = [];

/**
 * Returns the longer names of actors that contain one of the given names, without case, and are none of them. A text
 * that has only such a longer name does not name the actor of the shorter one. Computed once for two lists.
 */
export function longerNamesOf(actors: readonly Actor[] | undefined, names: readonly string[]): readonly string[] {
  if (!actors) return none;
  return search(names, actors);
}

const search = byIdentity((names: readonly string[], actors: readonly Actor[]): readonly string[] => {
  const own = new Set(names.map(foldedName).filter((name) => name !== ''));
  const isLonger = (name: string): boolean => {
    const folded = foldedName(name);
    return !own.has(folded) && [...own].some((one) => folded.includes(one));
  };
  return actors.flatMap((actor) => actor.names.filter(isLonger));
});
