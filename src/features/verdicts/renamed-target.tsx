/** In the verdict list, a note with the new ID, if the reviewed content is unchanged but has another ID now. */
import { findMovedContent, renamedInWords } from '../../core/review/moved-content.ts';
import { useDraft, useStores } from '../../shared/context.tsx';
import type { VerdictItem } from '../../core/review/verdict-places.ts';
import classes from './verdict-cell.module.css';

export function RenamedTarget({
  item: { reviewId, verdict },
}: {
  readonly item: Pick<VerdictItem, 'reviewId' | 'verdict'>;
}) {
  const { digest } = useStores();
  const renaming = useDraft(({ workspace: { assessment, reviews } }) => {
    const review = reviews?.find(({ review_id }) => review_id === reviewId);
    const place = review && findMovedContent(assessment, review, digest).get(verdict);
    return place && renamedInWords(verdict.target, place.target);
  });
  return renaming === undefined ? null : (
    <p className={classes.standing} dir="auto">
      {`The same content has another ID: ${renaming}.`}
    </p>
  );
}
