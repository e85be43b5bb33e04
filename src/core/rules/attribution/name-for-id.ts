import { isIdentifier } from '../../assessment/ids.ts';
import { viewClaim, viewIntent, viewPowerBasis } from '../../assessment/view.ts';
import type { Pointer } from '../../json/pointer.ts';
import { actorInWords } from '../actor-in-words.ts';
import { defineRule, nothing, setInAssessment, type PartSubject } from '../rule.ts';

interface ActorReference {
  readonly id: string | null | undefined;
  readonly at: Pointer;
}

const listOf = (ids: readonly (string | undefined)[] = [], at: Pointer): readonly ActorReference[] =>
  ids.map((id, index) => ({ id, at: `${at}/${String(index)}` }));

/** Returns where a claim, a power basis or a hypothesis refers to actors. */
function referencesOf({ kind, value }: PartSubject): readonly ActorReference[] {
  if (kind === 'claim') {
    const { attribution, subject_actor_ids: subjects } = viewClaim(value);
    return [{ id: attribution?.actor_id, at: '/attribution/actor_id' }, ...listOf(subjects, '/subject_actor_ids')];
  }
  const entry = kind === 'power-basis' ? viewPowerBasis(value) : kind === 'intent' ? viewIntent(value) : undefined;
  if (!entry) return [];
  // An entry with support has the finding that its actor is unknown, with the same fix.
  const isSupported = entry.evidence?.some((link) => link?.effect === 'supports') ?? false;
  const related = kind === 'power-basis' ? viewPowerBasis(value).scope?.related_actor_ids : [];
  return [
    ...(isSupported ? [] : [{ id: entry.actor_id, at: '/actor_id' }]),
    ...listOf(related, '/scope/related_actor_ids'),
  ];
}

export default defineRule({
  id: 'attribution/name-for-id',
  level: 'notice',
  subject: 'part',
  authority: { kind: 'convention' },
  docs: {
    description: 'An actor must be referred to by its ID in the casefile, not by its name.',
    why: 'Names are not compared with IDs, so the actor counts as unknown wherever its ID is looked up.',
    fix: 'Use the ID of the actor that is meant.',
  },
  messages: {
    'name-for-id': '“{{text}}” is a name of {{actorName}} and not the ID. Use the actor’s ID.',
  },
  examples: {
    valid: [
      { title: 'The ID of an actor.', assessment: { '/claims/0/attribution/actor_id': 'river-authority' } },
      {
        title: 'An actor that is not in the casefile.',
        assessment: { '/claims/0/attribution/actor_id': 'port-union' },
      },
    ],
    invalid: [
      {
        title: 'The name of an actor as its ID.',
        assessment: { '/claims/0/attribution/actor_id': 'Harbour Council' },
        findings: [{ messageId: 'name-for-id', path: '/claims/0/attribution/actor_id' }],
      },
      {
        title: 'Names that could be IDs, as a subject and in a relation.',
        casefile: { '/actors/1/names': ['Almar'] },
        assessment: { '/claims/0/subject_actor_ids': ['Almar'], '/power_bases/0/scope/related_actor_ids': ['Almar'] },
        findings: [
          { messageId: 'name-for-id', path: '/claims/0/subject_actor_ids/0' },
          { messageId: 'name-for-id', path: '/power_bases/0/scope/related_actor_ids/0' },
        ],
      },
    ],
  },
  check(part, context, base) {
    if (!context.hasCasefile()) return nothing;
    return referencesOf(part).flatMap(({ id: text, at }) => {
      // A text that cannot be an ID has a finding of the schema, except in an attribution.
      if (!text || (at !== '/attribution/actor_id' && !isIdentifier(text)) || context.actor(text)) return [];
      const actorId = context.similarActorId(text);
      if (actorId === undefined) return [];
      const edit = setInAssessment(base + at, actorId);
      const fixes = [{ title: `Use “${actorId}”`, edit, kind: 'use-known-id' as const }];
      return [
        { messageId: 'name-for-id' as const, at, data: { text, actorName: actorInWords(actorId, context) }, fixes },
      ];
    });
  },
});
