/** A list of links to help entries, each with its summary, for search results, related entries and guides. */
import { entryAddress, type CanonEntry } from '../../core/canon/entry.ts';
import classes from './entry-links.module.css';

interface EntryLinksProps {
  readonly entries: readonly CanonEntry[];
  /** Returns the kind shown next to the title of an entry. */
  readonly kindOf?: (entry: CanonEntry) => string | undefined;
}

export function EntryLinks({ entries, kindOf }: EntryLinksProps) {
  return (
    <ul className={classes.links}>
      {entries.map((entry) => {
        const kind = kindOf?.(entry);
        return (
          <li key={entry.id}>
            <a href={entryAddress(entry.id)} data-entry-link dir="auto">
              {entry.title}
            </a>
            {kind === undefined ? null : <span className={classes.kind}>{kind}</span>}
            <p dir="auto">{entry.summary}</p>
          </li>
        );
      })}
    </ul>
  );
}
