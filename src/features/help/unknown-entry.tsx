/** The page for a help URL without an entry, with a search for the words of the URL. */
import { wordsOfId } from './unknown-words.ts';
import { Bdi } from '../../ui/bdi.tsx';
import classes from './entry.module.css';

interface UnknownEntryProps {
  readonly id: string;
  readonly onSearch: (words: string) => void;
}

export function UnknownEntry({ id, onSearch }: UnknownEntryProps) {
  const words = wordsOfId(id);
  return (
    <div className={classes.entry}>
      <h1 data-help-heading tabIndex={-1}>
        Help page not found
      </h1>
      <p className={classes.summary}>
        There is no help page called <code className={classes.code}>{id}</code>. The URL may be wrong or from another
        version of Assessment Desk.
      </p>
      {words === '' ? null : (
        <p>
          <button type="button" className={classes.offer} onClick={() => onSearch(words)}>
            <span>
              Search help for “<Bdi>{words}</Bdi>”
            </span>
          </button>
        </p>
      )}
      <p>
        <a href="#/help">All help topics</a>
      </p>
    </div>
  );
}
