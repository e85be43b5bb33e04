/** Disables the controls inside it, with the reason, while another tab is editing the draft. Shows nothing itself. */
import type { ReactNode } from 'react';
import { readOnlyNoteId } from './read-only-note.ts';
import classes from './writable.module.css';

export function Writable({ canWrite, children }: { readonly canWrite: boolean; readonly children: ReactNode }) {
  return (
    <fieldset
      role="presentation"
      className={classes.bare}
      disabled={!canWrite}
      aria-describedby={canWrite ? undefined : readOnlyNoteId}
    >
      {children}
    </fieldset>
  );
}
