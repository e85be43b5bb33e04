/** The work of the export worker; also runs on the page’s thread if workers fail. */
import type { Workspace } from '../../core/workspace/workspace.ts';
import { createChecker } from '../../core/check/checker.ts';
import { exportFile } from '../../core/export/export-file.ts';
import type { ReportFormat } from '../../core/export/exported-file.ts';
import { sha256 } from '../../platform/digest.ts';

/** The request to the worker. */
export interface ExportRequest {
  readonly workspace: Workspace;
  readonly format: ReportFormat;
}

/** An exported file. A blob is cheap to transfer, however large it is. */
export interface ExportedFile {
  readonly fileName: string;
  readonly content: Blob;
  readonly preview: string;
}

/** Checks a draft and exports it in a format. Takes seconds at the contract’s limits. */
export function exportHere({ workspace, format }: ExportRequest): ExportedFile {
  const { findings } = createChecker({ digest: sha256 }).check(workspace);
  const { fileName, mediaType, text, preview } = exportFile(workspace, format, { digest: sha256, findings });
  return { fileName, content: new Blob([text], { type: mediaType }), preview };
}
