/** The printed report of the reviews, instead of the screens Review and Verdicts. */
import { useCallback } from 'react';
import { printedProse } from '../../core/report/prose/prose-html.ts';
import { reviewReport } from '../../core/report/review-report/review-report.ts';
import { useDraft, useStores } from '../../shared/context.tsx';
import { PrintedReport } from '../../ui/printed-report.tsx';

export function PrintedReviews() {
  const { digest } = useStores();
  const workspace = useDraft((draft) => draft.workspace);
  const make = useCallback(() => printedProse(reviewReport(workspace, digest)), [workspace, digest]);
  return <PrintedReport name="reviews" make={make} />;
}
