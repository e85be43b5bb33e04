import { describe, expect, it } from 'vitest';
import { findingsIn, findingsOf, applyFix, onlyFinding } from '../rule.fixtures.ts';
import rule from './actor-not-named.ts';

describe('support/actor-not-named', () => {
  const naming = (actual: string, names: readonly string[]) =>
    findingsOf(rule, {
      assessment: { '/claims/0/actual': actual, intent_hypotheses: [] },
      casefile: { '/actors/0/names': names },
    }).length === 0;

  it('sees a name as the rules say, in spite of white space and spelling', () => {
    const cases: readonly (readonly [isNamed: boolean, actual: string, ...names: string[]])[] = [
      [true, 'the harbour council closes it', 'Harbour Council'],
      [false, 'The councillors meet.', 'Council'],
      [true, 'The HC closes it.', 'Harbour Council', 'HC'],
      [false, 'The HC closes it.', ' ', 'Harbour Council'],
    ];
    expect(cases.filter(([isNamed, actual, ...names]) => naming(actual, names) !== isNamed)).toEqual([]);
  });

  it('offers the sentence if it names the actor, and not only another one with a longer name', () => {
    const text = 'The Harbour Council met, and it will close the channel.';
    const actual = 'it will close the channel';
    const start = text.indexOf(actual);
    const example = (names: readonly string[]) => ({
      assessment: {
        '/claims/0/span/start': start,
        '/claims/0/span/end': start + actual.length,
        '/claims/0/actual': actual,
        '/claims/0/proposition': actual,
        '/intent_hypotheses': [],
      },
      casefile: { '/observations/0/passages/0/text': text, '/actors/0/names': names },
    });
    const finding = onlyFinding(rule, example(['Harbour Council']));
    expect(finding.fixes.map(({ title }) => title)).toEqual(['Widen to name Harbour Council']);
    expect(findingsIn(rule, applyFix(example(['Harbour Council']), finding))).toEqual([]);
    const shorter = { ...example(['Council']).casefile, '/actors/1/names': ['Harbour Council'] };
    expect(onlyFinding(rule, { ...example(['Council']), casefile: shorter }).fixes).toEqual([]);
  });

  it('shows where an Arabic prefix hides a name, and can add the form to the names', () => {
    const example = {
      assessment: { '/claims/0/actual': '😀 قالت وإيران', '/power_bases': [] },
      casefile: { '/actors/0/names': ['إيران'] },
    };
    const finding = onlyFinding(rule, example);
    expect(finding).toMatchObject({ messageId: 'look', level: 'notice', certainty: 'unchecked' });
    expect(finding.data['found']).toBe('وإيران');
    expect(finding.related).toEqual(['/claims/0/actual']);
    const after = applyFix(example, finding, 'Add “وإيران” to the actor’s names');
    expect(after.casefile?.actors[0]?.names).toEqual(['إيران', 'وإيران']);
    expect(findingsIn(rule, after)).toEqual([]);
  });

  it('does not report an actor without names', () => {
    expect(naming('Nobody is named.', [])).toBe(true);
    expect(naming('Nobody is named.', ['  '])).toBe(true);
    expect(findingsOf(rule, { casefile: null })).toEqual([]);
  });
});
