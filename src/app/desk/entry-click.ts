/** Tells clicks that open an entry of the outline from clicks that only select several. */
import type { MouseEvent } from 'react';
import { isPlainClick } from '../../ui/keyboard.ts';

/** Returns true if a click in the outline opens an entry. */
export function isEntryClick(event: MouseEvent): boolean {
  return isPlainClick(event) && event.target instanceof Element && event.target.closest('[data-entry]') !== null;
}
