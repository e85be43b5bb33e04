/** The export of a workspace as a Word report, with its name, type and outline. */
import { fileNameFor } from '../../files/file-names.ts';
import type { Workspace } from '../../workspace/workspace.ts';
import type { ExportContext, ExportedFile } from '../exported-file.ts';
import { reportOutline } from '../report-html.ts';
import { reportOf } from '../report/report.ts';
import { reportWord } from './report-word.ts';

/** A Word file to export. */
export interface ExportedWordFile extends Omit<ExportedFile, 'text'> {
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** Writes a workspace, finished or not, as a Word document. The same workspace and findings give the same bytes. */
export async function exportWord(workspace: Workspace, context: ExportContext): Promise<ExportedWordFile> {
  return {
    fileName: fileNameFor(workspace.title, 'report-word'),
    mediaType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    bytes: await reportWord(reportOf(workspace, context)),
    preview: reportOutline(workspace, context),
  };
}
