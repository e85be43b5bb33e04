import { describe, expect, it } from 'vitest';
import { findingAt } from '../rules/finding.fixtures.ts';
import { choiceTitles, fieldName, fieldRank, isPlural, uniqueArrays, inOrder } from './fields.ts';

describe('fieldName', () => {
  it('calls a field what the schema calls it, with the number of an item', () => {
    const cases = [
      ['claim', '', 'Claim'],
      ['claim', '/span/start', 'Span start'],
      ['claim', '/attribution/mode', 'Attribution mode'],
      ['claim', '/subject_actor_ids/2', 'Subject actors, item 3'],
      ['power-basis', '/scope/geographies/0', 'Geography 1'],
      ['power-basis', '/evidence/4', 'Evidence link 5'],
      ['power-basis', '/evidence/4/reason', 'Reason of evidence link 5'],
      ['intent', '/hypothesis_id', 'Hypothesis ID'],
      ['document', '/observation_ids/0', 'Observations, item 1'],
      ['casefile', '/observations/1/passages/0/text', 'Text of passage 1'],
      ['claim', '/nonsense/a~1b', '“a/b”'],
    ] as const;
    expect(cases.map(([kind, path]) => [kind, path, fieldName(kind, path)])).toEqual(cases);
  });
});

describe('the schema’s fields', () => {
  it('have titles of choices, plural lists, and lists without duplicates', () => {
    expect(choiceTitles('intent', '/workflow_state')).toEqual(['Draft', 'Active', 'Contested', 'Retired']);
    expect(choiceTitles('claim', '/actual')).toEqual([]);
    expect(isPlural('document', '/claims')).toBe(true);
    expect(isPlural('intent', '/evidence') || isPlural('claim', '/actual')).toBe(false);
    expect(uniqueArrays('power-basis').map((tokens) => tokens.join('/'))).toEqual([
      'scope/geographies',
      'scope/operations',
      'scope/related_actor_ids',
      'limitations',
      'falsifiers',
    ]);
    expect(uniqueArrays('document')).toEqual([['observation_ids']]);
  });

  it('rank a field before its children, items by number, and unknown fields last', () => {
    const paths = ' /span /span/start /span/end /actual /subject_actor_ids/2 /subject_actor_ids/10 /b /c'.split(' ');
    const sorted = paths
      .toReversed()
      .toSorted((one, other) => (fieldRank('claim', one) < fieldRank('claim', other) ? -1 : 1));
    expect(sorted).toEqual(paths);
  });

  it('sort findings by field, then rule, then message', () => {
    const finding = (path: string, ruleId: string, messageId = 'm') =>
      findingAt(`/claims/7${path}`, { ruleId, messageId });
    const sorted = [
      finding('/span', 'a/b'),
      finding('/actual', 'a/a'),
      finding('/actual', 'a/b', 'm'),
      finding('/actual', 'a/b', 'n'),
      finding('/proposition', 'a/a'),
    ];
    expect(inOrder(sorted.toReversed(), 'claim', '/claims/7')).toEqual(sorted);
  });
});
