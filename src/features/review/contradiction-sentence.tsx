/** On the review card: a contradiction with the text of both claims in their passages, and the author’s explanation. */
import type { ReactNode } from 'react';
import { AuthorText } from '../../shared/author-text.tsx';
import { ClaimInPlace } from './claim-in-place.tsx';
import { MissingClaim } from './missing-claim.tsx';
import type { ReviewContradiction, ReviewSide } from './model.ts';
import { useReviewDesk } from './use-review.ts';
import classes from './subject.module.css';
import wording from './wording.module.css';

interface ContradictionSentenceProps {
  readonly contradiction: ReviewContradiction;
  /** The button that shows all of a shortened text; null if it is complete. */
  readonly more: ReactNode;
}

export function ContradictionSentence({ contradiction, more }: ContradictionSentenceProps) {
  const { connections, explanation } = contradiction;
  const [left, right] = connections;
  return (
    <>
      <p className={wording.sentence}>
        <span className={wording.id}>{left.claimId || 'No claim'}</span> and{' '}
        <span className={wording.id}>{right.claimId || 'no claim'}</span> contradict each other, according to the
        author,{' '}
        {explanation === '' ? (
          'without an explanation.'
        ) : (
          <>
            because: <AuthorText as="q">{explanation}</AuthorText>
          </>
        )}
      </p>
      <div className={classes.sides}>
        {connections.map((side) => (
          <Side key={side.key} side={side} more={side === right ? more : null} />
        ))}
      </div>
    </>
  );
}

function Side({ side: { claim: index, claimId }, more }: { readonly side: ReviewSide; readonly more: ReactNode }) {
  const { model } = useReviewDesk();
  const claim = index === undefined ? undefined : model.claimAt.get(index);
  return (
    <div>{claim ? <ClaimInPlace claim={claim} more={more} /> : <MissingClaim claimId={claimId} more={more} />}</div>
  );
}
