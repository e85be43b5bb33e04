/** Small drafts with chosen or random links and exclusions, for the tests of the evidence matrix. */
import fc from 'fast-check';
import type { JsonObject } from '../json/json.ts';
import type { Workspace } from '../workspace/workspace.ts';
import { workspaceOf } from '../rules/example-workspace.ts';

/** A link for a test. */
export const link = (claim_id: string, effect: string): JsonObject => ({ claim_id, effect, reason: 'It says so.' });

interface ClaimParts {
  readonly claim_id: string;
  readonly observation_id: number;
  readonly representation: string;
  readonly claim_kind: string;
}

/** A claim for a test; all properties that the matrix does not read are the same. */
export const claim = (parts: Partial<ClaimParts> & { readonly claim_id: string }): JsonObject => ({
  observation_id: 1,
  passage_id: 'sha256:dda9db2f30da2b21d4341c49a413421dfc603b9a897c0397100ec4303fe65bd7',
  span: { start: 0, end: 59, offset_encoding: 'unicode-code-point' },
  actual: 'The Harbour Council will close the north channel on Monday.',
  proposition: 'The Harbour Council will close the north channel on Monday.',
  representation: 'verbatim',
  claim_kind: 'public-position',
  subject_actor_ids: ['harbour-council'],
  attribution: { actor_id: 'harbour-council', mode: 'reported-speaker' },
  ...parts,
});

/** Three observations: two of one publisher, one without a publisher. A fourth number is not in the casefile. */
const observations = [1, 2, 3].map((observation_id) => ({
  observation_id,
  title: `Observation ${String(observation_id)}`,
  canonical_url: null,
  publisher_actor_id: observation_id === 3 ? null : 'harbour-council',
  published_at: null,
  retrieved_at: null,
  language: null,
  passages: [],
}));

export interface DeskParts {
  readonly claims: readonly JsonObject[];
  readonly powerBases?: readonly (readonly JsonObject[])[];
  readonly intents?: readonly (readonly JsonObject[])[];
  readonly contradictions?: readonly JsonObject[];
}

/** A workspace with these claims, and with entries with these links. */
export function deskOf({ claims, powerBases = [], intents = [], contradictions = [] }: DeskParts): Workspace {
  const base = workspaceOf({ title: '' }).assessment as { power_bases: JsonObject[]; intent_hypotheses: JsonObject[] };
  const [power] = base.power_bases;
  const [intent] = base.intent_hypotheses;
  const power_bases = powerBases.map((evidence, at) => ({ ...power, power_basis_id: `PB-${String(at)}`, evidence }));
  const intent_hypotheses = intents.map((evidence, at) => ({ ...intent, hypothesis_id: `IH-${String(at)}`, evidence }));
  const assessment = { claims, power_bases, intent_hypotheses, contradictions };
  return workspaceOf({ title: 'Threads', assessment, casefile: { '/observations': observations } });
}

const ids = ['A', 'B', 'C', 'D', 'E', 'F'];

const claimArbitrary = fc.record({
  claim_id: fc.constantFrom(...ids),
  observation_id: fc.integer({ min: 1, max: 4 }),
  representation: fc.constantFrom('verbatim', 'paraphrase'),
  claim_kind: fc.constantFrom('capacity', 'capacity', 'public-position'),
});

/** Links can also refer to missing claims. */
const linkArbitrary = fc
  .tuple(fc.constantFrom(...ids, 'nowhere'), fc.constantFrom('supports', 'supports', 'contradicts'))
  .map(([id, effect]) => link(id, effect));

const linksArbitrary = fc.array(linkArbitrary, { minLength: 1, maxLength: 5 });

/** Small workspaces with duplicate IDs, missing claims and claims that are linked with both effects. */
export const deskArbitrary: fc.Arbitrary<Workspace> = fc
  .record({
    claims: fc.array(claimArbitrary.map(claim), { minLength: 1, maxLength: 6 }),
    powerBases: fc.array(linksArbitrary, { maxLength: 3 }),
    intents: fc.array(linksArbitrary, { maxLength: 3 }),
  })
  .map(deskOf);

/** Any exclusion, of existing items or not. */
export const offArbitrary = fc.record({
  claims: fc.uniqueArray(fc.constantFrom(...ids, 'nowhere'), { maxLength: 3 }).map((list) => new Set(list)),
  observations: fc.uniqueArray(fc.integer({ min: 1, max: 5 }), { maxLength: 2 }).map((list) => new Set(list)),
  publishers: fc
    .uniqueArray(fc.constantFrom('harbour-council', null), { maxLength: 1 })
    .map((list) => new Set<string | null>(list)),
});
