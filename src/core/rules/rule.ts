import type { JsonValue } from '../assessment/json.ts';
import type { Authority } from '../authority/authority.ts';
import type { Edit } from '../assessment/edit.ts';
import type { Pointer } from '../assessment/pointer.ts';
import type { CodePointSpan } from '../passage/span.ts';
import type { RuleContext } from './context.ts';
import type { Certainty, Fix, Level, MessageValue } from './finding.ts';
import type { SubjectName, Subjects } from './subjects.ts';

/** What a rule reports. Fixes carry `/assessment` or `/casefile` in front of their paths; `at` and `related` do not. */
export interface Report<MessageId extends string> {
  readonly messageId: MessageId;
  /** A pointer below the subject, such as '/span/end'; '' is the subject itself. */
  readonly at?: Pointer;
  readonly data?: Readonly<Record<string, MessageValue>>;
  /** Absolute pointers into the same document. */
  readonly related?: readonly Pointer[];
  /** Where in the claim's passage, in code points. */
  readonly span?: CodePointSpan;
  readonly fixes?: readonly Fix[];
}

export interface RuleDocs {
  /** What the rule checks, in a sentence. */
  readonly description: string;
  /** Why it matters. Whose word the rule is, its `authority` says. */
  readonly why: string;
  /** How to mend it. */
  readonly fix: string;
}

/**
 * A document that shows a rule at work. `assessment` and `casefile` are laid over a sound, small workspace (see
 * example-workspace.ts for how); `casefile: null` takes the casefile away.
 */
export interface Example {
  /** What the example shows, in a sentence. */
  readonly title: string;
  readonly assessment?: Readonly<Record<string, unknown>>;
  readonly casefile?: Readonly<Record<string, unknown>> | null;
  readonly scopeStatement?: string;
}

/** A document that breaks the rule, and what the rule finds in it: these findings, in this order, and no others. */
export interface InvalidExample extends Example {
  readonly findings: readonly { readonly messageId: string; readonly path: Pointer }[];
}

/** How one message of a rule weighs where that is not how the rule as a whole does. */
export interface Weight {
  readonly level?: Level;
  readonly certainty?: Certainty;
}

export interface RuleDefinition<Subject extends SubjectName, MessageId extends string> {
  /** The rule's id; also its file: 'span/order' is `span/order.ts`. */
  readonly id: string;
  readonly level: Level;
  /** 'checked' if not given. */
  readonly certainty?: Certainty;
  /** What the rule is run on; the checker calls it once for each. */
  readonly subject: Subject;
  /** Whose word the rule is: the contract’s, our reading of it, or our convention. */
  readonly authority: Authority;
  readonly docs: RuleDocs;
  /** Sentences with `{{name}}` where a value goes. */
  readonly messages: Readonly<Record<MessageId, string>>;
  /** The messages that weigh otherwise than `level` and `certainty` say. */
  readonly weights?: Readonly<Partial<Record<MessageId, Weight>>>;
  readonly examples: { readonly valid: readonly Example[]; readonly invalid: readonly InvalidExample[] };
  /** Returns what is wrong. Never throws on half-filled entries. `base` is the subject's absolute pointer. */
  readonly check: (subject: Subjects[Subject], context: RuleContext, base: Pointer) => readonly Report<MessageId>[];
}

/** A rule as the checker sees it, whatever it is run on. */
export interface Rule extends Omit<RuleDefinition<SubjectName, string>, 'check' | 'certainty' | 'weights'> {
  readonly certainty: Certainty;
  readonly weights: Readonly<Record<string, Weight | undefined>>;
  readonly check: (subject: never, context: RuleContext, base: Pointer) => readonly Report<string>[];
}

/** Defines a rule; a message id that `messages` does not have is a type error. */
export function defineRule<Subject extends SubjectName, const MessageId extends string>(
  definition: RuleDefinition<Subject, NoInfer<MessageId>> & { readonly messages: Readonly<Record<MessageId, string>> },
): Rule {
  return { certainty: 'checked', weights: {}, ...definition };
}

/** What a rule returns where nothing is wrong: the same array every time, for it is the common case. */
export const nothing: readonly never[] = Object.freeze([]);

/** An edit that sets one place of the assessment. */
export function setInAssessment(path: Pointer, value: JsonValue): Edit {
  return { type: 'set', path: `/assessment${path}`, value };
}

/** An edit that removes one property or item of the assessment. */
export function unsetInAssessment(path: Pointer): Edit {
  return { type: 'unset', path: `/assessment${path}` };
}
