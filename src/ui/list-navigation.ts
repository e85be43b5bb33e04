/**
 * Returns the row that a key leads to in a list of `count` rows, from row `from` (-1 for none), with `page` rows per
 * page. Supports the arrow keys, Home, End, Page Up and Page Down as in the ARIA practices for a list box. Undefined
 * for any other key and for an empty list.
 */
export function rowForKey(key: string, from: number, count: number, page: number): number | undefined {
  if (count === 0) return undefined;
  const clamp = (row: number): number => Math.min(count - 1, Math.max(0, row));
  switch (key) {
    case 'ArrowDown':
      return clamp(from + 1);
    case 'ArrowUp':
      return from < 0 ? count - 1 : clamp(from - 1);
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    case 'PageDown':
      return clamp(Math.max(0, from) + Math.max(1, page));
    case 'PageUp':
      return clamp(Math.max(0, from) - Math.max(1, page));
    default:
      return undefined;
  }
}

/** Focuses the element that a key leads to, from the focused one. Returns false if the key leads to none of them. */
export function moveFocus(key: string, elements: readonly HTMLElement[], page: number): boolean {
  const from = elements.findIndex((element) => element === document.activeElement);
  const to = rowForKey(key, from, elements.length, page);
  if (to === undefined) return false;
  elements[to]?.focus();
  return true;
}
