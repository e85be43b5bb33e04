import type { JsonValue } from '../assessment/json.ts';
import { listOf } from '../assessment/view.ts';
import type { ListName, Workspace } from '../assessment/workspace.ts';
import type { Digest } from '../casefile/hash.ts';
import { rules as allRules } from '../rules/index.generated.ts';
import type { Rule } from '../rules/rule.ts';
import type { PartKind } from '../rules/subjects.ts';
import type { Cell, Reading } from './cell.ts';
import { DocumentIndex } from './document-index.ts';
import { linkRulesOf, rulesByKind, type CheckObserver, type Engine } from './engine.ts';
import { HeadPart } from './head-part.ts';
import { createLookups, type Lookups, type LookupSources } from './lookups.ts';
import { resultOf, type CheckResult } from './result.ts';
import { Section } from './section.ts';

export type { CheckObserver } from './engine.ts';
export type { CheckResult } from './result.ts';

export interface CheckOptions {
  /** SHA-256 of bytes, 32 bytes long. */
  readonly digest: Digest;
  /** The contract's scope statement, where this deployment knows its wording (decisions 3). */
  readonly scopeStatement?: string;
  /** The rules to check; all of them where it is not given. */
  readonly rules?: readonly Rule[];
  /** Told of every rule that is run and every schema that is held against something. */
  readonly observe?: CheckObserver;
}

export interface Checker {
  /** Checks a workspace, looking again only at what changed since the last call. Gives the same as a fresh checker. */
  check(workspace: Workspace): CheckResult;
  /**
   * Checks in pieces: goes on until `enough` says so, which is asked after every few of them, and gives the result once
   * nothing is left to look at, undefined before that. Call it again to go on, with the same workspace or with one that
   * it became meanwhile. What comes out is what `check` gives, which ends it at any time.
   */
  checkSome(workspace: Workspace, enough: () => boolean): CheckResult | undefined;
}

/** How many pieces are looked at between two questions whether it is enough: most take microseconds. */
const fewPieces = 4;

const never = (): boolean => false;

const lists: readonly (readonly [ListName, PartKind])[] = [
  ['claims', 'claim'],
  ['power_bases', 'power-basis'],
  ['intent_hypotheses', 'intent'],
  ['contradictions', 'contradiction'],
  ['unknowns', 'unknown'],
];

/** The parts of the casefile that are looked at one by one. Its shape has been checked on the way in. */
const casefileLists = [
  ['actors', 'actor'],
  ['observations', 'observation'],
] as const;

function sectionsOf(engine: Engine): readonly Section[] {
  return [
    ...lists.map(([list, kind]) => new Section(engine, kind, list, 'assessment')),
    ...casefileLists.map(([list, kind]) => new Section(engine, kind, list, 'casefile')),
  ];
}

function valuesOf({ assessment, casefile }: Workspace): readonly (readonly JsonValue[])[] {
  const ofCasefile = casefileLists.map(([list]) => (casefile?.[list] ?? []) as unknown as readonly JsonValue[]);
  return [...lists.map(([list]) => listOf(assessment, list)), ...ofCasefile];
}

/** A checker's memory: the parts of the last workspace with what was found about each, and what they looked up. */
class RememberingChecker implements Checker {
  readonly #reading: Reading = { cell: undefined };
  readonly #agenda = new Set<Cell>();
  readonly #sources: LookupSources;
  readonly #lookups: Lookups;
  readonly #engine: Engine;
  readonly #sections: readonly Section[];
  readonly #head: HeadPart;
  /** The workspace that was taken in last; not all of it may have been looked at. */
  #taken: Workspace | undefined;
  #result: CheckResult | undefined;
  /** Whether the result is of what was taken in. */
  #isResult = false;

  constructor({ digest, scopeStatement, rules = allRules, observe }: CheckOptions) {
    this.#sources = { index: new DocumentIndex(), casefile: null, digest, scopeStatement };
    this.#lookups = createLookups(this.#sources, this.#reading);
    this.#engine = {
      context: this.#lookups.context,
      rulesFor: rulesByKind(rules),
      linkRules: linkRulesOf(rules),
      observe,
      agenda: this.#agenda,
    };
    this.#sections = sectionsOf(this.#engine);
    this.#head = new HeadPart(this.#engine);
  }

  check(workspace: Workspace): CheckResult {
    const result = this.checkSome(workspace, never);
    if (!result) throw new Error('The check ended before its end.');
    return result;
  }

  checkSome(workspace: Workspace, enough: () => boolean): CheckResult | undefined {
    this.#takeIn(workspace);
    if (this.#result && this.#isResult) return this.#result;
    if (!this.#runAgenda(enough)) return undefined;
    this.#result = this.#gather(this.#result);
    this.#isResult = true;
    return this.#result;
  }

  /** Puts everything on the agenda that has to be looked at (again). */
  #takeIn(workspace: Workspace): void {
    const taken = this.#taken;
    const casefileChanged = taken?.casefile !== workspace.casefile;
    if (taken && !casefileChanged && taken.assessment === workspace.assessment) return;
    this.#isResult = false;
    this.#sources.casefile = workspace.casefile;
    const changes = this.#sources.index.update(workspace.assessment);
    this.#head.follow(workspace.assessment);
    valuesOf(workspace).forEach((values, at) => this.#sections[at]?.follow(values));
    this.#lookups.refresh(changes, casefileChanged, (cell) => this.#agenda.add(cell));
    this.#taken = workspace;
  }

  /** Returns whether all of it was run. */
  #runAgenda(enough: () => boolean): boolean {
    let pieces = 0;
    for (const cell of this.#agenda) {
      if (pieces > 0 && pieces % fewPieces === 0 && enough()) return this.#leaveOff(pieces);
      if (!cell.dropped) cell.run(this.#reading);
      pieces += 1;
    }
    this.#agenda.clear();
    return true;
  }

  /** Takes what was run off the agenda. To clear it is faster, where all of it was. */
  #leaveOff(pieces: number): false {
    let done = 0;
    for (const cell of this.#agenda) {
      if (done === pieces) break;
      this.#agenda.delete(cell);
      done += 1;
    }
    return false;
  }

  /** The result: the one before where no finding changed. */
  #gather(before: CheckResult | undefined): CheckResult {
    const headChanged = this.#head.gather();
    const changed = this.#sections.map((section) => section.gather());
    if (before && !headChanged && !changed.includes(true)) return before;
    return resultOf(this.#head.findings, this.#sections);
  }
}

/** Makes a checker, which remembers the last workspace that it was given and what it found there. */
export function createChecker(options: CheckOptions): Checker {
  return new RememberingChecker(options);
}
