/* Generated from src/schema/assessment.schema.json by `npm run generate`. Do not edit. */

/**
 * 1 to 200 characters: a letter or digit first, then letters, digits, and . _ : -
 */
export type Identifier = string;
/**
 * One statement, in plain words.
 */
export type Statement = string;
/**
 * The status of the entry in your work. You can change it freely, because the contract shows no transitions.
 */
export type WorkflowState = 'draft' | 'active' | 'contested' | 'retired';

/**
 * An evidence-linked situation assessment (contract ww3.assessment/v1). Claims remain attributed representations of what a passage says. Power bases are evidence-linked descriptions, not scores. Intent entries are falsifiable hypotheses with stated alternatives. Validation of a document does not make any entry in it true.
 */
export interface Assessment {
  /**
   * The version of the assessment contract.
   */
  readonly contract: 'ww3.assessment/v1';
  /**
   * The fingerprint of the casefile, as 64 lower-case hexadecimal characters. It is the SHA-256 of the casefile's observations. It is filled in from the attached casefile.
   */
  readonly casefile_fingerprint_sha256: string;
  /**
   * The observations in the casefile that this assessment uses.
   */
  readonly observation_ids: readonly number[];
  readonly producer: Producer;
  /**
   * What the passages say, each claim attributed and linked to the exact text.
   */
  readonly claims: readonly Claim[];
  /**
   * Evidence-linked descriptions with relational, geographic, operational and temporal scope. They are not scores.
   */
  readonly power_bases: readonly PowerBasis[];
  /**
   * Falsifiable hypotheses with stated alternatives. They are not statements of what an actor really thinks.
   */
  readonly intent_hypotheses: readonly IntentHypothesis[];
  /**
   * Pairs of claims that cannot both be right.
   */
  readonly contradictions: readonly Contradiction[];
  /**
   * Open questions that matter to the assessment.
   */
  readonly unknowns: readonly string[];
  /**
   * If present, it must equal the contract's fixed statement. The specification omits its exact wording. Assessment Desk does not add one.
   */
  readonly scope?: string;
}
/**
 * Who or what wrote this assessment.
 */
export interface Producer {
  /**
   * Whether a person, an agent or a model wrote this assessment.
   */
  readonly kind: 'human' | 'agent' | 'model';
  /**
   * The name of the person, team, agent or model.
   */
  readonly name: string;
  /**
   * The version of the producer or of this edition of the assessment, in your own scheme.
   */
  readonly version: string;
}
/**
 * An attributed representation of what a passage says.
 */
export interface Claim {
  /**
   * The ID that links use to refer to the claim. Evidence links only accept a letter or digit first, then letters, digits, and . _ : -
   */
  readonly claim_id: string;
  /**
   * The observation that contains the claim's passage.
   */
  readonly observation_id: number;
  /**
   * The passage that the claim is about. It is identified by the SHA-256 of its text.
   */
  readonly passage_id: string;
  readonly span: Span;
  /**
   * The exact text of the passage at the span. It is filled in from the passage.
   */
  readonly actual: string;
  /**
   * What the text says, as one statement that can be true or false.
   */
  readonly proposition: string;
  /**
   * Whether the proposition uses the passage’s words or restates them. Only verbatim claims can support a power basis or an intent.
   */
  readonly representation: 'verbatim' | 'paraphrase';
  /**
   * The type of statement in the passage.
   */
  readonly claim_kind: 'measurement' | 'reported-action' | 'public-position' | 'forecast' | 'denial' | 'allegation' | 'capacity';
  /**
   * The actors that the claim is about.
   */
  readonly subject_actor_ids: readonly Identifier[];
  readonly attribution: Attribution;
}
/**
 * The place of the text in the passage, in Unicode code points. The start is inclusive, the end exclusive.
 */
export interface Span {
  /**
   * The first code point of the span, counted from 0.
   */
  readonly start: number;
  /**
   * The code point after the last one of the span.
   */
  readonly end: number;
  /**
   * Offsets count Unicode code points.
   */
  readonly offset_encoding: 'unicode-code-point';
}
/**
 * Who made the claim. A claim keeps its attribution wherever it is used.
 */
export interface Attribution {
  /**
   * How the passage connects the claim to the actor.
   */
  readonly mode: 'explicit-speaker' | 'reported-speaker' | 'publisher' | 'unresolved';
  /**
   * The actor who made the claim, or no actor if it is unresolved.
   */
  readonly actor_id: string | null;
}
/**
 * An evidence-linked description of a source of an actor’s power. It is not a score.
 */
export interface PowerBasis {
  readonly power_basis_id: Identifier;
  readonly actor_id: Identifier;
  /**
   * The field in which the power basis applies.
   */
  readonly domain:
    | 'military'
    | 'economic'
    | 'diplomatic'
    | 'institutional'
    | 'technological'
    | 'information'
    | 'logistics'
    | 'legal'
    | 'humanitarian'
    | 'other';
  /**
   * The source of power, in plain words.
   */
  readonly description: string;
  readonly scope: PowerScope;
  readonly time_scope: TimeScope;
  readonly workflow_state: WorkflowState;
  /**
   * The claims that support or contradict this power basis, each with a reason. Support must be verbatim and must visibly name the actor.
   */
  readonly evidence: readonly EvidenceLink[];
  /**
   * What limits or weakens this power basis.
   */
  readonly limitations: readonly Statement[];
  /**
   * What would prove this entry wrong.
   */
  readonly falsifiers: readonly Statement[];
}
/**
 * The relationship, places and operations for which the power basis applies.
 */
export interface PowerScope {
  /**
   * The kind of relationship behind this power. Bilateral leverage requires exactly one related actor.
   */
  readonly relationship:
    'self-capacity' | 'bilateral-leverage' | 'institutional-role' | 'network-position' | 'situational-access' | 'other';
  /**
   * Where it applies.
   */
  readonly geographies: readonly Statement[];
  /**
   * What it can be used for.
   */
  readonly operations: readonly Statement[];
  /**
   * The other actors in the relationship. Exactly one for bilateral leverage.
   */
  readonly related_actor_ids: readonly Identifier[];
}
/**
 * The period in which the entry applies. The start or the end can be open, but not both.
 */
export interface TimeScope {
  /**
   * A date and time with its zone (RFC 3339), or open.
   */
  readonly start: string | null;
  /**
   * A date and time with its zone (RFC 3339), or open.
   */
  readonly end: string | null;
}
/**
 * Connects a claim to an entry, with its effect and reason.
 */
export interface EvidenceLink {
  readonly claim_id: Identifier;
  /**
   * Whether the claim supports or contradicts the entry.
   */
  readonly effect: 'supports' | 'contradicts';
  /**
   * Why the claim supports or contradicts the entry.
   */
  readonly reason: string;
}
/**
 * A falsifiable hypothesis about what an actor intends to do. It is not a statement of what the actor really thinks.
 */
export interface IntentHypothesis {
  readonly hypothesis_id: Identifier;
  readonly actor_id: Identifier;
  /**
   * What the hypothesis is about, in a few words.
   */
  readonly topic: string;
  /**
   * What the actor may intend to do, stated so that it can be proven wrong.
   */
  readonly hypothesis: string;
  /**
   * How the evidence leads to the hypothesis.
   */
  readonly rationale: string;
  readonly time_scope: TimeScope;
  readonly workflow_state: WorkflowState;
  /**
   * The claims that support or contradict this hypothesis, each with a reason. Support must be verbatim and must visibly name the actor. Capability alone cannot support an intent.
   */
  readonly evidence: readonly EvidenceLink[];
  /**
   * What else would explain the same evidence.
   */
  readonly alternatives: readonly Statement[];
  /**
   * What would prove this entry wrong.
   */
  readonly falsifiers: readonly Statement[];
}
/**
 * Two claims that cannot both be right.
 */
export interface Contradiction {
  /**
   * One of the two claims.
   */
  readonly left_claim_id: string;
  /**
   * The other claim.
   */
  readonly right_claim_id: string;
  /**
   * Why the two claims cannot both be right.
   */
  readonly explanation: string;
}
