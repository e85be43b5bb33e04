/** The header of the findings: counts by level, which also filter the list, and controls for grouping and search. */
import { SegmentedControl, TextInput, Tooltip } from '@mantine/core';
import { IconChevronDown, IconChevronUp, IconSearch } from '@tabler/icons-react';
import { memo } from 'react';
import type { Level } from '../../core/rules/finding.ts';
import { useDraft } from '../../shared/context.tsx';
import { useLevelCount } from '../../shared/to-complete.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { countedLevel, LevelIcon, levelWords } from '../../ui/level-icon.tsx';
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
  const Chevron = collapsed ? IconChevronUp : IconChevronDown;
  return (
    <div className={classes.header}>
      <h2 className={classes.title}>Findings</h2>
      <div role="group" aria-label="Show levels" className={classes.levels}>
        {levels.map((level) => (
          <LevelToggle
            key={level}
            level={level}
            shown={!query.hidden.has(level)}
            onToggle={() => onQuery({ ...query, hidden: toggled(query.hidden, level) })}
          />
        ))}
      </div>
      <ToComplete />
      <RepairButton />
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
          type="search"
          className={classes.search}
          aria-label="Search findings"
          placeholder="Search findings"
          leftSection={<IconSearch size={14} aria-hidden />}
          value={query.text}
          onChange={(event) => onQuery({ ...query, text: event.currentTarget.value })}
          onKeyDown={(event) => {
            if (event.key === 'Escape') onQuery({ ...query, text: '' });
          }}
        />
      </div>
      <span className={classes.collapse}>
        <IconButton label={collapsed ? 'Show findings' : 'Collapse findings'} onClick={() => onCollapse(!collapsed)}>
          <Chevron size={16} aria-hidden />
        </IconButton>
      </span>
    </div>
  );
});

interface LevelToggleProps {
  readonly level: Level;
  readonly shown: boolean;
  readonly onToggle: () => void;
}

function LevelToggle({ level, shown, onToggle }: LevelToggleProps) {
  const count = useLevelCount(level);
  const unchecked = useDraft((draft) => draft.unchecked);
  return (
    <Tooltip label={unchecked ? 'Checking…' : shown ? 'Shown. Press to hide' : 'Hidden. Press to show'}>
      <button
        type="button"
        className={classes.level}
        data-level={level}
        data-none={count === 0 || undefined}
        aria-pressed={shown}
        onClick={onToggle}
      >
        <LevelIcon level={level} size={15} />
        {unchecked ? `… ${levelWords[level]}s` : countedLevel(level, count)}
      </button>
    </Tooltip>
  );
}

function toggled(hidden: ReadonlySet<Level>, level: Level): ReadonlySet<Level> {
  const next = new Set(hidden);
  if (!next.delete(level)) next.add(level);
  return next;
}
