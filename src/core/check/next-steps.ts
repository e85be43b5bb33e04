/**
 * The steps left to do in a draft: sources, claims, entries, links and the export, in this order, in words and numbers.
 */
import { byIdentity } from '../json/by-identity.ts';
import { type ListName, listOf } from '../assessment/view.ts';
import { own, ownList } from '../json/own.ts';
import { pointer, type Pointer } from '../json/pointer.ts';
import type { Finding } from '../rules/finding.ts';
import type { Workspace } from '../workspace/workspace.ts';
import type { CheckResult } from './result.ts';
import { findingsOfMissing, findingsToComplete } from './levels.ts';
import { counted } from '../json/words.ts';
import { claimsToReview } from './repairs.ts';

/** The steps in their usual order. They can be done in any order. */
export const stepNames = ['sources', 'claims', 'entries', 'links', 'export'] as const;

/** The name of a step. */
export type StepName = (typeof stepNames)[number];

/** Where a step continues. */
export type StepTarget =
  | { readonly kind: 'sources' }
  | { readonly kind: 'passage'; readonly observationId: number; readonly passageId: string }
  | { readonly kind: 'new-power-basis' }
  /** A field of the assessment that lacks something. */
  | { readonly kind: 'field'; readonly path: Pointer }
  /** Many fixes that can be applied together. */
  | { readonly kind: 'repair' }
  | { readonly kind: 'export' };

/** One step. The counts are what exists, not how good it is. */
export interface NextStep {
  readonly name: StepName;
  /** The existing items: '2 observations'. Empty for the export. */
  readonly facts: string;
  /** The work left to do, without full stops; empty if nothing is left. */
  readonly todo: readonly string[];
  /** Points to look at that can also stay as they are. */
  readonly notes: readonly string[];
  readonly target: StepTarget;
}

/** '1 claim has', '3 claims have' */
function have(count: number, one: string, many?: string): string {
  return `${counted(count, one, many)} ${count === 1 ? 'has' : 'have'}`;
}

/** Returns the lines whose count is not 0. */
function lines(...all: readonly (readonly [count: number, line: (count: number) => string])[]): readonly string[] {
  return all.filter(([count]) => count > 0).map(([count, line]) => line(count));
}

/** Entry paths such as '/claims/3', each once, in the order of the findings. */
class Places {
  readonly #paths = new Map<Pointer, Pointer>();

  add(entry: Pointer, path: Pointer): void {
    if (!this.#paths.has(entry)) this.#paths.set(entry, path);
  }

  count(list: ListName): number {
    let count = 0;
    for (const entry of this.#paths.keys()) if (entry.startsWith(`/${list}/`)) count += 1;
    return count;
  }

  /** The path of the first finding. */
  get first(): Pointer | undefined {
    return this.#paths.values().next().value;
  }
}

const isUnsupported = ({ ruleId }: Finding): boolean =>
  ruleId === 'power/unsupported' || ruleId === 'intent/unsupported';

const noFindings: ReadonlySet<Finding> = new Set();

/**
 * Sorts the findings by the work that they leave. `missing` are the findings of a new entry that only say what it
 * lacks. Cached by the findings, which stay the same while most texts are typed.
 */
const leftToDo = byIdentity((findings: readonly Finding[], missing: ReadonlySet<Finding>) => {
  const claims = new Places();
  const apartFromPlace = new Places();
  const unfinished = new Places();
  const incomplete = new Places();
  const alternatives = new Places();
  const falsifiers = new Places();
  const unsupported = new Places();
  const links = new Places();
  let uncited = 0;
  let firstError: Pointer | undefined;
  for (const finding of findings) {
    const { document, path, level, certainty, ruleId } = finding;
    if (document === 'casefile') continue;
    if (ruleId === 'claim/uncited') uncited += 1;
    if (level === 'error') firstError ??= path;
    const [, list, index, field, item] = /^\/(\w+)\/(\d+)(?:\/([^/]*))?(\/.*)?/.exec(path) ?? [];
    const entry = pointer(list ?? '', index ?? '');
    const isUnfinished = missing.has(finding);
    const isFault = level !== 'notice' && certainty !== 'unchecked' && !isUnfinished;
    if (list === 'claims' && isFault) claims.add(entry, path);
    if (list === 'claims' && isFault && claimsToReview([finding]).length === 0) apartFromPlace.add(entry, path);
    if (list === 'claims' && isUnfinished) unfinished.add(entry, path);
    if (list !== 'power_bases' && list !== 'intent_hypotheses') continue;
    const isEmpty = item === undefined && (ruleId === 'schema/minItems' || ruleId === 'schema/required');
    if (field === 'evidence' && (isEmpty || isUnsupported(finding))) unsupported.add(entry, path);
    else if (!isFault && !isUnfinished) continue;
    else if (field === 'evidence') links.add(/^\/\w+\/\d+\/evidence\/\d+/.exec(path)?.[0] ?? path, path);
    else if (field === 'alternatives' && isEmpty) alternatives.add(entry, path);
    else if (field === 'falsifiers' && isEmpty) falsifiers.add(entry, path);
    else if (isUnfinished) unfinished.add(entry, path);
    else incomplete.add(entry, path);
  }
  const unplaced = claimsToReview(findings.filter((finding) => !missing.has(finding))).length;
  return {
    claims,
    apartFromPlace,
    unplaced,
    unfinished,
    incomplete,
    alternatives,
    falsifiers,
    unsupported,
    links,
    uncited,
    firstError,
  };
});

type LeftToDo = ReturnType<typeof leftToDo>;

const bases = ['power basis', 'power bases'] as const;
const hypotheses = ['intent hypothesis', 'intent hypotheses'] as const;

function sourcesStep({ casefile }: Workspace): NextStep {
  const observations = casefile?.observations ?? [];
  const empty = observations.filter(({ passages }) => passages.length === 0).length;
  return {
    name: 'sources',
    facts: counted(observations.length, 'observation'),
    todo:
      observations.length === 0
        ? ['No sources yet']
        : lines([empty, (count) => `${have(count, 'observation')} no passage`]),
    notes: [],
    target: { kind: 'sources' },
  };
}

/** From this number of claims on, their texts are placed together. A single claim has its fix at its field. */
const severalClaims = 2;

function claimsStep({ assessment, casefile }: Workspace, left: LeftToDo): NextStep {
  const { claims, apartFromPlace, unplaced, unfinished } = left;
  const all = listOf(assessment, 'claims');
  const used = new Set(all.map((claim) => own(claim, 'observation_id')));
  const unused = (casefile?.observations ?? []).filter(
    ({ observation_id: id, passages }) => passages.length > 0 && !used.has(id),
  );
  const [first = casefile?.observations.find(({ passages }) => passages.length > 0)] = unused;
  const passage = first?.passages[0];
  const isRepair = casefile !== null && unplaced >= severalClaims;
  // A fault of the place is not counted again.
  const faults = isRepair ? apartFromPlace : claims;
  const fault = claims.first ?? (unfinished.count('claims') > 0 ? unfinished.first : undefined);
  return {
    name: 'claims',
    facts: counted(all.length, 'claim'),
    todo:
      all.length === 0
        ? ['No claims yet']
        : lines(
            [unfinished.count('claims'), (count) => `${counted(count, 'claim')} to complete`],
            [isRepair ? unplaced : 0, (count) => `${counted(count, 'claim')} to match to their passages`],
            [faults.count('claims'), (count) => `${have(count, 'claim')} errors or violations`],
          ),
    notes: all.length === 0 ? [] : lines([unused.length, (count) => `${have(count, 'observation')} no claim`]),
    target: isRepair
      ? { kind: 'repair' }
      : fault !== undefined
        ? { kind: 'field', path: fault }
        : first && passage
          ? { kind: 'passage', observationId: first.observation_id, passageId: passage.passage_id }
          : { kind: 'sources' },
  };
}

function entriesStep({ assessment }: Workspace, left: LeftToDo): NextStep {
  const { unfinished, incomplete, alternatives, falsifiers } = left;
  const [powerBases, intents] = [listOf(assessment, 'power_bases'), listOf(assessment, 'intent_hypotheses')];
  const isEmpty = powerBases.length + intents.length === 0;
  const isUnfinished = unfinished.count('power_bases') + unfinished.count('intent_hypotheses') > 0;
  const path =
    (isUnfinished ? unfinished.first : undefined) ?? incomplete.first ?? alternatives.first ?? falsifiers.first;
  return {
    name: 'entries',
    facts: `${counted(powerBases.length, ...bases)}, ${counted(intents.length, ...hypotheses)}`,
    todo: isEmpty
      ? ['No power bases or hypotheses yet']
      : lines(
          [unfinished.count('power_bases'), (count) => `${counted(count, ...bases)} to complete`],
          [unfinished.count('intent_hypotheses'), (count) => `${counted(count, ...hypotheses)} to complete`],
          [incomplete.count('power_bases'), (count) => `${have(count, ...bases)} errors or violations`],
          [incomplete.count('intent_hypotheses'), (count) => `${have(count, ...hypotheses)} errors or violations`],
          [alternatives.count('intent_hypotheses'), (count) => `${have(count, ...hypotheses)} no alternatives`],
          [falsifiers.count('power_bases'), (count) => `${have(count, ...bases)} no falsifiers`],
          [falsifiers.count('intent_hypotheses'), (count) => `${have(count, ...hypotheses)} no falsifiers`],
        ),
    notes: [],
    target: path === undefined ? { kind: 'new-power-basis' } : { kind: 'field', path },
  };
}

function linksStep({ assessment }: Workspace, { unsupported, links, uncited }: LeftToDo): NextStep {
  const linking = (['power_bases', 'intent_hypotheses'] as const).flatMap((list) =>
    listOf(assessment, list).map((entry, index) => ({
      path: pointer(list, index),
      count: ownList(entry, 'evidence').length,
    })),
  );
  const count = linking.reduce((sum, one) => sum + one.count, 0);
  const path = unsupported.first ?? links.first ?? (linking[0] && `${linking[0].path}/evidence`);
  const faults = links.count('power_bases') + links.count('intent_hypotheses');
  return {
    name: 'links',
    facts: counted(count, 'evidence link'),
    todo:
      linking.length === 0
        ? ['No evidence links yet']
        : lines(
            [unsupported.count('power_bases'), (n) => `${have(n, ...bases)} no supporting link`],
            [unsupported.count('intent_hypotheses'), (n) => `${have(n, ...hypotheses)} no supporting link`],
            [faults, (n) => `${have(n, 'link')} errors or violations`],
          ),
    notes: lines([uncited, (n) => `${counted(n, 'claim')} ${n === 1 ? 'is' : 'are'} not cited`]),
    target: path === undefined ? { kind: 'new-power-basis' } : { kind: 'field', path },
  };
}

function exportStep(
  workspace: Workspace,
  check: CheckResult,
  { firstError }: LeftToDo,
  ofNewEntry: ReadonlySet<Finding>,
): NextStep {
  const missing = findingsToComplete(workspace, check);
  const errors = check.counts.error - missing.size - ofNewEntry.size;
  const [first] = missing;
  const path = first?.path ?? firstError;
  return {
    name: 'export',
    facts: '',
    todo: lines(
      [missing.size, (count) => `${counted(count, 'field')} of the document to complete`],
      [errors, (count) => `${counted(count, 'error')} before export`],
    ),
    notes: lines([check.counts.violation, (count) => `${counted(count, 'violation')} to confirm`]),
    target: path === undefined ? { kind: 'export' } : { kind: 'field', path },
  };
}

/**
 * Returns all steps in their order. Uses what the check found, and reads each entry once at most, so it can follow
 * every change. `newEntry` is the path of an entry that was just created: what it lacks is to complete, and no error.
 */
export function nextSteps(
  workspace: Workspace,
  check: CheckResult,
  newEntry: Pointer | null = null,
): readonly NextStep[] {
  const missing = newEntry === null ? noFindings : findingsOfMissing(workspace, check, newEntry);
  const left = leftToDo(check.findings, missing);
  return [
    sourcesStep(workspace),
    claimsStep(workspace, left),
    entriesStep(workspace, left),
    linksStep(workspace, left),
    exportStep(workspace, check, left, missing),
  ];
}

/** Returns the first step with something left to do; undefined if nothing is. */
export function firstOpenStep(steps: readonly NextStep[]): NextStep | undefined {
  return steps.find(({ todo }) => todo.length > 0);
}
