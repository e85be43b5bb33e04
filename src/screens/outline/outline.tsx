/** The navigation “Outline”: the sections of the draft, and the entries of the selected section. */
import { lazy, Suspense, useState } from 'react';
import type { ListName } from '../../core/assessment/view.ts';
import { useView } from '../../shared/context.tsx';
import { EntryPane } from './entry-pane.tsx';
import { openQuery, type EntryQuery } from './entry-query.ts';
import { SectionList } from './section-list.tsx';
import { isList } from '../../shared/sections.ts';
import classes from './outline.module.css';

/** Loaded after the rest of the outline, which does not depend on it. */
const OutlineFoot = lazy(async () => {
  const loaded = await import('./next-step-line.tsx').catch(() => undefined);
  return { default: loaded?.OutlineFoot ?? (() => null) };
});

/** Loaded with the rest, because a list of entries does not need it. */
const SourceList = lazy(async () => ({ default: (await import('./source-list.tsx')).SourceList }));

export function Outline() {
  const section = useView((view) => view.selection.section);
  const [queries, setQueries] = useState<Partial<Record<ListName, EntryQuery>>>({});
  return (
    <nav aria-label="Outline" className={classes.outline}>
      <SectionList />
      {isList(section) ? (
        <EntryPane
          key={section}
          list={section}
          query={queries[section] ?? openQuery}
          onQuery={(query) => setQueries((before) => ({ ...before, [section]: query }))}
        />
      ) : (
        <Suspense fallback={<div className={classes.rest} />}>
          <SourceList />
        </Suspense>
      )}
      <Suspense>
        <OutlineFoot />
      </Suspense>
    </nav>
  );
}
