/** The printed report of the open assessment, instead of the screen. */
import { useCallback } from 'react';
import { printedReport } from '../../core/export/report-html.ts';
import { useStores } from '../../shared/context.tsx';
import { PrintedReport } from '../../ui/printed-report.tsx';

export function PrintedAssessment() {
  const { desk, digest } = useStores();
  const make = useCallback(() => {
    // The report contains the findings, so the check must be finished first.
    desk.actions.checkNow();
    const { draft } = desk.getState();
    if (!draft || draft.uncheckable) return undefined;
    return printedReport(draft.workspace, { digest, findings: draft.check.findings });
  }, [desk, digest]);
  const otherwise = 'This draft cannot be checked, so it cannot be printed. Export a desk file to save your work.';
  return <PrintedReport name="assessment" make={make} otherwise={otherwise} />;
}
