/** New empty casefiles and observations, and casefile parts as plain JSON. */
import type { JsonObject } from '../json/json.ts';
import { own } from '../json/own.ts';
import { withoutProperty } from '../json/tree.ts';
import type { Actor, Casefile, Observation, Origin } from './types.generated.ts';

/** The formats of a casefile, by version. */
const formats = {
  plain: 'assessment-desk.casefile/v1',
  withOrigins: 'assessment-desk.casefile/v2',
  withGrades: 'assessment-desk.casefile/v3',
} as const;

/** Whether a value is the format of a casefile. */
export function isCasefileFormat(value: unknown): boolean {
  return Object.values<unknown>(formats).includes(value);
}

/**
 * Returns the format of a casefile with this content: version 3 if an actor or observation has a source grade, version
 * 2 if there are only origins, otherwise version 1. A lower version can be read by earlier versions of Assessment Desk.
 */
export function casefileFormat({ actors, observations, origins }: Omit<Casefile, 'format' | 'title'>): string {
  if ([...actors, ...observations].some((part) => own(asJson(part), 'grade') !== undefined)) return formats.withGrades;
  return origins === undefined ? formats.plain : formats.withOrigins;
}

/** Returns a casefile with the format of its content, or the same casefile if it has it or another program’s format. */
export function withFormat(casefile: Casefile): Casefile {
  const format = casefileFormat(casefile);
  return casefile.format === format || !isCasefileFormat(casefile.format) ? casefile : { ...casefile, format };
}

/** Returns a casefile without source grades, in the format of what remains, or the same casefile if it has none. */
export function withoutGrades(casefile: Casefile): Casefile {
  const { actors, observations } = casefile;
  if (![...actors, ...observations].some((part) => Object.hasOwn(part, 'grade'))) return casefile;
  return withFormat({ ...casefile, actors: actors.map(withoutGrade), observations: observations.map(withoutGrade) });
}

function withoutGrade<Part extends Actor | Observation>(part: Part): Part {
  return withoutProperty(asJson(part), 'grade') as unknown as Part;
}

/** Creates an empty casefile. */
export function emptyCasefile(title: string): Casefile {
  return { format: formats.plain, title, actors: [], observations: [] };
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
