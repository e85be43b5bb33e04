/** The export of a workspace as a Word report, with its name, type and outline. */
import { fileNameFor } from '../../files/file-names.ts';
import type { Workspace } from '../../workspace/workspace.ts';
import type { ExportContext, ExportedContent } from '../exported-file.ts';
import { reportOutline } from '../report-html.ts';
import { pictureTables } from '../report/picture-tables.ts';
import { reportOf } from '../report/report.ts';
import { wordType } from './package.ts';
import { reportWord } from './report-word.ts';

/** Writes a workspace, finished or not, as a Word document. The same workspace and findings give the same bytes. */
export async function exportWord(
  workspace: Workspace,
  context: ExportContext,
): Promise<ExportedContent & { readonly content: Uint8Array<ArrayBuffer> }> {
  const report = reportOf(workspace, context);
  return {
    fileName: fileNameFor(workspace.title, 'report-word'),
    mediaType: wordType,
    content: await reportWord(report, pictureTables(workspace, report)),
    preview: reportOutline(workspace, context),
  };
}
