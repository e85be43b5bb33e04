/** The small, valid draft from which the examples of all rules are made. */
import { isJsonArray, isJsonObject, type JsonObject, type JsonValue } from '../json/json.ts';
import { parsePointer } from '../json/pointer.ts';
import type { Workspace } from '../workspace/workspace.ts';
import type { Casefile } from '../casefile/types.generated.ts';
import type { Example } from './rule.ts';

const passageId = 'sha256:dda9db2f30da2b21d4341c49a413421dfc603b9a897c0397100ec4303fe65bd7';
const text =
  'The Harbour Council will close the north channel on Monday. The River Authority says that nobody asked the River Authority.';

/** The casefile that examples change: two actors, one observation and its one passage. */
export const exampleCasefile: Casefile = {
  format: 'assessment-desk.casefile/v1',
  title: 'The north channel',
  actors: [
    { actor_id: 'harbour-council', names: ['Harbour Council'], publisher_hosts: ['council.example'] },
    { actor_id: 'river-authority', names: ['River Authority'], publisher_hosts: [] },
  ],
  observations: [
    {
      observation_id: 1,
      title: 'On the north channel',
      canonical_url: 'https://council.example/statements/1',
      publisher_actor_id: null,
      published_at: '2026-03-01T09:00:00Z',
      retrieved_at: '2026-03-01T12:30:00Z',
      language: 'en',
      passages: [{ passage_id: passageId, text }],
    },
  ],
};

function claim(claimId: string, start: number, end: number, rest: JsonObject): JsonObject {
  const words = text.slice(start, end);
  return {
    claim_id: claimId,
    observation_id: 1,
    passage_id: passageId,
    span: { start, end, offset_encoding: 'unicode-code-point' },
    actual: words,
    proposition: words,
    representation: 'verbatim',
    ...rest,
  };
}

function link(claimId: string, effect: string, reason: string): JsonObject {
  return { claim_id: claimId, effect, reason };
}

const closing = claim('C-001', 0, 59, {
  claim_kind: 'public-position',
  subject_actor_ids: ['harbour-council'],
  attribution: { actor_id: 'harbour-council', mode: 'publisher' },
});

const notAsked = claim('C-002', 60, 123, {
  claim_kind: 'allegation',
  subject_actor_ids: ['river-authority'],
  attribution: { actor_id: 'river-authority', mode: 'reported-speaker' },
});

/** The assessment that examples change. It has no findings. */
export const exampleAssessment: JsonObject = {
  contract: 'ww3.assessment/v1',
  casefile_fingerprint_sha256: '1ec39b4eb803ceb295b55aaf24281d3bc572bed019db3d0e3993caa3935ceae0',
  observation_ids: [1],
  producer: { kind: 'human', name: 'Ada Marsh', version: '1' },
  claims: [closing, notAsked],
  power_bases: [
    {
      power_basis_id: 'PB-001',
      actor_id: 'harbour-council',
      domain: 'institutional',
      description: 'The council can close the north channel.',
      scope: {
        relationship: 'institutional-role',
        geographies: ['The north channel'],
        operations: ['Closing it to traffic'],
        related_actor_ids: ['river-authority'],
      },
      time_scope: { start: '2026-03-01T00:00:00Z', end: null },
      workflow_state: 'active',
      evidence: [
        link('C-001', 'supports', 'It announces a closure as its own to make.'),
        link('C-002', 'contradicts', 'Another body says that it should have been asked.'),
      ],
      limitations: ['A court can suspend it.'],
      falsifiers: ['The channel stays open on Monday against its order.'],
    },
  ],
  intent_hypotheses: [
    {
      hypothesis_id: 'IH-001',
      actor_id: 'harbour-council',
      topic: 'The closure',
      hypothesis: 'The council means to close the channel without asking anybody.',
      rationale: 'It names a day and no partner.',
      time_scope: { start: null, end: '2026-03-31T23:59:59Z' },
      workflow_state: 'draft',
      evidence: [
        link('C-001', 'supports', 'It names the day.'),
        link('C-002', 'contradicts', 'To be asked, there must have been something to ask about.'),
      ],
      alternatives: ['It has asked others and has not said so.'],
      falsifiers: ['The council publishes an agreement with the authority.'],
    },
  ],
  contradictions: [
    {
      left_claim_id: 'C-001',
      right_claim_id: 'C-002',
      explanation: 'A closure that is settled cannot wait for the authority’s consent.',
    },
  ],
  unknowns: ['Who else uses the channel.'],
};

/** Returns a copy with a value set at a path, or removed for undefined. The parent must exist. */
function withPlace(value: JsonValue, tokens: readonly string[], placed: unknown): JsonValue {
  const [token, ...rest] = tokens;
  if (token === undefined) return placed as JsonValue;
  if (isJsonArray(value)) {
    const index = Number(token);
    if (placed === undefined && rest.length === 0) return value.toSpliced(index, 1);
    return value.toSpliced(index, 1, withPlace(value[index] ?? {}, rest, placed));
  }
  const object = isJsonObject(value) ? value : {};
  const others = Object.entries(object).filter(([name]) => name !== token);
  if (placed === undefined && rest.length === 0) return Object.fromEntries(others);
  const child = withPlace(object[token] ?? {}, rest, placed);
  // Keeps the order of the properties.
  return Object.hasOwn(object, token) ? { ...object, [token]: child } : Object.fromEntries([...others, [token, child]]);
}

function layOver(base: JsonObject, overlay: Readonly<Record<string, unknown>> = {}): JsonObject {
  return Object.entries(overlay).reduce<JsonObject>((document, [place, value]) => {
    const tokens = place.startsWith('/') ? parsePointer(place) : [place];
    return withPlace(document, tokens, value) as JsonObject;
  }, base);
}

/**
 * Returns the workspace of an example: the valid one with the example's values. A key that is a JSON Pointer
 * ('/claims/0/actual') sets that path, any other key the property with that name; undefined removes it.
 */
export function workspaceOf(example: Pick<Example, 'title' | 'assessment' | 'casefile'>): Workspace {
  const casefile = layOver(exampleCasefile as unknown as JsonObject, example.casefile ?? {});
  return {
    title: example.title,
    assessment: layOver(exampleAssessment, example.assessment),
    casefile: example.casefile === null ? null : (casefile as unknown as Casefile),
  };
}
