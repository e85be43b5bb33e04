/** Compares the lists inside an entry, such as limitations, alternatives and passages, item by item. */
import type { JsonValue, JsonObject } from '../json/json.ts';
import { sameJson } from '../json/same-json.ts';
import { pointer } from '../json/pointer.ts';
import { fieldName, fieldSchema, isPlural, lowerFirst, fieldRank } from '../check/fields.ts';
import { changedText, findingOf, placesFor, type Finding, type Part, type Place } from './finding.ts';
import { likenessOf, leastLikeness } from './likeness.ts';
import { itemNames, quoteText } from './phrases.ts';
import { contentKey, textOf, byText } from './same.ts';
import { differenceInWords } from './texts.ts';
import { own } from '../json/own.ts';

/** The indices of two paired items. */
export interface PairedItems {
  readonly before: number;
  readonly after: number;
}

/** The pairs of items of two lists, and the items without a partner, each in list order. */
export interface Pairing {
  readonly pairs: readonly PairedItems[];
  readonly removed: readonly number[];
  readonly added: readonly number[];
}

/**
 * Returns the key of an item. Items with the same key are paired; items without a key are left to the next function.
 */
type KeyOf<Item> = (item: Item, side: 'before' | 'after') => string | undefined;

/** A key that pairs two items only if no other unpaired item of either list has it. */
interface UniqueKey<Item> {
  readonly uniqueKeyOf: KeyOf<Item>;
}

/**
 * Pairs the items of two lists by one key after another. Items with the same key are paired in order. Swapping the
 * lists swaps the pairs.
 */
export function pairItems<Item>(
  before: readonly Item[],
  after: readonly Item[],
  ways: readonly (KeyOf<Item> | UniqueKey<Item>)[],
): Pairing {
  let removed: readonly number[] = [...before.keys()];
  let added: readonly number[] = [...after.keys()];
  const pairs: PairedItems[] = [];
  for (const way of ways) {
    if (removed.length === 0 || added.length === 0) break;
    const [keyOf, most] = typeof way === 'function' ? [way, Infinity] : [way.uniqueKeyOf, 1];
    const newPairs = pairByKey(keysOf(before, removed, keyOf, 'before'), keysOf(after, added, keyOf, 'after'), most);
    const [old, fresh] = [new Set(newPairs.map((pair) => pair.before)), new Set(newPairs.map((pair) => pair.after))];
    removed = removed.filter((index) => !old.has(index));
    added = added.filter((index) => !fresh.has(index));
    for (const pair of newPairs) pairs.push(pair);
  }
  return { pairs: pairs.sort((one, other) => one.after - other.after), removed, added };
}

/** Whether pairs, in the order of the second list, are also in the order of the first. */
export function inSameOrder(pairs: readonly PairedItems[]): boolean {
  return pairs.every(({ before }, index) => (pairs[index - 1]?.before ?? -1) < before);
}

/**
 * Pairs the remaining items by likeness, the most similar first, if their likeness is at least `least`. Likeness is
 * from 0 to 1 and symmetric.
 */
export function pairByLikeness(
  pairing: Pairing,
  likeness: (before: number, after: number) => number,
  least: number,
): Pairing {
  const candidates = pairing.removed
    .flatMap((before) => pairing.added.map((after) => ({ before, after, like: likeness(before, after) })))
    .filter(({ like }) => like >= least)
    .sort((one, other) => other.like - one.like || distance(one) - distance(other) || first(one) - first(other));
  const [old, fresh] = [new Set<number>(), new Set<number>()];
  const pairs = [...pairing.pairs];
  for (const { before, after } of candidates) {
    if (old.has(before) || fresh.has(after)) continue;
    old.add(before);
    fresh.add(after);
    pairs.push({ before, after });
  }
  return {
    pairs: pairs.sort((one, other) => one.after - other.after),
    removed: pairing.removed.filter((index) => !old.has(index)),
    added: pairing.added.filter((index) => !fresh.has(index)),
  };
}

const distance = ({ before, after }: PairedItems): number => Math.abs(before - after);
const first = ({ before, after }: PairedItems): number => Math.min(before, after);

type Keyed = ReadonlyMap<string, readonly number[]>;

function keysOf<Item>(
  items: readonly Item[],
  indices: readonly number[],
  keyOf: KeyOf<Item>,
  side: 'before' | 'after',
): Keyed {
  const places = new Map<string, number[]>();
  for (const index of indices) {
    const key = keyOf(items[index] as Item, side);
    if (key === undefined) continue;
    const ofKey = places.get(key);
    if (ofKey) ofKey.push(index);
    else places.set(key, [index]);
  }
  return places;
}

/** Pairs items by key, if at most `most` items in each list have that key. */
function pairByKey(before: Keyed, after: Keyed, most: number): readonly PairedItems[] {
  return [...before].flatMap(([key, old]) => {
    const fresh = after.get(key) ?? [];
    if (old.length > most || fresh.length > most) return [];
    return old.slice(0, fresh.length).map((index, at) => ({ before: index, after: fresh[at] ?? 0 }));
  });
}

// Compares two objects property by property.

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

/** Compares two values at one location. Passed as a parameter, because lists and objects contain other values. */
export type CompareValues = (
  part: Part,
  place: Place,
  before: JsonValue | undefined,
  after: JsonValue | undefined,
) => readonly Finding[];

type Items = readonly JsonValue[];

/**
 * Compares two lists by their items: added, removed and changed items, and the order of the others. Passages are
 * identified by their ID.
 */
export function compareItems(
  part: Part,
  place: Place,
  before: Items,
  after: Items,
  compare: CompareValues,
): readonly Finding[] {
  const pairing = pairingOf(part, place, before, after);
  return [
    ...pairing.removed.map((index) => oneSided(part, place, 'removed', index, before[index] as JsonValue)),
    ...pairing.pairs.flatMap(({ before: one, after: other }) => {
      const [old, fresh] = [before[one] as JsonValue, after[other] as JsonValue];
      if (sameJson(old, fresh)) return [];
      const at = placeBelow(place, one, other);
      return typeof old === 'string' && typeof fresh === 'string'
        ? [rewording(part, at, place, old, fresh)]
        : compare(part, at, old, fresh);
    }),
    ...pairing.added.map((index) => oneSided(part, place, 'added', index, after[index] as JsonValue)),
    ...reordering(part, place, pairing),
  ];
}

/** The location of a property, or of a pair of items, each with its own index. */
export function placeBelow(place: Place, before: string | number, after = before): Place {
  const step = pointer(after);
  return {
    path: place.path + step,
    before: place.before + (before === after ? step : pointer(before)),
    after: place.after + step,
  };
}

/** A finding if the items that both lists have are in a different order. */
export function reordering(part: Part, place: Place, pairing: Pairing): readonly Finding[] {
  if (inSameOrder(pairing.pairs)) return [];
  const name = fieldName(part.kind, place.path);
  return [
    findingOf(
      part,
      { kind: 'reordered', name, places: { before: place.before, after: place.after } },
      {
        of: 'field',
        text: `${lowerFirst(name)} ${isPlural(part.kind, place.path) ? 'were' : 'was'} reordered`,
      },
    ),
  ];
}

function pairingOf(part: Part, place: Place, before: Items, after: Items): Pairing {
  const pairing = pairItems(before, after, [contentKey, (item) => textOf(item, 'passage_id')]);
  if (fieldSchema(part.kind, `${place.path}/0`)?.['pattern'] !== undefined) return pairing;
  const like = likenessOf();
  const likeness = (one: number, other: number) => {
    const [old, fresh] = [before[one], after[other]];
    return typeof old === 'string' && typeof fresh === 'string' ? like(old, fresh) : 0;
  };
  return pairByLikeness(pairing, likeness, leastLikeness);
}

function oneSided(part: Part, place: Place, kind: 'added' | 'removed', index: number, item: JsonValue): Finding {
  const shown = typeof item === 'string' ? quoteText(item) : typeof item === 'number' ? String(item) : undefined;
  return oneSidedFinding(part, placeBelow(place, index), kind, item, itemNames(part.kind, place.path), shown);
}

/** The finding of an item that only one list has. `singular` and `plural` name one and several such items. */
export function oneSidedFinding(
  part: Part,
  at: Place,
  kind: 'added' | 'removed',
  item: JsonValue,
  [singular, plural]: readonly [singular: string, plural: string],
  shown: string | undefined,
): Finding {
  const value = kind === 'added' ? { after: item } : { before: item };
  return findingOf(
    part,
    { kind, name: fieldName(part.kind, at.path), places: placesFor(kind, at), ...value },
    {
      of: 'count',
      verb: kind === 'added' ? 'gained' : 'lost',
      singular,
      plural,
      ...(shown !== undefined && { item: shown }),
    },
  );
}

function rewording(part: Part, at: Place, list: Place, before: string, after: string): Finding {
  const words = differenceInWords(before, after, part.names);
  const [singular, plural] = itemNames(part.kind, list.path);
  const field = changedText(part, at, before, after);
  const alone = findingOf(part, field, {
    of: 'field',
    text: `${lowerFirst(field.name)} changed: ${words}`,
  });
  return { ...alone, phrase: { of: 'count', verb: 'changed', singular, plural } };
}
