import { Button } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useCommands } from '../store/context.tsx';
import type { StorageState } from '../store/storage-state.ts';
import { keepingInWords, roomInWords } from './storage-words.ts';
import classes from './storage-note.module.css';

interface StorageNoteProps {
  /** Whether the room that there is belongs to what is said; otherwise only what is at risk is said. */
  readonly withRoom?: boolean;
}

/** Whether the browser may clear the drafts by itself, and the way to ask it not to. A line, and never a question. */
export function StorageNote({ withRoom = false }: StorageNoteProps) {
  const { storageState, keepStorage } = useCommands();
  const [state, setState] = useState<StorageState | null>(null);
  const [refused, setRefused] = useState(false);
  useEffect(() => {
    let gone = false;
    void storageState().then((found) => {
      if (!gone) setState(found);
    });
    return () => {
      gone = true;
    };
  }, [storageState]);
  if (!state) return null;
  const atRisk = state.persisted === false;
  if (!atRisk && !withRoom) return null;
  const keep = async (): Promise<void> => {
    const agreed = await keepStorage();
    setRefused(!agreed);
    setState({ ...state, persisted: agreed });
  };
  const words = [keepingInWords(state), withRoom ? roomInWords(state) : ''].filter(Boolean).join(' ');
  if (words === '') return null;
  return (
    <div className={classes.note}>
      <p role={refused ? 'status' : undefined}>
        {refused ? 'The browser did not agree; it may later, once you use this page more. An export is safe.' : words}
      </p>
      {atRisk && !refused && (
        <Button size="compact-xs" variant="default" onClick={() => void keep()}>
          Keep this storage
        </Button>
      )}
    </div>
  );
}
