/**
 * Opens the zips that Word, OpenDocument and EPUB files are, within limits against zips that unpack to endless content.
 */
import { unpackEntry, readZipDirectory, ZipError, type ZipEntry } from '../../core/archive/zip.ts';

// Why a file has no text that could be read.

/** Thrown while a file is read. The message is a sentence for the person, with what to do. */
export class UnreadableFile extends Error {
  override readonly name = 'UnreadableFile';
}

/** A file with broken content. `what` begins the sentence and names the broken part. */
export const damagedFile = (what = 'This file'): UnreadableFile =>
  new UnreadableFile(`${what} is damaged. Download or copy it again, or save it again in the program that made it.`);

/** The largest part and the most that is unpacked from one file, in bytes. */
const limits = { part: 256 * 1024 * 1024, all: 1024 * 1024 * 1024 } as const;

/** Above this size in bytes, a part that unpacks to more than `maxRatio` times its size is not unpacked. */
const [ratioFrom, maxRatio] = [16 * 1024 * 1024, 200];

/** The parts of a file. Paths have no leading slash. */
export interface Package {
  readonly paths: ReadonlySet<string>;
  /**
   * Returns the path of a part as the file writes it: names are compared without case (ISO/IEC 29500-2, section 6.2.2),
   * and some programs write backslashes, or the escapes of the reference. Undefined if there is none.
   */
  readonly pathOf: (path: string) => string | undefined;
  /** Returns the unpacked bytes of a part; undefined if there is none with this path. Throws `UnreadableFile`. */
  readonly read: (path: string) => Uint8Array<ArrayBuffer> | undefined;
}

const tooLarge = (): UnreadableFile =>
  new UnreadableFile(
    'This file unpacks to more than Assessment Desk can read. Split the document into smaller files and add those.',
  );

function entriesByPath(bytes: Uint8Array): ReadonlyMap<string, ZipEntry> {
  const entries = new Map<string, ZipEntry>();
  for (const entry of readZipDirectory(bytes)) {
    // Programs differ in which of two parts with one path they show.
    if (entries.has(entry.name)) throw damagedFile();
    entries.set(entry.name, entry);
  }
  return entries;
}

function unpack(bytes: Uint8Array, entry: ZipEntry): Uint8Array<ArrayBuffer> {
  if (entry.encrypted) {
    throw new UnreadableFile('This file is protected with a password. Save it without one and add it again.');
  }
  const { size, packed } = entry;
  if (size > limits.part || (size > ratioFrom && size > packed * maxRatio)) throw tooLarge();
  return unpackEntry(bytes, entry, limits.part);
}

/** Runs work on a zip. What the zip reader throws is thrown as `UnreadableFile`. */
function withZip<Result>(work: () => Result): Result {
  try {
    return work();
  } catch (error) {
    if (error instanceof ZipError) throw damagedFile();
    throw error;
  }
}

/** Decodes the escapes of a URL; a path with a broken one stays as it is. */
function decodeEscapes(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** A path as it is compared with others. */
const comparable = (path: string): string =>
  decodeEscapes(path).replaceAll('\\', '/').replace(/^\/+/, '').normalize('NFC').toLowerCase();

/** Opens a zip. Throws `UnreadableFile`. */
export function openPackage(bytes: Uint8Array): Package {
  const entries = withZip(() => entriesByPath(bytes));
  const names = new Map<string, string>();
  for (const name of entries.keys()) if (!names.has(comparable(name))) names.set(comparable(name), name);
  const pathOf = (path: string): string | undefined => (entries.has(path) ? path : names.get(comparable(path)));
  let total = 0;
  return {
    paths: new Set(entries.keys()),
    pathOf,
    read: (path) => {
      const entry = entries.get(pathOf(path) ?? path);
      if (!entry) return undefined;
      total += entry.size;
      if (total > limits.all) throw tooLarge();
      return withZip(() => unpack(bytes, entry));
    },
  };
}

/**
 * Resolves a reference from one part to another, as a relative URL without query and fragment. Undefined for references
 * that lead out of the package, such as web addresses.
 */
export function resolvePath(from: string, reference: string): string | undefined {
  const path = reference.replace(/[?#].*$/s, '');
  if (/^[a-z][a-z\d+.-]*:/i.test(path) || path.startsWith('//')) return undefined;
  const folder = path.startsWith('/') ? [] : from.split('/').slice(0, -1);
  const parts: string[] = [...folder];
  for (const part of path.split('/')) {
    if (part === '..') {
      if (parts.pop() === undefined) return undefined;
    } else if (part !== '' && part !== '.') parts.push(part);
  }
  return parts.join('/');
}
