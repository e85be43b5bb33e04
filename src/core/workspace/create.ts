/** The initial values of drafts, claims, entries, contradictions and evidence links. */
import type { CodePointSpan } from '../text/span.ts';
import { idPrefixOf, idsOf, nextId, type IdentifiedList } from '../assessment/ids.ts';
import type { JsonObject } from '../json/json.ts';
import type { Workspace } from './workspace.ts';

/** A claim's text: its passage, the observation, and the text at the span. */
export interface Anchor {
  readonly observation_id: number;
  readonly passage_id: string;
  readonly span: CodePointSpan;
  /** The passage's text at the span, exactly. */
  readonly actual: string;
}

/**
 * Creates an empty assessment. Fields that only the analyst can fill in (enumerations, texts) are missing, so that the
 * checker asks for them; lists are empty. `scope` is missing too, because its wording is not published.
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

/** Creates an empty draft without a casefile. */
export function emptyWorkspace(title: string): Workspace {
  return { title, assessment: emptyAssessment(), casefile: null };
}

/** Creates a new draft. Its fingerprint follows its casefile. */
export function newWorkspace(title: string): Workspace {
  return { ...emptyWorkspace(title), startedHere: true };
}

/** Returns the span in the contract's form (specification 2.4). */
export function spanObject({ start, end }: CodePointSpan): JsonObject {
  return { start, end, offset_encoding: 'unicode-code-point' };
}

/**
 * Creates a claim from a passage's text: verbatim, with the text as its proposition and no actor. Its kind is missing,
 * so that the checker asks for it.
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

/** Creates a claim without a passage. */
export function newUnanchoredClaim(assessment: JsonObject): JsonObject {
  return {
    claim_id: freshId(assessment, 'claims'),
    subject_actor_ids: [],
    attribution: { actor_id: null, mode: 'unresolved' },
  };
}

/** Creates an empty power basis. Both ends of its time scope are open until one is set. */
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

/** Creates an empty intent hypothesis. Both ends of its time scope are open until one is set. */
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

/** Creates a contradiction without claims. */
export function newContradiction(): JsonObject {
  return {};
}

/** Creates a link to a claim, without a reason. */
export function newEvidenceLink(claimId: string, effect: 'supports' | 'contradicts'): JsonObject {
  return { claim_id: claimId, effect };
}

function freshId(assessment: JsonObject, list: IdentifiedList): string {
  return nextId(idsOf(assessment, list), idPrefixOf[list]);
}
