/** On the review card: a contradiction with the text of both claims in their passages, and the author’s explanation. */
import { AuthorText } from '../../shared/author-text.tsx';
import { ClaimInPlace } from './claim-in-place.tsx';
import type { ReviewContradiction, ReviewSide } from './model.ts';
import { useReviewDesk } from './use-review.ts';
import classes from './subject.module.css';
import wording from './wording.module.css';

export function ContradictionSentence({ contradiction }: { readonly contradiction: ReviewContradiction }) {
  const { connections, explanation } = contradiction;
  return (
    <>
      <div className={classes.sides}>
        {connections.map((side) => (
          <Side key={side.key} side={side} />
        ))}
      </div>
      <p className={wording.sentence}>
        contradict each other, according to the author,{' '}
        {explanation === '' ? (
          'without an explanation.'
        ) : (
          <>
            because: <AuthorText as="q">{explanation}</AuthorText>
          </>
        )}
      </p>
    </>
  );
}

function Side({ side: { claim: index, claimId } }: { readonly side: ReviewSide }) {
  const { model } = useReviewDesk();
  const claim = index === undefined ? undefined : model.claimAt.get(index);
  return (
    <div>
      <p className={wording.sentence}>
        <span className={wording.id}>{claimId || 'No claim'}</span>, in the passage’s words
      </p>
      {claim ? (
        <ClaimInPlace claim={claim} />
      ) : (
        <p className={wording.note}>There is no claim with this ID, so there is no text to read.</p>
      )}
    </div>
  );
}
