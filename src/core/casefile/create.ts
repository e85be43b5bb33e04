/** New empty casefiles and observations, and casefile parts as plain JSON. */
import type { JsonObject } from '../json/json.ts';
import type { Casefile, Observation, Origin } from './types.generated.ts';

/**
 * Returns the format of a casefile: version 2 if it lists origins, otherwise version 1, so that earlier versions of
 * Assessment Desk can read it.
 */
export function casefileFormat(hasOrigins: boolean): string {
  return hasOrigins ? 'assessment-desk.casefile/v2' : 'assessment-desk.casefile/v1';
}

/** Creates an empty casefile. */
export function emptyCasefile(title: string): Casefile {
  return { format: casefileFormat(false), title, actors: [], observations: [] };
}

/** Creates an empty observation. Its number is one above the highest in use. */
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

/** Returns a part of a casefile as JSON. TypeScript cannot infer this, because interfaces have no index signature. */
export function asJson(
  part: Casefile | Casefile['actors'][number] | Observation | Observation['passages'][number] | Origin,
): JsonObject {
  return part as unknown as JsonObject;
}
