import { isJsonArray, isJsonObject } from '../core/assessment/json.ts';
import type { Workspace } from '../core/assessment/workspace.ts';
import type { Checker, CheckResult } from '../core/check/checker.ts';
import { resultOf } from '../core/check/result.ts';

/** What is known of the open draft's findings. */
export interface Checked {
  readonly check: CheckResult;
  /** The draft is not checked yet: its first check is under way, and `check` says nothing. */
  readonly unchecked: boolean;
  /** It is unchecked and stays so: the check broke off, and broke off again when it was begun anew. */
  readonly uncheckable: boolean;
}

/**
 * Does a piece of work bit by bit, behind what the page draws and what is typed: `step` is called again and again,
 * looks up from its work when `enough` says so, and returns whether all is done. Gives back a function that ends it.
 */
export type InSlices = (step: (enough: () => boolean) => boolean) => () => void;

export interface DraftCheckParts {
  readonly createChecker: () => Checker;
  /** Without it every document is checked in one piece. */
  readonly inSlices?: InSlices | undefined;
  /** Is told what the first check found, or that it broke off, where it was done in slices. */
  readonly onDone: (checked: Checked) => void;
}

/** The check of the open draft: the first one of a large document comes in slices, all others follow the edits. */
export interface DraftCheck {
  /** Checks a workspace with no memory of any before it. */
  begin(workspace: Workspace): Checked;
  /** Checks what the workspace has become. */
  follow(workspace: Workspace): Checked;
  /**
   * Ends a first check that is under way at once, and tries one that has broken off once more; where it breaks off, the
   * document is uncheckable. Undefined where none is under way.
   */
  now(): Checked | undefined;
  /** Leaves off. */
  end(): void;
}

const notYet: Checked = { check: resultOf([], []), unchecked: true, uncheckable: false };
const brokenOff: Checked = { ...notYet, uncheckable: true };

const done = (check: CheckResult): Checked => ({ check, unchecked: false, uncheckable: false });

/** From so many entries and evidence links on a document is large: less is checked in milliseconds. */
const large = 1000;

/** Texts of so many UTF-16 units take long to be searched, however few claims look for their words there. */
const longTexts = 500_000;

/** Whether the first check of a workspace may take long. It is told by its size alone. */
export function isLarge({ assessment, casefile }: Workspace): boolean {
  const lists = ['claims', 'power_bases', 'intent_hypotheses', 'contradictions', 'unknowns'] as const;
  let pieces = 0;
  // Without the schema, which the library loads without.
  const entries = lists.map((list) => assessment[list]).filter((entries) => isJsonArray(entries));
  for (const entry of entries.flat()) {
    const evidence = isJsonObject(entry) ? entry['evidence'] : undefined;
    pieces += 1 + (isJsonArray(evidence) ? evidence.length : 0);
  }
  let units = 0;
  for (const { passages } of casefile?.observations ?? []) for (const { text } of passages) units += text.length;
  return pieces >= large || units >= longTexts;
}

/** Makes the check, of no draft yet. */
export function createDraftCheck({ createChecker, inSlices, onDone }: DraftCheckParts): DraftCheck {
  let checker = createChecker();
  /** The workspace as it now is, and how its first check is ended; undefined where none is under way. */
  let first: { workspace: Workspace; readonly stop: () => void; known: Checked } | undefined;

  function end(): void {
    first?.stop();
    first = undefined;
  }

  /** Begins anew in one piece where the check breaks off. Throws where it breaks off again. */
  function goOn(under: NonNullable<typeof first>, enough: () => boolean): CheckResult | undefined {
    try {
      return checker.checkSome(under.workspace, enough);
    } catch {
      checker = createChecker();
    }
    try {
      return checker.check(under.workspace);
    } catch (error) {
      checker = createChecker();
      under.known = brokenOff;
      onDone(brokenOff);
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
      if (!inSlices || !isLarge(workspace)) return done(checker.check(workspace));
      first = { workspace, stop: inSlices(step), known: notYet };
      return notYet;
    },
    follow(workspace) {
      if (!first) return done(checker.check(workspace));
      first.workspace = workspace;
      return first.known;
    },
    now() {
      const under = first;
      if (!under) return undefined;
      under.stop();
      try {
        const checked = done(checker.check(under.workspace));
        first = undefined;
        return checked;
      } catch {
        // What was remembered may be half done.
        checker = createChecker();
        under.known = brokenOff;
        return brokenOff;
      }
    },
    end,
  };
}
