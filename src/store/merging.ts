/** Turns the result of a merge into an edit, and passes on the types for its conflicts. */
import type { Edit, Workspace } from '../core/workspace/workspace.ts';
import type { JsonValue } from '../core/json/json.ts';
import { asJson } from '../core/casefile/create.ts';

export type { Choice, Choices, OwnText } from '../core/compare/merge/conflicts.ts';
export type { WorkspaceConflict } from '../core/compare/merge/workspaces.ts';

/**
 * Returns the edit that replaces the draft’s content, reviews and division of the links with a merged version, as one
 * step. The title stays.
 */
export function mergeEdit({ assessment, casefile, reviews, reviewPlan }: Workspace): Edit {
  return {
    type: 'batch',
    edits: [
      { type: 'replace-assessment', assessment },
      { type: 'attach-casefile', casefile: casefile && asJson(casefile) },
      ...(reviews && reviews.length > 0
        ? [{ type: 'set', path: '/reviews', value: reviews as unknown as JsonValue } as const]
        : []),
      ...(reviewPlan ? [{ type: 'set', path: '/reviewPlan', value: reviewPlan as unknown as JsonValue } as const] : []),
    ],
  };
}
