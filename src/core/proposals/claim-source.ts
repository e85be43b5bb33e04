/** What is known about the source of a span, from which a claim on it is proposed. */
import { publisherConsistency } from '../casefile/publisher.ts';
import type { Actor, Observation } from '../casefile/types.generated.ts';
import type { CodePointSpan } from '../passage/span.ts';
import type { ClaimSource } from './propose.ts';

const noActors: readonly Actor[] = [];

/** Returns the source of a span of a passage. */
export function claimSource(
  passage: string,
  span: CodePointSpan,
  observation: Observation | undefined,
  actors: readonly Actor[] = noActors,
): ClaimSource {
  const publisherId = consistentPublisher(observation, actors);
  return { passage, span, language: observation?.language ?? null, actors, publisherId };
}

/** Returns the publisher that a claim can be attributed to without breaking rule 2.11.4; null if there is none. */
function consistentPublisher(observation: Observation | undefined, actors: readonly Actor[]): string | null {
  const publisher = actors.find(({ actor_id }) => actor_id === observation?.publisher_actor_id);
  return observation && publisher && publisherConsistency(observation, publisher).consistent
    ? publisher.actor_id
    : null;
}
