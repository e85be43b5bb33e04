import { describe, expect, it } from 'vitest';
import { exampleAssessment, exampleCasefile } from '../example-workspace.ts';
import { findingsOf } from '../rule.fixtures.ts';
import rule from './one-publisher.ts';

const [first, second] = exampleAssessment['claims'] as readonly Readonly<Record<string, unknown>>[];
const [observation] = exampleCasefile.observations;
const both = [
  { claim_id: 'C-001', effect: 'supports', reason: 'It says so.' },
  { claim_id: 'C-002', effect: 'supports', reason: 'It says so, too.' },
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
    const assessment = { '/power_bases/0/evidence': both };
    expect(findingsOf(rule, { assessment, casefile: null })).toEqual([]);
  });

  const messagesFor = (...evidence: readonly unknown[]) =>
    findingsOf(rule, {
      assessment: { '/power_bases/0/evidence': evidence, '/intent_hypotheses': [] },
      casefile: { '/observations/0/publisher_actor_id': 'harbour-council' },
    }).map(({ messageId, data }) => [messageId, data['count']]);

  it('counts a claim that is cited twice once', () => {
    expect(messagesFor(both[0], both[0])).toEqual([['onlyclaim', 1]]);
    expect(messagesFor(...both, both[0])).toEqual([['onevoice', 2]]);
  });

  it('looks at supporting claims only', () => {
    const denial = { claim_id: 'C-002', effect: 'contradicts', reason: 'It denies it.' };
    expect(messagesFor(both[0], denial)).toEqual([['onlyclaim', 1]]);
    expect(messagesFor(denial)).toEqual([]);
  });

  it('finds one publisher of the support if the contradicting claim comes from another or an unknown one', () => {
    for (const other of ['river-authority', null]) {
      const casefile = {
        '/observations': [
          { ...observation, publisher_actor_id: 'harbour-council' },
          { ...observation, observation_id: 2, publisher_actor_id: other },
        ],
      };
      const assessment = {
        '/claims': [first, { ...second, observation_id: 2 }],
        '/power_bases/0/evidence': [both[0], { claim_id: 'C-002', effect: 'contradicts', reason: 'It denies it.' }],
        '/intent_hypotheses': [],
      };
      expect(findingsOf(rule, { assessment, casefile })).toHaveLength(1);
    }
  });

  it('reports nothing if a supporting claim is missing', () => {
    expect(messagesFor(both[0], { claim_id: 'C-404', effect: 'supports', reason: 'It says so.' })).toEqual([]);
    expect(messagesFor(both[0], { effect: 'supports', reason: 'It says so.' })).toEqual([]);
  });
});
