/** Names and rules for the files in the zip archive of all drafts, including the data of damaged ones. */
import { titleInWords } from '../assessment/draft-title.ts';
import { fileNameFor } from './file-names.ts';

/** The folder of a zip archive of drafts that contains the raw data of damaged ones. It contains no desk files. */
export const rawFolder = 'damaged';

/**
 * Creates a function that returns a file name for each draft in one folder. The name comes from the title, is safe on
 * every file system, and is unique even if a file system ignores case or Unicode normalisation.
 */
export function createDraftFileNames(): (title: string) => string {
  const usedNames = new Set<string>();
  return (title) => {
    const name = fileNameFor(title, 'desk');
    const [stem, ending] = [name.slice(0, -'.desk.json'.length), '.desk.json'];
    const names = function* (): Generator<string> {
      yield name;
      for (let number = 2; ; number += 1) yield `${stem}-${number}${ending}`;
    };
    for (const candidate of names()) {
      const folded = candidate.normalize('NFC').toLowerCase();
      if (usedNames.has(folded)) continue;
      usedNames.add(folded);
      return candidate;
    }
    return name;
  };
}

/** The name of the zip archive of all drafts. `day` is the current date, as in '2026-11-21'. */
export function draftsFileName(day: string): string {
  return `assessment-desk-drafts-${day}.zip`;
}

/** The content of `note.txt` in a zip archive that contains the raw data of drafts that could not be read. */
export function noteOnRaw(drafts: readonly { readonly title: string; readonly why: string }[]): string {
  return [
    'Assessment Desk',
    '',
    'These drafts could not be read completely when you exported all drafts. Their raw data is in the folder',
    `“${rawFolder}”, exactly as it was stored: the last complete copy and the changes since, with your`,
    'private notes. It is JSON and can be repaired by hand. Nothing was deleted. The drafts are still in the browser you exported them from.',
    '',
    ...drafts.map(({ title, why }) => `- ${titleInWords(title)}: ${why}`),
    '',
  ].join('\n');
}

/**
 * Whether to open a file of a zip archive, by its path. Our files are JSON; hidden and system files are skipped, and
 * files of references are sources.
 */
export function canBeOpened(path: string): boolean {
  const parts = path.split('/');
  const isSystemFile = parts.some((part) => part.startsWith('.') || part === '__MACOSX');
  return !isSystemFile && parts[0] !== rawFolder && /(?<!\.(?:csl|stix))\.json$/i.test(path);
}

/** Whether a file of a zip archive contains the raw data of a damaged draft, by its path. */
export function isRawData(path: string): boolean {
  return path.startsWith(`${rawFolder}/`) && /\.json$/i.test(path);
}

// Decides which files of a folder or a zip archive can be sources, by their paths.

function isSystemFile(path: string): boolean {
  return path.split('/').some((part) => /^(?:\.|__MACOSX$|~\$|Thumbs\.db$|desktop\.ini$)/i.test(part));
}

/** The prefixes of the folders in which browsers save what pages load: “Page_files/” next to “Page.html”. */
function companionFolders(paths: readonly string[]): readonly string[] {
  return paths.flatMap((path) => {
    const [, page] = /^(.+)\.x?html?$/i.exec(path) ?? [];
    return page === undefined ? [] : [`${page}_files/`, `${page}-Dateien/`, `${page}_fichiers/`, `${page}_archivos/`];
  });
}

/** The paths of a folder, divided. System files are in neither list. */
export interface DividedPaths {
  readonly sources: readonly string[];
  /** The files that saved pages load: images, styles and scripts. */
  readonly companions: readonly string[];
}

/** Divides the files of a folder or a drop. The order stays the same. */
export function divideSourcePaths(paths: readonly string[]): DividedPaths {
  const folders = companionFolders(paths);
  const visible = paths.filter((path) => !isSystemFile(path));
  const isCompanion = (path: string): boolean => folders.some((folder) => path.startsWith(folder));
  return {
    sources: visible.filter((path) => !isCompanion(path)),
    companions: visible.filter(isCompanion),
  };
}

/** Divides the files of a zip archive. Our own documents are opened in another way, and are in neither list. */
export function sourcesInZip(paths: readonly string[]): DividedPaths {
  const hasRawData = paths.some(isRawData);
  // An archive of drafts has a note about damaged ones.
  const isOurs = (path: string): boolean =>
    canBeOpened(path) || (hasRawData && (path.startsWith(`${rawFolder}/`) || path === 'note.txt'));
  return divideSourcePaths(paths.filter((path) => !isOurs(path)));
}
