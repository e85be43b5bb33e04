/** On the review card: how many claims support an entry, and how many publishers are behind them. */
import { casefileIndex } from '../../core/casefile/lookup.ts';
import { supportingPublishers, supportInWords } from '../../core/check/support-in-words.ts';
import { useDraft } from '../../shared/context.tsx';
import type { ReviewEntry } from './model.ts';
import { useReviewDesk } from './use-review.ts';
import classes from './subject.module.css';

/** Nothing in a blind review, which does not show effects. */
export function SupportOf({ entry }: { readonly entry: ReviewEntry }) {
  const { model, blind } = useReviewDesk();
  const casefile = useDraft(({ workspace }) => workspace.casefile);
  if (blind) return null;
  const links = entry.links.map(({ claimId, effect }) => ({ claim_id: claimId, effect }));
  const claims = new Map(entry.links.map(({ claimId, claim }) => [claimId, model.claimAt.get(claim ?? -1)?.claim]));
  const publishers = supportingPublishers(links, (id) => claims.get(id), casefileIndex(casefile));
  return (
    <span className={classes.support} title="A count is not a measure of strength.">
      Support: {supportInWords(publishers)}.
    </span>
  );
}
