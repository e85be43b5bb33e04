import type { CanonEntry } from '../../core/canon/entry.ts';
import type { ContentsGroup } from './contents.ts';
import { standingOf } from './contents.ts';
import { EntryLinks } from './entry-links.tsx';
import type { Searched } from './use-searched.ts';
import classes from './entry.module.css';

interface SearchResultsProps {
  readonly searched: Searched;
  readonly contents: readonly ContentsGroup[];
}

/** What the search found, in place of what was read before. */
export function SearchResults({ searched: { words, entries }, contents }: SearchResultsProps) {
  const groupOf = (entry: CanonEntry): string | undefined => standingOf(contents, entry.id)?.group.title;
  return (
    <section className={classes.entry} aria-label="Found in the help">
      <h1 className={classes.found} dir="auto">
        Found for “{words}”
      </h1>
      {entries.length === 0 ? (
        <p>
          No entry answers to these words. Try fewer or other words, or look through{' '}
          <a href="#/help">all of the help</a>.
        </p>
      ) : (
        <EntryLinks entries={entries} kindOf={groupOf} />
      )}
    </section>
  );
}

/** How many were found, for those who see the list and those who hear it. */
export function countInWords({ words, entries: { length } }: Searched): string {
  if (words === '') return '';
  if (length === 0) return 'Nothing found';
  return length === 1 ? '1 entry found' : `${String(length)} entries found`;
}
