import { actorInWords } from '../actor-in-words.ts';
import { defineRule, nothing } from '../rule.ts';
import type { RuleContext } from '../context.ts';
import type { EntryView } from '../subjects.ts';

/** Returns the publisher of all these claims, or undefined if one is not known or there are several. */
function onlyPublisher(claimIds: ReadonlySet<string>, context: RuleContext): string | undefined {
  let only: string | undefined;
  for (const claimId of claimIds) {
    const publisher = context.publisherOf(claimId);
    if (publisher === undefined || (only !== undefined && publisher !== only)) return undefined;
    only = publisher;
  }
  return only;
}

function citedClaims(evidence: EntryView['evidence']): ReadonlySet<string> {
  return new Set(evidence.flatMap((link) => (link?.claim_id === undefined ? [] : [link.claim_id])));
}

export default defineRule({
  id: 'tradecraft/one-publisher',
  level: 'notice',
  subject: 'entry',
  authority: { kind: 'convention' },
  docs: {
    description: 'An entry that cites several claims should not take all of them from one publisher.',
    why: 'Several claims from one publisher are a single source. Entries with only one claim, or with an unknown publisher, are not reported.',
    fix: 'Look for an independent source, or note in the limitations that there is only one.',
  },
  messages: {
    onevoice:
      'All {{count}} claims come from one publisher ({{publisherName}}). Look for an independent source, or note that there is only one.',
  },
  examples: {
    valid: [
      {
        title: 'A single claim.',
        assessment: { '/power_bases/0/evidence': [{ claim_id: 'C-001', effect: 'supports', reason: 'It says so.' }] },
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
          '/power_bases/0/evidence': [{ claim_id: 'C-001', effect: 'supports', reason: 'It says so.' }],
          '/intent_hypotheses/0/evidence': [
            { claim_id: 'C-001', effect: 'supports', reason: 'It says so.' },
            { claim_id: 'C-002', effect: 'contradicts', reason: 'It denies it.' },
          ],
        },
        findings: [{ messageId: 'onevoice', path: '/intent_hypotheses/0/evidence' }],
      },
    ],
  },
  check({ evidence }, context) {
    const claimIds = citedClaims(evidence);
    if (claimIds.size < 2) return nothing;
    const publisher = onlyPublisher(claimIds, context);
    if (publisher === undefined) return nothing;
    const publisherName = actorInWords(publisher, context);
    return [{ messageId: 'onevoice', at: '/evidence', data: { count: claimIds.size, publisher, publisherName } }];
  },
});
