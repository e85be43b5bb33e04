/** The recursive comparison inside an entry: values, properties and texts, by their place in the schema. */
import { isJsonArray, isJsonObject, type JsonValue } from '../json/json.ts';
import { sameJson } from '../json/same-json.ts';
import { fieldName, fieldSchema, isPlural, lowerFirst } from '../check/fields.ts';
import { compareEvidence } from './evidence.ts';
import { findingOf, placesFor, type Finding, type Part, type Place } from './finding.ts';
import { compareItems, compareProperties } from './items.ts';
import { alikeInWords, textFinding } from './texts.ts';
import { valueInWords } from './phrases.ts';

/** Compares two values at one location; undefined is a missing one. No differences if they are equal. */
export function compareValues(
  part: Part,
  place: Place,
  before: JsonValue | undefined,
  after: JsonValue | undefined,
): readonly Finding[] {
  if (sameJson(before, after)) return [];
  if (isJsonObject(before) && isJsonObject(after)) return compareProperties(part, place, before, after, compareValues);
  if (isJsonArray(before) && isJsonArray(after)) {
    const isEvidence = place.path === '/evidence' && (part.kind === 'power-basis' || part.kind === 'intent');
    const compare = isEvidence ? compareEvidence : compareItems;
    return compare(part, place, before, after, compareValues);
  }
  if (typeof before === 'string' && typeof after === 'string' && isLongText(part, place, before, after)) {
    return [textFinding(part, place, before, after)];
  }
  return [replacementOf(part, place, before, after)];
}

/** Whether to compare two texts word by word, because the schema allows long texts or they are long. */
function isLongText(part: Part, place: Place, before: string, after: string): boolean {
  const schema = fieldSchema(part.kind, place.path);
  if (schema?.['enum'] !== undefined || schema?.['pattern'] !== undefined || schema?.['format'] !== undefined)
    return false;
  const limit = schema?.['maxLength'];
  if (before === '' || after === '') return false;
  return (typeof limit === 'number' && limit >= 500) || Math.max(before.length, after.length) > 60;
}

function replacementOf(part: Part, place: Place, before: JsonValue | undefined, after: JsonValue | undefined): Finding {
  const kind = before === undefined ? 'added' : after === undefined ? 'removed' : 'changed';
  const name = fieldName(part.kind, place.path);
  const plural = isPlural(part.kind, place.path);
  const say = (value: JsonValue | undefined) => valueInWords(part.kind, place.path, value);
  const alike = typeof before === 'string' && typeof after === 'string' ? alikeInWords(before, after) : undefined;
  const verb = plural ? 'were' : 'was';
  const change =
    before === undefined
      ? `${verb} added: ${say(after)}`
      : after === undefined
        ? `${verb} deleted (${say(before)})`
        : `changed from ${say(before)} to ${say(after)}`;
  const values = { ...(before !== undefined && { before }), ...(after !== undefined && { after }) };
  return findingOf(
    part,
    { kind, name, places: placesFor(kind, place), ...values },
    { of: 'field', text: `${lowerFirst(name)} ${alike === undefined ? change : `changed: ${alike}`}` },
  );
}
