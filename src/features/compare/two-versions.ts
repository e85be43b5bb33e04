import type { Workspace } from '../../core/workspace/workspace.ts';

/** Two versions that are compared. */
export interface TwoVersions {
  readonly before: Workspace;
  readonly after: Workspace;
  /** Which of the two is the open draft, which “Open in editor” leads to. */
  readonly open: 'before' | 'after';
}
