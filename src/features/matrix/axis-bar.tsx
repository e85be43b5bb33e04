/** The bar of one axis of the matrix, for claims or entries: search, filters and sort order. */
import { TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { levelFilters, type LevelFilter } from '../../core/check/highest-level.ts';
import { useDraft } from '../../shared/context.tsx';
import { ChoiceField } from '../../ui/choice-field.tsx';
import { FilterPopover } from '../../ui/filter-popover.tsx';
import { searchProps } from '../../ui/search-props.ts';
import { SortMenu } from '../../ui/sort-menu.tsx';
import { countFilters, type ClaimQuery, type EntryQuery } from './axis-query.ts';
import classes from './bars.module.css';
import { counted } from '../../core/json/counted.ts';

interface AxisBarProps<Order extends string> {
  readonly what: 'claims' | 'entries';
  /** How many are shown, undefined while the check is running; and how many there are. */
  readonly shown: number | undefined;
  readonly all: number;
  readonly query: (ClaimQuery | EntryQuery) & { readonly order: Order };
  readonly set: (part: { text?: string; order?: Order; finding?: LevelFilter | undefined }) => void;
  readonly orders: Readonly<Record<Order, string>>;
  readonly onClear: () => void;
  /** The filters that only this axis has. */
  readonly children: ReactNode;
}

export function AxisBar<Order extends string>(props: AxisBarProps<Order>) {
  const { what, shown, all, query, set, orders, onClear, children } = props;
  const unchecked = useDraft((draft) => draft.unchecked);
  const total = what === 'claims' ? counted(all, 'claim') : counted(all, 'entry', 'entries');
  return (
    <div role="group" aria-label={what === 'claims' ? 'Claims' : 'Entries'} className={classes.axis}>
      <span className={classes.count}>{shown === all ? total : `${String(shown ?? '…')} of ${total}`}</span>
      <TextInput
        className={classes.search}
        size="xs"
        leftSection={<IconSearch size={14} aria-hidden />}
        {...searchProps(`Search ${what}`, query.text, (text) => set({ text }))}
      />
      <FilterPopover name={`Filter ${what}`} count={countFilters(query)} position="bottom-start" onClear={onClear}>
        {children}
        <ChoiceField
          label="Findings"
          choices={levelFilters}
          value={query.finding}
          onChange={(finding) => set({ finding: finding as LevelFilter | undefined })}
        />
      </FilterPopover>
      <SortMenu
        name={`Sort ${what}: ${orders[query.order]}`}
        position="bottom-start"
        keys={Object.keys(orders) as Order[]}
        titles={unchecked ? { ...orders, findings: 'Findings, highest level first (checking…)' } : orders}
        sort={query.order}
        onSort={(order) => set({ order })}
      />
    </div>
  );
}
