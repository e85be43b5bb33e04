import { expect, it } from 'vitest';
import { unknownKeyAction } from './unknown-row.tsx';

const plain = { altKey: false, ctrlKey: false, metaKey: false, shiftKey: false };
const at = (text: string, start: number, end = start) => ({ text, start, end });

it.each([
  ['Enter', {}, at('Who?', 2), 'add'],
  ['Enter', { shiftKey: true }, at('Who?', 2), undefined],
  ['Enter', { ctrlKey: true }, at('Who?', 2), undefined],
  ['Backspace', {}, at('', 0), 'remove'],
  ['Delete', {}, at('', 0), 'remove-forward'],
  ['Backspace', {}, at('Who?', 0), undefined],
  ['ArrowUp', {}, at('Who?', 0), 'up'],
  ['ArrowUp', {}, at('Who?', 0, 4), undefined],
  ['ArrowUp', {}, at('Who?', 1), undefined],
  ['ArrowDown', {}, at('Who?', 4), 'down'],
  ['ArrowDown', {}, at('Who?', 0, 4), undefined],
  ['ArrowDown', { shiftKey: true }, at('Who?', 4), undefined],
  ['ArrowUp', { altKey: true }, at('Who?', 2), 'move-up'],
  ['ArrowDown', { altKey: true }, at('Who?', 2), 'move-down'],
  ['a', {}, at('', 0), undefined],
] as const)('a key in an unknown %s with %j in %j: %s', (key, held, state, action) => {
  expect(unknownKeyAction({ ...plain, ...held, key }, state)).toBe(action);
});
