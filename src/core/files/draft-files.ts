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
