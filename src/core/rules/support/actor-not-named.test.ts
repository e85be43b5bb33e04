import { describe, expect, it } from 'vitest';
import { findingsOf } from '../rule.fixtures.ts';
import rule from './actor-not-named.ts';

describe('support/actor-not-named', () => {
  const naming = (actual: string, names: readonly string[]) =>
    findingsOf(rule, {
      assessment: { '/claims/0/actual': actual, intent_hypotheses: [] },
      casefile: { '/actors/0/names': names },
    }).length === 0;

  it.each<[string, string, readonly string[], boolean]>([
    ['a name in other case', 'the harbour council closes it', ['Harbour Council'], true],
    ['capitals that are not a word', 'Give us ships.', ['US'], false],
    ['capitals as they are', 'Give US ships.', ['US'], true],
    ['a part of a word', 'The councillors meet.', ['Council'], false],
    ['another normalisation', 'The Cafe\u0301 Council', ['Caf\u00e9'], true],
    ['a space without width inside', 'The Harb\u200Bour Council', ['Harbour Council'], false],
    ['a script without spaces', '港务局将关闭航道', ['港务局'], true],
    ['any of several names', 'The HC closes it.', ['Harbour Council', 'HC'], true],
    ['one blank name among others', 'The HC closes it.', [' ', 'Harbour Council'], false],
  ])('sees %s as the rules say', (_, actual, names, expected) => {
    expect(naming(actual, names)).toBe(expected);
  });

  it('does not judge where no name is known', () => {
    expect(naming('Nobody is named.', [])).toBe(true);
    expect(naming('Nobody is named.', ['  '])).toBe(true);
    expect(findingsOf(rule, { casefile: null })).toEqual([]);
  });
});
