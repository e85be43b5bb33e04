import type { CodePointSpan } from '../passage/span.ts';
import { idPrefixOf, idsOf, nextId, type IdentifiedList } from './ids.ts';
import type { JsonObject } from './json.ts';
import type { Workspace } from './workspace.ts';

/** Where a claim's words stand: the passage, the observation it was reached through, and its text at the span. */
export interface Anchor {
  readonly observation_id: number;
  readonly passage_id: string;
  readonly span: CodePointSpan;
  /** The passage's text at the span, exactly. */
  readonly actual: string;
}

/**
 * An assessment with nothing in it yet. What only the analyst can say (enumerations, texts) is left out, so that it is
 * asked for; lists are there and empty. `scope` is left out, see decisions, 3.
 */
export function emptyAssessment(): JsonObject {
  return {
    contract: 'ww3.assessment/v1',
    observation_ids: [],
    producer: {},
    claims: [],
    power_bases: [],
    intent_hypotheses: [],
    contradictions: [],
    unknowns: [],
  };
}

/** A draft with nothing in it yet and no casefile. */
export function emptyWorkspace(title: string): Workspace {
  return { title, assessment: emptyAssessment(), casefile: null };
}

/** What a new draft starts as: its fingerprint follows the casefile that is written for it. */
export function newWorkspace(title: string): Workspace {
  return { ...emptyWorkspace(title), startedHere: true };
}

/** The span as the contract writes it (specification 2.4). */
export function spanObject({ start, end }: CodePointSpan): JsonObject {
  return { start, end, offset_encoding: 'unicode-code-point' };
}

/**
 * A claim over the words of a passage: verbatim, its proposition the words themselves, nobody's yet. Its kind is left
 * out, so that it is asked for.
 */
export function newClaim(assessment: JsonObject, { observation_id, passage_id, span, actual }: Anchor): JsonObject {
  return {
    claim_id: freshId(assessment, 'claims'),
    observation_id,
    passage_id,
    span: spanObject(span),
    actual,
    proposition: actual,
    representation: 'verbatim',
    subject_actor_ids: [],
    attribution: { actor_id: null, mode: 'unresolved' },
  };
}

/** A claim that is not tied to a passage yet. */
export function newUnanchoredClaim(assessment: JsonObject): JsonObject {
  return {
    claim_id: freshId(assessment, 'claims'),
    subject_actor_ids: [],
    attribution: { actor_id: null, mode: 'unresolved' },
  };
}

/** A power basis with nothing said yet. Both ends of its time are open until one is given. */
export function newPowerBasis(assessment: JsonObject): JsonObject {
  return {
    power_basis_id: freshId(assessment, 'power_bases'),
    scope: { geographies: [], operations: [], related_actor_ids: [] },
    time_scope: { start: null, end: null },
    workflow_state: 'draft',
    evidence: [],
    limitations: [],
    falsifiers: [],
  };
}

/** An intent hypothesis with nothing said yet. Both ends of its time are open until one is given. */
export function newIntent(assessment: JsonObject): JsonObject {
  return {
    hypothesis_id: freshId(assessment, 'intent_hypotheses'),
    time_scope: { start: null, end: null },
    workflow_state: 'draft',
    evidence: [],
    alternatives: [],
    falsifiers: [],
  };
}

/** A contradiction with neither side chosen. */
export function newContradiction(): JsonObject {
  return {};
}

/** A link to a claim, its reason still to be written. */
export function newEvidenceLink(claimId: string, effect: 'supports' | 'contradicts'): JsonObject {
  return { claim_id: claimId, effect };
}

function freshId(assessment: JsonObject, list: IdentifiedList): string {
  return nextId(idsOf(assessment, list), idPrefixOf[list]);
}
