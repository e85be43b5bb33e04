/** The printed blind review packet, instead of the screens Review and Verdicts. */
import { useCallback } from 'react';
import { printedProse } from '../../core/report/prose/prose-html.ts';
import { blindReport } from '../../core/report/review-report/blind-report.ts';
import { useDraft, useStores } from '../../shared/context.tsx';
import { PrintedReport } from '../../ui/printed-report.tsx';

export function PrintedBlindPacket() {
  const { digest } = useStores();
  const workspace = useDraft((draft) => draft.workspace);
  const make = useCallback(() => printedProse(blindReport(workspace, digest)), [workspace, digest]);
  return <PrintedReport name="blind-packet" make={make} />;
}
