import type { Workspace } from '../../core/assessment/workspace.ts';
import { createChecker } from '../../core/check/checker.ts';
import { exportFile } from '../../core/export/export-file.ts';
import type { ReportFormat } from '../../core/export/exported-file.ts';
import { sha256 } from '../digest.ts';

/** What a worker is asked for. */
export interface ExportRequest {
  readonly workspace: Workspace;
  readonly format: ReportFormat;
}

/** A file as it is handed over. A blob costs nothing to pass on, however large the file is. */
export interface ExportedFile {
  readonly fileName: string;
  readonly content: Blob;
  readonly preview: string;
}

/** Checks a draft and writes it in a format. At the contract's limits this takes seconds. */
export function exportHere({ workspace, format }: ExportRequest): ExportedFile {
  const { findings } = createChecker({ digest: sha256 }).check(workspace);
  const { fileName, mediaType, text, preview } = exportFile(workspace, format, { digest: sha256, findings });
  return { fileName, content: new Blob([text], { type: mediaType }), preview };
}
