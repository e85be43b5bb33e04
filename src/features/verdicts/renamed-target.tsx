/**
 * In the verdict list, says what the reviewed item may be now: the same content with another ID, or a similar unknown.
 */
import { findMovedContent, renamedInWords } from '../../core/review/moved-content.ts';
import { similarUnknown } from '../../core/review/list-targets.ts';
import { AuthorText } from '../../shared/author-text.tsx';
import { useDraft, useStores } from '../../shared/context.tsx';
import type { VerdictItem } from '../../core/review/verdict-places.ts';
import classes from './verdict-cell.module.css';

export function RenamedTarget({
  item: { reviewId, verdict },
}: {
  readonly item: Pick<VerdictItem, 'reviewId' | 'verdict'>;
}) {
  const { digest } = useStores();
  const note = useDraft(({ workspace: { assessment, reviews } }) => {
    const review = reviews?.find(({ review_id }) => review_id === reviewId);
    if (!review) return undefined;
    if (verdict.target.kind === 'unknown') return similarUnknown(assessment, review, verdict.target.text);
    const place = findMovedContent(assessment, review, digest).get(verdict);
    const renaming = place && renamedInWords(verdict.target, place.target);
    return renaming === undefined ? undefined : `The same content has another ID: ${renaming}.`;
  });
  if (note === undefined) return null;
  return (
    <p className={classes.standing}>
      {verdict.target.kind === 'unknown' ? (
        <>
          It may have been reworded: <AuthorText as="q">{note}</AuthorText>
        </>
      ) : (
        note
      )}
    </p>
  );
}
