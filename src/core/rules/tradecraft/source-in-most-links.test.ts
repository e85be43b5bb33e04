import { describe, expect, it } from 'vitest';
import { exampleAssessment } from '../example-workspace.ts';
import { draftOf, findingsOf, reported } from '../rule.fixtures.ts';
import rule from './source-in-most-links.ts';

const [first, second] = exampleAssessment['claims'] as readonly Readonly<Record<string, unknown>>[];
const links = (claimId: string, count: number, effect = 'supports') =>
  Array.from({ length: count }, () => ({ claim_id: claimId, effect, reason: 'It says so.' }));
const draft = (...evidence: readonly unknown[]) => ({
  '/claims': [first, { ...second, observation_id: 2 }],
  '/power_bases/0/evidence': evidence,
  '/intent_hypotheses': [],
});

describe('tradecraft/source-in-most-links', () => {
  it('reports more than two thirds, and not exactly two thirds', () => {
    const found = (one: number, other: number) =>
      findingsOf(rule, { assessment: draft(...links('C-001', one), ...links('C-002', other)) }).map(
        ({ data: { links: most, all, observation } }) => [most, all, observation],
      );
    expect([found(4, 2), found(2, 4)]).toEqual([[], []]);
    expect([found(5, 2), found(1, 5)]).toEqual([[[5, 7, 1]], [[5, 6, 2]]]);
  });

  it('does not count contradicting links and missing claims', () => {
    const others = [...links('C-001', 9, 'contradicts'), ...links('C-404', 9)];
    expect(reported(rule, draft(...links('C-001', 5), ...others))).toEqual([]);
  });

  it('follows every change of a link, a claim and the casefile', () => {
    const { find, set } = draftOf(rule, { assessment: draft(...links('C-001', 4), ...links('C-002', 2)) });
    const effect = '/assessment/power_bases/0/evidence/0/effect';
    expect(find()).toEqual([]);
    expect(set('/assessment/claims/1/observation_id', 1)).toBe(1);
    expect([set(effect, 'contradicts'), set(effect, 'supports')]).toEqual([0, 1]);
    set('/casefile/observations/0/publisher_actor_id', 'harbour-council');
    expect(find()[0]?.message).toContain('6 of 6 supporting links cite one publisher (Harbour Council)');
  });
});
