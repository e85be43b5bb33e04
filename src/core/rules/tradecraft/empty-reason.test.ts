import { describe, expect, it } from 'vitest';
import { onlyFinding, reported } from '../rule.fixtures.ts';
import rule from './empty-reason.ts';

describe('tradecraft/empty-reason', () => {
  const place = '/power_bases/0/evidence/0/reason';
  const empty = ['See above.', 'n/a', 'TBD', 'Yes', '???', 'C-001', 'Supports it; supports it.', 'Obviously: C-001.'];
  const meant = ['Dated 3 May.', 'Names C-002.', 'Он сам это объявил.', 'يعلن الإغلاق بنفسه', '12'];

  it('finds no content in a commonplace, and takes anything else for what somebody meant to say', () => {
    const reasons = (texts: readonly string[]) => texts.map((reason) => ({ [place]: reason }));
    expect(reported(rule, ...reasons(empty), ...reasons(meant))).toEqual(reasons(empty));
    expect(onlyFinding(rule, { assessment: { [place]: 'n/a' } }).path).toBe(place);
  });

  it('leaves a reason that is missing or not written yet to the schema', () => {
    expect(reported(rule, { [place]: undefined }, { [place]: '' })).toEqual([]);
  });
});
