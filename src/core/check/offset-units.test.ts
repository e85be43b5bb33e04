import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../../../.config/property-runs.ts';
import { codePointLength } from '../passage/offsets.ts';
import { convertSpan } from './offset-units.ts';

const passage = (text: string) => ({ passage_id: 'sha256:0', text });
const bytes = (text: string) => new TextEncoder().encode(text).length;

describe('convertSpan', () => {
  it('reads offsets in UTF-16 units and in UTF-8 bytes', () => {
    const { text } = passage('Ä🚢 b');
    expect(convertSpan(passage(text), 'utf-16', 1, 4)).toEqual({ start: 1, end: 3 });
    expect(convertSpan(passage(text), 'utf-8', 2, 7)).toEqual({ start: 1, end: 3 });
  });

  it('rejects offsets inside a character, beyond the text, in the wrong order or invalid', () => {
    const given = passage('Ä🚢');
    expect(convertSpan(given, 'utf-16', 2, 3)).toBeUndefined();
    expect(convertSpan(given, 'utf-8', 1, 6)).toBeUndefined();
    expect(convertSpan(given, 'utf-16', 0, 4)).toBeUndefined();
    expect(convertSpan(given, 'utf-8', 0, 7)).toBeUndefined();
    expect(convertSpan(given, 'utf-8', 2, 0)).toBeUndefined();
    expect(convertSpan(given, 'utf-8', -1, 2)).toBeUndefined();
    expect(convertSpan(given, 'utf-16', 0.5, 2)).toBeUndefined();
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
