/** Exports a draft in any format for other people and tools. Each large writer is loaded when it is needed. */
import { addAllCues } from '../check/all-cues.ts';
import { createChecker } from '../check/checker.ts';
import type { Digest } from '../casefile/hash.ts';
import { fileNameFor } from '../files/file-names.ts';
import type { Workspace } from '../workspace/workspace.ts';
import { exportFile } from './export-file.ts';
import { writeProse } from './prose/write-prose.ts';
import { reportProse } from './report/report-prose.ts';
import { viewAssessment } from '../assessment/view.ts';
import type { ExportContext, ExportedContent, ReportFormat, ReviewReportFormat } from './exported-file.ts';
import type { ReportShape } from './report/shape.ts';

/**
 * Writes a draft in a format, with the sections of a shape if the format is a report. The same draft always gives the
 * same content. Takes seconds at the contract’s limits.
 */
export async function exportDraft(
  workspace: Workspace,
  format: ReportFormat,
  digest: Digest,
  shape?: ReportShape,
): Promise<ExportedContent> {
  if (isReviewFormat(format)) {
    const { exportReview } = await import('./review-report/export-review.ts');
    return exportReview(workspace, format, digest);
  }
  // The other formats contain the findings, and the cues around each claim.
  addAllCues();
  const { findings } = createChecker({ digest }).check(workspace);
  const context: ExportContext = { digest, findings, shape };
  if (format === 'tables') {
    const { exportTables } = await import('./spreadsheet/export-tables.ts');
    return exportTables(workspace, context);
  }
  if (format === 'report-word') {
    return exportWord(workspace, context);
  }
  if (format === 'stix-opinions') {
    const { opinionsOf } = await import('./stix/opinions.ts');
    const bundle = exportFile(workspace, 'stix', { ...context, opinions: opinionsOf(workspace, digest) });
    return { ...bundle, content: bundle.text, fileName: fileNameFor(workspace.title, format) };
  }
  const { text, ...file } = exportFile(workspace, format, context);
  return { ...file, content: text };
}

function isReviewFormat(format: ReportFormat): format is ReviewReportFormat {
  return format === 'verdicts' || format.startsWith('review-');
}

/** Writes a workspace, finished or not, as a Word document. The same workspace and findings give the same bytes. */
export async function exportWord(workspace: Workspace, context: ExportContext): Promise<ExportedContent> {
  const producer = viewAssessment(workspace.assessment).producer?.name ?? '';
  const prose = reportProse(workspace, context);
  const content = await writeProse(prose, 'word', { digest: context.digest, producer });
  return { fileName: fileNameFor(workspace.title, 'report-word'), ...content };
}
