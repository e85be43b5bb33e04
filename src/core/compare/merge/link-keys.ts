/** Decides which evidence links of the base and the two sides are the same link. */
import type { JsonValue } from '../../json/json.ts';
import { occurrences } from '../../json/grouped.ts';
import { claimAndEffect } from '../evidence.ts';
import { contentKey, textOf } from '../same.ts';
import { onSides, type Sides } from './sides.ts';

type Links = readonly JsonValue[];

/** How the evidence links of one entry are identified in a merge. */
export interface LinkKeys {
  readonly keyOf: (link: JsonValue) => string;
  /** Without a base version: the keys of links whose effect differs between the sides. */
  readonly flips: readonly string[];
}

/**
 * Returns the keys of links. A link is identified by its claim and its effect. If the base and both sides link a claim
 * at most once, it is identified by its claim alone, so that a changed effect is a change instead of a deletion and an
 * addition.
 */
export function linkKeys(lists: Sides<Links>, twoSides: boolean): LinkKeys {
  const counts = onSides(lists, (links) => occurrences(links.map((link) => textOf(link, 'claim_id'))));
  const isOne = (claim: string): boolean =>
    counts.base.get(claim) === 1 && (counts.mine.get(claim) ?? 0) < 2 && (counts.theirs.get(claim) ?? 0) < 2;
  const keyOf = (link: JsonValue): string => {
    const claim = textOf(link, 'claim_id');
    if (claim === undefined) return contentKey(link);
    return isOne(claim) ? JSON.stringify([claim]) : (claimAndEffect(link) ?? contentKey(link));
  };
  if (!twoSides) return { keyOf, flips: [] };
  const onBoth = (link: JsonValue): boolean => {
    const claim = textOf(link, 'claim_id') ?? '';
    return counts.mine.get(claim) === 1 && counts.theirs.get(claim) === 1;
  };
  return { keyOf, flips: [...lists.mine, ...lists.theirs].filter(onBoth).map(keyOf) };
}
