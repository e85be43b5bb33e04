import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { changedRange, changedTextRange, type ChangedRange } from './changed-range.ts';

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
