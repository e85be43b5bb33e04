/** The filter button of a list, with the number of active filters, which opens the filters. */
import { Button, Popover } from '@mantine/core';
import { IconFilter } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { TipButton } from './tip-button.tsx';
import classes from './filter-popover.module.css';

interface FilterPopoverProps {
  /** The label of the button while no filter is set. */
  readonly name: string;
  /** How many filters are active. */
  readonly count: number;
  readonly position: 'bottom-start' | 'bottom-end';
  readonly onClear: () => void;
  /** The fields. */
  readonly children: ReactNode;
}

export function FilterPopover({ name, count, position, onClear, children }: FilterPopoverProps) {
  const label = count === 0 ? name : `${name}, ${String(count)} active`;
  return (
    <Popover position={position} trapFocus withinPortal>
      <Popover.Target>
        <TipButton
          tooltip={label}
          size="1.875rem"
          variant={count === 0 ? 'default' : 'light'}
          aria-label={label}
          className={classes.button ?? ''}
        >
          <IconFilter size={15} aria-hidden />
          {count > 0 ? <span className={classes.badge}>{count}</span> : null}
        </TipButton>
      </Popover.Target>
      <Popover.Dropdown>
        <div className={classes.filters}>
          {children}
          <Button size="compact-xs" variant="subtle" disabled={count === 0} onClick={onClear}>
            Clear filters
          </Button>
        </div>
      </Popover.Dropdown>
    </Popover>
  );
}
