/** Which rows of the import sheet are selected, and how keys and clicks change that. */
import { rowForKey } from '../../ui/list-navigation.ts';

/** The selected rows by their keys. A range begins at `anchor`; the arrow keys move from `active`. */
export interface RowSelection {
  readonly keys: ReadonlySet<number>;
  readonly anchor: number;
  readonly active: number;
}

export const noSelection: RowSelection = { keys: new Set(), anchor: -1, active: -1 };

/** How a row is selected: alone, in addition (or no longer), or with all rows from the anchor. */
export type SelectMode = 'only' | 'toggle' | 'range';

/** Selects a row. `order` has the keys of all rows in their order. */
export function selectRow(
  selection: RowSelection,
  key: number,
  mode: SelectMode,
  order: readonly number[],
): RowSelection {
  if (mode === 'toggle') {
    const keys = new Set(selection.keys);
    if (!keys.delete(key) || keys.size === 0) keys.add(key);
    return { keys, anchor: key, active: key };
  }
  const from = order.indexOf(selection.anchor);
  if (mode === 'only' || from < 0) return { keys: new Set([key]), anchor: key, active: key };
  const to = order.indexOf(key);
  return { ...selection, keys: new Set(order.slice(Math.min(from, to), Math.max(from, to) + 1)), active: key };
}

export function selectAll(selection: RowSelection, order: readonly number[]): RowSelection {
  return { ...selection, keys: new Set(order) };
}

/** Returns the selection after a key press; undefined if the key does not change it. */
export function selectionForKey(
  selection: RowSelection,
  pressed: { readonly key: string; readonly shiftKey: boolean; readonly isCommand: boolean },
  order: readonly number[],
  page: number,
): RowSelection | undefined {
  if (pressed.isCommand) return pressed.key.toLowerCase() === 'a' ? selectAll(selection, order) : undefined;
  const to = rowForKey(pressed.key, order.indexOf(selection.active), order.length, page);
  const key = to === undefined ? undefined : order[to];
  return key === undefined ? undefined : selectRow(selection, key, pressed.shiftKey ? 'range' : 'only', order);
}
