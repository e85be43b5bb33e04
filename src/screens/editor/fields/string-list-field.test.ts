import { expect, it } from 'vitest';
import { linesOf } from './string-list-field.tsx';

it.each([
  ['one', ['one']],
  ['one\ntwo\r\nthree', ['one', 'two', 'three']],
  ['- one\n\n  • two  \n3. three\n(4) four', ['one', 'two', 'three', 'four']],
  ['2026 was dry\n-5 degrees', ['2026 was dry', '-5 degrees']],
  ['', []],
  [' \n ', []],
])('%j is split into %j', (text, lines) => {
  expect(linesOf(text)).toEqual(lines);
});
