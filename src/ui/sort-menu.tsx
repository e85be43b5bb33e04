/** A button that opens the sort orders of a list. */
import { Menu } from '@mantine/core';
import { IconArrowsSort } from '@tabler/icons-react';
import { TipButton } from './tip-button.tsx';

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
