/** The work of the export worker. */
import type { Workspace } from '../../core/workspace/workspace.ts';
import { exportDraft } from '../../core/report/export-draft.ts';
import type { ExportedContent, ReportFormat } from '../../core/report/exported-file.ts';
import type { NamedVersion } from '../../core/report/changes-report.ts';
import type { ProseFormat } from '../../core/report/prose/write-prose.ts';
import type { ReportShape } from '../../core/report/report/shape.ts';
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
export async function exportHere({ workspace, format, shape }: ExportRequest): Promise<ExportedFile> {
  return asBlob(await exportDraft(workspace, format, sha256, shape));
}

/** The request to the worker for a report of what changed. */
export interface ChangesRequest {
  readonly before: NamedVersion;
  readonly after: NamedVersion;
  readonly format: ProseFormat;
}

/** Exports what changed from one version to another. Takes seconds at the contract’s limits. */
export async function exportChangesHere({ before, after, format }: ChangesRequest): Promise<ExportedFile> {
  const { exportChanges } = await import('../../core/report/changes-report.ts');
  return asBlob(await exportChanges(before, after, format, sha256));
}

function asBlob({ fileName, mediaType, content, preview }: ExportedContent): ExportedFile {
  return { fileName, content: new Blob([content], { type: mediaType }), preview };
}
