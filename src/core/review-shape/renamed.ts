/** Keeps verdicts attached to a claim, power basis or hypothesis when its ID changes. */
import type { Review, Verdict } from './types.generated.ts';

/**
 * Updates the verdicts for an entry with a new ID, because an ID is a name and not reviewed content. If several entries
 * have the ID, the first is renamed, so that verdicts on later ones stay. Unchanged parts keep their identity.
 */
export function renamedInReviews(
  reviews: readonly Review[],
  what: 'claim' | 'power-basis' | 'intent',
  from: string,
  to: string,
): readonly Review[] {
  const followed = reviews.map((review) => {
    const verdicts = review.verdicts.map((verdict) => renamedIn(verdict, what, from, to));
    return verdicts.every((verdict, index) => verdict === review.verdicts[index]) ? review : { ...review, verdicts };
  });
  return followed.every((review, index) => review === reviews[index]) ? reviews : followed;
}

function renamedIn(verdict: Verdict, what: 'claim' | 'power-basis' | 'intent', from: string, to: string): Verdict {
  const { target } = verdict;
  if (target.kind === 'document' || target.kind === 'unknown') return verdict;
  if (target.kind === 'contradiction') {
    const { left_claim_id: left, right_claim_id: right } = target;
    if (what !== 'claim' || (left !== from && right !== from)) return verdict;
    const sides = { left_claim_id: left === from ? to : left, right_claim_id: right === from ? to : right };
    return { ...verdict, target: { ...target, ...sides } };
  }
  if (what === 'claim' && target.kind !== 'entry' && target.claim_id === from && isFirst(target)) {
    return { ...verdict, target: { ...target, claim_id: to } };
  }
  const isEntry = what !== 'claim' && target.kind !== 'claim' && target.entry === what && target.entry_id === from;
  return isEntry && isFirst(target) ? { ...verdict, target: { ...target, entry_id: to } } : verdict;
}

/** Every link to a claim follows it. Of entries and claims with one name, only the first does. */
function isFirst(target: Extract<Verdict['target'], { readonly kind: 'link' | 'claim' | 'entry' }>): boolean {
  return target.kind === 'link' || target.occurrence === undefined;
}
