import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../../../.config/property-runs.ts';
import { textChanges, type TextChange } from './text-changes.ts';

function applied(text: string, changes: readonly TextChange[]): string {
  return changes.reduceRight((now, { from, to, insert }) => now.slice(0, from) + insert + now.slice(to), text);
}

const line = fc.oneof(
  fc.constantFrom('{', '},', '', '  "a": 1,'),
  fc.string({ maxLength: 30 }),
  fc.string({ minLength: 100, maxLength: 200 }),
);
const text = fc.array(line, { maxLength: 30 }).map((lines) => lines.join('\n'));

describe('the changes from one text to another', () => {
  it('turn any text into any other', () => {
    fc.assert(
      fc.property(text, text, (before, after) => {
        expect(applied(before, textChanges(before, after))).toBe(after);
      }),
      { numRuns: runs(300) },
    );
  });

  it('handle removed, inserted and replaced lines', () => {
    const moves = fc.array(fc.tuple(fc.nat(40), fc.nat(40), line), { maxLength: 6 });
    fc.assert(
      fc.property(fc.array(line, { minLength: 5, maxLength: 40 }), moves, (lines, changes) => {
        const after = changes.reduce((now, [at, count, put]) => now.toSpliced(at, count % 3, put), lines);
        expect(applied(lines.join('\n'), textChanges(lines.join('\n'), after.join('\n')))).toBe(after.join('\n'));
      }),
      { numRuns: runs(300) },
    );
  });

  it('do not touch the text between two changed lines', () => {
    const lines = Array.from({ length: 200 }, (_, index) => `line ${String(index)} of a text`);
    const after = lines.with(10, 'another').with(150, 'one more');
    const changes = textChanges(lines.join('\n'), after.join('\n'));
    expect(changes).toHaveLength(2);
    expect(changes.every(({ from, to }) => to - from < 30)).toBe(true);
  });

  it('are empty for equal texts', () => {
    expect(textChanges('a\nb', 'a\nb')).toEqual([]);
  });
});
