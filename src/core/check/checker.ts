import { isJsonObject, type JsonObject, type JsonValue } from '../assessment/json.ts';
import { listOf } from '../assessment/view.ts';
import type { ListName, Workspace } from '../assessment/workspace.ts';
import type { Digest } from '../casefile/hash.ts';
import { rules as allRules } from '../rules/index.generated.ts';
import type { Rule } from '../rules/rule.ts';
import type { PartKind } from '../rules/subjects.ts';
import type { Cell, Reading } from './cell.ts';
import { DocumentIndex } from './document-index.ts';
import { linkRulesOf, rulesByKind, type Engine } from './engine.ts';
import { headOf, type Head } from './head.ts';
import { createLookups, type LookupSources } from './lookups.ts';
import { Part } from './part.ts';
import { resultOf, type CheckResult } from './result.ts';
import { Section } from './section.ts';

export type { CheckResult } from './result.ts';

export interface CheckOptions {
  /** SHA-256 of bytes, 32 bytes long. */
  readonly digest: Digest;
  /** The contract's scope statement, where this deployment knows its wording (decisions 3). */
  readonly scopeStatement?: string;
  /** The rules to check; all of them where it is not given. */
  readonly rules?: readonly Rule[];
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

/** Makes a checker, which remembers the last workspace that it was given and what it found there. */
export function createChecker({ digest, scopeStatement, rules = allRules }: CheckOptions): Checker {
  const reading: Reading = { cell: undefined };
  const index = new DocumentIndex();
  const sources: LookupSources = { index, casefile: null, digest, scopeStatement };
  const lookups = createLookups(sources, reading);
  const agenda = new Set<Cell>();
  const engine: Engine = {
    context: lookups.context,
    rulesFor: rulesByKind(rules),
    linkRules: linkRulesOf(rules),
    agenda,
  };
  const sections = sectionsOf(engine);
  let head: Head | undefined;
  let headPart: Part | undefined;
  let headChanged = false;
  let last: { readonly workspace: Workspace; readonly result: CheckResult } | undefined;

  function followHead(assessment: JsonObject): void {
    const next = headOf(assessment, head);
    const form = { kind: 'document', document: 'assessment', pointerOf: () => '' } as const;
    headPart ??= new Part(engine, form, 0, next.value, () => (headChanged = true));
    if (next !== head) headPart.place(0, next.value);
    headPart.validated = assessment;
    head = next;
  }

  function runAgenda(): void {
    for (const cell of agenda) if (!cell.dropped) cell.run(reading);
    agenda.clear();
  }

  return {
    check(workspace) {
      const before = last?.workspace;
      const casefileChanged = before?.casefile !== workspace.casefile;
      if (last && !casefileChanged && before?.assessment === workspace.assessment) return last.result;
      sources.casefile = workspace.casefile;
      const changes = index.update(workspace.assessment);
      followHead(isJsonObject(workspace.assessment) ? workspace.assessment : {});
      valuesOf(workspace).forEach((values, at) => sections[at]?.follow(values));
      lookups.refresh(changes, casefileChanged, (cell) => agenda.add(cell));
      runAgenda();
      if (headChanged) headPart?.gather();
      const changed = sections.map((section) => section.gather());
      const result =
        last && !headChanged && !changed.includes(true) ? last.result : resultOf(headPart?.findings ?? [], sections);
      headChanged = false;
      last = { workspace, result };
      return result;
    },
  };
}
