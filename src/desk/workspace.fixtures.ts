/** The smallest workspace that tests can open as a draft. */
import type { Workspace } from '../core/workspace/workspace.ts';

/** A workspace with nothing in it but a title, for tests. */
export function emptyWorkspaceFor(title: string): Workspace {
  return { title, assessment: {}, casefile: null };
}
