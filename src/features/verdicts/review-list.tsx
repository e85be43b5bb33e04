import { IconX } from '@tabler/icons-react';
import { removeReview } from '../../core/review/edits.ts';
import type { Review } from '../../core/review/types.generated.ts';
import { useCanWrite, useStores } from '../../store/context.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { useToast } from '../../ui/toast.tsx';
import type { VerdictQuery } from './query.ts';
import { numbered, sortsInWords, whenInWords } from './words.ts';
import classes from './verdicts.module.css';

interface ReviewListProps {
  readonly reviews: readonly Review[];
  readonly query: VerdictQuery;
  readonly onQuery: (query: VerdictQuery) => void;
}

/** The reviews that are loaded: each can be looked at alone, and taken off the desk. */
export function ReviewList({ reviews, query, onQuery }: ReviewListProps) {
  return (
    <section aria-labelledby="verdicts-reviews">
      <h3 id="verdicts-reviews" className={classes.asideTitle}>
        Reviews
      </h3>
      <ul className={classes.reviews}>
        {reviews.map((review) => (
          <li key={review.review_id} className={classes.review}>
            <ReviewLine review={review} query={query} onQuery={onQuery} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function ReviewLine({ review, query, onQuery }: Omit<ReviewListProps, 'reviews'> & { readonly review: Review }) {
  const { review_id: id, reviewer, kind, changed_at, verdicts } = review;
  const canWrite = useCanWrite();
  const remove = useRemoval();
  const isAlone = query.reviewId === id;
  const byVerdict = { accept: 0, question: 0, reject: 0, supports: 0, contradicts: 0, neither: 0 };
  for (const { verdict } of verdicts) byVerdict[verdict] += 1;
  return (
    <>
      <button
        type="button"
        className={classes.reviewer}
        aria-pressed={isAlone}
        title={isAlone ? 'Show every reviewer again' : `Show ${reviewer.name} alone`}
        onClick={() => onQuery({ ...query, reviewId: isAlone ? null : id })}
      >
        <strong dir="auto">{reviewer.name}</strong>
        <span className={classes.facts}>
          {kind === 'blind' ? 'Blind review' : 'Review'}, {whenInWords(changed_at)}
        </span>
        <span className={classes.facts}>
          {verdicts.length === 0
            ? 'No verdicts yet'
            : `${numbered(verdicts.length, 'verdict')}: ${sortsInWords(byVerdict)}`}
        </span>
      </button>
      <IconButton label={`Remove the review by ${reviewer.name}`} disabled={!canWrite} onClick={() => remove(review)}>
        <IconX size={16} aria-hidden />
      </IconButton>
    </>
  );
}

/** Takes a review off the desk; undo brings it back. */
function useRemoval(): (review: Review) => void {
  const { desk } = useStores();
  const toast = useToast();
  return ({ review_id, reviewer }) => {
    const workspace = desk.getState().draft?.workspace;
    if (!workspace) return;
    desk.actions.dispatch(removeReview(workspace, review_id), { label: `remove the review by ${reviewer.name}` });
    toast({
      text: `The review by ${reviewer.name} is removed from this draft.`,
      action: { title: 'Undo', onAction: () => desk.actions.undo() },
    });
  };
}
