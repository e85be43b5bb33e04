import type { Pointer } from '../assessment/pointer.ts';
import type { Workspace } from '../assessment/workspace.ts';
import type { Finding, Level } from '../rules/finding.ts';

export interface CheckOptions {
  /** SHA-256 of bytes, 32 bytes long. */
  readonly digest: (bytes: Uint8Array) => Uint8Array;
  /** The contract's scope statement, where this deployment knows its wording (decisions.md, 3). */
  readonly scopeStatement?: string;
}

/** All findings of one workspace, in a fixed order: by place in the document, then by rule. */
export interface CheckResult {
  readonly findings: readonly Finding[];
  /**
   * The findings of one entry ('/claims/3', '/unknowns/0') or, under '', of the head of the assessment.
   * The same array for as long as the entry's findings are the same. Casefile findings are under 'casefile:/actors/0'.
   */
  at(entryPath: Pointer): readonly Finding[];
  readonly counts: Readonly<Record<Level, number>>;
}

export interface Checker {
  /** Checks a workspace, looking again only at what changed since the last call. Gives the same as a fresh checker. */
  check(workspace: Workspace): CheckResult;
}

export declare function createChecker(options: CheckOptions): Checker;
