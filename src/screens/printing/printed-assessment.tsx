/** The printed report of the open assessment, instead of the screen. */
import { useCallback } from 'react';
import { printedReport } from '../../core/report/report-html.ts';
import { lacksCues } from '../../core/proposals/known-cues.ts';
import { useDraft, useStores } from '../../shared/context.tsx';
import { PrintedReport } from '../../ui/printed-report.tsx';

export function PrintedAssessment() {
  const { desk, digest } = useStores();
  const make = useCallback(() => {
    // The report contains the findings, so the check must be finished first. Also loads cues again after a failure.
    desk.actions.checkNow();
    const { draft } = desk.getState();
    if (!draft || draft.unchecked || lacksCues(draft.workspace.casefile)) return undefined;
    return printedReport(draft.workspace, { digest, findings: draft.check.findings });
  }, [desk, digest]);
  return <PrintedReport name="assessment" make={make} otherwise={<WhyNot />} />;
}

/** Why there is no report. A page cannot delay printing until the rules and the cues are loaded. */
function WhyNot() {
  const canWait = useDraft(({ workspace, uncheckable }) => !uncheckable || lacksCues(workspace.casefile));
  return canWait
    ? 'This draft is still being checked. Wait a moment and print again.'
    : 'This draft cannot be checked, so it cannot be printed. Export a desk file to save your work.';
}
