import { describe, expect, it } from 'vitest';
import { onlyFinding, reported } from '../rule.fixtures.ts';
import rule from './one-side-cited.ts';

const link = (claimId: string, effect = 'supports') => ({ claim_id: claimId, effect, reason: 'It says so.' });
const contradiction = (left: string, right: string) => ({
  left_claim_id: left,
  right_claim_id: right,
  explanation: '-',
});

describe('tradecraft/one-side-cited', () => {
  it('finds the other side on either side of the contradiction, once for a claim that is cited twice', () => {
    const assessment = {
      '/power_bases/0/evidence': [link('C-002'), link('C-002', 'contradicts')],
      '/contradictions': [contradiction('C-001', 'C-002'), contradiction('C-002', 'C-001')],
    };
    const { path, data } = onlyFinding(rule, { assessment });
    expect([path, data['otherId']]).toEqual(['/power_bases/0/evidence/0', 'C-001']);
  });

  it('leaves missing claims, and contradictions of a claim with itself, to other rules', () => {
    const contradictions = [contradiction('C-001', 'C-404'), contradiction('C-001', 'C-001')];
    expect(reported(rule, { '/contradictions': contradictions })).toEqual([]);
  });
});
