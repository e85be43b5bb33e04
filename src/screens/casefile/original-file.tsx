/** Below a passage of the casefile: whether its original file is on this device, and buttons to attach or delete it. */
import { useCallback, useEffect, useRef, useState } from 'react';
import { Button, Group, Text } from '@mantine/core';
import { originOfPassage } from '../../core/casefile/origins.ts';
import { damagedFileInWords, otherFileInWords, fileSizeInWords } from '../../core/casefile/origin-in-words.ts';
import type { OriginFile } from '../../core/casefile/types.generated.ts';
import { messageOf } from '../../core/json/words.ts';
import { useStores, useDraft } from '../../shared/context.tsx';
import { DamagedOriginal } from '../../desk/original-commands.ts';
import { useAsk } from '../../ui/ask.tsx';
import { whileMounted } from '../../ui/while-mounted.ts';
import { chooseFiles } from '../../ui/choose-files.ts';
import { useLostFocus } from '../../ui/use-focus.ts';

// * Gives the casefile screen the original file of a passage: whether it is on this device, and what can be done with
// it.

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

/** Shows the original of a passage; nothing for a passage that was not read from a file. */
export function OriginalOfPassage({ passageId }: { readonly passageId: string }) {
  const file = useDraft(({ workspace }) => originOfPassage(workspace.casefile, passageId)?.file);
  return file ? <OriginalFile key={file.sha256} file={file} /> : null;
}

function stateInWords(state: OriginalState, { size }: OriginFile): string {
  switch (state) {
    case 'unknown':
      return '';
    case 'missing':
      return `Original file: not on this device (${fileSizeInWords(size)}).`;
    case 'stored':
      return `Original file: stored on this device, ${fileSizeInWords(size)}.`;
    case 'damaged':
      return 'Original file: damaged on this device. Attach it again.';
    case 'attached':
      return `Original file: attached until you close Assessment Desk, ${fileSizeInWords(size)}.`;
  }
}

function OriginalFile({ file }: { readonly file: OriginFile }) {
  const { state, status, busy, attach, cancel, download, remove } = useOriginalFile(file);
  const root = useRef<HTMLDivElement>(null);
  const remember = useLostFocus(root, state);
  const use = (action: Promise<void>): void => {
    remember();
    void action;
  };
  return (
    <Group ref={root} tabIndex={-1} gap={4} mt={4} role="group" aria-label={`Original file ${file.name}`}>
      <Text size="xs" c="dimmed" component="span">
        {stateInWords(state, file)}
      </Text>
      {(state === 'missing' || state === 'damaged') && (
        <Button
          size="compact-xs"
          variant="light"
          loading={busy}
          onClick={() => chooseFiles({ accept: '' }, ([chosen]) => chosen && use(attach(chosen)))}
        >
          Attach the original file…
        </Button>
      )}
      {busy && (
        <Button size="compact-xs" variant="subtle" onClick={cancel}>
          Cancel
        </Button>
      )}
      {(state === 'stored' || state === 'attached') && (
        <Button size="compact-xs" variant="subtle" onClick={() => void download()}>
          Download original
        </Button>
      )}
      {(state === 'stored' || state === 'damaged') && (
        <Button size="compact-xs" variant="subtle" color="red" onClick={() => use(remove())}>
          Delete original…
        </Button>
      )}
      <Text size="xs" role="status" component="p" w="100%" m={0}>
        {status}
      </Text>
    </Group>
  );
}
