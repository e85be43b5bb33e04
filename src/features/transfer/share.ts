/** Creates the file that another person gets, and says what was shared. */
import { sizeProblem } from '../../core/files/limits.ts';
import type { Workspace } from '../../core/workspace/workspace.ts';
import type { ExportCommands, FileToDownload } from '../../store/export-commands.ts';
import type { OriginalCommands } from '../../store/original-commands.ts';

/** What another person gets: the desk file, the desk file with original files, or the assessment without sources. */
export type SharedPart = 'desk' | 'bag' | 'assessment';

interface Makers {
  readonly exports: Pick<ExportCommands, 'render'>;
  readonly originals: Pick<OriginalCommands, 'makeBag'>;
}

/** Creates the file. Rejects with a sentence for the user if it could not be opened again. */
export async function fileToShare(
  workspace: Workspace,
  part: SharedPart,
  { exports, originals }: Makers,
  signal: AbortSignal,
): Promise<FileToDownload> {
  if (part === 'bag') return originals.makeBag(workspace, signal, () => undefined);
  const { fileName, text } = exports.render(part, workspace);
  const content = new Blob([text], { type: 'application/json' });
  const tooLarge = sizeProblem(content.size);
  if (tooLarge) throw new Error(tooLarge.message);
  return { fileName, content };
}

/** The message after a file was downloaded for a person. */
export function sharedFileInWords(fileName: string, recipient: string, isSaved: boolean): string {
  const version = isSaved
    ? `The version is in the version history as “shared with ${recipient}”.`
    : 'Could not save the version in the version history. Keep the file as the base version of a later merge.';
  return `Downloaded ${fileName}. ${version}`;
}
