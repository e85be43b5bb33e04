/** The name of an actor on the screen: its first name, or its ID if it has none. */
import { casefileIndex } from '../core/casefile/lookup.ts';
import type { Casefile } from '../core/casefile/types.generated.ts';

export function actorName(casefile: Casefile | null, actorId: string): string {
  const names = casefileIndex(casefile).actor(actorId)?.names;
  return names?.find((name) => name !== '') ?? actorId;
}
