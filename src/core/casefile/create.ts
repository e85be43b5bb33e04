import type { JsonObject } from '../assessment/json.ts';
import type { Casefile, Observation } from './types.generated.ts';

/** A casefile with nothing in it. */
export function emptyCasefile(title: string): Casefile {
  return { format: 'assessment-desk.casefile/v1', title, actors: [], observations: [] };
}

/** An observation with nothing known of it, under the first number above all that are taken. */
export function newObservation(casefile: Casefile): Observation {
  const highest = casefile.observations.reduce((most, { observation_id }) => Math.max(most, observation_id), 0);
  return {
    observation_id: highest + 1,
    title: '',
    canonical_url: null,
    publisher_actor_id: null,
    published_at: null,
    retrieved_at: null,
    language: null,
    passages: [],
  };
}

/** A part of a casefile as the JSON value that it is: interfaces have no index signature, so this cannot be inferred. */
export function asJson(
  part: Casefile | Casefile['actors'][number] | Observation | Observation['passages'][number],
): JsonObject {
  return part as unknown as JsonObject;
}
