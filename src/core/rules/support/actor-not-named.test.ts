import { describe, expect, it } from 'vitest';
import { findingsIn, findingsOf, applyFix, onlyFinding } from '../rule.fixtures.ts';
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
    ['a zero-width space inside', 'The Harb\u200Bour Council', ['Harbour Council'], false],
    ['a script without spaces', '港务局将关闭航道', ['港务局'], true],
    ['any of several names', 'The HC closes it.', ['Harbour Council', 'HC'], true],
    ['one blank name among others', 'The HC closes it.', [' ', 'Harbour Council'], false],
  ])('sees %s as the rules say', (_, actual, names, expected) => {
    expect(naming(actual, names)).toBe(expected);
  });

  it.each<[string, string, readonly string[]]>([
    ['a line feed', 'The Harbour\nCouncil', ['Harbour Council']],
    ['a no-break space', 'The Harbour\u00A0Council', ['Harbour Council']],
    ['two spaces in the name', 'The Harbour Council', ['Harbour  Council']],
    ['a typographic apostrophe', 'Côte d’Ivoire', ["Côte d'Ivoire"]],
    ['a Hangul particle', '토르베니아 수자원국이 밝혔다', ['토르베니아 수자원국']],
  ])('sees a name in spite of %s', (_, actual, names) => expect(naming(actual, names)).toBe(true));

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
