import { expect, it } from 'vitest';
import { letterOf } from './keyboard.ts';

it.each([
  ['the letter that a key types', 'A', 'KeyQ', 'a'],
  ['the letter at the position of a Cyrillic key', 'ф', 'KeyA', 'a'],
  ['the letter at the position of a key that types a ligature', 'لا', 'KeyB', 'b'],
  ['no letter for a digit', '1', 'Digit1', undefined],
  ['no letter for a named key', 'Enter', 'Enter', undefined],
  ['no letter for a dead key, whose letter is not known yet', 'Dead', 'KeyE', undefined],
])('is %s', (_, key, code, letter) => {
  expect(letterOf({ key, code })).toBe(letter);
});
