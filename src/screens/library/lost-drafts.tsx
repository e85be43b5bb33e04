/** The notice in the library about drafts that the browser has lost. It stays until the person dismisses it. */
import { Button } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useLayoutEffect, useRef } from 'react';
import { titleInWords } from '../../core/assessment/draft-title.ts';
import { useStores } from '../../shared/context.tsx';
import type { LibraryState } from '../../desk/library-store.ts';
import { Bdi } from '../../ui/bdi.tsx';
import classes from './lost-drafts.module.css';

interface LostDraftsProps {
  /** Never empty. */
  readonly lost: LibraryState['lost'];
  /** Lets the person choose files, and opens them. */
  readonly onOpenFile: () => void;
}

/** Says which drafts the browser has lost and what to do. It stays until the person dismisses it. */
export function LostDrafts({ lost, onOpenFile }: LostDraftsProps) {
  const { dismissLost } = useStores().drafts;
  const section = useRef<HTMLElement>(null);
  const one = lost.length === 1;
  useLayoutEffect(() => {
    const shown = section.current;
    // After a dismissal with the keyboard, the focus goes to the library instead of the top of the page.
    return () => {
      if (shown?.contains(document.activeElement)) shown.closest('main')?.focus();
    };
  }, []);
  // Drafts lost since this was rendered stay listed, because the person has not seen them yet.
  const dismiss = (): void => void dismissLost(lost.map(({ id }) => id));
  return (
    <section ref={section} className={classes.lost} aria-label="Lost drafts">
      <div className={classes.words} role="alert">
        <h2>
          <IconAlertTriangle size={18} aria-hidden />{' '}
          {one ? 'A draft on this device was lost' : `${lost.length} drafts on this device were lost`}
        </h2>
        <ul>
          {lost.map(({ id, title }) => (
            <li key={id}>
              <Bdi lang="">{titleInWords(title)}</Bdi>
            </li>
          ))}
        </ul>
        <p>
          {one ? 'It was' : 'They were'} not deleted in Assessment Desk. The browser cleared its stored data, or its
          storage was damaged. If you exported {one ? 'it' : 'them'}, or saved {one ? 'it' : 'them'} to a file, open
          that file.
        </p>
      </div>
      <Button size="compact-sm" variant="default" onClick={onOpenFile}>
        {one ? 'Open its file…' : 'Open their files…'}
      </Button>
      <Button size="compact-sm" variant="subtle" color="gray" onClick={dismiss}>
        Don’t show again
      </Button>
    </section>
  );
}
