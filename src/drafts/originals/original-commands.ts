/** The commands for original files: storing, attaching, reading and showing them, and exporting them with a draft. */
import { messageOf } from '../../core/json/message-of.ts';
import { openPdfPages } from '../../extract/pdf/pdf-pages.ts';
import { canStoreOriginals } from '../../platform/originals/can-store-originals.ts';
import {
  deleteOriginals,
  isOriginal,
  listOriginals,
  readOriginal,
  storeOriginal,
} from '../../platform/originals/originals.ts';
import { DamagedOriginal, type OriginalCommands, type ReadOptions } from '../../store/original-commands.ts';
import { createBag } from './bag-file.ts';
import { usedOriginals, type UsedOriginalsParts } from './used-originals.ts';

export interface OriginalParts extends UsedOriginalsParts {
  /** Now, in ms since 1970. */
  readonly clock: () => number;
}

/** Whether a file still is where it was chosen, unchanged. It may have been moved, changed or deleted since. */
async function isUnchanged(file: File, checksum: string, options: ReadOptions): Promise<boolean> {
  try {
    return await isOriginal(file, checksum, options);
  } catch {
    options.signal?.throwIfAborted();
    return false;
  }
}

/** Creates the commands. */
export function createOriginalCommands(parts: OriginalParts): Omit<OriginalCommands, 'canStore'> {
  /** The originals that were attached and not stored, by checksum. */
  const attached = new Map<string, File>();
  /** The checksums of stored originals that were read and are damaged. */
  const damaged = new Set<string>();
  const storedFile = async (checksum: string): Promise<File | undefined> =>
    canStoreOriginals() ? readOriginal(checksum) : undefined;
  const read = async (checksum: string, options: ReadOptions = {}): Promise<File | undefined> => {
    const file = attached.get(checksum);
    if (file && (await isUnchanged(file, checksum, options))) return file;
    attached.delete(checksum);
    const stored = await storedFile(checksum);
    if (!stored) return undefined;
    if (!(await isOriginal(stored, checksum, options))) {
      damaged.add(checksum);
      throw new DamagedOriginal(stored.size);
    }
    damaged.delete(checksum);
    return stored;
  };
  return {
    read,
    async find(checksum) {
      const file = attached.get(checksum);
      if (file) return { place: 'attached', size: file.size, isDamaged: false };
      const stored = await storedFile(checksum);
      return stored && { place: 'stored', size: stored.size, isDamaged: damaged.has(checksum) };
    },
    async attach(file, sha256, { stores, signal, onProgress }) {
      if (!(await isOriginal(file, sha256, { signal, onProgress }))) return { kind: 'another-file' };
      if (!stores) {
        attached.set(sha256, file);
        return { kind: 'attached' };
      }
      try {
        await storeOriginal(file, sha256, { signal, onProgress });
        attached.delete(sha256);
        damaged.delete(sha256);
        return { kind: 'attached' };
      } catch (error) {
        signal?.throwIfAborted();
        attached.set(sha256, file);
        return { kind: 'attached', trouble: `Could not store “${file.name}”. ${messageOf(error)}` };
      }
    },
    async store(files, signal, onProgress) {
      const problems: string[] = [];
      for (const [index, { file, sha256 }] of files.entries()) {
        onProgress?.({ label: file.name, fraction: index / files.length });
        try {
          await storeOriginal(file, sha256, { signal });
        } catch (error) {
          signal?.throwIfAborted();
          problems.push(`Could not store the original of “${file.name}”. ${messageOf(error)}`);
        }
      }
      return problems;
    },
    openPages: openPdfPages,
    list: async () => (canStoreOriginals() ? listOriginals() : []),
    async listUnused() {
      const used = await usedOriginals(parts);
      return (await listOriginals()).filter(({ sha256 }) => !used.has(sha256));
    },
    async remove(checksums) {
      await deleteOriginals(checksums);
      for (const checksum of checksums) {
        attached.delete(checksum);
        damaged.delete(checksum);
      }
    },
    makeBag: (workspace, signal, onProgress) => createBag({ workspace, read, now: parts.clock() }, signal, onProgress),
  };
}
