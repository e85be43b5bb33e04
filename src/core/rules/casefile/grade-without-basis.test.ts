import { describe, expect, it } from 'vitest';
import { findingsOf, onlyFinding } from '../rule.fixtures.ts';
import rule from './grade-without-basis.ts';

const graded = (grade: object) => ({ casefile: { '/observations/0/grade': grade } });

describe('casefile/grade-without-basis', () => {
  it('names the grade', () => {
    const finding = onlyFinding(rule, graded({ descriptor: '', reliability: 'B', credibility: '2', basis: '' }));
    expect(finding.message).toBe('The source grade B2 has no basis. State why you grade the source this way.');
    expect(finding.document).toBe('casefile');
  });

  it.each([
    ['a descriptor alone', { descriptor: 'A port agent.', reliability: null, credibility: null, basis: '' }],
    ['an empty grade', { descriptor: '', reliability: null, credibility: null, basis: '' }],
    ['a grade that is not an object', 'B2'],
  ])('reports nothing for %s', (_, grade) => {
    expect(findingsOf(rule, graded(grade as object))).toEqual([]);
  });
});
