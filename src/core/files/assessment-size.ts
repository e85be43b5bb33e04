/** Checks whether an assessment exceeds the size limits. */
import { isJsonArray, isJsonObject, type JsonObject, type JsonValue } from '../json/json.ts';
import { ownList } from '../json/own.ts';
import { pointer, type Pointer } from '../json/pointer.ts';
import { listOf, type ListName } from '../assessment/view.ts';
import { inThousands, maxAssessmentValues, maxEntries, maxLinks, maxTextLength } from './limits.ts';
import type { FileFault } from './problem.ts';

/** Counts the values inside a value, including itself. Does not recurse, so that deep nesting needs no stack. */
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

/** The length of the longest text or name inside a value, in UTF-16 units. */
function longestText(value: JsonValue): number {
  const rest: JsonValue[] = [value];
  let longest = 0;
  for (let next = rest.pop(); next !== undefined; next = rest.pop()) {
    if (typeof next === 'string') longest = Math.max(longest, next.length);
    if (!isJsonArray(next) && !isJsonObject(next)) continue;
    for (const [name, child] of Object.entries<JsonValue>(next)) {
      longest = Math.max(longest, name.length);
      rest.push(child);
    }
  }
  return longest;
}

const lists: readonly ListName[] = ['claims', 'power_bases', 'intent_hypotheses', 'contradictions', 'unknowns'];

function linksIn(entries: readonly JsonValue[]): number {
  return entries.reduce<number>((sum, entry) => sum + ownList(entry, 'evidence').length, 0);
}

/** The amounts of something under each property of an assessment, and the limit for their sum. */
interface Amounts {
  readonly what: string;
  readonly limit: number;
  readonly amounts: readonly (readonly [name: string, amount: number])[];
}

function amountsIn(assessment: JsonObject): readonly Amounts[] {
  const inLists = lists.map((name) => [name, listOf(assessment, name)] as const);
  return [
    { what: 'entries', limit: maxEntries, amounts: inLists.map(([name, entries]) => [name, entries.length]) },
    {
      what: 'listed observations',
      limit: maxEntries,
      amounts: [['observation_ids', ownList(assessment, 'observation_ids').length]],
    },
    { what: 'evidence links', limit: maxLinks, amounts: inLists.map(([name, entries]) => [name, linksIn(entries)]) },
    {
      what: 'values',
      limit: maxAssessmentValues,
      amounts: Object.entries(assessment).map(([name, value]) => [name, countValues(value)]),
    },
  ];
}

/**
 * The fault of an assessment that exceeds a size limit; undefined if it does not. Its path is the property that has
 * more than half of the amount, or else the assessment. `base` is the pointer to the assessment in its file.
 */
export function assessmentSizeFault(assessment: JsonObject, base: Pointer): FileFault | undefined {
  for (const { what, limit, amounts } of amountsIn(assessment)) {
    const all = amounts.reduce((sum, [, amount]) => sum + amount, 0);
    if (all <= limit) continue;
    const [name, most] = amounts.reduce((one, other) => (other[1] > one[1] ? other : one));
    const shown = `“${name.slice(0, 40).toWellFormed()}”`;
    // Without a property that has most of them, the fault is in the assessment as a whole.
    const isThere = most > all / 2;
    const where = isThere ? `${inThousands(most)} of them are in ${shown}, which starts here. ` : '';
    const sentence = `the assessment has too many ${what} (${inThousands(all)}, limit ${inThousands(limit)}). ${where}Remove those that do not belong in it.`;
    return { code: 'too-many', path: isThere ? base + pointer(name) : base, sentence };
  }
  for (const [name, value] of Object.entries(assessment)) {
    const length = Math.max(name.length, longestText(value));
    if (length <= maxTextLength) continue;
    const sentence = `a text is too long (${inThousands(length)} characters, limit ${inThousands(maxTextLength)}). Shorten it.`;
    return { code: 'too-many', path: name.length > maxTextLength ? base : base + pointer(name), sentence };
  }
  return undefined;
}
