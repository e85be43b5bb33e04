/** Whether an assessment has more in it than is opened. */
import { isJsonArray, isJsonObject, type JsonObject, type JsonValue } from '../assessment/json.ts';
import { pointer, type Pointer } from '../assessment/pointer.ts';
import { listOf } from '../assessment/view.ts';
import type { ListName } from '../assessment/workspace.ts';
import { inThousands, maxAssessmentValues, maxEntries, maxLinks } from './limits.ts';
import type { FileFault } from './problem.ts';

/** How many values there are in a value, itself included. Needs no stack for what is nested. */
export function countValues(value: JsonValue): number {
  const rest: JsonValue[] = [value];
  let count = 0;
  for (let next = rest.pop(); next !== undefined; next = rest.pop()) {
    count += 1;
    if (!isJsonArray(next) && !isJsonObject(next)) continue;
    for (const child of Object.values<JsonValue>(next)) rest.push(child);
  }
  return count;
}

const lists: readonly ListName[] = ['claims', 'power_bases', 'intent_hypotheses', 'contradictions', 'unknowns'];

function linksIn(entries: readonly JsonValue[]): number {
  return entries.reduce<number>((sum, entry) => {
    const evidence = isJsonObject(entry) && Object.hasOwn(entry, 'evidence') ? entry['evidence'] : undefined;
    return sum + (isJsonArray(evidence) ? evidence.length : 0);
  }, 0);
}

function listedIn(assessment: JsonObject): number {
  const ids = Object.hasOwn(assessment, 'observation_ids') ? assessment['observation_ids'] : undefined;
  return isJsonArray(ids) ? ids.length : 0;
}

/** How many of something there are under each property of an assessment, and how many there may be in all. */
interface Amounts {
  readonly what: string;
  readonly limit: number;
  readonly amounts: readonly (readonly [name: string, amount: number])[];
}

function amountsIn(assessment: JsonObject): readonly Amounts[] {
  const inLists = lists.map((name) => [name, listOf(assessment, name)] as const);
  return [
    { what: 'entries', limit: maxEntries, amounts: inLists.map(([name, entries]) => [name, entries.length]) },
    { what: 'listed observations', limit: maxEntries, amounts: [['observation_ids', listedIn(assessment)]] },
    { what: 'evidence links', limit: maxLinks, amounts: inLists.map(([name, entries]) => [name, linksIn(entries)]) },
    {
      what: 'values',
      limit: maxAssessmentValues,
      amounts: Object.entries(assessment).map(([name, value]) => [name, countValues(value)]),
    },
  ];
}

/**
 * The refusal of an assessment in which there is too much, at the property that has more than half of it or else at the
 * assessment; undefined where there is not. `base` is where the assessment is in its file's document.
 */
export function assessmentSizeFault(assessment: JsonObject, base: Pointer): FileFault | undefined {
  for (const { what, limit, amounts } of amountsIn(assessment)) {
    const all = amounts.reduce((sum, [, amount]) => sum + amount, 0);
    if (all <= limit) continue;
    const [name, most] = amounts.reduce((one, other) => (other[1] > one[1] ? other : one));
    const shown = `“${name.slice(0, 40).toWellFormed()}”`;
    // Where no property has most of them, it is the assessment as a whole that has too much.
    const isThere = most > all / 2;
    const where = isThere ? `${inThousands(most)} of them are in ${shown}, which begins here. ` : '';
    const sentence = `the assessment has ${inThousands(all)} ${what}, and assessments with more than ${inThousands(limit)} are not opened. ${where}Remove what does not belong in it.`;
    return { code: 'too-many', path: isThere ? base + pointer(name) : base, sentence };
  }
  return undefined;
}
