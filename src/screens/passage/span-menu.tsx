/** The menu that opens on text with several claims, to choose one of them. */
import { Menu } from '@mantine/core';
import { pressEnded } from '../../ui/pointer-press.ts';
import { ClaimItems } from './claims-here.tsx';
import classes from './claims-here.module.css';

/** The overlapping claims at one place, and where to show the menu in the browser window, in CSS pixels. */
export interface SpanMenuPlace {
  readonly keys: readonly number[];
  readonly x: number;
  readonly y: number;
}

interface SpanMenuProps {
  readonly place: SpanMenuPlace | null;
  readonly onOpen: (index: number) => void;
  readonly onClose: () => void;
}

/** Focuses the first item as the menu is drawn. Mantine's focus trap does so a task later, and a key can come first. */
function focusFirstItem(menu: HTMLElement | null): void {
  menu?.querySelector<HTMLElement>('[role="menuitem"]')?.focus({ preventScroll: true });
}

/** A menu to choose one of several claims on the same text. Esc and Tab close it. */
export function SpanMenu({ place, onOpen, onClose }: SpanMenuProps) {
  if (!place) return null;
  return (
    <Menu
      key={`${String(place.x)} ${String(place.y)}`}
      opened
      onClose={onClose}
      width={340}
      position="bottom-start"
      trapFocus={false}
      // Not 'keydown', because the key that opened the menu is still bubbling up.
      clickOutsideEvents={[pressEnded]}
    >
      <Menu.Target>
        <span className={classes.point} style={{ left: place.x, top: place.y }} />
      </Menu.Target>
      <Menu.Dropdown
        ref={focusFirstItem}
        className={classes.dropdown}
        aria-label="Claims on this text"
        onKeyDown={(event) => {
          if (event.key !== 'Tab') return;
          event.preventDefault();
          onClose();
        }}
      >
        <Menu.Label>{place.keys.length} claims on this text</Menu.Label>
        <ClaimItems keys={place.keys} onOpen={onOpen} />
      </Menu.Dropdown>
    </Menu>
  );
}
