/** Finds the verdicts that the author has not answered. */
import { suggestionState, threadState } from '../review-shape/thread.ts';
import type { Review, Verdict } from '../review-shape/types.generated.ts';
import type { Workspace } from '../workspace/workspace.ts';
import { targetKey, foldedLinks, linkGroups, type LinkGroup } from './targets.ts';
import { byIdentity } from '../json/by-identity.ts';
import type { JsonObject } from '../json/json.ts';

/** The author’s effect of a link in a blind review: 'both' if its entry has links with either effect to the claim. */
export type AuthorsEffect = 'supports' | 'contradicts' | 'both' | null;

/** Returns the author’s effects of each claim that an entry cites. The same map for the same links. */
const effectsIn = byIdentity((group: LinkGroup): ReadonlyMap<string, ReadonlySet<string>> => {
  const effects = new Map<string, Set<string>>();
  for (const { target } of group.links) {
    if (target.kind !== 'link' || target.effect === null) continue;
    const effectsOfClaim = effects.get(target.claim_id);
    if (effectsOfClaim) effectsOfClaim.add(target.effect);
    else effects.set(target.claim_id, new Set([target.effect]));
  }
  return effects;
});

/** Returns the author's effects of each link, by its key in blind reviews. The same map for the same document. */
export const authorsOf = byIdentity((assessment: JsonObject): ReadonlyMap<string, AuthorsEffect> => {
  const result = new Map<string, AuthorsEffect>();
  for (const group of linkGroups(assessment)) {
    const effects = effectsIn(group);
    for (const { key, target } of foldedLinks(group)) {
      result.set(key, target.kind === 'link' ? authorSays(effects.get(target.claim_id)) : null);
    }
  }
  return result;
});

function authorSays(effects: ReadonlySet<string> | undefined): AuthorsEffect {
  if (!effects) return null;
  if (effects.size > 1) return 'both';
  if (effects.has('supports')) return 'supports';
  return effects.has('contradicts') ? 'contradicts' : null;
}

/** Returns how many verdicts are unanswered. */
export function countUnanswered({ assessment, reviews = [] }: Workspace): number {
  const authors = authorsFor(assessment, reviews);
  return reviews.reduce(
    (sum, { kind, verdicts }) =>
      sum + verdicts.filter((verdict) => isUnanswered(verdict, kind, targetKey(verdict.target), authors)).length,
    0,
  );
}

/** The author’s effects by the key of each link. */
export type Authors = ReturnType<typeof authorsOf>;

/** The author’s effects, with which blind verdicts are compared. Other reviews do not need them. */
export function authorsFor(assessment: Workspace['assessment'], reviews: readonly Review[]): Authors {
  return reviews.some(({ kind }) => kind === 'blind') ? authorsOf(assessment) : new Map();
}

/**
 * Returns whether a verdict needs a reply and has none. It needs one if it has an open suggestion, or is a question, a
 * rejection, or a blind verdict that differs from the author.
 */
export function isUnanswered(given: Verdict, kind: Review['kind'], key: string, authors: Authors): boolean {
  const { verdict } = given;
  if (threadState(given) !== 'open') return false;
  if (given.suggestion && suggestionState(given) === 'open') return true;
  if (verdict === 'question' || verdict === 'reject') return true;
  const author = kind === 'blind' ? authors.get(key) : undefined;
  return author !== undefined && author !== null && verdict !== 'accept' && verdict !== author;
}
