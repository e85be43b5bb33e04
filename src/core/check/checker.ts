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
}

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
  #last: { readonly workspace: Workspace; readonly result: CheckResult } | undefined;

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
    const last = this.#last;
    const casefileChanged = last?.workspace.casefile !== workspace.casefile;
    if (last && !casefileChanged && last.workspace.assessment === workspace.assessment) return last.result;
    this.#sources.casefile = workspace.casefile;
    const changes = this.#sources.index.update(workspace.assessment);
    this.#head.follow(workspace.assessment);
    valuesOf(workspace).forEach((values, at) => this.#sections[at]?.follow(values));
    this.#lookups.refresh(changes, casefileChanged, (cell) => this.#agenda.add(cell));
    this.#runAgenda();
    const result = this.#gather(last?.result);
    this.#last = { workspace, result };
    return result;
  }

  #runAgenda(): void {
    for (const cell of this.#agenda) if (!cell.dropped) cell.run(this.#reading);
    this.#agenda.clear();
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
