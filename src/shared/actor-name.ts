/** The name of the actor with an ID, as it is shown on the screen. */
import { nameOfActorId, casefileIndex } from '../core/casefile/lookup.ts';
import type { Casefile } from '../core/casefile/types.generated.ts';

export function actorName(casefile: Casefile | null, actorId: string): string {
  return nameOfActorId(actorId, casefileIndex(casefile));
}
