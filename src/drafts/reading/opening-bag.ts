/** Stores the original files of a BagIt bag that was unpacked and checked. */
import { canStoreOriginals } from '../../platform/persistence.ts';
import { storeOriginal } from '../../platform/originals/originals.ts';

/** Stores files on this device, and returns a sentence for each that could not be stored. */
export async function storeAll(
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
