import { expect, it } from 'vitest';
import { reported } from '../rule.fixtures.ts';
import rule from './uncited.ts';

it('claim/uncited counts a link of any effect and either side of a contradiction, and reports no claim without an ID', () => {
  const onlyLink = { '/contradictions': [], '/intent_hypotheses/0/evidence/1/effect': 'contradicts' };
  const onlySide = { '/intent_hypotheses': [], '/power_bases': [] };
  const noId = { '/claims/1/claim_id': '', '/contradictions': [], '/intent_hypotheses': [] };
  expect(reported(rule, onlyLink, onlySide, noId)).toEqual([]);
});
