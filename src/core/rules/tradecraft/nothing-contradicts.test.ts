import { describe, expect, it } from 'vitest';
import { findingsOf } from '../rule.fixtures.ts';
import rule from './nothing-contradicts.ts';

const entry = (evidence: unknown) => findingsOf(rule, { assessment: { '/intent_hypotheses/0/evidence': evidence } });

describe('tradecraft/nothing-contradicts', () => {
  it('finds an intent hypothesis with only supporting links', () => {
    const paths = entry([{ claim_id: 'C-001', effect: 'supports' }]).map(({ path }) => path);
    expect(paths).toEqual(['/intent_hypotheses/0/evidence']);
  });

  it('leaves entries without evidence, and links without an effect, to other rules', () => {
    expect([...entry([]), ...entry(undefined), ...entry([{ claim_id: 'C-001' }, null])]).toEqual([]);
  });
});
