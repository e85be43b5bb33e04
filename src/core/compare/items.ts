/** Compares the lists inside an entry, such as limitations, alternatives and passages, item by item. */
import type { JsonValue } from '../json/json.ts';
import { sameJson } from '../json/same-json.ts';
import { pointer } from '../json/pointer.ts';
import { fieldName, fieldSchema, isPlural, lowerFirst } from '../check/fields.ts';
import { changedText, findingOf, placesFor, type Finding, type Part, type Place } from './finding.ts';
import { likenessOf, leastLikeness } from './likeness.ts';
import { inSameOrder, pairByLikeness, pairItems, type Pairing } from './pairing.ts';
import { itemNames, quoteText } from './phrases.ts';
import { contentKey, textOf } from './same.ts';
import { differenceInWords } from './texts.ts';

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
