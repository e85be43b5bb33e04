import { describe, expect, it } from 'vitest';
import { exampleAssessment, exampleCasefile } from '../example-workspace.ts';
import { findingsOf } from '../rule.fixtures.ts';
import rule from './one-publisher.ts';

const [first, second] = exampleAssessment['claims'] as readonly Readonly<Record<string, unknown>>[];
const [observation] = exampleCasefile.observations;
const both = [
  { claim_id: 'C-001', effect: 'supports', reason: 'It says so.' },
  { claim_id: 'C-002', effect: 'contradicts', reason: 'It denies it.' },
];

function publishedBy(one: string | null, other: string | null) {
  return findingsOf(rule, {
    assessment: {
      '/claims': [first, { ...second, observation_id: 2 }],
      '/power_bases/0/evidence': both,
      '/intent_hypotheses': [],
    },
    casefile: {
      '/observations': [
        { ...observation, publisher_actor_id: one },
        { ...observation, observation_id: 2, publisher_actor_id: other },
      ],
    },
  }).map(({ path, data }) => [path, data['publisher']]);
}

describe('tradecraft/one-publisher', () => {
  it('finds several observations of one publisher', () => {
    expect(publishedBy('harbour-council', 'harbour-council')).toEqual([['/power_bases/0/evidence', 'harbour-council']]);
  });

  it('reports nothing for two publishers, or if one is not known', () => {
    expect(publishedBy('harbour-council', 'river-authority')).toEqual([]);
    expect(publishedBy('harbour-council', null)).toEqual([]);
    expect(findingsOf(rule, { assessment: { '/power_bases/0/evidence': both }, casefile: null })).toEqual([]);
  });

  it('counts a claim that is cited twice once', () => {
    const twice = [both[0], { ...both[0], effect: 'contradicts' }];
    expect(findingsOf(rule, { assessment: { '/power_bases/0/evidence': twice, '/intent_hypotheses': [] } })).toEqual(
      [],
    );
  });
});
