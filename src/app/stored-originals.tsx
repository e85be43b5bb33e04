/** Says how much space the original files of sources use on this device, and deletes those that no draft needs. */
import { Button } from '@mantine/core';
import { useEffect, useState } from 'react';
import { messageOf } from '../core/json/words.ts';
import { useStores } from '../shared/context.tsx';
import type { StoredOriginal } from '../desk/original-commands.ts';
import { useAsk } from '../ui/ask.tsx';
import { whileMounted } from '../ui/while-mounted.ts';
import { originalsInWords } from './storage-note.tsx';
import classes from './storage-note.module.css';

export function StoredOriginals() {
  const { list, listUnused, remove } = useStores().originals;
  const ask = useAsk();
  const [stored, setStored] = useState<readonly StoredOriginal[]>([]);
  const [status, setStatus] = useState('');
  // Without the list there is nothing to show.
  useEffect(
    () =>
      whileMounted(
        list().catch(() => []),
        setStored,
      ),
    [list],
  );
  if (stored.length === 0) return null;

  const removeUnused = async (): Promise<void> => {
    try {
      const found = await listUnused();
      if (found.length === 0) {
        setStatus('Your drafts need all of them.');
        return;
      }
      const isConfirmed = await ask({
        title: 'Delete unused original files?',
        body: [
          `No draft on this device refers to these: ${originalsInWords(found)}`,
          'The texts of passages are not affected. You cannot undo this.',
        ],
        yes: 'Delete unused files',
        destructive: true,
      });
      if (!isConfirmed) return;
      await remove(found.map(({ sha256 }) => sha256));
      setStored(await list());
      setStatus('Deleted.');
    } catch (error) {
      setStatus(`Could not check for unused files. ${messageOf(error)}`);
    }
  };
  return (
    <div className={classes.note}>
      <p>Original files of sources: {originalsInWords(stored)}</p>
      <Button size="compact-xs" variant="default" onClick={() => void removeUnused()}>
        Delete unused files…
      </Button>
      <p role="status">{status}</p>
    </div>
  );
}
