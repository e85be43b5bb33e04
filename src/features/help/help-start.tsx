/** The first page of the help: all entries, guides first. The page focuses its heading. */
import { entriesOf, type ContentsGroup } from './contents.ts';
import { GroupItems } from './contents-list.tsx';
import { EntryLinks } from './entry-links.tsx';
import classes from './help-start.module.css';

/** Groups whose entries are shown with their summaries. */
const withSummaries: ReadonlySet<string> = new Set(['guides']);

export function HelpStart({ contents }: { readonly contents: readonly ContentsGroup[] }) {
  return (
    <div className={classes.start}>
      <h1 data-help-heading tabIndex={-1}>
        Help
      </h1>
      <p className={classes.intro}>
        How to use Assessment Desk, and what the contract <code>ww3.assessment/v1</code> requires. Each page separates
        the contract, our reading of it, and our conventions.
      </p>
      {contents.map((group) => (
        <section key={group.id} className={classes.group} aria-labelledby={`help-${group.id}`}>
          <h2 id={`help-${group.id}`}>{group.title}</h2>
          <div className={withSummaries.has(group.id) ? classes.sentences : classes.columns}>
            {withSummaries.has(group.id) ? (
              <EntryLinks entries={entriesOf(group)} />
            ) : (
              <GroupItems group={group} current={undefined} />
            )}
          </div>
        </section>
      ))}
    </div>
  );
}
