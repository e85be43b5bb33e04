/** Opens the original of a passage, if it is stored on this device. */
import { useCallback, useEffect, useState } from 'react';
import { messageOf } from '../../../core/json/message-of.ts';
import { useStores } from '../../../shared/context.tsx';
import type { OriginalCommands } from '../../../store/original-commands.ts';
import type { OpenPages } from '../../../store/page-viewing.ts';
import { leasePages, type PagesLease } from './shared-pages.ts';

/** The original of a passage. `problem` is a sentence. */
export type Original =
  | { readonly kind: 'opening' }
  | { readonly kind: 'missing' }
  | { readonly kind: 'problem'; readonly problem: string }
  | { readonly kind: 'open'; readonly pages: OpenPages };

/** Calls `onState` with each state of the original. Returns a function that ends the use of it. */
function openOriginal(
  originals: OriginalCommands,
  checksum: string,
  onState: (original: Original) => void,
): () => void {
  let isOver = false;
  let lease: PagesLease | undefined;
  const tell = (original: Original): void => {
    if (!isOver) onState(original);
  };
  const open = async (): Promise<void> => {
    const file = await originals.read(checksum);
    if (!file) {
      tell({ kind: 'missing' });
      return;
    }
    if (isOver) return;
    lease = leasePages(checksum, () => originals.openPages(file));
    tell({ kind: 'open', pages: await lease.pages });
  };
  open().catch((error: unknown) => tell({ kind: 'problem', problem: messageOf(error) }));
  return () => {
    isOver = true;
    lease?.release();
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
