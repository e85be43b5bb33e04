import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { codePointOffset } from '../passage/offsets.ts';
import { stripInWords, stripLanes } from './coverage-strip.ts';

const span = (start: number, end: number) => ({ start: codePointOffset(start), end: codePointOffset(end) });
const uses = ['uncited', 'supports', 'contradicts', 'both'] as const;

describe('the strip of a passage', () => {
  it('has every span in the lanes of its use, and nothing where no span is', () => {
    const anyMark = fc
      .tuple(fc.nat(10_000), fc.nat(10_000), fc.constantFrom(...uses))
      .map(([one, other, use]) => ({ span: span(Math.min(one, other), Math.max(one, other) + 1), use }));
    fc.assert(
      fc.property(fc.array(anyMark, { maxLength: 30 }), fc.integer({ min: 10, max: 800 }), (marks, rows) => {
        const lanes = stripLanes(marks, 10_001, rows);
        for (const {
          span: { start, end },
          use,
        } of marks) {
          const middle = Math.min(rows - 1, Math.floor((((start + end) / 2) * rows) / 10_001));
          for (const lane of ['uncited', 'supports', 'contradicts'] as const) {
            const isIn = use === lane || (use === 'both' && lane !== 'uncited');
            if (isIn) expect(lanes[lane].some(({ from, to }) => from <= middle && middle < to)).toBe(true);
          }
        }
        for (const ranges of Object.values(lanes)) {
          ranges.forEach(({ from, to }, at) => {
            expect(from).toBeGreaterThanOrEqual(0);
            expect(to).toBeLessThanOrEqual(rows);
            expect(to - from).toBeGreaterThanOrEqual(3);
            expect(from).toBeGreaterThan(ranges[at - 1]?.to ?? -1);
          });
          const covered = ranges.reduce((sum, { from, to }) => sum + to - from, 0);
          const most = marks.reduce((sum, { span: { start, end } }) => sum + ((end - start) * rows) / 10_001 + 5, 0);
          expect(covered).toBeLessThanOrEqual(most);
        }
      }),
    );
  });

  it('shows a short span at the very end', () => {
    expect(stripLanes([{ span: span(999, 1000), use: 'supports' }], 1000, 100).supports).toEqual([
      { from: 97, to: 100 },
    ]);
  });

  it('says what it shows', () => {
    expect(stripInWords(['supports', 'both', 'uncited'])).toBe(
      'Overview of the passage: 3 claims. Cited as support: 2. Cited as contradicting: 1. Without a link: 1.',
    );
  });
});
