/** Finds the actor of the casefile that an ID or a name in another form means. */
import { byIdentity } from '../json/by-identity.ts';
import type { Actor, Casefile } from '../casefile/types.generated.ts';

/** The letters and digits of a text in lower case, without accents. */
function looseForm(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '');
}

const formsOf = byIdentity((actors: readonly Actor[]): ReadonlyMap<string, ReadonlySet<string>> => {
  const forms = new Map<string, Set<string>>();
  for (const { actor_id: id, names } of actors) {
    for (const form of [id, ...names].map(looseForm)) forms.set(form, (forms.get(form) ?? new Set()).add(id));
  }
  return forms;
});

/**
 * Returns the ID of the actor whose ID or name is this text, ignoring case, accents and punctuation. Undefined if there
 * is none, or more than one.
 */
export function similarActorId(casefile: Casefile | null, text: string): string | undefined {
  const form = looseForm(text);
  if (!casefile || form === '') return undefined;
  const ids = formsOf(casefile.actors).get(form);
  return ids?.size === 1 ? [...ids][0] : undefined;
}
