import { actorInWords } from '../actor-in-words.ts';
import { defineRule, nothing } from '../rule.ts';

/** Fewer supporting links are too few for a share to matter. */
const fewestLinks = 6;

const supporting = (count: number, claimId = 'C-001') =>
  Array.from({ length: count }, () => ({ claim_id: claimId, effect: 'supports', reason: 'It says so.' }));

export default defineRule({
  id: 'tradecraft/source-in-most-links',
  level: 'notice',
  subject: 'document',
  authority: { kind: 'convention' },
  docs: {
    description: 'More than two thirds of the supporting links should not cite one source.',
    why: 'If one source is wrong, every link to it is affected. A source is a publisher, or an observation whose publisher is unknown. Assessments with fewer than six supporting links are not reported. The count says nothing about whether the source is right. Both limits are our convention.',
    fix: 'Look for independent sources, or note the dependence in the limitations.',
  },
  messages: {
    publisher:
      '{{links}} of {{all}} supporting links cite one publisher ({{publisherName}}). Look for independent sources, or note this in the limitations.',
    observation:
      '{{links}} of {{all}} supporting links cite observation {{observation}}. Look for independent sources, or note this in the limitations.',
  },
  examples: {
    valid: [
      {
        title: 'Too few supporting links.',
        assessment: { '/power_bases/0/evidence': supporting(4), '/intent_hypotheses/0/evidence': [] },
      },
    ],
    invalid: [
      {
        title: 'Every supporting link cites one publisher.',
        casefile: { '/observations/0/publisher_actor_id': 'harbour-council' },
        assessment: { '/power_bases/0/evidence': supporting(6), '/intent_hypotheses/0/evidence': [] },
        findings: [{ messageId: 'publisher', path: '/observation_ids' }],
      },
      {
        title: 'Every supporting link cites one observation with an unknown publisher.',
        assessment: { '/power_bases/0/evidence': supporting(6), '/intent_hypotheses/0/evidence': [] },
        findings: [{ messageId: 'observation', path: '/observation_ids' }],
      },
    ],
  },
  check(_document, context) {
    const source = context.mostCitedSource();
    if (!source || source.all < fewestLinks || 3 * source.links <= 2 * source.all) return nothing;
    const { publisher, observation = 0, links, all } = source;
    if (publisher === undefined) {
      return [{ messageId: 'observation', at: '/observation_ids', data: { links, all, observation } }];
    }
    const publisherName = actorInWords(publisher, context);
    return [{ messageId: 'publisher', at: '/observation_ids', data: { links, all, publisher, publisherName } }];
  },
});
