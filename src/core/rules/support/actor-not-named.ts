import { foldedName, type NameOccurrence } from '../../text/name-forms.ts';
import { textAt } from '../../text/span.ts';
import type { RuleContext } from '../context.ts';
import type { Fix } from '../finding.ts';
import { actorInWords } from '../actor-in-words.ts';
import { widenToSentence } from '../reanchor-fixes.ts';
import { defineRule, nothing } from '../rule.ts';

/** Offers to add the text that was found to the names of the actor. */
function addForm(actorId: string, form: string, context: RuleContext): readonly Fix[] {
  const place = context.actorPlace(actorId);
  const count = context.actor(actorId)?.names.length;
  if (place === undefined || count === undefined) return [];
  const edit = { type: 'insert', path: `/casefile${place}/names`, index: count, values: [form] } as const;
  return [{ title: `Add “${form}” to the actor’s names`, edit }];
}

/** Offers to widen the claim to its sentence, if that names the actor. */
function widenToName(claimId: string, actorId: string, context: RuleContext): readonly Fix[] {
  if (!context.sentenceNamesActor(claimId, actorId)) return [];
  return widenToSentence(claimId, `Widen to name ${actorInWords(actorId, context)}`, context);
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
      'The actual text of every supporting claim must visibly name the entry’s actor. A longer name of another actor does not name this one. A name with an attached prefix, with an invisible character inside, or beside characters that could make another word cannot be checked; the finding shows the text.',
    why: 'Support for power and intent must visibly name the actor. Readers must see in the passage itself who it is about.',
    fix: 'Link a claim whose text names the actor, or add the name used in the passage to the casefile.',
  },
  messages: {
    'not-named':
      'The text of {{claimId}} does not name {{actorName}}. Link a claim that does, or add the name it uses to the casefile.',
    divided:
      '“{{found}}” in {{claimId}} names {{actorName}} only across a soft hyphen or a line end. Read the text, and check that it is the name.',
    'part-of-word':
      '“{{found}}” in {{claimId}} may be a name of {{actorName}} or part of another word. Read the text, and link another claim if it is not the name.',
    look: '“{{found}}” in {{claimId}} may name {{actorName}}, which cannot be checked. Read the text, and add it to the actor’s names if it does.',
  },
  weights: {
    divided: { level: 'notice', certainty: 'unchecked' },
    'part-of-word': { level: 'notice', certainty: 'unchecked' },
    look: { level: 'notice', certainty: 'unchecked' },
  },
  examples: {
    valid: [
      { title: 'The name in the text.' },
      {
        title: 'The name in capitals.',
        assessment: { '/claims/0/actual': 'THE HARBOUR COUNCIL WILL CLOSE THE CHANNEL.' },
      },
      {
        title: 'The name on two lines, with another apostrophe.',
        assessment: { '/claims/0/actual': 'The Harbour’s\nCouncil will close the channel.' },
        casefile: { '/actors/0/names': ["Harbour's Council"] },
      },
      { title: 'A claim that contradicts need not name the actor.', assessment: { '/power_bases': [] } },
    ],
    invalid: [
      {
        title: 'Text that names another actor.',
        assessment: { '/power_bases/0/evidence/0/claim_id': 'C-002' },
        findings: [{ messageId: 'not-named', path: '/power_bases/0/evidence/0/claim_id' }],
      },
      {
        title: 'The name only as part of another word.',
        assessment: { '/power_bases': [], '/claims/0/actual': 'The Harbour Councillors will close the channel.' },
        findings: [{ messageId: 'not-named', path: '/intent_hypotheses/0/evidence/0/claim_id' }],
      },
      {
        title: 'The name only in the longer name of another actor.',
        assessment: { '/power_bases': [], '/claims/0/actual': 'The North Harbour Council will close the channel.' },
        casefile: { '/actors/1/names': ['North Harbour Council'] },
        findings: [{ messageId: 'not-named', path: '/intent_hypotheses/0/evidence/0/claim_id' }],
      },
      {
        title: 'A soft hyphen inside the name.',
        assessment: { '/power_bases': [], '/claims/0/actual': 'The Har\u00ADbour Council will close the channel.' },
        findings: [{ messageId: 'divided', path: '/intent_hypotheses/0/evidence/0/claim_id' }],
      },
      {
        title: 'A Chinese name that may be part of a longer one.',
        assessment: { '/power_bases': [], '/claims/0/actual': '北港务局将关闭航道。' },
        casefile: { '/actors/0/names': ['港务局'] },
        findings: [{ messageId: 'part-of-word', path: '/intent_hypotheses/0/evidence/0/claim_id' }],
      },
      {
        title: 'An Arabic “and” attached to the name.',
        assessment: { '/power_bases': [], '/claims/0/actual': 'أعلن ومجلس الميناء الإغلاق.' },
        casefile: { '/actors/0/names': ['مجلس الميناء'] },
        findings: [{ messageId: 'look', path: '/intent_hypotheses/0/evidence/0/claim_id' }],
      },
    ],
  },
  check({ link, actor_id: actorId }, context) {
    const { claim_id: claimId, effect } = link;
    if (effect !== 'supports' || claimId === undefined || actorId === undefined) return nothing;
    // An actor without names is reported by support/actor-names-unknown.
    const naming = context.claimNamesActor(claimId, actorId);
    if (naming === undefined || (naming.state === 'named' && !naming.divided)) return nothing;
    const place = context.claimPlace(claimId);
    const data = { claimId, actorId, actorName: actorInWords(actorId, context) };
    const related = place === undefined ? [] : [`${place}/actual`];
    if (naming.state === 'named' && naming.divided) {
      const matchedText = wordsAt(claimId, naming.divided, context);
      return [{ messageId: 'divided', at: '/claim_id', data: { ...data, found: matchedText }, related }];
    }
    if (naming.state === 'unchecked') {
      const matchedText = wordsAt(claimId, naming.place, context);
      // Adding a name that the actor has, or one with invisible characters, would change nothing or hide them.
      if (
        foldedName(matchedText) === foldedName(naming.place.name) ||
        /\p{Default_Ignorable_Code_Point}/u.test(matchedText)
      )
        return [{ messageId: 'part-of-word', at: '/claim_id', data: { ...data, found: matchedText }, related }];
      const fixes = addForm(actorId, matchedText, context);
      return [{ messageId: 'look', at: '/claim_id', data: { ...data, found: matchedText }, related, fixes }];
    }
    const fixes = widenToName(claimId, actorId, context);
    return [{ messageId: 'not-named', at: '/claim_id', data, related, fixes }];
  },
});
