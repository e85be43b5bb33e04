/** When and how the open draft is checked: a large one first in slices, so that typing and painting stay fast. */
import { isJsonArray, isJsonObject } from '../core/json/json.ts';
import type { Workspace } from '../core/workspace/workspace.ts';
import type { Checker, CheckResult } from '../core/check/checker.ts';
import { resultOf } from '../core/check/result.ts';

/** The check result of the open draft. */
export interface Checked {
  readonly check: CheckResult;
  /** Whether the first check is not finished, so that `check` is empty. */
  readonly unchecked: boolean;
  /** Whether the check failed twice, or its rules could not be loaded, so that the draft stays unchecked. */
  readonly uncheckable: boolean;
}

/**
 * Runs work in slices without delaying painting and input: `step` is called repeatedly; it must return when `enough` is
 * true, and returns whether all is done. Returns a function that cancels the work.
 */
export type InSlices = (step: (enough: () => boolean) => boolean) => () => void;

/**
 * Starts to load what the check of a workspace needs; undefined if it is there. It is called for each new casefile.
 */
export type LoadForCheck = (workspace: Workspace) => Promise<void> | undefined;

/** What the check of a draft needs. */
export interface DraftCheckParts {
  /** Undefined until it is loaded, which `loadFor` waits for. */
  readonly createChecker: () => Checker | undefined;
  /** Without it, every document is checked in one piece. */
  readonly inSlices?: InSlices | undefined;
  readonly loadFor?: LoadForCheck | undefined;
  /** Called with the result of a first check that ran in slices or had to wait, or when it failed. */
  readonly onDone: (checked: Checked) => void;
}

/** The check of the open draft. The first check of a large document runs in slices; later ones run with each edit. */
export interface DraftCheck {
  /** Checks a workspace from scratch. */
  begin(workspace: Workspace): Checked;
  /** Checks the changed workspace. */
  follow(workspace: Workspace): Checked;
  /**
   * Completes a pending first check at once, and retries a failed one; if that fails, the document is uncheckable.
   * Undefined if none is pending, or while the rules are being loaded. If loading has failed, it is tried again in the
   * background.
   */
  now(): Checked | undefined;
  /** Cancels the check. */
  end(): void;
}

const notYet: Checked = { check: resultOf([], []), unchecked: true, uncheckable: false };
const brokenOff: Checked = { ...notYet, uncheckable: true };

/** A document with at least this many entries and evidence links is large; smaller ones are checked in milliseconds. */
const large = 1000;

/** Searching texts of at least this many UTF-16 units is slow, even for few claims. */
const longTexts = 500_000;

/** Whether the first check of a workspace may be slow, estimated from its size. */
export function isLarge({ assessment, casefile }: Workspace): boolean {
  const lists = ['claims', 'power_bases', 'intent_hypotheses', 'contradictions', 'unknowns'] as const;
  let pieces = 0;
  // Does not use the schema, which the library does not load.
  const entries = lists.map((list) => assessment[list]).filter((entries) => isJsonArray(entries));
  for (const entry of entries.flat()) {
    const evidence = isJsonObject(entry) ? entry['evidence'] : undefined;
    pieces += 1 + (isJsonArray(evidence) ? evidence.length : 0);
  }
  let units = 0;
  for (const { passages } of casefile?.observations ?? []) for (const { text } of passages) units += text.length;
  return pieces >= large || units >= longTexts;
}

/** Creates the check, without a draft. */
export function createDraftCheck({ createChecker, inSlices, loadFor, onDone }: DraftCheckParts): DraftCheck {
  let checker = createChecker();
  /** The current workspace with its pending first check; undefined if none is pending. */
  let first: { workspace: Workspace; readonly stop: () => void; checked: Checked } | undefined;
  /** The current workspace; undefined without a draft. */
  let current: Workspace | undefined;
  /** The last result for the draft. It is shown while the draft is checked again. */
  let last = notYet;
  /** Whether the current casefile needs something that could not be loaded. */
  let lacksPart = false;
  const waiting = (workspace: Workspace) => ({ workspace, stop: () => undefined, checked: last });

  function done(check: CheckResult): Checked {
    last = { check, unchecked: false, uncheckable: false };
    return last;
  }

  function end(): void {
    first?.stop();
    first = undefined;
    current = undefined;
    last = notYet;
    lacksPart = false;
  }

  /** Loads what a casefile needs, and then checks again from scratch. Returns whether it has to load anything. */
  function load(workspace: Workspace): boolean {
    lacksPart = false;
    const loading = loadFor?.(workspace);
    void loading
      ?.then(
        () => true,
        () => false,
      )
      .then((isLoaded) => {
        // A check that waits for it must not wait on if the casefile was replaced meanwhile.
        if (!current || (current.casefile !== workspace.casefile && !first)) return;
        lacksPart = !isLoaded;
        // Without it, the check says what it can.
        if (!isLoaded && !first) return;
        startAgain(current);
        if (!checker) return breakOff();
        if (inSlices && isLarge(current)) first = { ...waiting(current), stop: inSlices(step) };
        else step(() => false);
      });
    return loading !== undefined;
  }

  function breakOff(): void {
    if (first) first.checked = brokenOff;
    onDone(brokenOff);
  }

  function startAgain(workspace: Workspace): void {
    first?.stop();
    checker = createChecker();
    first = waiting(workspace);
  }

  /** Restarts the check in one piece if it fails. Throws if it fails again. */
  function goOn(under: NonNullable<typeof first>, enough: () => boolean): CheckResult | undefined {
    try {
      return checker?.checkSome(under.workspace, enough);
    } catch {
      checker = createChecker();
    }
    try {
      return checker?.check(under.workspace);
    } catch (error) {
      checker = createChecker();
      breakOff();
      throw error;
    }
  }

  function step(enough: () => boolean): boolean {
    const result = first && goOn(first, enough);
    if (!result) return !first;
    first = undefined;
    onDone(done(result));
    return true;
  }

  return {
    begin(workspace) {
      end();
      checker = createChecker();
      current = workspace;
      const isLoading = load(workspace);
      if (checker && !isLoading && (!inSlices || !isLarge(workspace))) return done(checker.check(workspace));
      first = waiting(workspace);
      if (!isLoading && inSlices) first = { ...first, stop: inSlices(step) };
      return notYet;
    },
    follow(workspace) {
      const hasSameCasefile = current?.casefile === workspace.casefile;
      current = workspace;
      if (!hasSameCasefile) load(workspace);
      if (!first && checker) return done(checker.check(workspace));
      first ??= waiting(workspace);
      first.workspace = workspace;
      return first.checked;
    },
    now() {
      if (lacksPart && current && !load(current)) startAgain(current);
      const under = first;
      // A checker that is being loaded checks when it is there.
      checker ??= createChecker();
      if (!under || !checker) return undefined;
      under.stop();
      try {
        const checked = done(checker.check(under.workspace));
        first = undefined;
        return checked;
      } catch {
        // The remembered results may be incomplete.
        checker = createChecker();
        under.checked = brokenOff;
        return brokenOff;
      }
    },
    end,
  };
}
