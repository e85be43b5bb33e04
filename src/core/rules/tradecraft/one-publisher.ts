import { actorInWords } from '../actor-in-words.ts';
import { defineRule, nothing, type EntryView } from '../rule.ts';
import type { RuleContext } from '../context.ts';

/** Returns the publisher of all these claims, or undefined if one is not known or if there are several. */
function onlyPublisher(claimIds: ReadonlySet<string>, context: RuleContext): string | undefined {
  let only: string | undefined;
  for (const claimId of claimIds) {
    const publisher = context.publisherOf(claimId);
    if (publisher === undefined || (only !== undefined && publisher !== only)) return undefined;
    only = publisher;
  }
  return only;
}

/** Returns the IDs of the supporting claims. The publisher of a link without a claim is unknown, too. */
function supportingClaims(evidence: EntryView['evidence']): ReadonlySet<string> {
  return new Set(evidence.flatMap((link) => (link?.effect === 'supports' ? [link.claim_id ?? ''] : [])));
}

export default defineRule({
  id: 'tradecraft/one-publisher',
  level: 'notice',
  subject: 'entry',
  authority: { kind: 'convention' },
  docs: {
    description: 'An entry should not take all its supporting claims from one publisher.',
    why: 'Claims from one publisher are a single source. Contradicting claims are not counted, because they do not support the entry. Entries with a supporting claim whose publisher is unknown are not reported.',
    fix: 'Look for an independent source, or note in the limitations that there is only one.',
  },
  messages: {
    onevoice:
      '{{all}} supporting claims come from one publisher ({{publisherName}}). Look for an independent source, or note that there is only one.',
    onlyclaim:
      'The only supporting claim comes from one publisher ({{publisherName}}). Look for an independent source, or note that there is only one.',
  },
  examples: {
    valid: [
      {
        title: 'Only contradicting claims come from one publisher.',
        casefile: { '/observations/0/publisher_actor_id': 'harbour-council' },
        assessment: {
          '/power_bases/0/evidence': [{ claim_id: 'C-001', effect: 'contradicts', reason: 'It denies it.' }],
          '/intent_hypotheses/0/evidence': [],
        },
      },
      {
        title: 'The publisher is not known.',
        casefile: { '/observations/0/publisher_actor_id': null },
      },
    ],
    invalid: [
      {
        title: 'Two claims from one publisher.',
        casefile: { '/observations/0/publisher_actor_id': 'harbour-council' },
        assessment: {
          '/power_bases/0/evidence': [{ claim_id: 'C-001', effect: 'contradicts', reason: 'It denies it.' }],
          '/intent_hypotheses/0/evidence': [
            { claim_id: 'C-001', effect: 'supports', reason: 'It says so.' },
            { claim_id: 'C-002', effect: 'supports', reason: 'It says so.' },
          ],
        },
        findings: [{ messageId: 'onevoice', path: '/intent_hypotheses/0/evidence' }],
      },
      {
        title: 'The only supporting claim comes from one publisher.',
        casefile: { '/observations/0/publisher_actor_id': 'harbour-council' },
        assessment: {
          '/power_bases/0/evidence': [{ claim_id: 'C-001', effect: 'supports', reason: 'It says so.' }],
          '/intent_hypotheses/0/evidence': [],
        },
        findings: [{ messageId: 'onlyclaim', path: '/power_bases/0/evidence' }],
      },
    ],
  },
  check({ evidence }, context) {
    const claimIds = supportingClaims(evidence);
    const publisher = onlyPublisher(claimIds, context);
    if (publisher === undefined) return nothing;
    const publisherName = actorInWords(publisher, context);
    const count = claimIds.size;
    const messageId = count === 1 ? 'onlyclaim' : 'onevoice';
    const all = count === 2 ? 'Both' : `All ${String(count)}`;
    return [{ messageId, at: '/evidence', data: { all, count, publisher, publisherName } }];
  },
});
