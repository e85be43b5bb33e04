import { isJsonArray, type JsonValue } from '../../../core/assessment/json.ts';
import type { Finding } from '../../../core/rules/finding.ts';
import type { History } from '../../../store/history.ts';
import { listOf } from '../../../core/assessment/view.ts';
import { idFieldOf } from '../../../core/assessment/ids.ts';
import type { Workspace } from '../../../core/assessment/workspace.ts';
import { valueAt } from '../../../core/assessment/pointer.ts';
import type { Place } from './place.tsx';

/** Whether a finding only says that something has not been filled in yet. */
export function isMissing(finding: Finding, value: JsonValue | undefined): boolean {
  if (finding.ruleId === 'schema/anyOf') return true;
  const unfilled = value === undefined || value === '' || (isJsonArray(value) && value.length === 0);
  return unfilled && finding.ruleId.startsWith('schema/');
}

function idAt(workspace: Workspace, { kind, base }: Place): JsonValue | undefined {
  if (kind !== 'claims' && kind !== 'power_bases' && kind !== 'intent_hypotheses') return undefined;
  return valueAt(workspace.assessment, `${base}/${idFieldOf[kind]}`);
}

/**
 * Whether the entry was made since the draft was opened, as far as the history reaches. Entries with an id are known
 * again by it, others by their place. The head of a document always counts as new: it starts out unfilled.
 */
export function isNewEntry(workspace: Workspace, history: History, place: Place): boolean {
  const { kind, index } = place;
  if (kind === 'document' || index === undefined) return true;
  const first = history.past[0]?.before ?? workspace;
  const entries = listOf(first.assessment, kind);
  const id = idAt(workspace, place);
  if (typeof id !== 'string') return index >= entries.length;
  return !entries.some((_, at) => idAt(first, { ...place, base: `/${kind}/${String(at)}` }) === id);
}
