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
import type { OriginalCommands } from '../../store/original-commands.ts';
import { createBag } from './bag-file.ts';
import { usedOriginals, type UsedOriginalsParts } from './used-originals.ts';

export interface OriginalParts extends UsedOriginalsParts {
  /** Now, in ms since 1970. */
  readonly clock: () => number;
}

/** Whether a file is still where it was chosen. It may have been moved, changed or deleted since. */
async function canRead(file: File): Promise<boolean> {
  try {
    await file.slice(0, 1).arrayBuffer();
    return true;
  } catch {
    return false;
  }
}

/** Creates the commands. */
export function createOriginalCommands(parts: OriginalParts): Omit<OriginalCommands, 'canStore'> {
  /** The originals that were attached and not stored, by checksum. */
  const attached = new Map<string, File>();
  const read = async (checksum: string): Promise<File | undefined> => {
    const file = attached.get(checksum);
    if (file && (await canRead(file))) return file;
    attached.delete(checksum);
    return canStoreOriginals() ? readOriginal(checksum) : undefined;
  };
  return {
    read,
    async attach(file, sha256, { stores, signal, onProgress }) {
      if (!(await isOriginal(file, sha256, { signal, onProgress }))) return { kind: 'another-file' };
      if (!stores) {
        attached.set(sha256, file);
        return { kind: 'attached' };
      }
      try {
        await storeOriginal(file, sha256, { signal, onProgress });
        attached.delete(sha256);
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
      for (const checksum of checksums) attached.delete(checksum);
    },
    makeBag: (workspace, signal, onProgress) => createBag({ workspace, read, now: parts.clock() }, signal, onProgress),
  };
}
