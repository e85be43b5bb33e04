import { entryAddress, type CanonEntry } from '../../core/canon/entry.ts';
import classes from './entry-links.module.css';

interface EntryLinksProps {
  readonly entries: readonly CanonEntry[];
  /** What stands before the title of each: of which kind it is. */
  readonly kindOf?: (entry: CanonEntry) => string | undefined;
}

/** Entries one below the other, each with its sentence. */
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
