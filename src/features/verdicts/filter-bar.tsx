/** At the side of the verdicts screen: the filters of the verdicts, with counts, and the grouping. */
import { NativeSelect, SegmentedControl } from '@mantine/core';
import { useMemo } from 'react';
import type { VerdictPlace } from '../../core/review/verdict-places.ts';
import { countFilters, filters, kindsOf, type Filter, type VerdictQuery } from './query.ts';
import { Toggles } from './toggles.tsx';
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
