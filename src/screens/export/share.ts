/** Creates the file that another person gets, and says what was shared. */
import { listInWords } from '../../core/compare/phrases.ts';
import { sizeProblem } from '../../core/files/limits.ts';
import type { Workspace } from '../../core/workspace/workspace.ts';
import type { ExportCommands, FileToDownload } from '../../desk/export-commands.ts';
import type { ExportedBag, OriginalCommands } from '../../desk/original-commands.ts';

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
): Promise<FileToDownload & Partial<ExportedBag>> {
  if (part === 'bag') return originals.makeBag(workspace, signal, () => undefined);
  const { fileName, text } = exports.render(part, workspace);
  const content = new Blob([text], { type: 'application/json' });
  const tooLarge = sizeProblem(content.size);
  if (tooLarge) throw new Error(tooLarge.message);
  return { fileName, content };
}

/** Names the original files that are not in a bag; '' if all are. */
export function leftOutInWords({ missing, damaged }: Pick<ExportedBag, 'missing' | 'damaged'>): string {
  const sentences = [
    missing.length > 0 ? `Not stored on this device: ${listInWords(missing)}.` : '',
    damaged.length > 0 ? `Damaged on this device and left out: ${listInWords(damaged)}. Attach them again.` : '',
  ];
  return sentences.filter((sentence) => sentence !== '').join(' ');
}

/** The message after a file was downloaded for a person. */
export function sharedFileInWords(fileName: string, recipient: string, isSaved: boolean): string {
  const version = isSaved
    ? `The version is in the version history as “shared with ${recipient}”.`
    : 'Could not save the version in the version history. Keep the file as the base version of a later merge.';
  return `Downloaded ${fileName}. ${version}`;
}
