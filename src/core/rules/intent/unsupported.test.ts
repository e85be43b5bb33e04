import { expect, it } from 'vitest';
import { onlyFinding, reported } from '../rule.fixtures.ts';
import rule from './unsupported.ts';

it('intent/unsupported counts no link without an effect as support, and leaves an entry without any link to the schema', () => {
  const evidence = [{ claim_id: 'C-001', reason: 'It says so.' }];
  const path = '/intent_hypotheses/0/evidence';
  expect(onlyFinding(rule, { assessment: { [path]: evidence } }).path).toBe(path);
  expect(reported(rule, ...[[], undefined, 'none'].map((none) => ({ [path]: none })))).toEqual([]);
});
