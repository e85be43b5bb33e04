import { Button } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useLayoutEffect, useRef } from 'react';
import { titleInWords } from '../../core/assessment/draft-title.ts';
import { useCommands } from '../../store/context.tsx';
import type { LibraryState } from '../../store/library-store.ts';
import classes from './lost-drafts.module.css';

interface LostDraftsProps {
  /** Never empty. */
  readonly lost: LibraryState['lost'];
  /** Asks for files and opens them. */
  readonly onOpenFile: () => void;
}

/** Says which drafts the browser has lost, and what can be done now. It stays until it is put away. */
export function LostDrafts({ lost, onOpenFile }: LostDraftsProps) {
  const { forgetLost } = useCommands();
  const section = useRef<HTMLElement>(null);
  const one = lost.length === 1;
  useLayoutEffect(() => {
    const shown = section.current;
    // Whoever put it away with the keyboard goes on in the library, and not at the top of the page.
    return () => {
      if (shown?.contains(document.activeElement)) shown.closest('main')?.focus();
    };
  }, []);
  // What was lost since this was drawn was not read yet, and stays.
  const putAway = (): void => void forgetLost(lost.map(({ id }) => id));
  return (
    <section ref={section} className={classes.lost} aria-label="Drafts that are gone">
      <div className={classes.words} role="alert">
        <h2>
          <IconAlertTriangle size={18} aria-hidden />{' '}
          {one ? 'A draft that was on this device is gone' : `${lost.length} drafts that were on this device are gone`}
        </h2>
        <ul>
          {lost.map(({ id, title }) => (
            <li key={id}>
              <bdi>{titleInWords(title)}</bdi>
            </li>
          ))}
        </ul>
        <p>
          {one ? 'It was' : 'They were'} not deleted in this application: the browser has cleared what it kept, or lost
          it because its own files were damaged. If you have exported {one ? 'it' : 'them'}, or saved{' '}
          {one ? 'it' : 'them'} to a file, open that file.
        </p>
      </div>
      <Button size="compact-sm" variant="default" onClick={onOpenFile}>
        Open a file of {one ? 'it' : 'them'}…
      </Button>
      <Button size="compact-sm" variant="subtle" color="gray" onClick={putAway}>
        Do not show this again
      </Button>
    </section>
  );
}
