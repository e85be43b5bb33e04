/** Unpacks a zip into the files that can be opened, and explains problems with the others. */
import { bagBase } from '../../core/files/bag.ts';
import { isRawData, canBeOpened } from '../../core/files/draft-files.ts';
import { maxFileBytes } from '../../core/files/limits.ts';
import { sourcesInZip } from '../../core/files/source-files.ts';
import { unpackZip } from '../../platform/archive/zip.ts';
import { readZipDirectory, ZipError } from '../../core/archive/zip-directory.ts';
import { withContainer } from '../../platform/file-path.ts';
import { readBytes } from './read-bytes.ts';
import type { ReadFile } from './opened-file.ts';

/** The files in a zip, and the problems with those that cannot be opened. */
export interface OpenedZip {
  readonly files: readonly File[];
  readonly refused: readonly ReadFile[];
}

/** The largest zip that is opened, in bytes: it is read into memory as a whole. */
const largestZip = 512 * 1024 * 1024;

/** The sources in a zip. */
export interface ZippedSources {
  readonly files: readonly File[];
  /** How many files were left out, because saved pages load them. */
  readonly skipped: number;
  readonly refused: readonly ReadFile[];
  /** Whether the zip contains no source, or documents as well, so that it is opened as other files are. */
  readonly isForOpening: boolean;
}

/** Reads the sources in a zip. A zip that cannot be read is for opening, which says why. */
export async function openZippedSources(zip: File, signal?: AbortSignal): Promise<ZippedSources> {
  const none: ZippedSources = { files: [], skipped: 0, refused: [], isForOpening: true };
  if (zip.size > largestZip) return none;
  try {
    const bytes = await readBytes(zip, () => undefined, signal);
    const paths = readZipDirectory(bytes).map(({ name }) => name);
    if (bagBase(paths) !== undefined) return none;
    const { sources, companions } = sourcesInZip(paths);
    const wanted = new Set(sources);
    const { files, problems } = await unpackZip(bytes, (path) => wanted.has(path), maxFileBytes, signal);
    return {
      files: files.map((file) => withContainer(file, zip.name)),
      skipped: companions.length,
      refused: problems.map(({ path, message }) => refusal(path, message)),
      isForOpening: sources.length === 0 || paths.some((path) => canBeOpened(path) || isRawData(path)),
    };
  } catch {
    signal?.throwIfAborted();
    return none;
  }
}

const refusal = (fileName: string, message: string): ReadFile => ({
  fileName,
  result: { kind: 'refused', problems: [{ code: 'unreadable', message }] },
});

/** Reads the files in a zip. Rejects only when cancelled, with the signal’s reason. */
export async function openZip(zip: File, signal?: AbortSignal): Promise<OpenedZip> {
  if (zip.size > largestZip) {
    return {
      files: [],
      refused: [refusal(zip.name, 'This zip file is too large. Unzip it and open the files in it.')],
    };
  }
  try {
    const bytes = await readBytes(zip, () => undefined, signal);
    const base = bagBase(readZipDirectory(bytes).map(({ name }) => name));
    if (base !== undefined) {
      const bag = await (await import('./opening-bag.ts')).openBag(bytes, base, signal);
      return { files: bag.files, refused: bag.problems.map(({ path, message }) => refusal(path, message)) };
    }
    const { files, problems, others } = await unpackZip(bytes, canBeOpened, maxFileBytes, signal);
    const refused = [
      ...problems.map(({ path, message }) => refusal(path, message)),
      ...others.filter(isRawData).map((path) => refusal(path, rawInWords)),
    ];
    if (files.length + refused.length > 0) return { files, refused };
    return {
      files,
      refused: [refusal(zip.name, 'This zip file contains no files that Assessment Desk can open (.json).')],
    };
  } catch (error) {
    signal?.throwIfAborted();
    const why = error instanceof ZipError ? error.message : 'Could not read this zip file. Choose it again.';
    return { files: [], refused: [refusal(zip.name, why)] };
  }
}

const rawInWords =
  'This is raw data from a damaged draft, not a file you can open. It stays in the zip file so that it can be repaired by hand.';
