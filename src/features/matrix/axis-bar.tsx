import { TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { FilterPopover } from '../../ui/filter-popover.tsx';
import { SortMenu } from '../../ui/sort-menu.tsx';
import classes from './bars.module.css';

interface AxisBarProps<Order extends string> {
  readonly what: 'claims' | 'entries';
  /** The number shown and the total, in words. */
  readonly count: string;
  readonly text: string;
  readonly onText: (text: string) => void;
  readonly orders: Readonly<Record<Order, string>>;
  readonly order: Order;
  readonly onOrder: (order: Order) => void;
  /** The number of active filters, and their fields. */
  readonly filtered: number;
  readonly filters: ReactNode;
  readonly onClear: () => void;
}

/** Search, filters and sort order of one axis. */
export function AxisBar<Order extends string>(props: AxisBarProps<Order>) {
  const { what, count, text, onText, orders, order, onOrder, filtered, filters, onClear } = props;
  return (
    <div role="group" aria-label={what === 'claims' ? 'Claims' : 'Entries'} className={classes.axis}>
      <span className={classes.count}>{count}</span>
      <TextInput
        className={classes.search}
        size="xs"
        type="search"
        dir="auto"
        aria-label={`Search ${what}`}
        placeholder={`Search ${what}`}
        leftSection={<IconSearch size={14} aria-hidden />}
        value={text}
        onChange={(event) => onText(event.currentTarget.value)}
      />
      <FilterPopover name={`Filter ${what}`} count={filtered} position="bottom-start" onClear={onClear}>
        {filters}
      </FilterPopover>
      <SortMenu
        name={`Sort ${what}: ${orders[order]}`}
        position="bottom-start"
        keys={Object.keys(orders) as Order[]}
        titles={orders}
        sort={order}
        onSort={onOrder}
      />
    </div>
  );
}
