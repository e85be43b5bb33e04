import { describe, expect, it } from 'vitest';
import { gradeCode, gradeInWords, gradeLines } from './source-facts.ts';
import type { ObservationGrade } from './types.generated.ts';

const empty = { descriptor: '', reliability: null, credibility: null, basis: '' } as const;
const grade = (of: Partial<ObservationGrade>): ObservationGrade => ({ ...empty, ...of });

describe('source grades in words', () => {
  it('have a code and its meaning, and no guess for a value that is not on the scale', () => {
    const strange = ['constructor', '__proto__', 'toString'].map(
      (of) =>
        [
          { reliability: of as 'A', credibility: of as '1' },
          of + of,
          `${of}${of} (not on the scale, not on the scale)`,
        ] as const,
    );
    const cases: readonly (readonly [Partial<ObservationGrade>, code: string, words: string])[] = [
      [{ reliability: 'B', credibility: '2' }, 'B2', 'B2 (usually reliable, probably true)'],
      [{ reliability: 'F' }, 'F', 'F (cannot be judged)'],
      [{ credibility: '5' }, '5', '5 (improbable)'],
      [{}, '', ''],
      [{ reliability: 'Z' as 'A' }, 'Z', 'Z (not on the scale)'],
      ...strange,
    ];
    expect(cases.map(([of]) => [of, gradeCode(grade(of)), gradeInWords(grade(of))])).toEqual(cases);
  });

  it('shows values of another type as JSON, and nothing for missing ones', () => {
    const hostile = { descriptor: 7, reliability: { a: 1 }, credibility: 2, basis: ['x'] };
    expect(gradeLines({ grade: hostile as unknown as ObservationGrade }, undefined)).toEqual([
      { name: 'Source descriptor', text: '7', isOfScale: false },
      { name: 'Source grade', text: '{"a":1}2 (not on the scale, probably true)', isOfScale: true },
      { name: 'Basis of the source grade', text: '["x"]', isOfScale: false },
    ]);
    for (const value of [{}, 'B', 3, [], true, null]) {
      const part = { grade: value as unknown as ObservationGrade };
      expect(gradeLines(part, part)).toEqual([]);
      expect(gradeCode(part.grade)).toBe('');
    }
  });

  it('keeps the grades of an observation and of its publisher apart', () => {
    const publisher = { grade: { descriptor: ' A port agent. ', reliability: 'A', basis: '' } } as const;
    expect(gradeLines({ grade: grade({ reliability: 'C', basis: 'One visit.' }) }, publisher)).toEqual([
      { name: 'Source grade', text: 'C (fairly reliable)', isOfScale: true },
      { name: 'Basis of the source grade', text: 'One visit.', isOfScale: false },
      { name: 'Publisher descriptor', text: 'A port agent.', isOfScale: false },
      { name: 'Publisher grade', text: 'A (completely reliable)', isOfScale: true },
    ]);
    expect(gradeLines({}, undefined)).toEqual([]);
  });
});
