import { expect, it } from 'vitest';
import { onlyFinding, reported } from '../rule.fixtures.ts';
import rule from './both-ways.ts';

it('evidence/both-ways reports each claim once, at the first link with the other effect, and does not mix entries', () => {
  const link = (effect: string) => ({ claim_id: 'C-001', effect, reason: 'It says so.' });
  const evidence = [link('contradicts'), link('supports'), link('contradicts'), link('supports')];
  const { path, related } = onlyFinding(rule, { assessment: { '/power_bases/0/evidence': evidence } });
  expect([path, ...related]).toEqual(['/power_bases/0/evidence/1/effect', '/power_bases/0/evidence/0/effect']);
  expect(reported(rule, { '/intent_hypotheses/0/evidence/0/effect': 'contradicts' })).toEqual([]);
});
