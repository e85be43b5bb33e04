import { useCallback, useLayoutEffect } from 'react';
import { createPortal } from 'react-dom';
import { printedReport } from '../../core/export/report-html.ts';
import { useStores } from '../../store/context.tsx';
import { usePrinting } from '../../ui/use-printing.ts';
import classes from './printed-assessment.module.css';

/** The open assessment on paper, in the place of the screen. It is there only while it is printed. */
export function PrintedAssessment() {
  const printing = usePrinting();
  return printing ? createPortal(<Sheets />, document.body) : null;
}

function Sheets() {
  const { desk, commands } = useStores();
  useLayoutEffect(() => {
    document.documentElement.dataset['printing'] = 'assessment';
    return () => {
      delete document.documentElement.dataset['printing'];
    };
  }, []);
  const fill = useCallback(
    (host: HTMLElement | null) => {
      if (!host || host.shadowRoot) return;
      // What the report says of findings has to be known before it is written.
      desk.actions.checkNow();
      const { draft } = desk.getState();
      if (!draft || draft.uncheckable) return;
      const { digest } = commands;
      const { markup, style } = printedReport(draft.workspace, { digest, findings: draft.check.findings });
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(style);
      // A sheet that a script makes is allowed by the page's policy, and reaches nothing but the report.
      const root = host.attachShadow({ mode: 'open' });
      root.adoptedStyleSheets = [sheet];
      root.innerHTML = markup;
    },
    [desk, commands],
  );
  return (
    <div ref={fill} className={classes.sheets} data-printed="assessment" lang="en">
      This draft could not be checked, so it cannot be printed. Export the desk file to keep your work.
    </div>
  );
}
