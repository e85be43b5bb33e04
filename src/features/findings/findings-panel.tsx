/** The region “Findings” of the desk: all findings of the draft, with filters, grouping and search. */
import { Button } from '@mantine/core';
import { useCallback, useDeferredValue, useMemo, useState } from 'react';
import type { Level } from '../../core/rules/finding.ts';
import { useDraft } from '../../shared/context.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { storePreference, storedPreference } from '../../ui/preferences.ts';
import { useCollapsedPane } from '../../ui/split-panes.tsx';
import { hasSearchWords, createArranger, type FindingsQuery, type Grouping } from './arrange-findings.ts';
import { FindingsHeader } from './findings-header.tsx';
import { FindingsList } from './findings-list.tsx';
import classes from './findings-panel.module.css';

const groupingKey = 'findings-grouping';
const collapsedKey = 'findings-collapsed';
const isBoolean = (value: unknown): value is boolean => typeof value === 'boolean';
const isGrouping = (value: unknown): value is Grouping => value === 'entry' || value === 'rule';

interface FindingsPanelProps {
  /** Opens the search of the passages. Must be a stable function. */
  readonly onSearch: () => void;
}

/**
 * The region “Findings”: all findings of `check`, live. Its header with the counts is always visible. The list starts
 * collapsed if the region shares the screen with others, and whether it is open is remembered.
 */
export function FindingsPanel({ onSearch }: FindingsPanelProps) {
  const [query, setQuery] = useState<FindingsQuery>(() => ({
    by: storedPreference(groupingKey, isGrouping) ?? 'entry',
    levels: new Set<Level>(),
    text: '',
  }));
  const [closed, setClosed] = useState(() => storedPreference(collapsedKey, isBoolean) ?? true);
  const collapsed = useCollapsedPane(closed);
  const onQuery = useCallback((next: FindingsQuery): void => {
    storePreference(groupingKey, next.by);
    setQuery(next);
  }, []);
  const onCollapse = useCallback((next: boolean): void => {
    storePreference(collapsedKey, next);
    setClosed(next);
  }, []);
  return (
    <section aria-label="Findings" className={classes.panel}>
      <FindingsHeader query={query} onQuery={onQuery} collapsed={collapsed} onCollapse={onCollapse} />
      {collapsed ? null : <FindingsBody query={query} onQuery={onQuery} onSearch={onSearch} />}
    </section>
  );
}

interface FindingsBodyProps extends FindingsPanelProps {
  readonly query: FindingsQuery;
  readonly onQuery: (query: FindingsQuery) => void;
}

function FindingsBody(props: FindingsBodyProps) {
  const none = useDraft(({ check }) => check.findings.length === 0);
  const unchecked = useDraft((draft) => draft.unchecked);
  const uncheckable = useDraft((draft) => draft.uncheckable);
  return (
    <div className={classes.body}>
      {uncheckable ? (
        <p className={classes.none}>The check stopped unexpectedly, so findings may be missing.</p>
      ) : unchecked ? (
        <p className={classes.none}>Checking… Findings of a large assessment appear shortly.</p>
      ) : none ? (
        <p className={classes.none}>No findings. Validation of a document does not make any entry in it true.</p>
      ) : (
        <FilteredFindings {...props} />
      )}
    </div>
  );
}

/** The list is deferred, so that typing in a form never waits for it. */
function FilteredFindings({ query, onQuery, onSearch }: FindingsBodyProps) {
  const settled = useDeferredValue(query);
  const findings = useDeferredValue(useDraft((draft) => draft.check.findings));
  const isSearching = hasSearchWords(settled);
  const workspace = useDeferredValue(useDraft((draft) => (isSearching ? draft.workspace : null)));
  const [arrange] = useState(createArranger);
  const onFold = useCallback(
    (ruleId: string): void => {
      const open = new Set(query.open);
      if (!open.delete(ruleId)) open.add(ruleId);
      onQuery({ ...query, open });
    },
    [query, onQuery],
  );
  const rows = useMemo(() => arrange(workspace, findings, settled), [arrange, workspace, findings, settled]);
  if (rows.length === 0) {
    return (
      <EmptyState
        compact
        title="No findings match your search."
        actions={
          <Button
            size="compact-sm"
            variant="default"
            onClick={() => onQuery({ ...query, levels: new Set<Level>(), text: '' })}
          >
            Clear filters
          </Button>
        }
      />
    );
  }
  return <FindingsList rows={rows} by={settled.by} onSearch={onSearch} onFold={onFold} />;
}
