/** The checker: turns a workspace into its findings, and after an edit repeats only the affected checks. */
import type { JsonValue } from '../json/json.ts';
import { listOf, type ListName } from '../assessment/view.ts';
import type { Workspace } from '../workspace/workspace.ts';
import type { Digest } from '../casefile/hash.ts';
import { rules as allRules } from '../rules/index.generated.ts';
import type { Rule, PartKind } from '../rules/rule.ts';
import type { Cell, Reading } from './cell.ts';
import { DocumentIndex } from './document-index.ts';
import { linkRulesOf, rulesByKind, HeadPart, Section, type CheckObserver, type Engine } from './parts.ts';
import { createLookups, type Lookups, type LookupSources } from './lookups.ts';
import { resultOf, type CheckResult } from './result.ts';

export type { CheckObserver } from './parts.ts';
export type { CheckResult } from './result.ts';

/** What a checker needs. Everything but `digest` is optional. */
export interface CheckOptions {
  /** SHA-256 of bytes, 32 bytes long. */
  readonly digest: Digest;
  /** The contract's scope statement, if this deployment is configured with its wording. */
  readonly scopeStatement?: string;
  /** The rules to check. Defaults to all rules. */
  readonly rules?: readonly Rule[];
  /** Called for every rule that runs and every schema validation. */
  readonly observe?: CheckObserver;
}

/** Checks workspaces, one after the other. */
export interface Checker {
  /**
   * Checks a workspace, and only repeats checks that depend on something that changed since the last call. Returns the
   * same as a new checker.
   */
  check(workspace: Workspace): CheckResult;
  /**
   * Checks in pieces until `enough`, which is called after every few pieces, returns true. Returns the result when
   * everything is checked, and undefined before that. Call it again to continue, with the same workspace or a later
   * version of it. The result is that of `check`, which finishes the work at any time.
   */
  checkSome(workspace: Workspace, enough: () => boolean): CheckResult | undefined;
}

/** How many pieces run between two calls of `enough`. Most take microseconds. */
const fewPieces = 4;

const never = (): boolean => false;

const lists: readonly (readonly [ListName, PartKind])[] = [
  ['claims', 'claim'],
  ['power_bases', 'power-basis'],
  ['intent_hypotheses', 'intent'],
  ['contradictions', 'contradiction'],
  ['unknowns', 'unknown'],
];

/** The parts of the casefile that are checked one by one. The shape of the casefile was checked when it was opened. */
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

/** Keeps the parts of the last workspace with their findings and look-ups. */
class RememberingChecker implements Checker {
  readonly #reading: Reading = { cell: undefined };
  readonly #agenda = new Set<Cell>();
  readonly #sources: LookupSources;
  readonly #lookups: Lookups;
  readonly #engine: Engine;
  readonly #sections: readonly Section[];
  readonly #head: HeadPart;
  /** The last workspace. Not all of it may be checked yet. */
  #workspace: Workspace | undefined;
  #result: CheckResult | undefined;
  /** Whether the result is that of the last workspace. */
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

  /** Puts every check that has to run (again) on the agenda. */
  #takeIn(workspace: Workspace): void {
    const previous = this.#workspace;
    const casefileChanged = previous?.casefile !== workspace.casefile;
    if (previous && !casefileChanged && previous.assessment === workspace.assessment) return;
    this.#isResult = false;
    this.#sources.casefile = workspace.casefile;
    const changes = this.#sources.index.update(workspace.assessment);
    this.#head.follow(workspace.assessment);
    valuesOf(workspace).forEach((values, at) => this.#sections[at]?.follow(values));
    this.#lookups.refresh(changes, casefileChanged, (cell) => this.#agenda.add(cell));
    this.#workspace = workspace;
  }

  /** Returns whether the agenda is done. */
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

  /** Removes the checks that ran from the agenda. Clearing it is faster if all of them ran. */
  #leaveOff(pieces: number): false {
    let done = 0;
    for (const cell of this.#agenda) {
      if (done === pieces) break;
      this.#agenda.delete(cell);
      done += 1;
    }
    return false;
  }

  /** Returns the result, which is the previous one if no finding changed. */
  #gather(before: CheckResult | undefined): CheckResult {
    const headChanged = this.#head.gather();
    const changed = this.#sections.map((section) => section.gather());
    if (before && !headChanged && !changed.includes(true)) return before;
    return resultOf(this.#head.findings, this.#sections);
  }
}

/** Creates a checker, which keeps the last workspace and its findings. */
export function createChecker(options: CheckOptions): Checker {
  return new RememberingChecker(options);
}
