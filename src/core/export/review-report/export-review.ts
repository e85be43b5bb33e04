/** The entry point of the review report: writes it in a format, with its name, type and preview. */
import { viewAssessment } from '../../assessment/view.ts';
import type { Digest } from '../../casefile/hash.ts';
import { fileNameFor } from '../../files/file-names.ts';
import type { Workspace } from '../../workspace/workspace.ts';
import type { ExportedContent, ReviewReportFormat } from '../exported-file.ts';
import { firstLines } from '../preview.ts';
import { writeProse, type ProseFormat } from '../prose/write-prose.ts';
import { reviewReport } from './review-report.ts';
import { verdictsCsv } from './verdicts-csv.ts';

const proseFormats: Readonly<Record<Exclude<ReviewReportFormat, 'verdicts'>, ProseFormat>> = {
  'review-report-html': 'html',
  'review-report-markdown': 'markdown',
  'review-report-word': 'word',
};

/** Writes the reviews of a draft. The same workspace always gives the same content. */
export async function exportReview(
  workspace: Workspace,
  format: ReviewReportFormat,
  digest: Digest,
): Promise<ExportedContent> {
  const fileName = fileNameFor(workspace.title, format);
  if (format === 'verdicts') {
    const content = verdictsCsv(workspace, digest).toWellFormed();
    return { fileName, mediaType: 'text/csv;charset=utf-8', content, preview: firstLines(content) };
  }
  const producer = viewAssessment(workspace.assessment).producer?.name ?? '';
  const report = reviewReport(workspace, digest);
  return { fileName, ...(await writeProse(report, proseFormats[format], { digest, producer })) };
}
