import { describe, expect, it } from 'vitest';
import { gradeCode, gradeInWords, gradeLines } from './source-grade.ts';
import type { ObservationGrade } from './types.generated.ts';

const grade = (of: Partial<ObservationGrade>): ObservationGrade => ({
  descriptor: '',
  reliability: null,
  credibility: null,
  basis: '',
  ...of,
});

describe('source grades in words', () => {
  it.each<[Partial<ObservationGrade>, string, string]>([
    [{ reliability: 'B', credibility: '2' }, 'B2', 'B2 (usually reliable, probably true)'],
    [{ reliability: 'F' }, 'F', 'F (cannot be judged)'],
    [{ credibility: '5' }, '5', '5 (improbable)'],
    [{}, '', ''],
  ])('%j', (of, code, words) => {
    expect(gradeCode(grade(of))).toBe(code);
    expect(gradeInWords(grade(of))).toBe(words);
  });

  it('says that a value is not on the scale instead of guessing', () => {
    expect(gradeInWords(grade({ reliability: 'Z' as 'A' }))).toBe('Z (not on the scale)');
  });

  it.each(['constructor', '__proto__', 'toString'])('shows the value %s as it is', (value) => {
    const hostile = grade({ reliability: value as 'A', credibility: value as '1' });
    expect(gradeCode(hostile)).toBe(value + value);
    expect(gradeInWords(hostile)).toBe(`${value}${value} (not on the scale, not on the scale)`);
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
