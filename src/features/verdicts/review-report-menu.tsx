/** The menu of the verdicts screen that exports the review report. */
import type { ReviewReportFormat } from '../../core/export/exported-file.ts';
import { useStores } from '../../shared/context.tsx';
import { useReportDownload } from '../../shared/use-report-download.ts';
import { DownloadMenu } from '../../ui/download-menu.tsx';

const choices: readonly { readonly format: ReviewReportFormat; readonly title: string }[] = [
  { format: 'review-report-html', title: 'Web page (HTML)' },
  { format: 'review-report-word', title: 'Word' },
  { format: 'review-report-markdown', title: 'Markdown' },
  { format: 'verdicts', title: 'Table (CSV)' },
];

export function ReviewReportMenu() {
  const { makeExport } = useStores().exports;
  const { isWorking, download } = useReportDownload();
  return (
    <DownloadMenu
      label="Export report"
      size="xs"
      choices={choices}
      isWorking={isWorking}
      onChoose={(format) => void download((signal) => makeExport(format, signal))}
    />
  );
}
