/** Compares two objects property by property. */
import type { JsonObject } from '../json/json.ts';
import { own } from '../json/own.ts';
import { sameJson } from '../json/same-json.ts';
import { fieldRank } from '../check/fields.ts';
import type { Finding, Part, Place } from './finding.ts';
import { placeBelow, type CompareValues } from './items.ts';
import { byText } from './same.ts';

/** Compares the properties of two objects in the schema's order. Unknown properties come last. */
export function compareProperties(
  part: Part,
  place: Place,
  before: JsonObject,
  after: JsonObject,
  compare: CompareValues,
): readonly Finding[] {
  const names = [...Object.keys(before), ...Object.keys(after).filter((name) => !Object.hasOwn(before, name))];
  const rankOf = (name: string) => fieldRank(part.kind, placeBelow(place, name).path);
  return names
    .filter((name) => !sameJson(own(before, name), own(after, name)))
    .sort((one, other) => byText(rankOf(one), rankOf(other)))
    .flatMap((name) => compare(part, placeBelow(place, name), own(before, name), own(after, name)));
}
