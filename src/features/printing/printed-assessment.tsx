/** The printed report of the open assessment, instead of the screen. It is rendered only during printing. */
import { useCallback, useLayoutEffect } from 'react';
import { createPortal } from 'react-dom';
import { printedReport } from '../../core/export/report-html.ts';
import { useStores } from '../../shared/context.tsx';
import { usePrinting } from '../../ui/use-printing.ts';
import classes from './printed-assessment.module.css';

export function PrintedAssessment() {
  const printing = usePrinting();
  return printing ? createPortal(<Sheets />, document.body) : null;
}

function Sheets() {
  const { desk, digest } = useStores();
  useLayoutEffect(() => {
    document.documentElement.dataset['printing'] = 'assessment';
    return () => {
      delete document.documentElement.dataset['printing'];
    };
  }, []);
  const fill = useCallback(
    (host: HTMLElement | null) => {
      if (!host || host.shadowRoot) return;
      // The report contains the findings, so the check must be finished first.
      desk.actions.checkNow();
      const { draft } = desk.getState();
      if (!draft || draft.uncheckable) return;
      const { markup, style } = printedReport(draft.workspace, { digest, findings: draft.check.findings });
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(style);
      // The content security policy allows a constructed style sheet, and it applies only to the report.
      const root = host.attachShadow({ mode: 'open' });
      root.adoptedStyleSheets = [sheet];
      root.innerHTML = markup;
    },
    [desk, digest],
  );
  return (
    <div ref={fill} className={classes.sheets} data-printed="assessment" lang="en">
      This draft cannot be checked, so it cannot be printed. Export a desk file to save your work.
    </div>
  );
}
