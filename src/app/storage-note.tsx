/** Shows whether the browser may delete stored drafts, with a button to protect them. */
import { Button } from '@mantine/core';
import { lazy, Suspense, useEffect, useState } from 'react';
import { roughSize } from '../shared/rough-size.ts';
import type { StorageState } from '../desk/draft-commands.ts';
import { counted } from '../core/json/words.ts';
import { useStores } from '../shared/context.tsx';
import { whileMounted } from '../ui/while-mounted.ts';
import classes from './storage-note.module.css';

// Sentences about the browser’s storage: how much is used and allowed, and whether it may be cleared.

/** Describes the used and allowed storage in a sentence; empty if the browser does not tell. */
export function spaceInWords({ used, available }: StorageState): string {
  if (used === null) return '';
  const usage = `About ${roughSize(used)} of browser storage is in use`;
  return available === null ? `${usage}.` : `${usage}; about ${roughSize(available)} is allowed.`;
}

/** Describes whether the browser may clear the storage, in a sentence; empty if it does not tell. */
export function persistenceInWords({ persisted }: StorageState): string {
  if (persisted === null) return '';
  return persisted
    ? 'The browser will keep your drafts until you delete them.'
    : 'The browser may delete stored drafts if this device runs low on space.';
}

/** Describes stored files: “3 files, 12 MB.” */
export function originalsInWords(files: readonly { readonly size: number }[]): string {
  const bytes = files.reduce((sum, { size }) => sum + size, 0);
  return `${counted(files.length, 'file')}, ${roughSize(bytes)}.`;
}

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
