import type { JsonValue } from '../../assessment/json.ts';
import { claimAndEffect } from '../evidence.ts';
import { contentKey, textOf } from '../same.ts';
import { onSides, type Sides } from './sides.ts';

type Links = readonly JsonValue[];

/** How the evidence links of one entry are told apart in a merge. */
export interface LinkKeys {
  readonly keyOf: (link: JsonValue) => string;
  /** The keys of links that either side has with another effect, where there is no common version. */
  readonly flips: readonly string[];
}

/**
 * A link is known by its claim and its effect; but where the base and both sides link a claim at most once, by its claim
 * alone, so that one whose effect was turned round is the same link, changed, and not one gone and one added.
 */
export function linkKeys(lists: Sides<Links>, twoSides: boolean): LinkKeys {
  const counts = onSides(lists, countByClaim);
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

function countByClaim(links: Links): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const link of links) {
    const claim = textOf(link, 'claim_id');
    if (claim !== undefined) counts.set(claim, (counts.get(claim) ?? 0) + 1);
  }
  return counts;
}
