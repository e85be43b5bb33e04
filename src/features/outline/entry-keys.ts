import { rowForKey } from '../../ui/list-navigation.ts';
import { stepTarget, type Marking } from './marking.ts';

/** What a key asks the list of entries for. Indices are into the document. */
export type EntryKeyAction =
  | { readonly type: 'mark'; readonly index: number; readonly mode: 'only' | 'toggle' | 'range' }
  | { readonly type: 'mark-all' }
  | { readonly type: 'open'; readonly index: number }
  | { readonly type: 'delete'; readonly indices: readonly number[] }
  | { readonly type: 'duplicate'; readonly indices: readonly number[] }
  | { readonly type: 'move'; readonly indices: readonly number[]; readonly to: number };

/** What a key's meaning depends on. */
export interface EntryKeyState {
  /** Where the active row stands among the shown ones; -1 for none. */
  readonly activeRow: number;
  readonly shown: readonly number[];
  readonly page: number;
  readonly marking: Marking;
  readonly whole: boolean;
  /** How many entries the list has. */
  readonly count: number;
}

interface Keys {
  readonly key: string;
  readonly altKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly shiftKey: boolean;
}

/** Reads a key as in the ARIA practices for a list box with several selected; undefined for keys that are not ours. */
export function keyAction(event: Keys, state: EntryKeyState): EntryKeyAction | undefined {
  const { key } = event;
  const command = event.ctrlKey || event.metaKey;
  if (event.altKey) return moveAction(key, state);
  if (command) return commandAction(key.toLowerCase(), state);
  const active = state.shown[state.activeRow];
  if (key === 'Delete' || key === 'Backspace') return onMarked('delete', state);
  if (key === 'Enter' && active !== undefined) return { type: 'open', index: active };
  if (key === ' ' && active !== undefined) return { type: 'mark', index: active, mode: 'toggle' };
  const row = rowForKey(key, state.activeRow, state.shown.length, state.page);
  const index = row === undefined ? undefined : state.shown[row];
  return index === undefined ? undefined : { type: 'mark', index, mode: event.shiftKey ? 'range' : 'only' };
}

function commandAction(key: string, state: EntryKeyState): EntryKeyAction | undefined {
  if (key === 'a') return { type: 'mark-all' };
  return key === 'd' ? onMarked('duplicate', state) : undefined;
}

function moveAction(key: string, { marking, whole, count }: EntryKeyState): EntryKeyAction | undefined {
  if (!whole || (key !== 'ArrowUp' && key !== 'ArrowDown')) return undefined;
  const to = stepTarget(count, marking.marked, key === 'ArrowUp' ? 'up' : 'down');
  return to === undefined ? undefined : { type: 'move', indices: inOrder(marking), to };
}

function onMarked(type: 'delete' | 'duplicate', { marking }: EntryKeyState): EntryKeyAction | undefined {
  return marking.marked.size === 0 ? undefined : { type, indices: inOrder(marking) };
}

/** The marked indices, ascending. */
export function inOrder({ marked }: Marking): readonly number[] {
  return [...marked].sort((one, other) => one - other);
}
