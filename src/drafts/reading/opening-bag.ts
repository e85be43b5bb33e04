/** Opens a BagIt bag in a zip: checks every file against its manifests, and stores the originals that match. */
import { checkBag } from '../../core/files/bag.ts';
import { hexDigest } from '../../core/casefile/hash.ts';
import { unpackZip, type Unpacked } from '../../platform/archive/zip.ts';
import { sha256 } from '../../platform/digest.ts';
import { pathOf } from '../../platform/file-path.ts';
import { canStoreOriginals } from '../../platform/originals/can-store-originals.ts';
import { storeOriginal } from '../../platform/originals/originals.ts';

/** The largest original that is read from a bag, in bytes. */
const largestOriginal = 512 * 1024 * 1024;

/** What a bag contains: its desk file, and the problems with its files. */
export interface OpenedBag {
  readonly files: readonly File[];
  readonly problems: readonly { readonly path: string; readonly message: string }[];
}

async function filesIn(bytes: Uint8Array, base: string, signal: AbortSignal | undefined): Promise<Unpacked> {
  return unpackZip(bytes, (path) => path.startsWith(base), largestOriginal, signal);
}

/** Reads the bag whose files are in the folder `base` of a zip. Rejects with the signal’s reason when cancelled. */
export async function openBag(bytes: Uint8Array, base: string, signal?: AbortSignal): Promise<OpenedBag> {
  const { files, problems } = await filesIn(bytes, base, signal);
  const byPath = new Map(files.map((file) => [pathOf(file), file]));
  const fileAt = (path: string): File => byPath.get(path) ?? new File([], path);
  const checked = await checkBag(base, {
    paths: [...byPath.keys()],
    text: (path) => fileAt(path).text(),
    sha256: async (path) => hexDigest(new Uint8Array(await fileAt(path).arrayBuffer()), sha256),
  });
  const isDesk = (path: string): boolean => new RegExp('^data/[^/]+\\.json$').test(path.slice(base.length));
  const stored = await storeAll(
    [...checked.verified]
      .filter(([path]) => !isDesk(path))
      .map(([path, checksum]) => ({ file: fileAt(path), checksum })),
    signal,
  );
  return {
    files: [...byPath].flatMap(([path, file]) => (isDesk(path) ? [file] : [])),
    problems: [...problems, ...[...checked.problems, ...stored].map((message) => ({ path: 'The bag', message }))],
  };
}

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
