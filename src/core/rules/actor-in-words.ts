/** How messages name an actor: by its name in the casefile. Messages that send a person to find the ID show the ID. */
import { nameOfActor } from '../casefile/lookup.ts';
import type { RuleContext } from './context.ts';

/** Returns the name of an actor, or its ID if the casefile has no name for it. */
export function actorInWords(actorId: string, context: RuleContext): string {
  const actor = context.actor(actorId);
  return actor ? nameOfActor(actor) : actorId;
}

/** Returns the names of two actors, or their IDs if both have the same name. */
export function actorsInWords(oneId: string, otherId: string, context: RuleContext): readonly [string, string] {
  const [one, other] = [actorInWords(oneId, context), actorInWords(otherId, context)];
  return one === other ? [oneId, otherId] : [one, other];
}
