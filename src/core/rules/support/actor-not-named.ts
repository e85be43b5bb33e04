import type { NameOccurrence } from '../../passage/name-forms.ts';
import { textAt } from '../../passage/span.ts';
import type { RuleContext } from '../context.ts';
import type { Fix } from '../finding.ts';
import { defineRule, nothing } from '../rule.ts';

/** Adds the words at the place, as they are written there, to the names of the actor. */
function addForm(actorId: string, form: string, context: RuleContext): readonly Fix[] {
  const place = context.actorPlace(actorId);
  const count = context.actor(actorId)?.names.length;
  if (place === undefined || count === undefined) return [];
  const edit = { type: 'insert', path: `/casefile${place}/names`, index: count, values: [form] } as const;
  return [{ title: `Add “${form}” to the actor’s names`, edit }];
}

function wordsAt(claimId: string, { span }: NameOccurrence, context: RuleContext): string {
  return textAt(context.claim(claimId)?.actual ?? '', span) ?? '';
}

export default defineRule({
  id: 'support/actor-not-named',
  level: 'violation',
  subject: 'link',
  authority: {
    kind: 'reading',
    of: '2.11.3',
    step: 'The actor is visibly named if one of its names in the casefile occurs in the claim’s actual text.',
  },
  docs: {
    description:
      'The actual text of every supporting claim must visibly have a name of the entry’s actor. A name with an Arabic or Hebrew prefix, a tatweel or vowel marks cannot be checked: the finding shows the words.',
    why: 'Support for power and intent must visibly name the actor: a reader must see in the passage’s own words whom it is about.',
    fix: 'Support the entry with words that name the actor, or add the form of the name that the passage uses to the casefile.',
  },
  messages: {
    'not-named':
      '{{claimId}} supports this and its text names {{actorId}} nowhere: link words that do, or add the name they use to the casefile.',
    look: '“{{found}}” in {{claimId}} may name {{actorId}}, which cannot be checked. Look at these words, and add them to the actor’s names if they do.',
  },
  weights: { look: { level: 'notice', certainty: 'unchecked' } },
  examples: {
    valid: [
      { title: 'The name in the words.' },
      {
        title: 'The name in other case.',
        assessment: { '/claims/0/actual': 'THE HARBOUR COUNCIL WILL CLOSE THE CHANNEL.' },
      },
      {
        title: 'The name over two lines, and with another apostrophe.',
        assessment: { '/claims/0/actual': 'The Harbour’s\nCouncil will close the channel.' },
        casefile: { '/actors/0/names': ["Harbour's Council"] },
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
      {
        title: 'An Arabic “and” written onto the name.',
        assessment: { '/power_bases': [], '/claims/0/actual': 'أعلن ومجلس الميناء الإغلاق.' },
        casefile: { '/actors/0/names': ['مجلس الميناء'] },
        findings: [{ messageId: 'look', path: '/intent_hypotheses/0/evidence/0/claim_id' }],
      },
    ],
  },
  check({ link, actor_id: actorId }, context) {
    const { claim_id: claimId, effect } = link;
    if (effect !== 'supports' || claimId === undefined || actorId === undefined) return nothing;
    // Without a name there is nothing to look for: that is support/actor-names-unknown.
    const naming = context.claimNamesActor(claimId, actorId);
    if (naming === undefined || naming.state === 'named') return nothing;
    const place = context.claimPlace(claimId);
    const related = place === undefined ? [] : [`${place}/actual`];
    if (naming.state === 'unchecked') {
      const found = wordsAt(claimId, naming.place, context);
      const fixes = addForm(actorId, found, context);
      return [{ messageId: 'look', at: '/claim_id', data: { claimId, actorId, found }, related, fixes }];
    }
    return [{ messageId: 'not-named', at: '/claim_id', data: { claimId, actorId }, related }];
  },
});
