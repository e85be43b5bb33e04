import { nameOfActor } from '../../casefile/lookup.ts';
import { publisherConsistency } from '../../casefile/publisher.ts';
import type { Actor } from '../../casefile/types.generated.ts';
import type { RuleContext } from '../context.ts';
import type { Fix } from '../finding.ts';
import { defineRule, nothing } from '../rule.ts';

const byPublisher = { '/claims/0/attribution': { mode: 'publisher', actor_id: 'harbour-council' } };
const hosts = { '/actors/0/publisher_hosts': ['council.example'] };

/** Offers to add a host to those of an actor. A person has to know whose it is. */
function registerHost(actor: Actor, host: string, context: RuleContext): readonly Fix[] {
  const place = context.actorPlace(actor.actor_id);
  if (place === undefined) return [];
  const edit = {
    type: 'set',
    path: `/casefile${place}/publisher_hosts`,
    value: [...actor.publisher_hosts, host],
  } as const;
  return [{ title: `Add ${host} to the publisher hosts of ${nameOfActor(actor)}`, edit }];
}

export default defineRule({
  id: 'attribution/publisher-inconsistent',
  level: 'violation',
  subject: 'claim',
  authority: {
    kind: 'reading',
    of: '2.11.4',
    step: 'The registry is the casefile’s list of publisher hosts, and the host is that of the observation’s canonical URL.',
  },
  docs: {
    description:
      'If a claim is attributed to its publisher, the actor must be in the casefile. The observation’s canonical URL must use https and a host registered for that actor.',
    why: 'Publisher attribution requires consistency between a registry and an HTTPS canonical host; that consistency is not authentication.',
    fix: 'Add the host to the actor in the casefile, correct the canonical URL, or choose another mode.',
  },
  messages: {
    'not-registered':
      'The casefile has no actor {{actorId}}, so no host is registered for this publisher. Add the actor with its hosts, or choose another mode; consistency is not authentication.',
    'no-address':
      'Observation {{observationId}} has no canonical URL, so it cannot be attributed to {{actorName}} as publisher. Add the URL, or choose another mode; consistency is not authentication.',
    'not-an-address':
      'The canonical URL of observation {{observationId}} is not a valid URL. Correct it, or choose another mode; consistency is not authentication.',
    'not-https':
      'The canonical URL of observation {{observationId}} does not use https. Correct it, or choose another mode; consistency is not authentication.',
    credentials:
      'The canonical URL of observation {{observationId}} contains a user name, which can hide the real host. Remove the user name; consistency is not authentication.',
    'host-not-registered':
      'The host {{host}} is not registered for {{actorName}}. Add the host to the actor in the casefile, or choose another mode; consistency is not authentication.',
  },
  examples: {
    valid: [
      {
        title: 'An https URL on a registered host.',
        assessment: byPublisher,
        casefile: { ...hosts, '/observations/0/canonical_url': 'https://council.example/statements/1' },
      },
    ],
    invalid: [
      {
        title: 'An actor that is not in the casefile.',
        assessment: { '/claims/0/attribution': { mode: 'publisher', actor_id: 'somebody-else' } },
        findings: [{ messageId: 'not-registered', path: '/claims/0/attribution/mode' }],
      },
      {
        title: 'A host that is not registered for any actor.',
        assessment: byPublisher,
        casefile: { ...hosts, '/observations/0/canonical_url': 'https://mirror.example/statements/1' },
        findings: [{ messageId: 'host-not-registered', path: '/claims/0/attribution/mode' }],
      },
      {
        title: 'A URL without https.',
        assessment: byPublisher,
        casefile: { ...hosts, '/observations/0/canonical_url': 'http://council.example/statements/1' },
        findings: [{ messageId: 'not-https', path: '/claims/0/attribution/mode' }],
      },
      {
        title: 'No URL.',
        assessment: byPublisher,
        casefile: { ...hosts, '/observations/0/canonical_url': null },
        findings: [{ messageId: 'no-address', path: '/claims/0/attribution/mode' }],
      },
      {
        title: 'Text that is not a URL.',
        assessment: byPublisher,
        casefile: { ...hosts, '/observations/0/canonical_url': 'see the council’s page' },
        findings: [{ messageId: 'not-an-address', path: '/claims/0/attribution/mode' }],
      },
      {
        title: 'A user name that looks like the host.',
        assessment: byPublisher,
        casefile: { ...hosts, '/observations/0/canonical_url': 'https://council.example@mirror.example/1' },
        findings: [{ messageId: 'credentials', path: '/claims/0/attribution/mode' }],
      },
    ],
  },
  check({ attribution, observation_id: observationId }, context) {
    const { mode, actor_id: actorId } = attribution ?? {};
    if (mode !== 'publisher' || !actorId?.trim() || observationId === undefined || !context.hasCasefile())
      return nothing;
    const actor = context.actor(actorId);
    if (!actor) return [{ messageId: 'not-registered', at: '/attribution/mode', data: { actorId } }];
    const observation = context.observation(observationId);
    if (!observation) return nothing;
    const consistency = publisherConsistency(observation, actor);
    if (consistency.consistent) return nothing;
    const data = { observationId, actorId, actorName: nameOfActor(actor), host: consistency.host ?? '' };
    const fixes = consistency.reason === 'host-not-registered' ? registerHost(actor, data.host, context) : [];
    return [{ messageId: consistency.reason, at: '/attribution/mode', data, fixes }];
  },
});
