/** Separates the head of an assessment from its lists, and recognises whether it has changed. */
import { isJsonArray, type JsonObject, type JsonValue } from '../json/json.ts';
import { own } from '../json/own.ts';
import type { ListName } from '../assessment/view.ts';

const lists: readonly ListName[] = ['claims', 'power_bases', 'intent_hypotheses', 'contradictions', 'unknowns'];
const listNames: ReadonlySet<string> = new Set(lists);

/** The head of an assessment: everything except its lists. */
export interface Head {
  readonly value: JsonObject;
  /** What the head's schema reads of the lists: their lengths, or the value that is not a list. */
  readonly lists: readonly (JsonValue | undefined)[];
}

function seenOfList(document: JsonObject, list: ListName): JsonValue | undefined {
  const value = own(document, list);
  return isJsonArray(value) ? [value.length] : value;
}

function sameList(one: JsonValue | undefined, other: JsonValue | undefined): boolean {
  return one === other || (isJsonArray(one) && isJsonArray(other) && one[0] === other[0]);
}

function sameProperties(one: JsonObject, other: JsonObject): boolean {
  const names = Object.keys(one);
  return (
    names.length === Object.keys(other).length &&
    names.every((name) => Object.hasOwn(other, name) && one[name] === other[name])
  );
}

/** Returns the head of a document, or `before` if nothing in it changed. */
export function headOf(document: JsonObject, before: Head | undefined): Head {
  const value = Object.fromEntries(Object.entries(document).filter(([name]) => !listNames.has(name)));
  const summaries = lists.map((list) => seenOfList(document, list));
  const same =
    before && sameProperties(before.value, value) && summaries.every((list, at) => sameList(list, before.lists[at]));
  return same ? before : { value, lists: summaries };
}
