/** The recursive comparison inside an entry: values, properties and texts, by their place in the schema. */
import { isJsonArray, isJsonObject, type JsonValue, type JsonObject } from '../json/json.ts';
import { sameJson } from '../json/same-json.ts';
import { fieldName, fieldSchema, isPlural, lowerFirst } from '../check/fields.ts';
import { findingOf, placesFor, type Finding, type Part, type Place, changedText } from './finding.ts';
import {
  compareItems,
  compareProperties,
  oneSidedFinding,
  placeBelow,
  reordering,
  type CompareValues,
  pairItems,
  type Pairing,
} from './items.ts';
import { alikeInWords, textFinding } from './texts.ts';
import { valueInWords, quoteText } from './phrases.ts';
import { contentKey, textOf } from './same.ts';

// Compares the evidence links of a power basis or an intent hypothesis, and describes the changes in words.

type Links = readonly JsonValue[];

// Maps, because an effect may be any text here, even '__proto__'.
const nouns = new Map<string | undefined, readonly [singular: string, plural: string]>([
  ['supports', ['support', 'supports']],
  ['contradicts', ['contradicting link', 'contradicting links']],
]);

const participles = new Map([
  ['supports', 'supporting'],
  ['contradicts', 'contradicting'],
]);

/**
 * Compares two lists of evidence links (specification 2.9). A link is identified by its claim and its effect. If only
 * the effect differs, the link is reported as changed.
 */
function compareEvidence(
  part: Part,
  place: Place,
  before: Links,
  after: Links,
  compare: CompareValues,
): readonly Finding[] {
  const pairing = pairLinks(before, after);
  return [
    ...pairing.removed.map((index) => oneSided(part, place, 'removed', index, before[index] as JsonValue)),
    ...pairing.pairs.flatMap(({ before: one, after: other }) => {
      const [old, fresh] = [before[one] as JsonValue, after[other] as JsonValue];
      if (sameJson(old, fresh)) return [];
      const at = placeBelow(place, one, other);
      return isJsonObject(old) && isJsonObject(fresh)
        ? compareLinks(part, at, old, fresh, compare)
        : compare(part, at, old, fresh);
    }),
    ...pairing.added.map((index) => oneSided(part, place, 'added', index, after[index] as JsonValue)),
    ...reordering(part, place, pairing),
  ];
}

/**
 * Pairs equal links, then links with the same claim and effect, then links with the same claim. Equal links also have
 * the same claim and effect, so only links that share these with others, or that have no claim, need the key of their
 * whole content, which is long.
 */
export function pairLinks(before: Links, after: Links): Pairing {
  const claimOf = (link: JsonValue) => textOf(link, 'claim_id');
  return pairItems(before, after, [{ uniqueKeyOf: claimAndEffect }, contentKey, claimAndEffect, claimOf]);
}

/** The key of a link within its list; undefined if it has no claim. */
export function claimAndEffect(link: JsonValue): string | undefined {
  const claim = textOf(link, 'claim_id');
  return claim === undefined ? undefined : JSON.stringify([claim, textOf(link, 'effect') ?? '']);
}

function oneSided(part: Part, place: Place, kind: 'added' | 'removed', index: number, link: JsonValue): Finding {
  const names = nouns.get(textOf(link, 'effect')) ?? ['evidence link', 'evidence links'];
  return oneSidedFinding(part, placeBelow(place, index), kind, link, names, textOf(link, 'claim_id'));
}

function compareLinks(
  part: Part,
  at: Place,
  before: JsonObject,
  after: JsonObject,
  compare: CompareValues,
): readonly Finding[] {
  const claim = textOf(after, 'claim_id') ?? 'a claim';
  return compareProperties(part, at, before, after, (_, place, old, fresh) => {
    if (typeof old === 'string' && typeof fresh === 'string') {
      if (place.path === `${at.path}/effect`) return [effectFinding(part, place, old, fresh, claim)];
      if (place.path === `${at.path}/reason`)
        return [textFinding(part, place, old, fresh, `reason for citing ${claim}`)];
    }
    return compare(part, place, old, fresh);
  });
}

function effectFinding(part: Part, at: Place, before: string, after: string, claim: string): Finding {
  const way = (effect: string) => participles.get(effect) ?? quoteText(effect);
  const text = `now cites ${claim} as ${way(after)} instead of ${way(before)}`;
  return findingOf(part, changedText(part, at, before, after), { of: 'entry', text });
}

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
