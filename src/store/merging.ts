import type { Edit } from '../core/assessment/edit.ts';
import type { Workspace } from '../core/assessment/workspace.ts';
import { asJson } from '../core/casefile/create.ts';

export type { Choice, Choices } from '../core/compare/merge/conflict.ts';
export type { WorkspaceConflict } from '../core/compare/merge/workspaces.ts';

/** The edit that puts a merged version in the place of the draft's, as one step. Title and everything else stay. */
export function takingMerged({ assessment, casefile }: Workspace): Edit {
  return {
    type: 'batch',
    edits: [
      { type: 'replace-assessment', assessment },
      { type: 'attach-casefile', casefile: casefile && asJson(casefile) },
    ],
  };
}
