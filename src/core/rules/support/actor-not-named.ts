import { defineRule, nothing } from '../rule.ts';

export default defineRule({
  id: 'support/actor-not-named',
  level: 'violation',
  subject: 'link',
  docs: {
    description: 'The actual text of every supporting claim visibly has a name of the entry’s actor.',
    why: 'Support for power and intent must visibly name the actor: a reader must see in the passage’s own words whom it is about (specification 2.11.3).',
    fix: 'Support the entry with words that name the actor, or add the form of the name that the passage uses to the casefile.',
  },
  messages: {
    'not-named':
      '{{claimId}} supports this and its text names {{actorId}} nowhere: link words that do, or add the name they use to the casefile.',
  },
  examples: {
    valid: [
      { title: 'The name in the words.' },
      {
        title: 'The name in other case.',
        assessment: { '/claims/0/actual': 'THE HARBOUR COUNCIL WILL CLOSE THE CHANNEL.' },
      },
      { title: 'A claim that contradicts need not name the actor.', assessment: { '/power_bases': [] } },
    ],
    invalid: [
      {
        title: 'Words that name somebody else.',
        assessment: { '/power_bases/0/evidence/0/claim_id': 'C-002' },
        findings: [{ messageId: 'not-named', path: '/power_bases/0/evidence/0/claim_id' }],
      },
      {
        title: 'The name only as part of another word.',
        assessment: { '/power_bases': [], '/claims/0/actual': 'The Harbour Councillors will close the channel.' },
        findings: [{ messageId: 'not-named', path: '/intent_hypotheses/0/evidence/0/claim_id' }],
      },
    ],
  },
  check({ link, actor_id: actorId }, context) {
    const { claim_id: claimId, effect } = link;
    if (effect !== 'supports' || claimId === undefined || actorId === undefined) return nothing;
    // Without a name there is nothing to look for: that is support/actor-names-unknown.
    if (context.claimNamesActor(claimId, actorId) !== false) return nothing;
    const place = context.claimPlace(claimId);
    const related = place === undefined ? [] : [`${place}/actual`];
    return [{ messageId: 'not-named', at: '/claim_id', data: { claimId, actorId }, related }];
  },
});
