import type { History } from '../../core/workspace/history.ts';
import type { Workspace } from '../../core/workspace/workspace.ts';

/** The content of a loaded draft. */
export interface DraftContent {
  readonly workspace: Workspace;
  /** The undo history. */
  readonly history: History;
  /** Sentences about data that could not be read; empty if everything was read. */
  readonly notices: readonly string[];
}
