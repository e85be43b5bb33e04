import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../../../.config/property-runs.ts';
import {
  withoutHidden,
  markOnly,
  markRange,
  noMarking,
  indicesAfterMove,
  rowAfterDelete,
  stepTarget,
  toggleMark,
} from './marking.ts';

describe('marking rows', () => {
  it.each([
    ['over the rows as they are shown', 5, [2], [9, 5, 7, 2, 1], [5, 7, 2]],
    ['from the same anchor while it grows and shrinks', 1, [3, 2], [0, 1, 2, 3], [1, 2]],
    ['of one row if the anchor is not shown', 8, [2], [1, 2], [2]],
  ])('marks a range %s', (_, anchor, to, shown, marked) => {
    const marking = to.reduce((now, index) => markRange(now, index, shown), markOnly(anchor));
    expect([...marking.marked]).toEqual(marked);
    expect(marking).toMatchObject({ anchor: shown.includes(anchor) ? anchor : 2, active: 2 });
  });

  it('removes marks from hidden rows', () => {
    const marking = markRange(markOnly(1), 3, [1, 2, 3]);
    expect(withoutHidden(marking, [1, 2, 3, 4])).toBe(marking);
    expect(withoutHidden(marking, [2, 3])).toEqual({ marked: new Set([2, 3]), anchor: null, active: 3 });
    expect(withoutHidden(markOnly(1), [])).toEqual({ marked: new Set(), anchor: null, active: null });
  });

  it('marks and unmarks a row', () => {
    const twice = toggleMark(toggleMark(noMarking, 4), 4);
    expect([...twice.marked]).toEqual([]);
  });
});

describe('moving rows', () => {
  it('keeps all rows, with the moved ones together and in order', () => {
    const cases = fc
      .integer({ min: 1, max: 12 })
      .chain((count) =>
        fc.tuple(
          fc.constant(count),
          fc.uniqueArray(fc.nat(count - 1), { minLength: 1, maxLength: count }),
          fc.nat(count),
        ),
      );
    fc.assert(
      fc.property(cases, ([count, from, to]) => {
        const places = indicesAfterMove(count, from, to);
        expect([...places].sort((one, other) => one - other)).toEqual(Array.from({ length: count }, (_, i) => i));
        const moved = [...from].sort((one, other) => one - other).map((old) => places[old] ?? -1);
        moved.forEach((place, step) => {
          expect(place).toBe((moved[0] ?? 0) + step);
        });
      }),
      { numRuns: runs(100) },
    );
  });

  it.each([
    ['up', [2, 3], 1],
    ['up', [0], undefined],
    ['down', [1], 3],
    ['down', [4], undefined],
  ] as const)('one step %s moves rows %j before row %s', (direction, rows, to) => {
    expect(stepTarget(5, new Set(rows), direction)).toBe(to);
  });

  it('goes one step and back', () => {
    const down = indicesAfterMove(5, [1], stepTarget(5, new Set([1]), 'down') ?? 0);
    expect(down[1]).toBe(2);
    const up = indicesAfterMove(5, [2], stepTarget(5, new Set([2]), 'up') ?? 0);
    expect(up[2]).toBe(1);
  });
});

it.each([
  [5, [1], 1],
  [5, [4], 3],
  [5, [1, 3], 1],
  [2, [0, 1], null],
])('the row after a deletion of %i rows without rows %j is row %s', (count, deleted, row) => {
  expect(rowAfterDelete(count, new Set(deleted))).toBe(row);
});
