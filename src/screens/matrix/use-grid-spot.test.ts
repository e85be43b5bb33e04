import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { spotForKey, type GridSize } from './use-grid-spot.ts';

const size: GridSize = { rows: 200, columns: 150, pageRows: 12, pageColumns: 20, rightToLeft: false };
const press = (key: string, more = {}) => ({
  key,
  altKey: false,
  ctrlKey: false,
  metaKey: false,
  shiftKey: false,
  ...more,
});

describe('the keys of the grid', () => {
  it.each<[string, object, [number, number], [number, number]]>([
    ['ArrowDown', {}, [5, 5], [6, 5]],
    ['ArrowUp', {}, [0, 5], [-1, 5]],
    ['ArrowRight', {}, [5, 149], [5, 149]],
    ['ArrowLeft', {}, [5, 0], [5, -1]],
    ['Home', {}, [5, 9], [5, -1]],
    ['End', {}, [5, 9], [5, 149]],
    ['Home', { ctrlKey: true }, [5, 9], [0, -1]],
    ['End', { ctrlKey: true }, [5, 9], [199, 149]],
    ['PageDown', {}, [195, 9], [199, 9]],
    ['PageUp', {}, [5, 9], [0, 9]],
    ['PageDown', { shiftKey: true }, [5, 9], [5, 29]],
    ['PageUp', { shiftKey: true }, [5, 9], [5, 0]],
    ['ArrowUp', {}, [0, -1], [0, -1]],
    ['ArrowLeft', {}, [-1, 0], [-1, 0]],
    ['Home', {}, [-1, 9], [-1, 0]],
  ])('%s %o leads from %o to %o', (key, more, [row, column], to) => {
    const spot = spotForKey(press(key, more), { row, column }, size);
    expect([spot?.row, spot?.column]).toEqual(to);
  });

  it('reverses the arrows if columns run from right to left', () => {
    const turned = { ...size, rightToLeft: true };
    expect(spotForKey(press('ArrowLeft'), { row: 1, column: 1 }, turned)).toEqual({ row: 1, column: 2 });
    expect(spotForKey(press('ArrowRight'), { row: 1, column: 1 }, turned)).toEqual({ row: 1, column: 0 });
  });

  it('ignores other keys and empty grids', () => {
    expect(spotForKey(press('a'), { row: 0, column: 0 }, size)).toBeUndefined();
    expect(spotForKey(press('ArrowDown', { altKey: true }), { row: 0, column: 0 }, size)).toBeUndefined();
    expect(spotForKey(press('ArrowDown'), { row: 0, column: 0 }, { ...size, rows: 0 })).toBeUndefined();
  });

  it('never leaves the grid and never reaches the corner', () => {
    const keys = ['ArrowDown', 'ArrowUp', 'ArrowLeft', 'ArrowRight', 'Home', 'End', 'PageDown', 'PageUp'];
    const step = fc.record({ key: fc.constantFrom(...keys), ctrlKey: fc.boolean(), shiftKey: fc.boolean() });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 30 }), fc.integer({ min: 1, max: 9 }), (steps, count) => {
        let spot = { row: 0, column: 0 };
        for (const { key, ...more } of steps) {
          spot = spotForKey(press(key, more), spot, { ...size, rows: count, columns: count }) ?? spot;
          expect(Math.max(spot.row, spot.column)).toBeGreaterThanOrEqual(0);
          expect(Math.min(spot.row, spot.column)).toBeGreaterThanOrEqual(-1);
          expect(Math.max(spot.row, spot.column)).toBeLessThan(count);
        }
      }),
    );
  });
});
