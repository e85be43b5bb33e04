/**
 * Gives the casefile screen the original file of a passage: whether it is on this device, and what can be done with it.
 */
import { useCallback, useEffect, useRef, useState } from 'react';
import { damagedFileInWords, otherFileInWords } from '../../core/casefile/origin-in-words.ts';
import type { OriginFile } from '../../core/casefile/types.generated.ts';
import { messageOf } from '../../core/json/message-of.ts';
import { useStores } from '../../shared/context.tsx';
import { DamagedOriginal } from '../../store/original-commands.ts';
import { useAsk } from '../../ui/ask.tsx';
import { whileMounted } from '../../ui/while-mounted.ts';

/** Where the original is; 'attached' until Assessment Desk is closed. */
export type OriginalState = 'unknown' | 'missing' | 'stored' | 'attached' | 'damaged';

/** The rows on the screen that show an original, so that one change is seen in all passages from the same file. */
const rows = new Set<() => void>();

/** Returns the original of a passage and its actions. `status` is a sentence about the last action, or ''. */
export function useOriginalFile(file: OriginFile) {
  const { originals, exports } = useStores();
  const ask = useAsk();
  const [state, setState] = useState<OriginalState>('unknown');
  const [status, setStatus] = useState('');
  const [busy, setBusy] = useState(false);
  const stop = useRef<AbortController>(undefined);
  const { name, sha256, size } = file;

  const look = useCallback(async (): Promise<OriginalState> => {
    const found = await originals.find(sha256);
    if (!found) return 'missing';
    return found.isDamaged || found.size !== size ? 'damaged' : found.place;
  }, [originals, sha256, size]);
  useEffect(() => {
    let end = (): void => undefined;
    const refresh = (): void => {
      end();
      end = whileMounted(look(), setState, (error) =>
        setStatus(`Could not check whether the original is stored. ${messageOf(error)}`),
      );
    };
    rows.add(refresh);
    refresh();
    return () => {
      rows.delete(refresh);
      end();
    };
  }, [look]);
  useEffect(() => () => stop.current?.abort(), []);

  /** Runs an action, says what went wrong unless it was cancelled, and looks again. */
  async function act(work: () => Promise<string>, failed: string, signal?: AbortSignal): Promise<void> {
    setStatus('');
    try {
      setStatus(await work());
    } catch (error) {
      setStatus(signal?.aborted ? '' : `${failed} ${messageOf(error)}`);
    }
    for (const refresh of rows) refresh();
  }

  async function attach(chosen: File): Promise<void> {
    const { signal } = (stop.current = new AbortController());
    setBusy(true);
    const work = async (): Promise<string> => {
      setStatus('Checking the file…');
      const result = await originals.attach(chosen, sha256, { stores: originals.canStore, signal });
      if (result.kind === 'another-file') return otherFileInWords(chosen, file);
      return result.trouble ?? '';
    };
    await act(work, `Could not read “${chosen.name}”.`, signal);
    setBusy(false);
  }

  return {
    state,
    status,
    busy,
    attach,
    cancel: () => stop.current?.abort(),
    download: () =>
      act(async () => {
        const content = await originals.read(sha256).catch((error: unknown) => {
          if (error instanceof DamagedOriginal) return damagedFileInWords(error.size, file);
          throw error;
        });
        if (typeof content === 'string') return `${content} Attach the file again.`;
        if (!content) return 'The original is no longer on this device.';
        exports.downloadExport({ fileName: name, content });
        return '';
      }, 'Could not read the original.'),
    remove: async (): Promise<void> => {
      const isSure = await ask({
        title: `Delete the stored original of “${name}”?`,
        body: [
          'Its pages can no longer be shown, and exported bags will not contain it. This affects every draft on this device.',
          'The texts of passages are not affected. You cannot undo this, but you can attach the file again.',
        ],
        yes: 'Delete the original',
        destructive: true,
      });
      if (isSure) await act(() => originals.remove([sha256]).then(() => ''), 'Could not delete the original.');
    },
  };
}
