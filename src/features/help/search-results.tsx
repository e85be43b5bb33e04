/** The search results of the help, shown instead of the current entry, and their number in words. */
import type { CanonEntry } from '../../core/canon/entry.ts';
import type { ContentsGroup } from './contents.ts';
import { positionOf } from './contents.ts';
import { EntryLinks } from './entry-links.tsx';
import type { HelpResults } from './use-help-search.ts';
import classes from './entry.module.css';

interface SearchResultsProps {
  readonly results: HelpResults;
  readonly contents: readonly ContentsGroup[];
}

/** The search results, shown instead of the current entry. */
export function SearchResults({ results: { words, entries }, contents }: SearchResultsProps) {
  const groupOf = (entry: CanonEntry): string | undefined => positionOf(contents, entry.id)?.group.title;
  return (
    <section className={classes.entry} aria-label="Search results">
      <h1 className={classes.results} dir="auto">
        Results for “{words}”
      </h1>
      {entries.length === 0 ? (
        <p>
          No results. Try fewer or different words, or browse <a href="#/help">all help topics</a>.
        </p>
      ) : (
        <EntryLinks entries={entries} kindOf={groupOf} />
      )}
    </section>
  );
}

/** Returns the number of results in words, to show and to announce. */
export function countInWords({ words, entries: { length } }: HelpResults): string {
  if (words === '') return '';
  if (length === 0) return 'No results';
  return length === 1 ? '1 result' : `${String(length)} results`;
}
