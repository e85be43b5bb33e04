/** Shows whether the browser may delete stored drafts, with a button to protect them. */
import { Button } from '@mantine/core';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useStores } from '../shared/context.tsx';
import type { StorageState } from '../store/storage-state.ts';
import { persistenceInWords, spaceInWords } from './storage-words.ts';
import { whileMounted } from '../ui/while-mounted.ts';
import classes from './storage-note.module.css';

const StoredOriginals = lazy(async () => ({ default: (await import('./stored-originals.tsx')).StoredOriginals }));

interface StorageNoteProps {
  /** Whether to show the used storage; otherwise only a risk of data loss is shown. */
  readonly withSpace?: boolean;
}

export function StorageNote({ withSpace = false }: StorageNoteProps) {
  const { storageState, protectStorage } = useStores().drafts;
  const [state, setState] = useState<StorageState | null>(null);
  const [declined, setDeclined] = useState(false);
  useEffect(() => whileMounted(storageState(), setState), [storageState]);
  if (!state) return null;
  const atRisk = state.persisted === false;
  if (!atRisk && !withSpace) return null;
  const keep = async (): Promise<void> => {
    const agreed = await protectStorage();
    setDeclined(!agreed);
    setState({ ...state, persisted: agreed });
  };
  const words = [persistenceInWords(state), withSpace ? spaceInWords(state) : ''].filter(Boolean).join(' ');
  if (words === '') return null;
  return (
    <>
      <div className={classes.note}>
        <p role={declined ? 'status' : undefined}>
          {declined ? 'The browser declined for now. It may allow this later. Export your drafts to be safe.' : words}
        </p>
        {atRisk && !declined && (
          <Button size="compact-xs" variant="default" onClick={() => void keep()}>
            Protect stored drafts
          </Button>
        )}
      </div>
      {withSpace && (
        <Suspense>
          <StoredOriginals />
        </Suspense>
      )}
    </>
  );
}
