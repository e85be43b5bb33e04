/** Tells plain clicks on links from clicks for a new tab or window, which belong to the browser. */
import type { MouseEvent } from 'react';

/** Returns true if the application should follow a clicked link, not the browser. */
export function isPlainClick({ button, altKey, ctrlKey, metaKey, shiftKey }: MouseEvent): boolean {
  return button === 0 && !altKey && !ctrlKey && !metaKey && !shiftKey;
}
