/** The menu “Passage options” beside the search field: what is rarely changed about how a passage is shown. */
import { Menu } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import { memo, useDeferredValue, useMemo } from 'react';
import { findHiddenCharacters } from '../../core/text/hidden.ts';
import { TipButton } from '../../ui/tip-button.tsx';
import classes from './passage-menu.module.css';

/** How passages are shown. */
export interface PassageOptions {
  readonly hidden: boolean;
  readonly onHidden: (shown: boolean) => void;
  readonly monospace: boolean;
  readonly onMonospace: (monospace: boolean) => void;
}

/** Longer texts are searched for hidden characters only on demand. In UTF-16 units. */
const maxUnits = 2_000_000;

interface PassageMenuProps {
  readonly text: string;
  readonly options: PassageOptions;
}

export const PassageMenu = memo(function PassageMenu({ text, options }: PassageMenuProps) {
  // Counted after the text is rendered.
  const read = useDeferredValue(text.length > maxUnits ? '' : text, '');
  const count = useMemo(() => findHiddenCharacters(read).length, [read]);
  const hiddenTitle = text.length > maxUnits ? 'Show hidden characters' : `Show hidden characters (${String(count)})`;
  const note = count === 0 ? '' : `: ${String(count)} hidden ${count === 1 ? 'character' : 'characters'}`;
  return (
    <Menu position="bottom-end" keepMounted={false}>
      <Menu.Target>
        <TipButton
          tooltip={`Passage options${note}`}
          size="1.875rem"
          variant={options.hidden || options.monospace ? 'light' : 'subtle'}
          {...(options.hidden || options.monospace ? {} : { color: 'gray' })}
          aria-label="Passage options"
          className={classes.button ?? ''}
          data-hidden={count > 0 || undefined}
        >
          <IconDots size={16} aria-hidden />
        </TipButton>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.CheckboxItem checked={options.monospace} onChange={options.onMonospace} closeMenuOnClick>
          Monospace font
        </Menu.CheckboxItem>
        <Menu.CheckboxItem checked={options.hidden} onChange={options.onHidden} closeMenuOnClick>
          {hiddenTitle}
        </Menu.CheckboxItem>
      </Menu.Dropdown>
    </Menu>
  );
});
