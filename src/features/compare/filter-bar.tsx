/** The buttons above the differences that filter them by kind and by section of the draft. */
import { Button } from '@mantine/core';
import type { DifferenceKind } from '../../core/compare/difference.ts';
import { groupNames, groupTitles } from '../../shared/section-rows.ts';
import type { ShownDifference } from '../../store/comparing.ts';
import { groupOf, kinds, type Filter } from './rows.ts';
import classes from './compare.module.css';

interface FilterBarProps {
  readonly differences: readonly ShownDifference[];
  readonly filter: Filter;
  readonly onFilter: (filter: Filter) => void;
}

export function FilterBar({ differences, filter, onFilter }: FilterBarProps) {
  const ofKind = (kind: DifferenceKind) => differences.filter((difference) => difference.kind === kind).length;
  const ofGroup = (group: string) => differences.filter((difference) => groupOf(difference) === group).length;
  function toggle(kind: DifferenceKind): void {
    const shown = new Set(filter.kinds);
    if (!shown.delete(kind)) shown.add(kind);
    onFilter({ ...filter, kinds: shown });
  }
  return (
    <div className={classes.filters}>
      <div role="group" aria-label="Filter by type of change" className={classes.toggles}>
        {kinds
          .filter((kind) => ofKind(kind) > 0)
          .map((kind) => (
            <Button
              key={kind}
              size="compact-sm"
              variant={filter.kinds.has(kind) ? 'filled' : 'default'}
              aria-pressed={filter.kinds.has(kind)}
              onClick={() => toggle(kind)}
            >
              {`${kind} ${ofKind(kind)}`}
            </Button>
          ))}
      </div>
      <div role="group" aria-label="Filter by section" className={classes.toggles}>
        {groupNames
          .filter((group) => ofGroup(group) > 0)
          .map((group) => (
            <Button
              key={group}
              size="compact-sm"
              variant={filter.group === group ? 'filled' : 'default'}
              aria-pressed={filter.group === group}
              onClick={() => onFilter({ ...filter, group: filter.group === group ? null : group })}
            >
              {`${groupTitles[group]} ${ofGroup(group)}`}
            </Button>
          ))}
      </div>
    </div>
  );
}
