/** Combines the references of an import with its files: each file gets the facts of the reference that names it. */
import type { Extraction, SourceReference } from '../../core/extraction/extraction.ts';
import { sourceFacts } from '../../extract/facts/source-facts.ts';
import type { SourceFile } from '../../store/file-commands.ts';

type TextFile = Extract<SourceFile, { readonly kind: 'text' }>;

/** A file of references that was read. `text` is the file as a source, with all its references. */
export type ReferenceFile = TextFile & { readonly extraction: { readonly references: readonly SourceReference[] } };

/** Whether a source is a file of references. */
export function isReferenceFile(file: TextFile): file is ReferenceFile {
  return file.extraction.references !== undefined;
}

/** A path as it is compared: archives and programs write slashes, Unicode and percent signs in different ways. */
function comparable(path: string): string {
  const plain = path.replace(/^file:\/\/(?:localhost)?/i, '');
  return (plain === path ? path : decoded(plain)).replaceAll('\\', '/').normalize('NFC');
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

const nameOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1);

/**
 * Returns the file that a reference names: at its path from the folder of the references, or at the end of another path,
 * or the only file with its name, because reference managers also write the paths of their own storage.
 */
function namedFile(path: string, folder: string, files: readonly TextFile[]): TextFile | undefined {
  const wanted = comparable(path);
  const paths = files.map((file) => comparable(file.path));
  const exact = paths.indexOf(comparable(folder) + wanted);
  if (exact >= 0) return files[exact];
  const [only, ...others] = files.filter((_, index) => nameOf(paths[index] ?? '') === nameOf(wanted));
  return others.length === 0 ? only : undefined;
}

const noParts = { groups: [], pages: [], losses: [], contained: [] } as const;

/** The abstract of a reference as a source of its own. */
function abstractOf(file: ReferenceFile, reference: SourceReference): SourceFile | undefined {
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
 * reference, which a person collected, before its own. A reference without such a file becomes a source with its
 * abstract, or else a row that says what is missing.
 */
export function withReferences(
  files: readonly SourceFile[],
  references: readonly ReferenceFile[],
): readonly SourceFile[] {
  const texts = files.filter((file) => file.kind === 'text');
  const factsOfFile = new Map<TextFile, SourceReference['facts']>();
  const others: SourceFile[] = [];
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
      if (named.length === 0) others.push(abstractOf(file, reference) ?? problem);
    }
  }
  const known = files.map((file): SourceFile => {
    const facts = file.kind === 'text' ? factsOfFile.get(file) : undefined;
    if (file.kind !== 'text' || !facts) return file;
    return { ...file, extraction: { ...file.extraction, facts: { ...file.extraction.facts, ...facts } } };
  });
  return [...known, ...others];
}
