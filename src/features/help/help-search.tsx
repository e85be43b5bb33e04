/** The field “Search help”: Enter opens the first result, the arrow keys move through the list, Esc clears. */
import { VisuallyHidden } from '@mantine/core';
import { useEffect, useRef, type KeyboardEvent, type Ref } from 'react';
import { searchProps } from '../../ui/search-props.ts';
import classes from './help.module.css';

interface HelpSearchProps {
  readonly input: Ref<HTMLInputElement>;
  readonly text: string;
  /** Shown at the end of the field, and announced to screen readers. */
  readonly count: string;
  readonly onText: (text: string) => void;
  readonly onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void;
}

/** The delay before the count is announced, in ms, so that it does not interrupt typing. */
const announceDelay = 500;

export function HelpSearch({ input, text, count, onText, onKeyDown }: HelpSearchProps) {
  const status = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    const timer = setTimeout(() => {
      if (status.current && status.current.textContent !== count) status.current.textContent = count;
    }, announceDelay);
    return () => clearTimeout(timer);
  }, [count]);
  return (
    <div role="search" className={classes.search}>
      <input
        ref={input}
        dir="auto"
        {...searchProps('Search help', text, onText)}
        autoComplete="off"
        aria-describedby="help-search-keys"
        onKeyDown={onKeyDown}
      />
      <p className={classes.count} aria-hidden>
        {count}
      </p>
      <VisuallyHidden component="p" ref={status} role="status" />
      <VisuallyHidden component="p" id="help-search-keys">
        Press Enter to open the first result, arrow keys to move through the list, Esc to clear.
      </VisuallyHidden>
    </div>
  );
}
