/**
 * The header of the findings: counts by level, which open and filter the list, and controls for grouping and search.
 */
import { Button, SegmentedControl, TextInput, Tooltip } from '@mantine/core';
import { IconChevronDown, IconChevronUp, IconSearch } from '@tabler/icons-react';
import { memo } from 'react';
import type { Level } from '../../core/rules/finding.ts';
import { useDraft } from '../../shared/context.tsx';
import { useLevelCount } from '../../shared/to-complete.ts';
import { countedLevel, LevelIcon, levelWords } from '../../ui/level-icon.tsx';
import { searchProps } from '../../ui/search-props.ts';
import { ToComplete } from './to-complete.tsx';
import { RepairButton } from './repair-button.tsx';
import type { FindingsQuery } from './arrange-findings.ts';
import classes from './findings-header.module.css';

interface FindingsHeaderProps {
  readonly query: FindingsQuery;
  readonly onQuery: (query: FindingsQuery) => void;
  readonly collapsed: boolean;
  readonly onCollapse: (collapsed: boolean) => void;
}

const levels: readonly Level[] = ['error', 'violation', 'notice'];

export const FindingsHeader = memo(function FindingsHeader(props: FindingsHeaderProps) {
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
        className={classes.level}
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
