/** The region “Findings” of the desk: all findings of the draft, with counts, filters, grouping and search. */
import { Button, SegmentedControl, TextInput, Tooltip } from '@mantine/core';
import { useCallback, useDeferredValue, useMemo, useState, memo } from 'react';
import type { Level } from '../../core/rules/finding.ts';
import { useDraft, useStores } from '../../shared/context.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { storePreference, storedPreference } from '../../ui/preferences.ts';
import { useCollapsedPane } from '../../ui/split-panes.tsx';
import { hasSearchWords, createArranger, type FindingsQuery, type Grouping } from './arrange-findings.ts';
import { FindingsList } from './findings-list.tsx';
import classes from './findings.module.css';
import { IconChevronDown, IconChevronUp, IconSearch } from '@tabler/icons-react';
import { useLevelCount, useToComplete } from '../../shared/to-complete.ts';
import { countedLevel, LevelIcon, levelWords } from '../../ui/level-icon.tsx';
import { searchProps } from '../../ui/search-props.ts';
import { RepairButton } from './finding-row.tsx';

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
  const { desk } = useStores();
  const none = useDraft(({ check }) => check.findings.length === 0);
  const unchecked = useDraft((draft) => draft.unchecked);
  const uncheckable = useDraft((draft) => draft.uncheckable);
  return (
    <div className={classes.body}>
      {uncheckable ? (
        <p className={classes.none}>
          This draft cannot be checked now, so findings may be missing.{' '}
          <Button size="compact-sm" variant="default" onClick={desk.actions.checkNow}>
            Check again
          </Button>
        </p>
      ) : unchecked ? (
        <p className={classes.none}>Checking… Findings appear shortly.</p>
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

interface FindingsHeaderProps {
  readonly query: FindingsQuery;
  readonly onQuery: (query: FindingsQuery) => void;
  readonly collapsed: boolean;
  readonly onCollapse: (collapsed: boolean) => void;
}

const levels: readonly Level[] = ['error', 'violation', 'notice'];

/**
 * The header of the findings: counts by level, which open and filter the list, and controls for grouping and search.
 */
const FindingsHeader = memo(function FindingsHeader(props: FindingsHeaderProps) {
  const { query, onQuery, collapsed, onCollapse } = props;
  const onLevel = (level: Level): void => {
    onQuery({ ...query, levels: collapsed ? new Set([level]) : toggleLevel(query.levels, level) });
    if (collapsed) onCollapse(false);
  };
  return (
    <div className={classes.header}>
      <h2 className={classes.title}>Findings</h2>
      <div role="group" aria-label="Show levels" className={classes.levels}>
        {levels.map((level) => (
          <LevelToggle
            key={level}
            level={level}
            only={!collapsed && query.levels.has(level)}
            collapsed={collapsed}
            onToggle={() => onLevel(level)}
          />
        ))}
      </div>
      <ToComplete />
      <RepairButton />
      {collapsed ? null : <Tools query={query} onQuery={onQuery} />}
      <CollapseButton
        collapsed={collapsed}
        onCollapse={(next) => {
          // The whole list, because nothing in the strip shows a filter.
          if (!next) onQuery({ ...query, levels: new Set<Level>() });
          onCollapse(next);
        }}
      />
    </div>
  );
});

function Tools({ query, onQuery }: Pick<FindingsHeaderProps, 'query' | 'onQuery'>) {
  return (
    <div className={classes.tools}>
      <SegmentedControl
        size="xs"
        className={classes.grouping}
        aria-label="Group findings"
        value={query.by}
        onChange={(by) => onQuery({ ...query, by: by === 'rule' ? 'rule' : 'entry' })}
        data={[
          { value: 'entry', label: 'By entry' },
          { value: 'rule', label: 'By rule' },
        ]}
      />
      <TextInput
        size="xs"
        className={classes.search}
        leftSection={<IconSearch size={14} aria-hidden />}
        {...searchProps('Search findings', query.text, (text) => onQuery({ ...query, text }))}
        onKeyDown={(event) => {
          if (event.key === 'Escape') onQuery({ ...query, text: '' });
        }}
      />
    </div>
  );
}

function CollapseButton({ collapsed, onCollapse }: Pick<FindingsHeaderProps, 'collapsed' | 'onCollapse'>) {
  const Chevron = collapsed ? IconChevronUp : IconChevronDown;
  const name = collapsed ? 'Show findings' : 'Collapse findings';
  return (
    <span className={classes.collapse} data-collapsed={collapsed || undefined}>
      <Button
        size="compact-xs"
        variant="subtle"
        color="gray"
        aria-label={name}
        title={name}
        aria-expanded={!collapsed}
        onClick={() => onCollapse(!collapsed)}
      >
        <span className={classes.collapseWords}>{name}</span>
        <Chevron size={14} aria-hidden />
      </Button>
    </span>
  );
}

interface LevelToggleProps {
  readonly level: Level;
  /** Whether the list shows this level and hides those that are not chosen. */
  readonly only: boolean;
  readonly collapsed: boolean;
  readonly onToggle: () => void;
}

function LevelToggle({ level, only, collapsed, onToggle }: LevelToggleProps) {
  const count = useLevelCount(level);
  const unchecked = useDraft((draft) => draft.unchecked);
  const words = `${levelWords[level]}s`;
  const action = collapsed ? `Show the ${words}` : only ? `Do not show only ${words}` : `Show only ${words}`;
  return (
    <Tooltip label={unchecked ? 'Checking…' : action}>
      <button
        type="button"
        className={classes.countIcon}
        data-level={level}
        data-none={count === 0 || undefined}
        aria-pressed={only}
        onClick={onToggle}
      >
        <LevelIcon level={level} size={15} />
        {unchecked ? `… ${words}` : countedLevel(level, count)}
      </button>
    </Tooltip>
  );
}

function toggleLevel(chosen: ReadonlySet<Level>, level: Level): ReadonlySet<Level> {
  const next = new Set(chosen);
  if (!next.delete(level)) next.add(level);
  return next;
}

/** In the header of the findings: how much a draft started here still lacks. */
export function ToComplete() {
  const { size } = useToComplete();
  return size === 0 ? null : <span className={classes.toComplete}>{`${String(size)} to complete`}</span>;
}
