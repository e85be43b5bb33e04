/** The keys of the outline's list of entries: what each one marks, opens, moves, copies or deletes. */
import { own } from '../../core/json/own.ts';
import { letterOf } from '../../ui/keyboard.ts';
import { rowForKey } from '../../ui/list-navigation.ts';
import { stepTarget, type Marking } from './marking.ts';

/** The action for a key in the list of entries. Indices are those of the document. */
export type EntryKeyAction =
  | { readonly type: 'mark'; readonly index: number; readonly mode: 'only' | 'toggle' | 'range' }
  | { readonly type: 'mark-all' }
  | { readonly type: 'open'; readonly index: number }
  | { readonly type: MarkedAction; readonly indices: readonly number[] }
  | { readonly type: 'move'; readonly indices: readonly number[]; readonly to: number };

type MarkedAction = 'delete' | 'duplicate' | 'copy' | 'cut';

/** The state that the meaning of a key depends on. */
export interface EntryKeyState {
  /** The index of the active row among the shown rows; -1 if there is none. */
  readonly activeRow: number;
  readonly shown: readonly number[];
  readonly page: number;
  readonly marking: Marking;
  readonly whole: boolean;
  /** The number of entries in the list. */
  readonly count: number;
}

interface Keys {
  readonly key: string;
  /** The position of the key, for keyboards without Latin letters. */
  readonly code: string;
  readonly altKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly shiftKey: boolean;
}

/** Returns the action for a key, following the ARIA practices for a multi-select list box. Undefined for other keys. */
export function keyAction(event: Keys, state: EntryKeyState): EntryKeyAction | undefined {
  const { key } = event;
  const command = event.ctrlKey || event.metaKey;
  if (event.altKey) return moveAction(key, state);
  if (command) return commandAction(letterOf(event), state);
  const active = state.shown[state.activeRow];
  if (key === 'Delete' || key === 'Backspace') return onMarked('delete', state);
  if (key === 'Enter' && active !== undefined) return { type: 'open', index: active };
  if (key === ' ' && active !== undefined) return { type: 'mark', index: active, mode: 'toggle' };
  const row = rowForKey(key, state.activeRow, state.shown.length, state.page);
  const index = row === undefined ? undefined : state.shown[row];
  return index === undefined ? undefined : { type: 'mark', index, mode: event.shiftKey ? 'range' : 'only' };
}

const onSelection = { d: 'duplicate', c: 'copy', x: 'cut' } as const satisfies Readonly<Record<string, MarkedAction>>;

function commandAction(key: string | undefined, state: EntryKeyState): EntryKeyAction | undefined {
  if (key === 'a') return { type: 'mark-all' };
  const type = key === undefined ? undefined : own(onSelection, key);
  return type === undefined ? undefined : onMarked(type, state);
}

function moveAction(key: string, { marking, whole, count }: EntryKeyState): EntryKeyAction | undefined {
  if (!whole || (key !== 'ArrowUp' && key !== 'ArrowDown')) return undefined;
  const to = stepTarget(count, marking.marked, key === 'ArrowUp' ? 'up' : 'down');
  return to === undefined ? undefined : { type: 'move', indices: inOrder(marking), to };
}

function onMarked(type: MarkedAction, { marking }: EntryKeyState): EntryKeyAction | undefined {
  return marking.marked.size === 0 ? undefined : { type, indices: inOrder(marking) };
}

/** Returns the marked indices in ascending order. */
export function inOrder({ marked }: Marking): readonly number[] {
  return [...marked].sort((one, other) => one - other);
}
