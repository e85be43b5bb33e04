import { Menu } from '@mantine/core';
import { ClaimItems } from './claims-here.tsx';
import classes from './claims-here.module.css';

/** The claims that lie over each other at a place, and where in the window to list them, in CSS pixels. */
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

/** Where several claims lie over the same words: which one is meant. */
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
      // Not 'keydown': the key that opened the menu is still on its way up.
      clickOutsideEvents={['mousedown', 'touchstart']}
    >
      <Menu.Target>
        <span className={classes.point} style={{ left: place.x, top: place.y }} />
      </Menu.Target>
      <Menu.Dropdown className={classes.dropdown} aria-label="Claims at this place">
        <Menu.Label>{place.keys.length} claims over these words</Menu.Label>
        <ClaimItems keys={place.keys} onOpen={onOpen} />
      </Menu.Dropdown>
    </Menu>
  );
}
