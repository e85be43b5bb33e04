import { titleInWords } from '../assessment/draft-title.ts';
import { fileNameFor } from './file-names.ts';

/** Folder of a zip of drafts in which the raw records of damaged ones stand: nothing in it is a desk file. */
export const rawFolder = 'damaged';

/**
 * Gives each draft the name of its file in one folder: from its title, safe on every file system, and different from
 * all before it also where a file system does not tell upper from lower case or one normal form from another.
 */
export function createDraftFileNames(): (title: string) => string {
  const taken = new Set<string>();
  return (title) => {
    const name = fileNameFor(title, 'desk');
    const [stem, ending] = [name.slice(0, -'.desk.json'.length), '.desk.json'];
    const names = function* (): Generator<string> {
      yield name;
      for (let number = 2; ; number += 1) yield `${stem}-${number}${ending}`;
    };
    for (const candidate of names()) {
      const known = candidate.normalize('NFC').toLowerCase();
      if (taken.has(known)) continue;
      taken.add(known);
      return candidate;
    }
    return name;
  };
}

/** The name of the zip of all drafts; `day` is the day on which it is made, as in '2026-11-21'. */
export function draftsFileName(day: string): string {
  return `assessment-desk-drafts-${day}.zip`;
}

/** What `note.txt` says in a zip that holds raw records of drafts that could not be read. */
export function noteOnRaw(drafts: readonly { readonly title: string; readonly why: string }[]): string {
  return [
    'Assessment Desk',
    '',
    'These drafts could not be read as a whole when all drafts were exported. What the browser has kept of them stands in',
    `the folder “${rawFolder}”, exactly as it was found: the last whole copy and the changes since. It is JSON, and can be`,
    'read and mended by hand. Nothing was deleted; the drafts are still in the browser that they were exported from.',
    '',
    ...drafts.map(({ title, why }) => `- ${titleInWords(title)}: ${why}`),
    '',
  ].join('\n');
}

/** Whether a file of a zip is one to open, by its path: our files are JSON; what begins with a dot is a system's own. */
export function isToOpen(path: string): boolean {
  const parts = path.split('/');
  const own = parts.some((part) => part.startsWith('.') || part === '__MACOSX');
  return !own && parts[0] !== rawFolder && /\.json$/i.test(path);
}

/** Whether a file of a zip is what was stored of a draft that could not be read, by its path. */
export function isRaw(path: string): boolean {
  return path.startsWith(`${rawFolder}/`) && /\.json$/i.test(path);
}
