/** The work of the worker that unpacks zip files; also runs on the page if the worker does not start. */
import { bytesToHex } from '@noble/hashes/utils.js';
import { readZipDirectory, ZipError } from '../../core/archive/zip.ts';
import { hexDigest } from '../../core/casefile/hash.ts';
import { bagAlgorithms, bagBase, checkBag, type BagAlgorithm } from '../../core/files/bag.ts';
import { canBeOpened, isRawData, sourcesInZip } from '../../core/files/draft-files.ts';
import { maxFileBytes } from '../../core/files/limits.ts';
import { unpackZip, type Unpacked } from '../../platform/archive/zip.ts';
import { sha256 } from '../../platform/digest.ts';
import { pathOf } from '../../platform/file-path.ts';
import type { CallProgress } from '../../platform/worker-call.ts';
import { readBytes } from '../../platform/read-in-pieces.ts';

type OnProgress = (progress: CallProgress) => void;

/** An unpacked file with its path in the zip, which a `File` loses on its way to the page. */
export interface ZippedFile {
  readonly path: string;
  readonly file: File;
}

/** Why a file in a zip was not unpacked, as a sentence. The path is empty if it is about the zip itself. */
interface ZipProblem {
  readonly path: string;
  readonly message: string;
}

/** The sources in a zip. */
export interface UnpackedSources {
  readonly files: readonly ZippedFile[];
  /** How many files were left out, because saved pages load them. */
  readonly skipped: number;
  readonly problems: readonly ZipProblem[];
  /** Whether the zip contains no source, or documents as well, so that it is opened as other files are. */
  readonly isForOpening: boolean;
}

/** The files to open in a zip. */
export interface UnpackedDocuments {
  readonly files: readonly ZippedFile[];
  readonly problems: readonly ZipProblem[];
  /** The paths of all other files. */
  readonly others: readonly string[];
  /** The original files of a bag whose checksums match; undefined if the zip is not a bag. */
  readonly originals?: readonly { readonly file: File; readonly checksum: string }[];
}

/** Why a zip itself cannot be read, as a sentence. */
interface UnreadableZip {
  readonly problem: string;
}

/** The methods of the worker. Both reject with the system’s error if the file cannot be read. */
export interface UnpackingMethods {
  /** A zip that cannot be read is for opening, which says why. */
  unpackSources(zip: File, onProgress: OnProgress, signal?: AbortSignal): Promise<UnpackedSources>;
  unpackDocuments(zip: File, onProgress: OnProgress, signal?: AbortSignal): Promise<UnpackedDocuments | UnreadableZip>;
}

/** The largest source that is read from a zip, in bytes: the zip and the file are in memory together. */
const largestSource = 256 * 1024 * 1024;

/** The largest original that is read from a bag, in bytes. */
const largestOriginal = 512 * 1024 * 1024;

const withZipPaths = ({ files }: Unpacked): readonly ZippedFile[] =>
  files.map((file) => ({ path: pathOf(file), file }));

/** Passes on the number of unpacked files. */
const counting =
  (onProgress: OnProgress) =>
  (done: number, all: number): void =>
    onProgress({ label: `Unzipping file ${String(done + 1)} of ${String(all)}`, fraction: done / all });

/** Few bags have a SHA-512, so its code is not in the scripts: the browser computes it, but not on plain HTTP. */
const algorithms: readonly BagAlgorithm[] = globalThis.isSecureContext === false ? ['sha256'] : bagAlgorithms;

/** Returns a SHA-512 as hexadecimal digits. */
async function sha512Of(content: ArrayBuffer): Promise<string> {
  return bytesToHex(new Uint8Array(await crypto.subtle.digest('SHA-512', content)));
}

/** Reads the bag whose files are in the folder `base`, and checks each of them against its manifests. */
async function unpackBag(
  bytes: Uint8Array,
  base: string,
  onProgress: OnProgress,
  signal?: AbortSignal,
): Promise<UnpackedDocuments> {
  const isWanted = (path: string): boolean => path.startsWith(base);
  const unpacked = await unpackZip(bytes, isWanted, largestOriginal, signal, counting(onProgress));
  const files = withZipPaths(unpacked);
  const byPath = new Map(files.map(({ path, file }) => [path, file]));
  const fileAt = (path: string): File => byPath.get(path) ?? new File([], path);
  const checked = await checkBag(base, {
    paths: [...byPath.keys()],
    algorithms,
    text: (path) => fileAt(path).text(),
    size: (path) => fileAt(path).size,
    checksum: async (path, algorithm) => {
      signal?.throwIfAborted();
      onProgress({ label: 'Checking the files of the bag' });
      const content = await fileAt(path).arrayBuffer();
      return algorithm === 'sha256' ? hexDigest(new Uint8Array(content), sha256) : sha512Of(content);
    },
  });
  const isDesk = (path: string): boolean => /^data\/[^/]+\.json$/.test(path.slice(base.length));
  return {
    files: files.filter(({ path }) => isDesk(path)),
    problems: [...unpacked.problems, ...checked.problems.map((message) => ({ path: 'The bag', message }))],
    others: [],
    originals: [...checked.verified]
      .filter(([path]) => !isDesk(path))
      .map(([path, checksum]) => ({ file: fileAt(path), checksum })),
  };
}

/** Returns the result, or what is made of the reason if the zip itself cannot be read. */
async function orZipProblem<Result, Other>(work: Promise<Result>, other: (problem: string) => Other) {
  try {
    return await work;
  } catch (error) {
    if (error instanceof ZipError) return other(error.message);
    throw error;
  }
}

const noSources: UnpackedSources = { files: [], skipped: 0, problems: [], isForOpening: true };

async function unpackSources(zip: File, onProgress: OnProgress, signal?: AbortSignal): Promise<UnpackedSources> {
  const bytes = await readBytes(zip, onProgress, signal);
  const paths = readZipDirectory(bytes).map(({ name }) => name);
  const { sources, companions } = sourcesInZip(paths);
  if (bagBase(paths) !== undefined || sources.length === 0) return noSources;
  const wanted = new Set(sources);
  const isWanted = (path: string): boolean => wanted.has(path);
  const unpacked = await orZipProblem(
    unpackZip(bytes, isWanted, largestSource, signal, counting(onProgress)),
    (message): Unpacked => ({ files: [], problems: [{ path: '', message }], others: [] }),
  );
  return {
    files: withZipPaths(unpacked),
    skipped: companions.length,
    problems: unpacked.problems,
    isForOpening: paths.some((path) => canBeOpened(path) || isRawData(path)),
  };
}

async function unpackDocuments(zip: File, onProgress: OnProgress, signal?: AbortSignal): Promise<UnpackedDocuments> {
  const bytes = await readBytes(zip, onProgress, signal);
  const base = bagBase(readZipDirectory(bytes).map(({ name }) => name));
  if (base !== undefined) return unpackBag(bytes, base, onProgress, signal);
  const unpacked = await unpackZip(bytes, canBeOpened, maxFileBytes, signal, counting(onProgress));
  return { files: withZipPaths(unpacked), problems: unpacked.problems, others: unpacked.others };
}

export const unpackingMethods: UnpackingMethods = {
  unpackSources: (...given) => orZipProblem(unpackSources(...given), () => noSources),
  unpackDocuments: (...given) => orZipProblem(unpackDocuments(...given), (problem) => ({ problem })),
};
