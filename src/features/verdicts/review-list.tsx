/** At the side of the verdicts screen: the reviews of the draft. Each can be shown alone or removed. */
import { IconX } from '@tabler/icons-react';
import { removeReview } from '../../core/review/edits.ts';
import type { Review } from '../../core/review-shape/types.generated.ts';
import { useDispatchAndTell } from '../../shared/dispatch-and-tell.ts';
import { useCanWrite } from '../../shared/context.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import type { VerdictQuery } from './query.ts';
import { reviewerNames } from '../../core/review/reviewer-names.ts';
import { countByVerdict, sortsInWords } from '../../core/review/verdict-counts.ts';
import { whenInWords } from '../../shared/when-in-words.ts';
import classes from './verdicts.module.css';
import { counted } from '../../core/json/counted.ts';

interface ReviewListProps {
  readonly reviews: readonly Review[];
  readonly query: VerdictQuery;
  readonly onQuery: (query: VerdictQuery) => void;
}

export function ReviewList({ reviews, query, onQuery }: ReviewListProps) {
  const names = reviewerNames(reviews);
  return (
    <section aria-labelledby="verdicts-reviews">
      <h3 id="verdicts-reviews" className={classes.asideTitle}>
        Reviews
      </h3>
      <ul className={classes.reviews}>
        {reviews.map((review) => (
          <li key={review.review_id} className={classes.review}>
            <ReviewLine
              review={review}
              name={names.get(review.review_id) ?? review.reviewer.name}
              query={query}
              onQuery={onQuery}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

interface ReviewLineProps extends Omit<ReviewListProps, 'reviews'> {
  readonly review: Review;
  /** The unique name of its reviewer. */
  readonly name: string;
}

function ReviewLine({ review, name, query, onQuery }: ReviewLineProps) {
  const { review_id: id, kind, changed_at, verdicts } = review;
  const canWrite = useCanWrite();
  const remove = useRemoval();
  const isOnlyShown = query.reviewId === id;
  return (
    <>
      <button
        type="button"
        className={classes.reviewer}
        aria-pressed={isOnlyShown}
        title={isOnlyShown ? 'Show all reviewers' : `Show only ${name}`}
        onClick={() => onQuery({ ...query, reviewId: isOnlyShown ? null : id })}
      >
        <strong dir="auto">{name}</strong>
        <span className={classes.facts}>
          {kind === 'blind' ? 'Blind review' : 'Review'}, {whenInWords(changed_at)}
        </span>
        <span className={classes.facts}>
          {verdicts.length === 0
            ? 'No verdicts yet'
            : `${counted(verdicts.length, 'verdict')}: ${sortsInWords(countByVerdict(verdicts))}`}
        </span>
      </button>
      <IconButton label={`Remove the review by ${name}`} disabled={!canWrite} onClick={() => remove(id, name)}>
        <IconX size={16} aria-hidden />
      </IconButton>
    </>
  );
}

/** Removes a review from the draft, with a message that can undo it. */
function useRemoval(): (id: string, name: string) => void {
  const run = useDispatchAndTell();
  return (id, name) => {
    const text = `Review by ${name} removed.`;
    run((workspace) => removeReview(workspace, id), { label: `remove the review by ${name}` }, { text });
  };
}
