/** Documents at the contract's limits, the same on every run. */
import { createHash } from 'node:crypto';

interface Size {
  readonly claims: number;
  readonly powerBases: number;
  readonly intents: number;
  readonly links: number;
}

/** The contract's limits (specification 8.1). */
export const maximumCount: Size = { claims: 200, powerBases: 100, intents: 50, links: 100 };

const name = 'Harbour Council';
const sentence = (n: number): string =>
  `The ${name} said in its statement number ${n} that the pilots of the inner channel would keep to the schedule agreed in spring, whatever the weather on the outer bank. `;

const id = (prefix: string, n: number): string => `${prefix}-${String(n + 1).padStart(3, '0')}`;
const links = (size: Size, shift: number) =>
  Array.from({ length: size.links }, (_, n) => ({
    claim_id: id('C', (n + shift) % size.claims),
    effect: n % 5 === 4 ? 'contradicts' : 'supports',
    reason:
      `Statement ${n} speaks to entry ${shift} of the schedule in the council’s own words, made before the season began. `
        .repeat(2)
        .trim(),
  }));

const timeScope = { start: '2026-01-01T00:00:00Z', end: null };

/** A desk file with a valid document of the given size over one passage. */
export function deskOfSize(size: Size): string {
  const sentences = Array.from({ length: size.claims }, (_, n) => sentence(n));
  const text = sentences.join('');
  const passageId = `sha256:${createHash('sha256').update(text).digest('hex')}`;
  const starts = sentences.map((_, n) => sentences.slice(0, n).join('').length);
  const entry = (n: number) => ({
    actor_id: 'harbour-council',
    time_scope: timeScope,
    workflow_state: 'active',
    evidence: links(size, n),
  });
  const assessment = {
    contract: 'ww3.assessment/v1',
    casefile_fingerprint_sha256: '0'.repeat(64),
    observation_ids: [1],
    producer: { kind: 'human', name: 'Limits', version: '1' },
    claims: sentences.map((actual, n) => ({
      claim_id: id('C', n),
      observation_id: 1,
      passage_id: passageId,
      span: {
        start: starts[n],
        end: (starts[n] ?? 0) + actual.trimEnd().length,
        offset_encoding: 'unicode-code-point',
      },
      actual: actual.trimEnd(),
      proposition: actual.trimEnd(),
      representation: 'verbatim',
      claim_kind: 'public-position',
      subject_actor_ids: ['harbour-council'],
      attribution: { actor_id: 'harbour-council', mode: 'reported-speaker' },
    })),
    power_bases: Array.from({ length: size.powerBases }, (_, n) => ({
      power_basis_id: id('PB', n),
      ...entry(n),
      domain: 'logistics',
      description: `The council runs the pilots of channel ${n}. `.repeat(4).trim(),
      scope: {
        relationship: 'institutional-role',
        geographies: ['The inner channel'],
        operations: ['Pilotage'],
        related_actor_ids: [],
      },
      limitations: ['It does not reach the outer bank.'],
      falsifiers: [`The pilots of channel ${n} answer to somebody else.`],
    })),
    intent_hypotheses: Array.from({ length: size.intents }, (_, n) => ({
      hypothesis_id: id('IH', n),
      ...entry(n + size.claims + 7),
      topic: `The schedule of channel ${n}`,
      hypothesis: 'The council means to keep the schedule through the autumn. '.repeat(3).trim(),
      rationale: 'It has said so many times, and it has not made other plans. '.repeat(3).trim(),
      alternatives: ['It waits for the ministry.'],
      falsifiers: [`It publishes another schedule than number ${n}.`],
    })),
    contradictions: [],
    unknowns: Array.from({ length: 100 }, (_, n) => `What is planned for week ${n}?`),
  };
  const casefile = {
    format: 'assessment-desk.casefile/v1',
    title: 'At the limits',
    actors: [{ actor_id: 'harbour-council', names: [name], publisher_hosts: [] }],
    observations: [
      {
        observation_id: 1,
        title: 'Statements of the council',
        canonical_url: null,
        publisher_actor_id: null,
        published_at: null,
        retrieved_at: null,
        language: 'en',
        passages: [{ passage_id: passageId, text }],
      },
    ],
  };
  return JSON.stringify({ format: 'assessment-desk.workspace/v1', title: 'At the limits', assessment, casefile });
}
