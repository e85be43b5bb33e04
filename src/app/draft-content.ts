import type { History } from '../core/assessment/history.ts';
import type { Workspace } from '../core/assessment/workspace.ts';

/** A draft that was taken off the shelf. */
export interface DraftContent {
  readonly workspace: Workspace;
  /** The steps that led here. */
  readonly history: History;
  /** Sentences about what could not be read back; empty where all is there. */
  readonly notices: readonly string[];
}
