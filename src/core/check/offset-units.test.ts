import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../../../.config/property-runs.ts';
import { codePointLength } from '../passage/offsets.ts';
import { convertSpan } from './offset-units.ts';

const passage = (text: string) => ({ passage_id: 'sha256:0', text });
const bytes = (text: string) => new TextEncoder().encode(text).length;

describe('convertSpan', () => {
  it('rejects offsets inside a character, beyond the text, in the wrong order or invalid', () => {
    const accepted = (
      [
        ['utf-16', 2, 3],
        ['utf-8', 1, 6],
        ['utf-16', 0, 4],
        ['utf-8', 0, 7],
        ['utf-8', 2, 0],
        ['utf-8', -1, 2],
        ['utf-16', 0.5, 2],
      ] as const
    ).filter(([unit, start, end]) => convertSpan(passage('Ä🚢'), unit, start, end) !== undefined);
    expect(accepted).toEqual([]);
  });

  it('converts either unit back to the same code points, also in long texts', () => {
    const texts = fc.string({ unit: fc.constantFrom('a', 'é', '€', '🚢'), maxLength: 3000, size: 'max' });
    fc.assert(
      fc.property(texts, fc.nat(), fc.nat(), (text, one, other) => {
        const points = Array.from(text);
        const [start = 0, end = 0] = [one, other].map((at) => at % (points.length + 1)).sort((a, b) => a - b);
        const before = points.slice(0, start).join('');
        const upTo = points.slice(0, end).join('');
        const given = passage(text);
        expect(convertSpan(given, 'utf-16', before.length, upTo.length)).toEqual({ start, end });
        expect(convertSpan(given, 'utf-8', bytes(before), bytes(upTo))).toEqual({ start, end });
        expect(codePointLength(upTo)).toBe(end);
      }),
      { numRuns: runs(40) },
    );
  });
});
