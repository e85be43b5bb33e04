/** The name of the actor with an ID, as it is shown on the screen. */
import { nameOfActor } from '../core/casefile/actor-name.ts';
import { casefileIndex } from '../core/casefile/lookup.ts';
import type { Casefile } from '../core/casefile/types.generated.ts';

export function actorName(casefile: Casefile | null, actorId: string): string {
  const actor = casefileIndex(casefile).actor(actorId);
  return actor ? nameOfActor(actor) : actorId;
}
