import type { Edit } from '../assessment/edit.ts';
import type { Pointer } from '../assessment/pointer.ts';
import type { Actor, Observation, Passage } from '../casefile/types.generated.ts';
import type { ClaimView, ContradictionView, EvidenceLinkView, IntentView, PowerBasisView } from '../assessment/view.ts';
import type { CodePointSpan } from '../passage/span.ts';
import type { Certainty, Fix, Level, MessageValue } from './finding.ts';

/**
 * What an entry may know of a claim that it refers to. The checker hands out the same object for as long as none of
 * these fields changes, so that typing in a claim's proposition disturbs no entry that cites it.
 */
export interface CitedClaim {
  readonly claim_id: string;
  /** The claim's place in `claims`. */
  readonly representation: string | undefined;
  readonly claim_kind: string | undefined;
  readonly actual: string | undefined;
  readonly observation_id: number | undefined;
}

/** A passage of the casefile and every observation that has it. */
export interface LoadedPassage {
  readonly passage: Passage;
  readonly observations: readonly Observation[];
}

/**
 * The look-ups that a rule may make besides its own entry. The checker notes each one, and runs the rule again only
 * when its entry or an answer that it was given has changed. Answers are compared by identity (numbers and strings by
 * value), so a rule must not look at anything that it did not get from its entry or from here.
 */
export interface RuleContext {
  /** The first claim with this id; undefined where the document has none. */
  claim(claimId: string): CitedClaim | undefined;
  /** How many evidence links and contradiction sides of the document name this claim. */
  claimUses(claimId: string): number;
  /** How many claims of the document belong to this observation. */
  claimsOfObservation(observationId: number): number;
  /** Pointers of the entries of this kind with this id, in document order. */
  entriesWithId(list: 'claims' | 'power_bases' | 'intent_hypotheses', id: string): readonly Pointer[];
  /** Pointers of the contradictions between these two claims, in either order, in document order. */
  contradictionsBetween(oneClaimId: string, otherClaimId: string): readonly Pointer[];
  /** An id that no entry of the list has, made from `id` where it is free and by counting up where not. */
  freshId(list: 'claims' | 'power_bases' | 'intent_hypotheses', id: string): string;
  /** Whether `observation_ids` lists this number. */
  observationListed(observationId: number): boolean;
  /** Whether a casefile is attached. */
  hasCasefile(): boolean;
  /** The casefile's fingerprint, 64 lower-case hexadecimal digits; undefined where no casefile is attached. */
  fingerprint(): string | undefined;
  actor(actorId: string): Actor | undefined;
  observation(observationId: number): Observation | undefined;
  passage(passageId: string): LoadedPassage | undefined;
  /** The contract's scope statement where this deployment knows it (decisions.md, 3). */
  scopeStatement(): string | undefined;
}

/** The document as a whole, without its entries. */
export interface DocumentHeadView {
  readonly casefile_fingerprint_sha256?: string;
  readonly observation_ids?: readonly (number | undefined)[];
  readonly scope?: string;
  readonly unknowns?: readonly (string | undefined)[];
  readonly producer?: { readonly kind?: string; readonly name?: string; readonly version?: string };
}

/** What a rule is given, by what it looks at. `base` is the entry's own pointer. */
export interface Subjects {
  readonly document: DocumentHeadView;
  readonly claim: ClaimView;
  readonly 'power-basis': PowerBasisView;
  readonly intent: IntentView;
  readonly contradiction: ContradictionView;
  /** A power basis or an intent. */
  readonly entry: EntryView;
  /** One evidence link, with the entry that it belongs to. */
  readonly link: { readonly link: EvidenceLinkView; readonly entry: EntryView };
  /** An actor of the casefile; pointers are into the casefile. */
  readonly actor: Actor;
}

/** What power bases and intents have in common. */
export interface EntryView {
  readonly kind: 'power-basis' | 'intent';
  readonly id: string | undefined;
  readonly actor_id: string | undefined;
  readonly time_scope: { readonly start?: string | null; readonly end?: string | null } | undefined;
  readonly evidence: readonly (EvidenceLinkView | undefined)[];
  /** The entry as it is, where a rule needs a field of its own. */
  readonly powerBasis?: PowerBasisView;
  readonly intent?: IntentView;
}

export type SubjectName = keyof Subjects;

/** What a rule reports. `at` and `related` are relative to `base`; `/assessment` prefixes belong in a fix's edit alone. */
export interface Report<MessageId extends string> {
  readonly messageId: MessageId;
  /** A pointer below the subject, such as '/span/end'; '' is the subject itself. */
  readonly at?: Pointer;
  readonly data?: Readonly<Record<string, MessageValue>>;
  /** Absolute pointers into the same document. */
  readonly related?: readonly Pointer[];
  readonly span?: CodePointSpan;
  readonly fixes?: readonly Fix[];
}

export interface RuleDocs {
  /** What the rule checks, in a sentence. */
  readonly description: string;
  /** Why it matters, with its source: a section of the specification or a decision. */
  readonly why: string;
  /** How to mend it. */
  readonly fix: string;
}

/** A document that shows a rule at work. `assessment` and `casefile` are merged over a sound, small workspace. */
export interface Example {
  readonly title: string;
  readonly assessment?: Readonly<Record<string, unknown>>;
  readonly casefile?: Readonly<Record<string, unknown>> | null;
  readonly scopeStatement?: string;
}

export interface InvalidExample extends Example {
  readonly findings: readonly { readonly messageId: string; readonly path: Pointer }[];
}

export interface RuleDefinition<Subject extends SubjectName, MessageId extends string> {
  /** The rule's id; also its file: 'span/order' is `span/order.ts`. */
  readonly id: string;
  readonly level: Level;
  readonly certainty?: Certainty;
  /** What the rule is run on; the checker calls it once for each. */
  readonly subject: Subject;
  readonly docs: RuleDocs;
  /** Sentences with `{{name}}` where a value goes. */
  readonly messages: Readonly<Record<MessageId, string>>;
  readonly examples: { readonly valid: readonly Example[]; readonly invalid: readonly InvalidExample[] };
  /** Returns what is wrong. Never throws on half-filled entries. `base` is the subject's absolute pointer. */
  readonly check: (subject: Subjects[Subject], context: RuleContext, base: Pointer) => Iterable<Report<MessageId>>;
}

/** A rule as the checker sees it, whatever it is run on. */
export interface Rule {
  readonly id: string;
  readonly level: Level;
  readonly certainty: Certainty;
  readonly subject: SubjectName;
  readonly docs: RuleDocs;
  readonly messages: Readonly<Record<string, string>>;
  readonly examples: { readonly valid: readonly Example[]; readonly invalid: readonly InvalidExample[] };
  readonly check: (subject: never, context: RuleContext, base: Pointer) => Iterable<Report<string>>;
}

/** Defines a rule; a message id that `messages` does not have is a type error. */
export function defineRule<Subject extends SubjectName, const MessageId extends string>(
  definition: RuleDefinition<Subject, NoInfer<MessageId>> & { readonly messages: Readonly<Record<MessageId, string>> },
): Rule {
  return { certainty: 'violation', ...definition };
}

/** An edit that sets one place of the assessment. */
export function setInAssessment(path: Pointer, value: Extract<Edit, { type: 'set' }>['value']): Edit {
  return { type: 'set', path: `/assessment${path}`, value };
}
