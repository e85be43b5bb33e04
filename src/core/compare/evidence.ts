/** Compares the evidence links of a power basis or an intent hypothesis, and describes the changes in words. */
import { isJsonObject, type JsonObject, type JsonValue } from '../json/json.ts';
import { sameJson } from '../json/same-json.ts';
import { changedText, findingOf, type Finding, type Part, type Place } from './finding.ts';
import {
  oneSidedFinding,
  placeBelow,
  reordering,
  type CompareValues,
  pairItems,
  type Pairing,
  compareProperties,
} from './items.ts';
import { quoteText } from './phrases.ts';
import { contentKey, textOf } from './same.ts';
import { textFinding } from './texts.ts';

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
export function compareEvidence(
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
