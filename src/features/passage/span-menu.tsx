import { Menu } from '@mantine/core';
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

/** A menu to choose one of several claims on the same text. */
export function SpanMenu({ place, onOpen, onClose }: SpanMenuProps) {
  if (!place) return null;
  return (
    <Menu
      key={`${String(place.x)} ${String(place.y)}`}
      opened
      onClose={onClose}
      width={340}
      position="bottom-start"
      returnFocus={false}
      // Not 'keydown', because the key that opened the menu is still bubbling up.
      clickOutsideEvents={['mousedown', 'touchstart']}
    >
      <Menu.Target>
        <span className={classes.point} style={{ left: place.x, top: place.y }} />
      </Menu.Target>
      <Menu.Dropdown className={classes.dropdown} aria-label="Claims on this text">
        <Menu.Label>{place.keys.length} claims on this text</Menu.Label>
        <ClaimItems keys={place.keys} onOpen={onOpen} />
      </Menu.Dropdown>
    </Menu>
  );
}
