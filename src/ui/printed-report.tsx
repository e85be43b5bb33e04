/** A report that is printed instead of the screen. It is rendered only during printing. */
import { useCallback, useLayoutEffect, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { usePrinting } from './use-printing.ts';
import classes from './printed-report.module.css';

interface PrintedReportProps {
  /** What is printed: 'assessment'. */
  readonly name: string;
  /** Makes the report, with a style for a shadow root that contains only its markup; undefined if it cannot be made. */
  readonly make: () => { readonly markup: string; readonly style: string } | undefined;
  /** What is printed if the report cannot be made. */
  readonly otherwise?: ReactNode;
}

export function PrintedReport(props: PrintedReportProps) {
  const printing = usePrinting();
  return printing ? createPortal(<Sheets {...props} />, document.body) : null;
}

function Sheets({ name, make, otherwise }: PrintedReportProps) {
  useLayoutEffect(() => {
    document.documentElement.dataset['printing'] = name;
    return () => {
      delete document.documentElement.dataset['printing'];
    };
  }, [name]);
  const fill = useCallback(
    (host: HTMLElement | null) => {
      if (!host || host.shadowRoot) return;
      const report = make();
      if (!report) return;
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(report.style);
      // The content security policy allows a constructed style sheet, and it applies only to the report.
      const root = host.attachShadow({ mode: 'open' });
      root.adoptedStyleSheets = [sheet];
      root.innerHTML = report.markup;
    },
    [make],
  );
  return (
    <div ref={fill} className={classes.sheets} data-printed={name} lang="en">
      {otherwise}
    </div>
  );
}
