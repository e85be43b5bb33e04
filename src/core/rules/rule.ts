/** Defines what a rule is: what it checks, its texts, examples and check function, and how it is declared. */
import type { JsonValue } from '../json/json.ts';
import type { Pointer } from '../json/pointer.ts';
import type { ClaimView, ContradictionView, EvidenceLinkView, IntentView, PowerBasisView } from '../assessment/view.ts';
import type { Actor } from '../casefile/types.generated.ts';
import type { Authority } from '../authority/authority.ts';
import type { Edit } from '../workspace/workspace.ts';
import type { CodePointSpan } from '../text/span.ts';
import type { RuleContext } from './context.ts';
import type { Certainty, Fix, Level, MessageValue } from './finding.ts';

/** The document as a whole, without its entries. */
interface DocumentHeadView {
  readonly casefile_fingerprint_sha256?: string;
  readonly observation_ids?: readonly (number | undefined)[];
  readonly scope?: string;
  readonly producer?: { readonly kind?: string; readonly name?: string; readonly version?: string };
}

/** The common fields of power bases and intent hypotheses. */
export interface EntryView {
  readonly kind: 'power-basis' | 'intent';
  readonly id: string | undefined;
  readonly actor_id: string | undefined;
  readonly time_scope: { readonly start?: string | null; readonly end?: string | null } | undefined;
  readonly evidence: readonly (EvidenceLinkView | undefined)[];
  readonly falsifiers: readonly (string | undefined)[];
}

/** One evidence link, with the fields of its entry that rules need. */
export interface LinkSubject {
  readonly link: EvidenceLinkView;
  readonly kind: EntryView['kind'];
  /** The entry's actor. */
  readonly actor_id: string | undefined;
}

/** An evidence link or a contradiction, with its references to claims. */
export interface CitingSubject {
  readonly kind: 'link' | 'contradiction';
  readonly names: readonly {
    readonly claimId: string;
    /** The field with the ID, relative to the link or contradiction. */
    readonly at: Pointer;
  }[];
}

/**
 * The kinds of parts that the checker checks one by one. 'document' is the assessment without the entries of its lists.
 */
export type PartKind =
  | 'document'
  | 'claim'
  | 'power-basis'
  | 'intent'
  | 'contradiction'
  | 'unknown'
  | 'actor'
  | 'observation';

/** Any part, as it is in the file. */
export interface PartSubject {
  readonly kind: PartKind;
  readonly value: JsonValue;
}

/** The argument of a rule, by its subject. */
export interface Subjects {
  readonly document: DocumentHeadView;
  readonly claim: ClaimView;
  readonly 'power-basis': PowerBasisView;
  readonly intent: IntentView;
  readonly contradiction: ContradictionView;
  /** A power basis or an intent hypothesis. */
  readonly entry: EntryView;
  readonly link: LinkSubject;
  /** Each evidence link and each contradiction. */
  readonly citing: CitingSubject;
  /** An actor of the casefile; pointers are into the casefile. */
  readonly actor: Actor;
  /** Every part in turn, including the casefile's. */
  readonly part: PartSubject;
}

/** What a rule can check. */
export type SubjectName = keyof Subjects;

/** A rule's report. Paths in fixes start with `/assessment` or `/casefile`; `at` and `related` do not. */
export interface Report<MessageId extends string> {
  readonly messageId: MessageId;
  /** A pointer below the subject, such as '/span/end'; '' is the subject itself. */
  readonly at?: Pointer;
  readonly data?: Readonly<Record<string, MessageValue>>;
  /** Absolute pointers into the same document. */
  readonly related?: readonly Pointer[];
  /** The span in the claim's passage, in code points. */
  readonly span?: CodePointSpan;
  readonly fixes?: readonly Fix[];
}

/** The texts that explain a rule to a person. */
export interface RuleDocs {
  /** What must be so, in one or more sentences. */
  readonly description: string;
  /** Why it matters. */
  readonly why: string;
  /** How to fix it, as an imperative. */
  readonly fix: string;
}

/**
 * A document that shows what a rule does. `assessment` and `casefile` change a small, valid workspace (see
 * example-workspace.ts for how); `casefile: null` removes the casefile.
 */
export interface Example {
  /** What the example shows, in a sentence. */
  readonly title: string;
  readonly assessment?: Readonly<Record<string, unknown>>;
  readonly casefile?: Readonly<Record<string, unknown>> | null;
  readonly scopeStatement?: string;
}

/** A document that breaks the rule, with exactly the findings that the rule reports, in this order. */
export interface InvalidExample extends Example {
  readonly findings: readonly { readonly messageId: string; readonly path: Pointer }[];
}

/** The level and certainty of one message, if they differ from the rule's. */
interface MessageLevel {
  readonly level?: Level;
  readonly certainty?: Certainty;
}

/** A rule, as its file defines it. */
export interface RuleDefinition<Subject extends SubjectName, MessageId extends string> {
  /** The rule's ID, which is also its file: 'span/order' is `span/order.ts`. */
  readonly id: string;
  readonly level: Level;
  /** Defaults to 'checked'. */
  readonly certainty?: Certainty;
  /** What the rule checks. The checker calls it once for each. */
  readonly subject: Subject;
  /** The contract, our reading of it, or our convention. */
  readonly authority: Authority;
  readonly docs: RuleDocs;
  /** Sentences in which `{{name}}` is replaced by a value. */
  readonly messages: Readonly<Record<MessageId, string>>;
  /** The messages whose level or certainty differs from the rule's. */
  readonly weights?: Readonly<Partial<Record<MessageId, MessageLevel>>>;
  readonly examples: { readonly valid: readonly Example[]; readonly invalid: readonly InvalidExample[] };
  /** Returns the reports. Never throws on incomplete entries. `base` is the subject's absolute pointer. */
  readonly check: (subject: Subjects[Subject], context: RuleContext, base: Pointer) => readonly Report<MessageId>[];
}

/** A rule as the checker uses it, independent of its subject. */
export interface Rule extends Omit<RuleDefinition<SubjectName, string>, 'check' | 'certainty' | 'weights'> {
  readonly certainty: Certainty;
  readonly weights: Readonly<Record<string, MessageLevel | undefined>>;
  readonly check: (subject: never, context: RuleContext, base: Pointer) => readonly Report<string>[];
}

/** Defines a rule. A message ID that is not in `messages` is a type error. */
export function defineRule<Subject extends SubjectName, const MessageId extends string>(
  definition: RuleDefinition<Subject, NoInfer<MessageId>> & { readonly messages: Readonly<Record<MessageId, string>> },
): Rule {
  return { certainty: 'checked', weights: {}, ...definition };
}

/** The empty result. Always the same array, because it is the common case. */
export const nothing: readonly never[] = Object.freeze([]);

/** Returns an edit that sets one value in the assessment. */
export function setInAssessment(path: Pointer, value: JsonValue): Edit {
  return { type: 'set', path: `/assessment${path}`, value };
}

/** Returns an edit that removes one property or item of the assessment. */
export function unsetInAssessment(path: Pointer): Edit {
  return { type: 'unset', path: `/assessment${path}` };
}
