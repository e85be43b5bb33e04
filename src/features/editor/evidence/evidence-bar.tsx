import { Button } from '@mantine/core';
import { IconLink } from '@tabler/icons-react';
import { EffectMark } from '../../../ui/effect-mark.tsx';
import classes from './evidence-table.module.css';
import type { LinkCounts } from './evidence-links.ts';
import type { Effect } from './use-link-edits.ts';

export interface EvidenceBarProps {
  readonly counts: LinkCounts;
  readonly limit: number | undefined;
  /** How many links are selected. */
  readonly selected: number;
  readonly onLink: () => void;
  readonly onSelectAll: () => void;
  readonly onClear: () => void;
  readonly onEffect: (effect: Effect) => void;
  readonly onMove: (by: -1 | 1) => void;
  readonly onRemove: () => void;
}

function SelectionBar({ selected, onClear, onEffect, onMove, onRemove }: EvidenceBarProps) {
  return (
    <div className={classes.bar} role="toolbar" aria-label="Selected links">
      <span className={classes.counts}>{`${String(selected)} selected`}</span>
      <Button size="compact-xs" variant="default" onClick={() => onEffect('supports')}>
        Make <EffectMark effect="supports" bare />
      </Button>
      <Button size="compact-xs" variant="default" onClick={() => onEffect('contradicts')}>
        Make <EffectMark effect="contradicts" bare />
      </Button>
      <Button size="compact-xs" variant="default" onClick={() => onMove(-1)}>
        Move up
      </Button>
      <Button size="compact-xs" variant="default" onClick={() => onMove(1)}>
        Move down
      </Button>
      <Button size="compact-xs" variant="default" onClick={onRemove}>
        Remove
      </Button>
      <Button size="compact-xs" variant="subtle" onClick={onClear}>
        Clear selection
      </Button>
    </div>
  );
}

/** Above the links: how many there are and what can be done with them all. It has one height, selected or not. */
export function EvidenceBar(props: EvidenceBarProps) {
  const { counts, limit, selected, onLink, onSelectAll } = props;
  if (selected > 0) return <SelectionBar {...props} />;
  return (
    <div className={classes.bar}>
      <span className={classes.counts}>
        {limit === undefined ? String(counts.total) : `${String(counts.total)} of ${String(limit)}`}
        {counts.supports > 0 ? (
          <>
            {' · '}
            {counts.supports} <EffectMark effect="supports" bare />
          </>
        ) : null}
        {counts.contradicts > 0 ? (
          <>
            {' · '}
            {counts.contradicts} <EffectMark effect="contradicts" bare />
          </>
        ) : null}
      </span>
      {counts.total > 1 ? (
        <Button size="compact-xs" variant="subtle" onClick={onSelectAll}>
          Select all
        </Button>
      ) : null}
      <Button size="compact-sm" leftSection={<IconLink size={15} />} onClick={onLink}>
        Link evidence
      </Button>
    </div>
  );
}
