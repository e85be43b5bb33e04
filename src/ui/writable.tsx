import type { ReactNode } from 'react';
import { readingNoteId } from './reading-note.ts';
import classes from './writable.module.css';

/** Controls that are disabled, with the reason, while the draft is written in another window. It draws nothing itself. */
export function Writable({ canWrite, children }: { readonly canWrite: boolean; readonly children: ReactNode }) {
  return (
    <fieldset
      role="presentation"
      className={classes.bare}
      disabled={!canWrite}
      aria-describedby={canWrite ? undefined : readingNoteId}
    >
      {children}
    </fieldset>
  );
}
