/** The work of the export worker; also runs on the page’s thread if workers fail. */
import type { Workspace } from '../../core/workspace/workspace.ts';
import { createChecker } from '../../core/check/checker.ts';
import { exportFile } from '../../core/export/export-file.ts';
import type {
  ExportContext,
  ExportedContent,
  ReportFormat,
  ReviewReportFormat,
} from '../../core/export/exported-file.ts';
import type { NamedVersion } from '../../core/export/changes-report/changes-report.ts';
import type { ProseFormat } from '../../core/export/prose/write-prose.ts';
import type { ReportShape } from '../../core/export/report/shape.ts';
import { sha256 } from '../../platform/digest.ts';

/** The request to the worker. */
export interface ExportRequest {
  readonly workspace: Workspace;
  readonly format: ReportFormat;
  /** The sections of a report; the whole report if there is none. */
  readonly shape?: ReportShape | undefined;
}

/** An exported file. A blob is cheap to transfer, however large it is. */
export interface ExportedFile {
  readonly fileName: string;
  readonly content: Blob;
  readonly preview: string;
}

/** Exports a draft in a format. Takes seconds at the contract’s limits. */
export async function exportHere(request: ExportRequest): Promise<ExportedFile> {
  const { workspace, format } = request;
  if (!isReviewFormat(format)) return exportChecked(request, format);
  const { exportReview } = await import('../../core/export/review-report/export-review.ts');
  return asBlob(await exportReview(workspace, format, sha256));
}

/** The request to the worker for a report of what changed. */
export interface ChangesRequest {
  readonly before: NamedVersion;
  readonly after: NamedVersion;
  readonly format: ProseFormat;
}

/** Exports what changed from one version to another. Takes seconds at the contract’s limits. */
export async function exportChangesHere({ before, after, format }: ChangesRequest): Promise<ExportedFile> {
  const { exportChanges } = await import('../../core/export/changes-report/export-changes.ts');
  return asBlob(await exportChanges(before, after, format, sha256));
}

const reviewFormats: ReadonlySet<ReportFormat> = new Set<ReviewReportFormat>([
  'review-report-html',
  'review-report-markdown',
  'review-report-word',
  'verdicts',
]);

function isReviewFormat(format: ReportFormat): format is ReviewReportFormat {
  return reviewFormats.has(format);
}

function asBlob({ fileName, mediaType, content, preview }: ExportedContent): ExportedFile {
  return { fileName, content: new Blob([content], { type: mediaType }), preview };
}

/** Checks a draft, because the other formats contain the findings. */
async function exportChecked(
  { workspace, shape }: ExportRequest,
  format: Exclude<ReportFormat, ReviewReportFormat>,
): Promise<ExportedFile> {
  const { findings } = createChecker({ digest: sha256 }).check(workspace);
  const context: ExportContext = { digest: sha256, findings, shape };
  if (format === 'tables') {
    const { exportTables } = await import('../../core/export/spreadsheet/export-tables.ts');
    return asBlob(exportTables(workspace, context));
  }
  if (format === 'report-word') {
    // The library that writes Word files is large.
    const { exportWord } = await import('../../core/export/word/export-word.ts');
    return asBlob(await exportWord(workspace, context));
  }
  const { text, ...file } = exportFile(workspace, format, context);
  return asBlob({ ...file, content: text });
}
