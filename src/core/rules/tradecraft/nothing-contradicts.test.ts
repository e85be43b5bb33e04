import { expect, it } from 'vitest';
import { onlyFinding, reported } from '../rule.fixtures.ts';
import rule from './nothing-contradicts.ts';

it('tradecraft/nothing-contradicts finds only supporting links, and leaves entries and links without any to others', () => {
  const evidence = '/intent_hypotheses/0/evidence';
  const supported = { [evidence]: [{ claim_id: 'C-001', effect: 'supports' }] };
  expect(onlyFinding(rule, { assessment: supported }).path).toBe(evidence);
  const others = [[], undefined, [{ claim_id: 'C-001' }, null]].map((links) => ({ [evidence]: links }));
  expect(reported(rule, ...others)).toEqual([]);
});
