/** The work of the export worker; also runs on the page’s thread if workers fail. */
import type { Workspace } from '../../core/workspace/workspace.ts';
import { createChecker } from '../../core/check/checker.ts';
import { exportFile } from '../../core/export/export-file.ts';
import type { ExportContext, ReportFormat } from '../../core/export/exported-file.ts';
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

/** Checks a draft and exports it in a format. Takes seconds at the contract’s limits. */
export async function exportHere({ workspace, format, shape }: ExportRequest): Promise<ExportedFile> {
  const { findings } = createChecker({ digest: sha256 }).check(workspace);
  const context: ExportContext = { digest: sha256, findings, shape };
  if (format !== 'report-word') {
    const { fileName, mediaType, text, preview } = exportFile(workspace, format, context);
    return { fileName, content: new Blob([text], { type: mediaType }), preview };
  }
  // The library that writes Word files is large.
  const { exportWord } = await import('../../core/export/word/export-word.ts');
  const { fileName, mediaType, bytes, preview } = await exportWord(workspace, context);
  return { fileName, content: new Blob([bytes], { type: mediaType }), preview };
}
