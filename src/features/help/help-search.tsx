import { useEffect, useRef, type KeyboardEvent, type Ref } from 'react';
import classes from './help.module.css';

interface HelpSearchProps {
  readonly input: Ref<HTMLInputElement>;
  readonly text: string;
  /** Said at the end of the field, and aloud. */
  readonly count: string;
  readonly onText: (text: string) => void;
  readonly onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void;
}

/** How long a count waits until it is said aloud, in ms, so that typing is not talked over. */
const settling = 500;

/** The field “Search help”: Enter opens the first entry found, the arrow keys lead into the list, Escape clears. */
export function HelpSearch({ input, text, count, onText, onKeyDown }: HelpSearchProps) {
  const status = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    const timer = setTimeout(() => {
      if (status.current && status.current.textContent !== count) status.current.textContent = count;
    }, settling);
    return () => clearTimeout(timer);
  }, [count]);
  return (
    <div role="search" className={classes.search}>
      <input
        ref={input}
        type="search"
        dir="auto"
        aria-label="Search help"
        placeholder="Search help"
        autoComplete="off"
        aria-describedby="help-search-keys"
        value={text}
        onChange={(event) => onText(event.currentTarget.value)}
        onKeyDown={onKeyDown}
      />
      <p className={classes.count} aria-hidden>
        {count}
      </p>
      <p ref={status} role="status" className={classes.unseen} />
      <p id="help-search-keys" className={classes.unseen}>
        Enter opens the first entry that is found, the arrow keys lead into the list, Escape clears.
      </p>
    </div>
  );
}
