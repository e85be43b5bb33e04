import { describe, expect, it } from 'vitest';
import { findingsOf } from '../rule.fixtures.ts';
import rule from './empty-reason.ts';

const reasoned = (reason: unknown) => findingsOf(rule, { assessment: { '/power_bases/0/evidence/0/reason': reason } });

describe('tradecraft/empty-reason', () => {
  it.each(['See above.', 'n/a', 'TBD', 'Yes', '???', 'C-001', 'Supports it; supports it.', 'Obviously: C-001.'])(
    'finds no content in “%s”',
    (reason) => {
      expect(reasoned(reason).map(({ path }) => path)).toEqual(['/power_bases/0/evidence/0/reason']);
    },
  );

  it.each(['Dated 3 May.', 'Names C-002.', 'Он сам это объявил.', 'يعلن الإغلاق بنفسه', '12'])(
    'takes “%s” for what somebody meant to say',
    (reason) => {
      expect(reasoned(reason)).toEqual([]);
    },
  );

  it('leaves a reason that is missing or not written yet to the schema', () => {
    expect([...reasoned(undefined), ...reasoned('')]).toEqual([]);
  });
});
