/** The data that all parts of a checker share, and which rules run on which kind of part. */
import type { Pointer } from '../json/pointer.ts';
import type { RuleContext } from '../rules/context.ts';
import type { Rule } from '../rules/rule.ts';
import type { PartKind, SubjectName } from '../rules/subjects.ts';
import type { Cell } from './cell.ts';

/**
 * Called with a rule's ID or `schema`, and the pointer of the part that is checked. Counts the work of an edit and
 * cannot change anything.
 */
export type CheckObserver = (what: string, at: Pointer) => void;

/** The data that all parts of a checker share. */
export interface Engine {
  readonly context: RuleContext;
  /** The rules that run on a kind of part as a whole. */
  readonly rulesFor: Readonly<Record<PartKind, readonly Rule[]>>;
  /** The rules that are run on each evidence link. */
  readonly linkRules: readonly Rule[];
  /** Called for every check, to count the work. */
  readonly observe: CheckObserver | undefined;
  /** The cells that must run before the findings are up to date. */
  readonly agenda: Set<Cell>;
}

const subjectsOf: Readonly<Record<PartKind, readonly SubjectName[]>> = {
  document: ['document', 'part'],
  claim: ['claim', 'part'],
  'power-basis': ['power-basis', 'entry', 'part'],
  intent: ['intent', 'entry', 'part'],
  contradiction: ['contradiction', 'citing', 'part'],
  unknown: ['part'],
  actor: ['actor', 'part'],
  observation: ['part'],
};

/** The rules that are run on each evidence link. */
export function linkRulesOf(rules: readonly Rule[]): readonly Rule[] {
  return rules.filter(({ subject }) => subject === 'link' || subject === 'citing');
}

/** Sorts the rules by the kinds of part that they are run on. */
export function rulesByKind(rules: readonly Rule[]): Engine['rulesFor'] {
  const kinds = Object.keys(subjectsOf) as PartKind[];
  const runOn = (kind: PartKind) => rules.filter(({ subject }) => subjectsOf[kind].includes(subject));
  return Object.fromEntries(kinds.map((kind) => [kind, runOn(kind)])) as unknown as Engine['rulesFor'];
}
