/** Opens the original of a passage, if it is stored on this device. */
import { useCallback, useEffect, useState } from 'react';
import { messageOf } from '../../../core/json/words.ts';
import { useStores } from '../../../shared/context.tsx';
import { DamagedOriginal, type OriginalCommands, type OpenPages } from '../../../desk/original-commands.ts';
import { leasePages } from './shared-pages.ts';

/** The original of a passage. `problem` is a sentence. */
export type Original =
  | { readonly kind: 'opening' }
  | { readonly kind: 'missing' }
  /** `size` is the size of the stored file, in bytes. */
  | { readonly kind: 'damaged'; readonly size: number }
  | { readonly kind: 'problem'; readonly problem: string }
  | { readonly kind: 'open'; readonly pages: OpenPages };

/** Thrown if an original is neither stored nor attached. */
class NoOriginal extends Error {
  override readonly name = 'NoOriginal';
}

function stateAfter(error: unknown): Original {
  if (error instanceof NoOriginal) return { kind: 'missing' };
  if (error instanceof DamagedOriginal) return { kind: 'damaged', size: error.size };
  return { kind: 'problem', problem: messageOf(error) };
}

/** Calls `onState` with each state of the original. Returns a function that ends the use of it. */
function openOriginal(
  originals: OriginalCommands,
  checksum: string,
  onState: (original: Original) => void,
): () => void {
  let isOver = false;
  const tell = (original: Original): void => {
    if (!isOver) onState(original);
  };
  // Only opening a file reads it and compares its content, which takes long for a large one.
  const lease = leasePages(checksum, async () => {
    const file = await originals.read(checksum);
    if (!file) throw new NoOriginal();
    return originals.openPages(file);
  });
  lease.pages.then(
    (pages) => tell({ kind: 'open', pages }),
    (error: unknown) => tell(stateAfter(error)),
  );
  return () => {
    isOver = true;
    lease.release();
  };
}

/** Returns the original with this SHA-256, and a function that looks for it again. */
export function useOriginal(checksum: string): readonly [Original, () => void] {
  const { originals } = useStores();
  const [original, setOriginal] = useState<Original>({ kind: 'opening' });
  const [attempt, setAttempt] = useState(0);
  useEffect(() => openOriginal(originals, checksum, setOriginal), [originals, checksum, attempt]);
  const again = useCallback(() => {
    setOriginal({ kind: 'opening' });
    setAttempt((before) => before + 1);
  }, []);
  return [original, again];
}
