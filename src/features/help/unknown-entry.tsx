import { wordsOfId } from './unknown-words.ts';
import classes from './entry.module.css';

interface UnknownEntryProps {
  readonly id: string;
  readonly onSearch: (words: string) => void;
}

/** What an address of the help that names no entry shows. */
export function UnknownEntry({ id, onSearch }: UnknownEntryProps) {
  const words = wordsOfId(id);
  return (
    <div className={classes.entry}>
      <h1 data-help-heading tabIndex={-1}>
        There is no such entry in the help
      </h1>
      <p className={classes.summary}>
        Nothing here is called <code className={classes.code}>{id}</code>. The address may have been mistyped, or it was
        written for another version of this application.
      </p>
      {words === '' ? null : (
        <p>
          <button type="button" className={classes.offer} onClick={() => onSearch(words)}>
            <span>
              Search help for “<bdi>{words}</bdi>”
            </span>
          </button>
        </p>
      )}
      <p>
        <a href="#/help">All of the help</a>
      </p>
    </div>
  );
}
