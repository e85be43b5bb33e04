import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  changedRange,
  changedTextRange,
  type ChangedRange,
  typedText,
  withoutLastBreaks,
  withLineFeeds,
} from './changed-range.ts';

const few = fc.array(fc.constantFrom('a', 'b', '😀'), { maxLength: 8 });

/** Checks a range by its definition: both ends are the same, and neither could be longer. */
function expectRange<Item>(
  range: ChangedRange,
  before: ArrayLike<Item>,
  after: ArrayLike<Item>,
  latest = Infinity,
): void {
  const [old, fresh] = [Array.from(before), Array.from(after)];
  const { start, beforeEnd, afterEnd } = range;
  expect(old.slice(0, start)).toEqual(fresh.slice(0, start));
  expect(old.slice(beforeEnd)).toEqual(fresh.slice(afterEnd));
  expect(Math.min(beforeEnd, afterEnd)).toBeGreaterThanOrEqual(start);
  if (start === Math.min(beforeEnd, afterEnd)) return;
  if (start < latest) expect(old[start]).not.toEqual(fresh[start]);
  expect(old[beforeEnd - 1]).not.toEqual(fresh[afterEnd - 1]);
}

describe('the range of a change', () => {
  it('excludes exactly the equal items at both ends', () => {
    fc.assert(fc.property(few, few, (before, after) => expectRange(changedRange(before, after), before, after)));
  });

  it('uses the given comparison', () => {
    const objects = few.map((items) => items.map((value) => ({ value })));
    fc.assert(
      fc.property(objects, objects, (before, after) => {
        expectRange(
          changedRange(before, after, (one, other) => one.value === other.value),
          before,
          after,
        );
      }),
    );
  });

  it('is in UTF-16 units for texts, and starts no later than required', () => {
    fc.assert(
      fc.property(few, few, fc.option(fc.nat(8), { nil: undefined }), (one, other, latest) => {
        const [before, after] = [one.join(''), other.join('')];
        const range = changedTextRange(before, after, latest);
        expect(range.start).toBeLessThanOrEqual(latest ?? Infinity);
        expectRange(range, before.split(''), after.split(''), latest);
      }),
    );
  });

  it('is empty for equal lists and texts', () => {
    expect(changedRange(['a', 'a'], ['a', 'a'])).toEqual({ start: 2, beforeEnd: 2, afterEnd: 2 });
    expect(changedTextRange('', '')).toEqual({ start: 0, beforeEnd: 0, afterEnd: 0 });
  });
});

const text = fc.string({ unit: fc.constantFrom('a', 'b', '\r', '\n', '\r\n', '😀', ' ') });

describe('typing in a text', () => {
  it('keeps the line breaks of what was not typed', () => {
    const cases = [
      ['uses the typed text if there is no CR', 'one\ntwo', 'one\ntwos', 'one\ntwos'],
      ['keeps CR LF before and after the typed part', 'a\r\nb\r\nc', 'a\nbx\nc', 'a\r\nbx\r\nc'],
      ['keeps a lone CR', 'a\rb', 'a\nbc', 'a\rbc'],
      ['lets a line break be deleted', 'a\r\nb', 'ab', 'ab'],
      ['never lets two line breaks become one', 'a\r', 'a\n\n', 'a\n\n'],
      ['accepts empty text', 'a\r\nb', '', ''],
    ] as const;
    expect(cases.map(([what, before, typed]) => [what, before, typed, typedText(before, typed)])).toEqual(cases);
  });

  it('shows the typed text, whatever was there before', () => {
    fc.assert(
      fc.property(text, text.map(withLineFeeds), (before, typed) => {
        expect(withLineFeeds(typedText(before, typed))).toBe(typed);
      }),
    );
  });

  it('changes nothing if nothing was typed', () => {
    fc.assert(
      fc.property(text, (before) => {
        expect(typedText(before, withLineFeeds(before))).toBe(before);
      }),
    );
  });
});

it('removes the line breaks at the end of a text', () => {
  const texts = ['Who pays?\n', 'Who pays?\r\n \r\n', 'Who pays? \u2028', 'Who\npays? ', '\n'];
  expect(texts.map(withoutLastBreaks)).toEqual(['Who pays?', 'Who pays?', 'Who pays?', 'Who\npays? ', '']);
});
