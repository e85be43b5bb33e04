import type { Workspace } from '../../core/workspace/workspace.ts';

/** A version that was chosen to compare or merge with. */
export interface Version {
  /** Identifies the version. */
  readonly key: string;
  /** Its name within a sentence: “the version of 14:02”. */
  readonly name: string;
  readonly workspace: Workspace;
  readonly holds: 'assessment' | 'desk';
  /** Whether it is older than the current draft, as far as can be known. */
  readonly isEarlier: boolean;
}

/** The version's content to compare with the draft. An assessment file has no title, casefile or reviews, so the draft's are used. */
export function contentOf({ workspace, holds }: Version, draft: Workspace): Workspace {
  return holds === 'desk' ? workspace : { ...draft, assessment: workspace.assessment };
}

/** The last choices for a draft, so that nothing is lost when the person opens an entry and returns. */
export interface CompareChoices {
  readonly tab: 'differences' | 'merge';
  readonly version: Version | null;
  readonly base: Version | null;
  readonly choices: Readonly<Record<string, 'mine' | 'theirs' | 'both'>>;
}

export const noChoices: CompareChoices = { tab: 'differences', version: null, base: null, choices: {} };

/** The choices for one draft at a time, because versions are large. */
export const memory: { of: string; selection: CompareChoices } = { of: '', selection: noChoices };
