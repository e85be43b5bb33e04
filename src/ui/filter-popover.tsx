/** The filter button of a list, with the number of active filters, which opens the filters. */
import { NativeSelect, Menu, Button, Popover } from '@mantine/core';
import { IconArrowsSort, IconFilter } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { TipButton } from './tip-button.tsx';
import classes from './filter-popover.module.css';

// A select that filters a list: a filter for one value or all.

interface ChoiceFieldProps {
  readonly label: string;
  readonly choices: readonly { readonly value: string; readonly title: string; readonly lang?: string | undefined }[];
  /** Undefined for all. */
  readonly value: string | undefined;
  readonly onChange: (value: string | undefined) => void;
}

export function ChoiceField({ label, choices, value, onChange }: ChoiceFieldProps) {
  return (
    <NativeSelect
      size="xs"
      label={label}
      value={value ?? ''}
      onChange={(event) => onChange(event.currentTarget.value || undefined)}
    >
      <option value="">All</option>
      {choices.map((choice) => (
        <option key={choice.value} value={choice.value} lang={choice.lang}>
          {choice.title}
        </option>
      ))}
    </NativeSelect>
  );
}

// A button that opens the sort orders of a list.

interface SortMenuProps<Key extends string> {
  readonly name: string;
  readonly position: 'bottom-start' | 'bottom-end';
  /** The orders; the first one is the default. */
  readonly keys: readonly Key[];
  readonly titles: Readonly<Record<Key, string>>;
  readonly sort: Key;
  readonly onSort: (sort: Key) => void;
}

export function SortMenu<Key extends string>({ name, position, keys, titles, sort, onSort }: SortMenuProps<Key>) {
  return (
    <Menu position={position}>
      <Menu.Target>
        <TipButton tooltip={name} size="1.875rem" variant={sort === keys[0] ? 'default' : 'light'} aria-label={name}>
          <IconArrowsSort size={15} aria-hidden />
        </TipButton>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.RadioGroup value={sort} onChange={(value) => onSort(keys.find((key) => key === value) ?? sort)}>
          {keys.map((key) => (
            <Menu.RadioItem key={key} value={key} closeMenuOnClick>
              {titles[key]}
            </Menu.RadioItem>
          ))}
        </Menu.RadioGroup>
      </Menu.Dropdown>
    </Menu>
  );
}

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
