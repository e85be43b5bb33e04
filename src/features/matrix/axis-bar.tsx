import { ActionIcon, Menu, TextInput, Tooltip } from '@mantine/core';
import { IconArrowsSort, IconSearch } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { FilterPopover } from '../../ui/filter-popover.tsx';
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
  const orderName = `Sort ${what}: ${orders[order]}`;
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
      <OrderMenu {...{ orders, order, onOrder }} name={orderName} />
    </div>
  );
}

interface OrderMenuProps<Order extends string> {
  readonly name: string;
  readonly orders: Readonly<Record<Order, string>>;
  readonly order: Order;
  readonly onOrder: (order: Order) => void;
}

function OrderMenu<Order extends string>({ name, orders, order, onOrder }: OrderMenuProps<Order>) {
  const keys = Object.keys(orders) as Order[];
  return (
    <Menu position="bottom-start">
      <Menu.Target>
        <Tooltip label={name}>
          <ActionIcon size="1.875rem" variant={order === keys[0] ? 'default' : 'light'} aria-label={name}>
            <IconArrowsSort size={15} aria-hidden />
          </ActionIcon>
        </Tooltip>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.RadioGroup value={order} onChange={(value) => onOrder(keys.find((key) => key === value) ?? order)}>
          {keys.map((key) => (
            <Menu.RadioItem key={key} value={key} closeMenuOnClick>
              {orders[key]}
            </Menu.RadioItem>
          ))}
        </Menu.RadioGroup>
      </Menu.Dropdown>
    </Menu>
  );
}
