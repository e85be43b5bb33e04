import type { Workspace } from '../../core/assessment/workspace.ts';

/** A version of the draft that was chosen to be compared or merged with. */
export interface Version {
  /** The same for the same version. */
  readonly key: string;
  /** What it is called in the middle of a sentence: “the earlier state of 14:02”. */
  readonly name: string;
  readonly workspace: Workspace;
  readonly holds: 'assessment' | 'desk';
  /** Whether it came before what the draft is now, as far as can be known. */
  readonly isEarlier: boolean;
}

/** The version as something to set against the draft: an assessment file says nothing of title, casefile and reviews. */
export function against({ workspace, holds }: Version, draft: Workspace): Workspace {
  return holds === 'desk' ? workspace : { ...draft, assessment: workspace.assessment };
}

/** What was chosen for a draft last: going to an entry and coming back begins nothing anew. */
export interface Kept {
  readonly tab: 'differences' | 'merge';
  readonly version: Version | null;
  readonly base: Version | null;
  readonly choices: Readonly<Record<string, 'mine' | 'theirs' | 'both'>>;
}

export const nothingKept: Kept = { tab: 'differences', version: null, base: null, choices: {} };

/** Of one draft at a time: versions are large, and nothing of another draft is wanted again. */
export const memory: { of: string; kept: Kept } = { of: '', kept: nothingKept };
