/** The name under which an actor is shown: its first name that is not blank, or its ID. */
import type { Actor } from './types.generated.ts';

type NamedActor = Pick<Actor, 'actor_id' | 'names'>;

/** Returns the actor's first name that is not blank; undefined if it has none. */
export function firstName({ names }: Pick<NamedActor, 'names'>): string | undefined {
  return names.find((name) => name.trim() !== '');
}

/** Returns the actor's first name that is not blank, or its ID if it has none. */
export function nameOfActor(actor: NamedActor): string {
  return firstName(actor) ?? actor.actor_id;
}
