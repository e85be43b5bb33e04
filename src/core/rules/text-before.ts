/** The old text in the preview of a fix, read from the workspace if the fix does not contain it. */
import type { JsonValue } from '../json/json.ts';
import { valueAt } from '../json/pointer.ts';
import type { Workspace } from '../workspace/workspace.ts';
import type { Fix } from './finding.ts';

/** Returns the text that a fix would replace, for its preview; empty if there is none. */
export function textBefore(workspace: Workspace, { edit, preview }: Fix): string {
  if (preview?.before !== undefined) return preview.before;
  const value = edit.type === 'set' ? valueAt(workspace as unknown as JsonValue, edit.path) : undefined;
  return typeof value === 'string' ? value : '';
}
