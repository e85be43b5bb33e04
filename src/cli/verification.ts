/** The result of `verify-origin`: of the bag, of each passage, and of the whole command. */
import type { ExitCode } from './host.ts';

/** The result for one passage. */
export interface Verdict {
  readonly word: 'OK' | 'FAILED' | 'MISSING' | 'NOT CHECKED';
  readonly why?: string;
}

/** The result for one passage with an origin. */
export interface VerifiedPassage extends Verdict {
  readonly passageId: string;
  readonly file: string;
  readonly sha256: string;
}

/** The result of the whole command. */
export interface Verification {
  readonly version: string;
  readonly exitCode: ExitCode;
  /** The bag, if one was given: its problems, and how many of its files match. */
  readonly bag: { readonly file: string; readonly problems: readonly string[]; readonly verified: number } | null;
  readonly passages: readonly VerifiedPassage[];
  /** How many passages have no origin. */
  readonly withoutOrigin: number;
  /** Files that could not be read. */
  readonly problems: readonly { readonly file: string; readonly message: string }[];
}
