/** The name under which an actor is shown: its first name that is not blank, or its ID. */
import { showDirections } from '../passage/directions.ts';
import type { CasefileIndex } from './lookup.ts';
import type { Actor } from './types.generated.ts';

type NamedActor = Pick<Actor, 'actor_id' | 'names'>;

/** Returns the actor's first name that is not blank; undefined if it has none. */
export function firstName({ names }: Pick<NamedActor, 'names'>): string | undefined {
  return names.find((name) => name.trim() !== '');
}

/** Returns the actor's names that are not blank, without the one that `nameOfActor` returns. */
export function otherNames(actor: NamedActor): readonly string[] {
  const shown = firstName(actor);
  return actor.names.filter((name) => name.trim() !== '' && name !== shown).map(showDirections);
}

/** Returns the name of the actor with an ID, or the ID if the casefile does not have it, to be shown. */
export function nameOfActorId(id: string, index: CasefileIndex): string {
  const actor = index.actor(id);
  return actor ? nameOfActor(actor) : showDirections(id);
}

/** Returns the actor's first name that is not blank, or its ID if it has none, to be shown. */
export function nameOfActor(actor: NamedActor): string {
  return showDirections(firstName(actor) ?? actor.actor_id);
}
