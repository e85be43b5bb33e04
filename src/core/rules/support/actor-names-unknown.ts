import type { Pointer } from '../../json/pointer.ts';
import type { Fix } from '../finding.ts';
import type { RuleContext } from '../context.ts';
import { defineRule, nothing, setInAssessment } from '../rule.ts';

/**
 * Returns the name in an ID made of words, such as 'Harbour Council' for 'harbour-council', or undefined for IDs like
 * 'A-001'.
 */
function nameFrom(actorId: string): string | undefined {
  const words = actorId.split(/[._:-]+/).filter((word) => word !== '');
  if (words.length === 0 || !words.every((word) => /^[a-zA-Z]{2,}$/.test(word))) return undefined;
  return words.map((word) => word.slice(0, 1).toUpperCase() + word.slice(1)).join(' ');
}

/** Offers the actor of the casefile that the ID means in another form. */
function knownActor(actorId: string, base: Pointer, context: RuleContext): readonly Fix[] {
  const known = context.similarActorId(actorId);
  if (known === undefined) return [];
  return [{ title: `Use “${known}”`, edit: setInAssessment(`${base}/actor_id`, known), kind: 'use-known-id' }];
}

/** Offers to add the actor to the casefile with the name in its ID, if there is one. */
function addActor(actorId: string, context: RuleContext): readonly Fix[] {
  const name = nameFrom(actorId);
  if (name === undefined || !context.hasCasefile()) return [];
  const actor = { actor_id: actorId, names: [name], publisher_hosts: [] };
  const edit = { type: 'insert', path: '/casefile/actors', index: context.actorCount(), values: [actor] } as const;
  return [{ title: `Add the actor to the casefile with the name “${name}”`, edit }];
}

/** Offers to give an actor of the casefile the name in its ID, if there is one. */
function nameIt(actorId: string, context: RuleContext): readonly Fix[] {
  const name = nameFrom(actorId);
  const place = context.actorPlace(actorId);
  if (name === undefined || place === undefined) return [];
  const edit = { type: 'set', path: `/casefile${place}/names`, value: [name] } as const;
  return [{ title: `Give the actor the name “${name}”`, edit }];
}

export default defineRule({
  id: 'support/actor-names-unknown',
  level: 'notice',
  certainty: 'unchecked',
  subject: 'entry',
  authority: { kind: 'reading', of: '2.11.3', step: 'Whether an actor is named cannot be checked without its names.' },
  docs: {
    description: 'If an entry has supporting evidence, its actor should have at least one name in the casefile.',
    why: 'Without a name, it cannot be checked whether the supporting text visibly names the actor.',
    fix: 'Add the actor’s names to the casefile, in every form that the passages use.',
  },
  messages: {
    'no-casefile':
      'The supporting text cannot be checked for {{actorId}} because no casefile is attached. Attach the casefile with this actor.',
    'no-actor':
      'The supporting text cannot be checked for {{actorId}} because the actor is not in the casefile. Add the actor with its names.',
    'no-names':
      'The supporting text cannot be checked for {{actorId}} because the actor has no names in the casefile. Add its names.',
  },
  examples: {
    valid: [{ title: 'An actor with a name.' }],
    invalid: [
      {
        title: 'No casefile.',
        casefile: null,
        findings: [
          { messageId: 'no-casefile', path: '/power_bases/0/actor_id' },
          { messageId: 'no-casefile', path: '/intent_hypotheses/0/actor_id' },
        ],
      },
      {
        title: 'An actor that is not in the casefile.',
        assessment: { '/power_bases/0/actor_id': 'port-union' },
        findings: [{ messageId: 'no-actor', path: '/power_bases/0/actor_id' }],
      },
      {
        title: 'An actor without names.',
        casefile: { '/actors/0/names': [] },
        findings: [
          { messageId: 'no-names', path: '/power_bases/0/actor_id' },
          { messageId: 'no-names', path: '/intent_hypotheses/0/actor_id' },
        ],
      },
    ],
  },
  check({ actor_id: actorId, evidence }, context, base) {
    if (!actorId || !evidence.some((link) => link?.effect === 'supports')) return nothing;
    const actor = context.actor(actorId);
    if (actor?.names.some((name) => name.trim() !== '')) return nothing;
    const data = { actorId };
    if (actor) return [{ messageId: 'no-names', at: '/actor_id', data, fixes: nameIt(actorId, context) }];
    const messageId = context.hasCasefile() ? 'no-actor' : 'no-casefile';
    const fixes = [...knownActor(actorId, base, context), ...addActor(actorId, context)];
    return [{ messageId, at: '/actor_id', data, fixes }];
  },
});
