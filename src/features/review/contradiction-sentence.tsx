/** On the review card: a contradiction with the text of both claims in their passages, and the author’s explanation. */
import { AuthorText } from '../../shared/author-text.tsx';
import { ClaimInPlace } from './claim-in-place.tsx';
import { MissingClaim } from './missing-claim.tsx';
import type { ReviewContradiction, ReviewSide } from './model.ts';
import { Shortened } from './shortened.tsx';
import { useReviewDesk } from './use-review.ts';
import classes from './subject.module.css';
import wording from './wording.module.css';

export function ContradictionSentence({ contradiction }: { readonly contradiction: ReviewContradiction }) {
  const { connections, explanation } = contradiction;
  const [left, right] = connections;
  return (
    <>
      <p className={wording.sentence}>
        The author says that <span className={wording.id}>{left.claimId || 'no claim'}</span> and{' '}
        <span className={wording.id}>{right.claimId || 'no claim'}</span> contradict each other
        {explanation === '' ? (
          ', without an explanation.'
        ) : (
          <>
            {' because: '}
            <AuthorText as="q">{explanation}</AuthorText>
          </>
        )}
      </p>
      <div className={classes.sides}>
        {connections.map((side) => (
          <Side key={side.key} side={side} />
        ))}
      </div>
    </>
  );
}

function Side({ side: { key, claim: index, claimId } }: { readonly side: ReviewSide }) {
  const { model } = useReviewDesk();
  const claim = index === undefined ? undefined : model.claimAt.get(index);
  return (
    <Shortened of={key} claimId={claimId}>
      {(more) => (claim ? <ClaimInPlace claim={claim} more={more} /> : <MissingClaim claimId={claimId} more={more} />)}
    </Shortened>
  );
}
