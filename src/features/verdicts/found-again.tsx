import { foundAgain, renamedInWords } from '../../core/review/found-again.ts';
import { useCommands, useDraft } from '../../store/context.tsx';
import type { VerdictItem } from './items.ts';
import classes from './verdict-cell.module.css';

/** Says where the content of a verdict is now, where it stands unchanged under another ID. */
export function FoundAgain({
  item: { reviewId, verdict },
}: {
  readonly item: Pick<VerdictItem, 'reviewId' | 'verdict'>;
}) {
  const { digest } = useCommands();
  const words = useDraft(({ workspace: { assessment, reviews } }) => {
    const review = reviews?.find(({ review_id }) => review_id === reviewId);
    const place = review && foundAgain(assessment, review, digest).get(verdict);
    return place && renamedInWords(verdict.target, place.target);
  });
  return words === undefined ? null : (
    <p className={classes.standing} dir="auto">
      {`The same content has another ID: ${words}.`}
    </p>
  );
}
