import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { manySources } from '../../../e2e/bench/drafts.ts';
import type { Workspace } from '../workspace/workspace.ts';
import { shapesIn, slicesOf } from './shapes.ts';
import { timelinePicture } from './timeline-shapes.ts';
import { timelineOf } from './timeline.ts';

describe('the slices of a picture', () => {
  it('are cut at the last row that fits', () => {
    expect(slicesOf({ height: 300, rowTops: [40, 90, 140, 190] }, 100)).toEqual([
      { from: 0, to: 90 },
      { from: 90, to: 190 },
      { from: 190, to: 300 },
    ]);
  });

  it('are longer if a row is', () => {
    expect(slicesOf({ height: 300, rowTops: [40, 200] }, 100)).toEqual([
      { from: 0, to: 40 },
      { from: 40, to: 200 },
      { from: 200, to: 300 },
    ]);
  });

  it('are cut anywhere if there are no rows', () => {
    expect(slicesOf({ height: 250 }, 100).map(({ to }) => to)).toEqual([100, 200, 250]);
  });

  it('are the whole picture, cut only between its rows', () => {
    const picture = fc.record({
      height: fc.integer({ min: 1, max: 2000 }),
      tops: fc.uniqueArray(fc.integer({ min: 0, max: 2000 }), { maxLength: 30 }),
    });
    fc.assert(
      fc.property(picture, fc.integer({ min: 1, max: 400 }), ({ height, tops }, most) => {
        const rowTops = tops.filter((top) => top < height).toSorted((one, other) => one - other);
        const slices = slicesOf({ height, rowTops }, most);
        const cuts = slices.slice(1).map(({ from }) => from);
        expect([slices[0]?.from, slices.at(-1)?.to]).toEqual([0, height]);
        expect(cuts).toEqual(slices.slice(0, -1).map(({ to }) => to));
        for (const cut of cuts) expect(rowTops).toContain(cut);
        for (const { from, to } of slices) {
          const inside = rowTops.filter((top) => top > from && top < to);
          expect(to - from <= most || inside.length === 0).toBe(true);
        }
      }),
    );
  });

  it('have each row of a picture once, at the contract’s limits too, and its head in none', () => {
    const draft = { title: '', ...manySources() } as unknown as Workspace;
    const timeline = timelinePicture(timelineOf(draft))!;
    const head = shapesIn(timeline, { from: 0, to: timeline.headHeight ?? 0 });
    const slices = slicesOf(timeline, 180);
    expect(slices.length).toBeGreaterThan(20);
    expect([...head, ...slices.flatMap((slice) => shapesIn(timeline, slice))]).toEqual(timeline.shapes);
    expect(head).toHaveLength(1);
  });
});
