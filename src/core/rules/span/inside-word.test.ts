import { describe, expect, it } from 'vitest';
import { valueAt } from '../../json/pointer.ts';
import { applyFix, findingsIn, findingsOf, onlyFinding } from '../rule.fixtures.ts';
import rule from './inside-word.ts';

describe('span/inside-word', () => {
  const spanned = (text: string, actual: string, proposition = actual) => {
    const start = Array.from(text.slice(0, text.indexOf(actual))).length;
    const end = start + Array.from(actual).length;
    return {
      assessment: {
        '/claims/0/span/start': start,
        '/claims/0/span/end': end,
        '/claims/0/actual': actual,
        '/claims/0/proposition': proposition,
        '/claims/1': undefined,
      },
      casefile: { '/observations/0/passages/0/text': text },
    };
  };

  it.each([
    ['😀 It is unable to close.', 'able to close', 'unable to close'],
    ['It rose 3.5% in May.', 'It rose 3', 'It rose 3.5%'],
  ])('in %j widens %j to %j, with the proposition', (text, actual, whole) => {
    const example = spanned(text, actual);
    const after = applyFix(example, onlyFinding(rule, example), 'Widen to whole words');
    expect(valueAt(after.assessment, '/claims/0')).toMatchObject({ actual: whole, proposition: whole });
    expect(findingsIn(rule, after)).toEqual([]);
  });

  it('keeps a proposition of its own', () => {
    const example = spanned('It is unable to close.', 'able to close', 'It can close.');
    const after = applyFix(example, onlyFinding(rule, example));
    expect(valueAt(after.assessment, '/claims/0/proposition')).toBe('It can close.');
  });

  it('leaves wrong spans and texts to other rules', () => {
    const example = spanned('It is unable to close.', 'able to close');
    const wrong = { ...example, assessment: { ...example.assessment, '/claims/0/actual': 'other' } };
    expect(findingsOf(rule, wrong)).toEqual([]);
    const empty = {
      ...example,
      assessment: { ...example.assessment, '/claims/0/span/end': 8, '/claims/0/actual': '' },
    };
    expect(findingsOf(rule, empty)).toEqual([]);
    expect(findingsOf(rule, { ...example, casefile: null })).toEqual([]);
  });
});
