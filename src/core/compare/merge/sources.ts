/** The locations of a casefile in a merge, and the passages that claims quote. */
import { isJsonArray, type JsonObject, type JsonValue } from '../../json/json.ts';
import { own } from '../../json/own.ts';
import { pointer, type Pointer } from '../../json/pointer.ts';
import { listOf } from '../../assessment/view.ts';
import { fieldName, lowerFirst } from '../../check/fields.ts';
import { casefileLists, type ListKind } from '../list-kinds.ts';
import { textOf } from '../same.ts';
import { entryKey, listKind } from './citations.ts';
import type { Site } from './sides.ts';

/** An assessment with its casefile, as JSON. */
export interface WithSources {
  readonly assessment: JsonObject;
  readonly casefile: JsonObject;
}

/** How the observations of a casefile are identified. */
export const observationKind = casefileLists[1] as ListKind;

/** The prefix of the IDs of casefile conflicts, which distinguishes them from those of the assessment. */
const prefix = 'casefile:';

/** The ID of a site in the casefile. */
export function sourceSite(...tokens: readonly (string | number)[]): string {
  return prefix + pointer(...tokens);
}

/** The site of a list of the casefile, or of the casefile itself for ''. */
export function siteOfCasefile(list: string): Site {
  const path: Pointer = list === '' ? '' : pointer(list);
  return {
    id: prefix + path,
    kind: 'casefile',
    subject: 'the casefile',
    path,
    at: { base: path, mine: path, theirs: path },
    ...(list !== '' && { called: `the casefile’s ${lowerFirst(fieldName('casefile', path))}` }),
  };
}

/** The entries of a list of a casefile; none if it is not a list. */
export function entriesIn(casefile: JsonObject, { list }: ListKind): readonly JsonValue[] {
  const entries = own(casefile, list);
  return isJsonArray(entries) ? entries : [];
}

/** The IDs of an observation's passages. */
export function passageIdsIn(observation: JsonValue): ReadonlySet<string> {
  const passages = own(observation, 'passages');
  const ids = (isJsonArray(passages) ? passages : []).map((passage) => textOf(passage, 'passage_id'));
  return new Set(ids.filter((id) => id !== undefined));
}

/**
 * The items of the casefile that the claims of an assessment quote, by site ID, with the names of the claims: each
 * passage, its list and its observation.
 */
export function quotedSources(assessment: JsonObject): ReadonlyMap<string, readonly string[]> {
  const quoted = new Map<string, string[]>();
  for (const claim of listOf(assessment, 'claims')) {
    const [number, passage] = [own(claim, 'observation_id'), textOf(claim, 'passage_id')];
    if (typeof number !== 'number' || passage === undefined) continue;
    const site = ['observations', number] as const;
    const ids = [sourceSite(...site), sourceSite(...site, 'passages'), sourceSite(...site, 'passages', passage)];
    for (const id of ids) {
      const names = quoted.get(id);
      const name = entryKey(listKind('claims'), claim);
      if (names) names.push(name);
      else quoted.set(id, [name]);
    }
  }
  return quoted;
}
