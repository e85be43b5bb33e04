/** Unpacks zip files in a worker, and explains problems with the files in them. */
import { isRawData } from '../../core/files/draft-files.ts';
import { withContainer, withPath } from '../../platform/file-path.ts';
import {
  callWorker,
  WorkerFailure,
  type CallOptions,
  type CallProgress,
  type WorkerPort,
} from '../../platform/worker-call.ts';
import type { UnreadableFile } from '../../desk/requests.ts';
import type { ReadFile } from './opened-file.ts';
import { startReader } from './read-in-worker.ts';
import type { UnpackingMethods, ZippedFile } from './unpack-here.ts';
import { canStoreOriginals } from '../../platform/persistence.ts';
import { storeOriginal } from '../../platform/originals/originals.ts';

// Stores the original files of a BagIt bag that was unpacked and checked.

/** Stores files on this device, and returns a sentence for each that could not be stored. */
async function storeAll(
  originals: readonly { readonly file: File; readonly checksum: string }[],
  signal: AbortSignal | undefined,
): Promise<readonly string[]> {
  if (originals.length === 0) return [];
  if (!canStoreOriginals()) return ['This browser cannot store the original files of the bag.'];
  const problems: string[] = [];
  for (const { file, checksum } of originals) {
    try {
      await storeOriginal(file, checksum, { signal });
    } catch {
      signal?.throwIfAborted();
      problems.push(`The original “${file.name}” could not be stored in this browser.`);
    }
  }
  return problems;
}

/** The files in a zip, and the problems with those that cannot be opened. */
export interface OpenedZip {
  readonly files: readonly File[];
  readonly refused: readonly ReadFile[];
}

/** The sources in a zip. */
export interface ZippedSources {
  readonly files: readonly File[];
  /** How many files were left out, because saved pages load them. */
  readonly skipped: number;
  readonly unreadable: readonly UnreadableFile[];
  /** Whether the zip contains no source, or documents as well, so that it is opened as other files are. */
  readonly isForOpening: boolean;
}

export interface UnpackOptions extends CallOptions {
  /** Starts the worker; may throw if the browser does not support workers. */
  readonly startWorker?: () => WorkerPort;
}

/** The largest zip that is opened, in bytes: it is read into memory as a whole. */
const largestZip = 512 * 1024 * 1024;

/** Unpacks on the page if the worker did not start. A zip that made the worker fail would make the page fail too. */
async function fallback(failure: WorkerFailure): Promise<UnpackingMethods> {
  if (failure.hasAnswered) throw failure;
  return (await import('./unpack-here.ts')).unpackingMethods;
}

/** The worker to call, and the options of the call: the progress names the zip. */
function callParts({ name }: File, { startWorker: start = startReader, signal, onProgress }: UnpackOptions) {
  const tell = (progress: CallProgress): void => onProgress?.({ ...progress, label: `${progress.label}: ${name}` });
  return [
    { start, fallback },
    { signal, onProgress: tell },
  ] as const;
}

/** Names each file by the last part of its path, because not every runtime clones the name. */
const withPaths = (files: readonly ZippedFile[]): readonly File[] =>
  files.map(({ path, file }) => withPath(new File([file], path.slice(path.lastIndexOf('/') + 1)), path));

/** Reads the sources in a zip. A zip that cannot be read is for opening, which says why. */
export async function openZippedSources(zip: File, options: UnpackOptions = {}): Promise<ZippedSources> {
  const none: ZippedSources = { files: [], skipped: 0, unreadable: [], isForOpening: true };
  if (zip.size > largestZip) return none;
  const [worker, calling] = callParts(zip, options);
  try {
    const { files, skipped, problems, isForOpening } = await callWorker(worker, 'unpackSources', zip, calling);
    return {
      files: withPaths(files).map((file) => withContainer(file, zip.name)),
      skipped,
      unreadable: problems.map(({ path, message }) => ({
        path: path === '' ? zip.name : `${zip.name}/${path}`,
        problem: message,
      })),
      isForOpening,
    };
  } catch {
    options.signal?.throwIfAborted();
    return none;
  }
}

const refusal = (fileName: string, message: string): ReadFile => ({
  fileName,
  result: { kind: 'refused', problems: [{ code: 'unreadable', message }] },
});

function whyNot(error: unknown): string {
  return error instanceof WorkerFailure
    ? 'Unzipping this file took more memory than the browser allows. Unzip it and open the files in it.'
    : 'Could not read this zip file. Choose it again.';
}

/** Reads the files in a zip. Rejects only when cancelled, with the signal’s reason. */
export async function openZip(zip: File, options: UnpackOptions = {}): Promise<OpenedZip> {
  if (zip.size > largestZip) {
    return {
      files: [],
      refused: [refusal(zip.name, 'This zip file is too large. Unzip it and open the files in it.')],
    };
  }
  const [worker, calling] = callParts(zip, options);
  try {
    const unpacked = await callWorker(worker, 'unpackDocuments', zip, calling);
    if ('problem' in unpacked) return { files: [], refused: [refusal(zip.name, unpacked.problem)] };
    const { files, problems, others, originals } = unpacked;
    const unstored = originals ? await storeAll(originals, options.signal) : [];
    const refused = [
      ...problems.map(({ path, message }) => refusal(path, message)),
      ...unstored.map((message) => refusal('The bag', message)),
      ...others.filter(isRawData).map((path) => refusal(path, rawInWords)),
    ];
    if (files.length + refused.length > 0 || originals) return { files: withPaths(files), refused };
    const empty =
      others.length === 0
        ? 'This zip file contains no files.'
        : 'This zip file contains no files that Assessment Desk can open (.json).';
    return { files: [], refused: [refusal(zip.name, empty)] };
  } catch (error) {
    options.signal?.throwIfAborted();
    return { files: [], refused: [refusal(zip.name, whyNot(error))] };
  }
}

const rawInWords =
  'This is raw data from a damaged draft, not a file you can open. It stays in the zip file so that it can be repaired by hand.';
