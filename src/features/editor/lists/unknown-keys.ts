/** The keys in the text of an unknown: what each one does to the list. */

/** What a key does in the row of an unknown. */
export type UnknownKeyAction = 'add' | 'remove' | 'remove-forward' | 'up' | 'down' | 'move-up' | 'move-down';

type Keys = Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>;

/** The text and its selection, in UTF-16 units. */
export interface TextState {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** Returns the action for a key; undefined if the text field handles the key itself. */
export function unknownKeyAction(event: Keys, { text, start, end }: TextState): UnknownKeyAction | undefined {
  const { key, altKey, shiftKey } = event;
  if (event.ctrlKey || event.metaKey) return undefined;
  if (altKey) return key === 'ArrowUp' ? 'move-up' : key === 'ArrowDown' ? 'move-down' : undefined;
  if (shiftKey) return undefined;
  if (key === 'Enter') return 'add';
  if (text === '' && key === 'Backspace') return 'remove';
  if (text === '' && key === 'Delete') return 'remove-forward';
  if (key === 'ArrowUp' && end === 0) return 'up';
  return key === 'ArrowDown' && start === text.length ? 'down' : undefined;
}
