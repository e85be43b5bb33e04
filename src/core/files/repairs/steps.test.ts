import { expect, it } from 'vitest';
import { proposeRepairs } from './repaired-text.ts';

/** Returns how many times a character of a text is read to propose repairs. */
function stepsFor(text: string): number {
  const { charCodeAt, charAt } = String.prototype;
  let steps = 0;
  String.prototype.charCodeAt = function (at) {
    steps += 1;
    return charCodeAt.call(this, at);
  };
  String.prototype.charAt = function (at) {
    steps += 1;
    return charAt.call(this, at);
  };
  try {
    proposeRepairs(text);
  } finally {
    Object.assign(String.prototype, { charCodeAt, charAt });
  }
  return steps;
}

/** Texts that make a reader look ahead, or back, from many places over the same characters. */
const hostile: readonly (readonly [what: string, unit: string, start: string])[] = [
  ['line breaks in a text', '\n', '{"a": "x'],
  ['comments that begin after quotation marks', '"#', '{"a": "x'],
  ['comments that are not closed', '"/*', '{"a": "x'],
  ['line breaks and comments', '\n/**/', '{"a": "x'],
  ['line breaks and line comments', '\n//', '{"a": "x'],
  ['line breaks in a comment', '/*\n', '{"a": "x'],
  ['names that are not closed', '",«', '{"a": "x'],
  ['names with escapes that are not closed', '",«\\\\\\', '{"a": "x'],
  ['commas and line breaks', '",\n', '{"a": "x'],
  ['quotation marks and spaces', '" ', '{"a": "x'],
  ['opening brackets', '[', ''],
  ['closing brackets of the other kind', ']', '{"a": ' + '{"a": '.repeat(1000)],
  ['documents that are unclear', '{x y}', ''],
  ['single quotation marks', "'", '{"a": '],
];

it('reads hostile texts in proportion to their length', () => {
  const slow = hostile.filter(([, unit, start]) => {
    const few = stepsFor(start + unit.repeat(1000));
    return stepsFor(start + unit.repeat(4000)) >= 6 * few + 10_000;
  });
  expect(slow.map(([what]) => what)).toEqual([]);
});
