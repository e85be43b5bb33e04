/** Says that the original of a passage is missing or damaged on this device, and takes the file. */
import { Button, Checkbox } from '@mantine/core';
import { IconFileOff } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { fileSizeInWords, otherFileInWords } from '../../../core/casefile/origin-in-words.ts';
import type { OriginFile } from '../../../core/casefile/types.generated.ts';
import { messageOf } from '../../../core/json/words.ts';
import { useStores } from '../../../shared/context.tsx';
import { chooseFiles } from '../../../ui/choose-files.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { useToast } from '../../../ui/toast.tsx';
import { Bdi } from '../../../ui/bdi.tsx';
import classes from './page-pane.module.css';

interface MissingOriginalProps {
  readonly file: OriginFile;
  /** Why the stored file is not shown, in a sentence; undefined if none is stored. */
  readonly damage?: string | undefined;
  /** Called after the file was attached. */
  readonly onAttached: () => void;
}

export function MissingOriginal({ file, damage, onAttached }: MissingOriginalProps) {
  const { attach, canStore } = useStores().originals;
  const toast = useToast();
  const [stores, setStores] = useState(canStore);
  const [busy, setBusy] = useState<string | null>(null);
  const [trouble, setTrouble] = useState('');
  const stop = useRef<AbortController>(undefined);
  useEffect(() => () => stop.current?.abort(), []);

  async function attachFile(chosen: File): Promise<void> {
    const own = (stop.current = new AbortController());
    setTrouble('');
    setBusy('Checking the file…');
    try {
      const onProgress = ({ label }: { readonly label: string }): void => setBusy(`${label}…`);
      const result = await attach(chosen, file.sha256, { stores, signal: own.signal, onProgress });
      if (result.kind === 'another-file') {
        setTrouble(otherFileInWords(chosen, file));
        return;
      }
      if (result.trouble !== undefined) toast({ text: result.trouble });
      onAttached();
    } catch (error) {
      if (!own.signal.aborted) setTrouble(`Could not read “${chosen.name}”. ${messageOf(error)}`);
    } finally {
      if (!own.signal.aborted) setBusy(null);
    }
  }

  return (
    <div className={classes.message}>
      <EmptyState
        icon={<IconFileOff size={30} stroke={1.4} />}
        title={damage === undefined ? 'The original file is not on this device' : 'The stored original file is damaged'}
        actions={
          <Button
            size="compact-md"
            loading={busy !== null}
            onClick={() =>
              chooseFiles({ accept: 'application/pdf,.pdf' }, ([chosen]) => void (chosen && attachFile(chosen)))
            }
          >
            Choose the file…
          </Button>
        }
      >
        <p>
          {damage} To see its pages, choose <Bdi>“{file.path ?? file.name}”</Bdi> ({fileSizeInWords(file.size)}). It is
          shown only if its content is identical.
        </p>
        {canStore && (
          <Checkbox
            className={classes.store ?? ''}
            checked={stores}
            onChange={(event) => setStores(event.currentTarget.checked)}
            label="Store it on this device"
          />
        )}
        <p role="status">{busy}</p>
        <p role="alert" className={classes.trouble}>
          {trouble}
        </p>
      </EmptyState>
    </div>
  );
}
