import { SegmentedControl } from '@mantine/core';
import type { VerdictPlace } from './items.ts';
import { countFilters, filters, type Filter, type VerdictQuery } from './query.ts';
import { Toggles } from './toggles.tsx';
import classes from './verdicts.module.css';

interface FilterBarProps {
  readonly places: readonly VerdictPlace[];
  readonly query: VerdictQuery;
  readonly onQuery: (query: VerdictQuery) => void;
}

const names: Readonly<Record<Filter, string>> = {
  open: 'Open',
  answered: 'Answered',
  questioned: 'Questioned',
  rejected: 'Rejected',
  stale: 'Stale or gone',
  disagreements: 'Disagreements',
};

/** What is shown of the verdicts, each choice with its count, and how they are put together. */
export function FilterBar({ places, query, onQuery }: FilterBarProps) {
  const counts = countFilters(places, query.reviewId);
  return (
    <div className={classes.filters}>
      <SegmentedControl
        size="xs"
        fullWidth
        aria-label="Group verdicts"
        value={query.by}
        onChange={(by) => onQuery({ ...query, by: by === 'reviewer' ? 'reviewer' : 'place' })}
        data={[
          { value: 'place', label: 'By place' },
          { value: 'reviewer', label: 'By reviewer' },
        ]}
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
