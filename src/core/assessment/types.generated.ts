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
 * Where the entry stands in your own work. Every state can follow every other, because the contract shows no transitions.
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
   * The fingerprint of the casefile, as 64 lower-case hexadecimal characters. It is the SHA-256 of the casefile's observations. It is taken from the attached casefile; it is never typed by hand.
   */
  readonly casefile_fingerprint_sha256: string;
  /**
   * The observations of the casefile that this assessment draws on.
   */
  readonly observation_ids: readonly number[];
  readonly producer: Producer;
  /**
   * What passages say, each attributed and tied to the exact span of text that says it.
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
   * Pairs of claims that cannot both be right as they stand.
   */
  readonly contradictions: readonly Contradiction[];
  /**
   * What is not known and would matter.
   */
  readonly unknowns: readonly string[];
  /**
   * If present, it must equal the contract's fixed statement. The specification omits its exact wording. A document made here leaves it out.
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
   * A short name by which links refer to the claim. Evidence links can only name ids made of letters, digits, and . _ : -
   */
  readonly claim_id: string;
  /**
   * The observation whose passage the claim comes from.
   */
  readonly observation_id: number;
  /**
   * The passage that the claim is about. It is named by the SHA-256 of its text.
   */
  readonly passage_id: string;
  readonly span: Span;
  /**
   * The passage's own text at the span, exactly. It follows the span and is not typed by hand.
   */
  readonly actual: string;
  /**
   * What you say that the text represents, in one sentence that can be right or wrong.
   */
  readonly proposition: string;
  /**
   * Whether the proposition keeps the passage's words or restates them. Only verbatim claims can support a power basis or an intent.
   */
  readonly representation: 'verbatim' | 'paraphrase';
  /**
   * What sort of statement the passage makes.
   */
  readonly claim_kind: 'measurement' | 'reported-action' | 'public-position' | 'forecast' | 'denial' | 'allegation' | 'capacity';
  /**
   * The actors that the claim is about.
   */
  readonly subject_actor_ids: readonly Identifier[];
  readonly attribution: Attribution;
}
/**
 * Where the words are in the passage, counted in Unicode code points. The span goes from start up to but not including end.
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
 * Whose claim this is. A claim keeps its attribution wherever it is used.
 */
export interface Attribution {
  /**
   * How the passage ties the claim to the actor.
   */
  readonly mode: 'explicit-speaker' | 'reported-speaker' | 'publisher' | 'unresolved';
  /**
   * The actor whose claim it is, or nobody where it is unresolved.
   */
  readonly actor_id: string | null;
}
/**
 * An evidence-linked description of something that an actor can draw on. It is not a score.
 */
export interface PowerBasis {
  readonly power_basis_id: Identifier;
  readonly actor_id: Identifier;
  /**
   * The field in which it works.
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
   * What the actor can draw on, in plain words.
   */
  readonly description: string;
  readonly scope: PowerScope;
  readonly time_scope: TimeScope;
  readonly workflow_state: WorkflowState;
  /**
   * The claims that speak for this power basis or against it, each with its reason. Support must be verbatim and must visibly name the actor.
   */
  readonly evidence: readonly EvidenceLink[];
  /**
   * What this power basis does not reach, or what weakens it.
   */
  readonly limitations: readonly Statement[];
  /**
   * What would show that this entry is wrong.
   */
  readonly falsifiers: readonly Statement[];
}
/**
 * In which relation, where, and for which operations the power basis holds.
 */
export interface PowerScope {
  /**
   * In what relation the actor holds this power. Bilateral leverage names exactly one related actor.
   */
  readonly relationship:
    'self-capacity' | 'bilateral-leverage' | 'institutional-role' | 'network-position' | 'situational-access' | 'other';
  /**
   * Where it holds.
   */
  readonly geographies: readonly Statement[];
  /**
   * What it can be used for.
   */
  readonly operations: readonly Statement[];
  /**
   * The other actors in the relation. Exactly one for bilateral leverage.
   */
  readonly related_actor_ids: readonly Identifier[];
}
/**
 * When the entry holds. Either end may be open, not both.
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
 * Ties an entry to a claim, and says which way the claim cuts and why.
 */
export interface EvidenceLink {
  readonly claim_id: Identifier;
  /**
   * Which way the claim cuts.
   */
  readonly effect: 'supports' | 'contradicts';
  /**
   * Why the claim cuts that way.
   */
  readonly reason: string;
}
/**
 * A falsifiable hypothesis about what an actor means to do. It is not a statement of what the actor really thinks.
 */
export interface IntentHypothesis {
  readonly hypothesis_id: Identifier;
  readonly actor_id: Identifier;
  /**
   * What the hypothesis is about, in a few words.
   */
  readonly topic: string;
  /**
   * What the actor may mean to do, put so that it could be shown wrong.
   */
  readonly hypothesis: string;
  /**
   * How the evidence leads to the hypothesis.
   */
  readonly rationale: string;
  readonly time_scope: TimeScope;
  readonly workflow_state: WorkflowState;
  /**
   * The claims that speak for this hypothesis or against it, each with its reason. Support must be verbatim and must visibly name the actor. Capability alone cannot support an intent.
   */
  readonly evidence: readonly EvidenceLink[];
  /**
   * What else would explain the same evidence.
   */
  readonly alternatives: readonly Statement[];
  /**
   * What would show that this entry is wrong.
   */
  readonly falsifiers: readonly Statement[];
}
/**
 * Two claims that cannot both be right as they stand.
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
   * Why the two cannot both be right.
   */
  readonly explanation: string;
}
