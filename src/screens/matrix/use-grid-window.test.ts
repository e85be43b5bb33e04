import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import { gridMeasures } from './use-grid-window.ts';

const space = { rem: 16, width: 1440, height: 760, columns: 6, longest: 120 };

describe('the sizes of the grid', () => {
  it.each([
    [2, 288, false],
    [6, 189, false],
    [50, 42, true],
  ])(
    'with %i columns on a wide screen, a column has %i pixels, and its heading is turned: %s',
    (columns, column, turned) => {
      expect(gridMeasures({ ...space, columns })).toMatchObject({ column, isTurned: turned });
    },
  );

  it('show all lines of a short text, and at most eight', () => {
    expect(gridMeasures({ ...space, columns: 2, longest: 20 }).lines).toBe(1);
    expect(gridMeasures({ ...space, columns: 10, longest: 5000 }).lines).toBe(8);
  });

  it('use the whole width without scrolling while the columns fit, and never make a part too small', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 700, max: 4000 }),
        fc.integer({ min: 1, max: 200 }),
        fc.integer({ min: 0, max: 9000 }),
        (width, columns, longest) => {
          const { column, side, top } = gridMeasures({ ...space, width, columns, longest });
          const needed = side + columns * column;
          if (column > 42) expect(needed).toBe(width);
          else expect(needed).toBeGreaterThanOrEqual(width);
          expect(side).toBeGreaterThanOrEqual(11 * 16);
          expect(top).toBeGreaterThanOrEqual(3 * 16);
        },
      ),
    );
  });
});
