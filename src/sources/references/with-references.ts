/** Combines the references of an import with its files: each file gets the facts of the reference that names it. */
import type { Extraction, SourceReference } from '../../core/extraction/extraction.ts';
import { sourceFacts } from '../facts/source-facts.ts';

/** A file with a text, as the application or the command has it. */
export interface TextFile {
  readonly kind: 'text';
  readonly path: string;
  readonly extraction: Extraction;
  readonly proposedId?: string | undefined;
  /** Whether it is only added if a person asks for it. */
  readonly isContained?: boolean;
}

/** A file or a reference without text that could be read. */
export interface UnreadableFile {
  readonly kind: 'unreadable';
  readonly path: string;
  readonly problem: string;
}

/** A file of references that was read. Its text is the file as a source, with all its references. */
type ReferenceFile<File extends TextFile> = File & {
  readonly extraction: { readonly references: readonly SourceReference[] };
};

/** Whether a source is a file of references. */
function isReferenceFile<File extends TextFile>(file: File): file is ReferenceFile<File> {
  return file.extraction.references !== undefined;
}

/** A path as it is compared: archives and programs write slashes, Unicode and percent signs in different ways. */
function comparable(path: string): string {
  const plain = path.replace(/^file:\/\/(?:localhost)?/i, '');
  return (plain === path ? path : decodePath(plain)).replaceAll('\\', '/').normalize('NFC');
}

function decodePath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

const nameOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1);

/**
 * Returns the file that a reference names: at its path from the folder of the references, or at the end of another
 * path, or the only file with its name, because reference managers also write the paths of their own storage.
 */
function namedFile<File extends TextFile>(path: string, folder: string, files: readonly File[]): File | undefined {
  const wanted = comparable(path);
  const paths = files.map((file) => comparable(file.path));
  const exact = paths.indexOf(comparable(folder) + wanted);
  if (exact >= 0) return files[exact];
  const [only, ...others] = files.filter((_, index) => nameOf(paths[index] ?? '') === nameOf(wanted));
  return others.length === 0 ? only : undefined;
}

const noParts = { groups: [], pages: [], losses: [], contained: [] } as const;

/** The abstract of a reference as a source of its own. */
function abstractOf<File extends TextFile>(file: ReferenceFile<File>, reference: SourceReference): File | undefined {
  const { label, segment } = reference;
  const found = segment === undefined ? undefined : file.extraction.segments[segment];
  if (!found) return undefined;
  const { reader } = file.extraction;
  const facts = sourceFacts(reference.facts, '', found.text);
  const own: Extraction = { ...noParts, reader, segments: [found], facts };
  return { ...file, path: `${file.path}, abstract of “${label}”`, extraction: own, proposedId: undefined };
}

function problemOf({ problem, files }: SourceReference): string {
  if (problem !== undefined) return problem;
  const [path] = files;
  return path === undefined
    ? 'The reference has no attached file and no abstract. Add its file, or copy the text that you need and paste it.'
    : `Its file “${nameOf(comparable(path))}” could not be found or read. Add the whole exported folder, or that file together with the references.`;
}

/**
 * Returns the sources of an import whose references are known. A file that a reference names gets the facts of the
 * reference, which a person collected, before its own. The abstract is then offered beside it. A reference without such
 * a file becomes a source with its abstract, or else a row that says what is missing.
 */
export function withReferences<File extends TextFile>(
  all: readonly (File | UnreadableFile)[],
): readonly (File | UnreadableFile)[] {
  const references = all.filter((file) => file.kind === 'text').filter(isReferenceFile<File>);
  if (references.length === 0) return all;
  const files = all.filter((file) => !references.some((one) => one === file));
  const texts = files.filter((file) => file.kind === 'text');
  const factsOfFile = new Map<File, SourceReference['facts']>();
  const others: (File | UnreadableFile)[] = [];
  for (const file of references) {
    const folder = file.path.slice(0, file.path.lastIndexOf('/') + 1);
    for (const reference of file.extraction.references) {
      const named = reference.files.flatMap((path) => namedFile(path, folder, texts) ?? []);
      // The first reference to a file counts.
      for (const one of named) if (!factsOfFile.has(one)) factsOfFile.set(one, reference.facts);
      const problem = {
        kind: 'unreadable',
        path: `${file.path}, “${reference.label}”`,
        problem: problemOf(reference),
      } as const;
      const abstract = abstractOf(file, reference);
      if (named.length === 0) others.push(abstract ?? problem);
      else if (abstract) others.push({ ...abstract, isContained: true });
    }
  }
  const known = files.map((file): File | UnreadableFile => {
    const facts = file.kind === 'text' ? factsOfFile.get(file) : undefined;
    if (file.kind !== 'text' || !facts) return file;
    return { ...file, extraction: { ...file.extraction, facts: { ...file.extraction.facts, ...facts } } };
  });
  return [...known, ...others];
}
