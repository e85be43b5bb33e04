import type { Review, Verdict } from './types.generated.ts';

/**
 * Reviews whose verdicts follow an entry to its new id: an id is a name and nothing that is judged. Of several entries
 * with one id the first is renamed, so that verdicts on later ones stay. What does not change keeps its identity.
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
  if (target.kind === 'document') return verdict;
  if (what === 'claim' && target.kind !== 'entry' && target.claim_id === from && isFirst(target)) {
    return { ...verdict, target: { ...target, claim_id: to } };
  }
  const isEntry = what !== 'claim' && target.kind !== 'claim' && target.entry === what && target.entry_id === from;
  return isEntry && isFirst(target) ? { ...verdict, target: { ...target, entry_id: to } } : verdict;
}

/** Every link to a claim follows it; of entries and claims themselves, the first of a name. */
function isFirst(target: Exclude<Verdict['target'], { readonly kind: 'document' }>): boolean {
  return target.kind === 'link' || target.occurrence === undefined;
}
