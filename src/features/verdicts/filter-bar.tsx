/** At the side of the verdicts screen: the filters with their counts, and the grouping. */
import { Group, NativeSelect, SegmentedControl } from '@mantine/core';
import { useMemo } from 'react';
import type { VerdictPlace } from '../../core/review/verdict-places.ts';
import { countFilters, filters, kindsOf, type Filter, type VerdictQuery } from './query.ts';
import classes from './verdicts.module.css';

interface FilterBarProps {
  readonly places: readonly VerdictPlace[];
  readonly query: VerdictQuery;
  readonly onQuery: (query: VerdictQuery) => void;
}

const names: Readonly<Record<Filter, string>> = {
  unanswered: 'Unanswered',
  replied: 'Replied',
  questioned: 'Questioned',
  rejected: 'Rejected',
  outdated: 'Outdated or missing',
  disagreements: 'Disagreements',
};

export function FilterBar({ places, query, onQuery }: FilterBarProps) {
  const { reviewId, kind } = query;
  const counts = useMemo(() => countFilters(places, { reviewId, kind }), [places, reviewId, kind]);
  const kinds = useMemo(() => kindsOf(places), [places]);
  return (
    <div className={classes.filters}>
      <SegmentedControl
        size="xs"
        fullWidth
        aria-label="Group verdicts"
        value={query.by}
        onChange={(by) => onQuery({ ...query, by: by === 'reviewer' ? 'reviewer' : 'place' })}
        data={[
          { value: 'place', label: 'By entry' },
          { value: 'reviewer', label: 'By reviewer' },
        ]}
      />
      <NativeSelect
        size="xs"
        aria-label="Filter by kind of item"
        value={kind ?? ''}
        data={[{ value: '', label: 'All kinds' }, ...kinds.map(([value, label]) => ({ value, label }))]}
        onChange={({ currentTarget: { value } }) =>
          onQuery({ ...query, kind: kinds.find(([name]) => name === value)?.[0] ?? null })
        }
      />
      <Toggles
        label="Verdicts shown"
        choices={filters.map((value) => ({ value, title: names[value], count: counts[value] }))}
        chosen={query.filters}
        onChoose={(chosen) => onQuery({ ...query, filters: chosen })}
      />
    </div>
  );
}

interface TogglesProps<Value extends string> {
  readonly label: string;
  readonly choices: readonly { readonly value: Value; readonly title: string; readonly count: number }[];
  readonly chosen: ReadonlySet<Value>;
  readonly onChoose: (chosen: ReadonlySet<Value>) => void;
}

/** The filters of the verdicts screen as toggle buttons, each with the number of items that it would show. */
export function Toggles<Value extends string>({ label, choices, chosen, onChoose }: TogglesProps<Value>) {
  const toggle = (value: Value): void => {
    const next = new Set(chosen);
    if (!next.delete(value)) next.add(value);
    onChoose(next);
  };
  return (
    <Group gap="var(--space-3)" role="group" aria-label={label}>
      {choices.map(({ value, title, count }) => (
        <button
          key={value}
          type="button"
          className={classes.toggle}
          aria-pressed={chosen.has(value)}
          data-none={count === 0 || undefined}
          onClick={() => toggle(value)}
        >
          {title} <span className={classes.number}>{count}</span>
        </button>
      ))}
    </Group>
  );
}
