import { isJsonArray, type JsonObject, type JsonValue } from '../../../core/assessment/json.ts';
import type { Finding } from '../../../core/rules/finding.ts';
import { listOf } from '../../../core/assessment/view.ts';
import { idFieldOf, idsOf } from '../../../core/assessment/ids.ts';
import type { Workspace } from '../../../core/assessment/workspace.ts';
import { valueAt } from '../../../core/assessment/pointer.ts';
import type { FormKind } from '../form/form-schemas.ts';
import type { EntryPlace } from './place.tsx';

/** Whether a finding only says that something has not been filled in yet. */
export function isMissing(finding: Finding, value: JsonValue | undefined): boolean {
  if (finding.ruleId === 'schema/anyOf') return true;
  const unfilled = value === undefined || value === '' || (isJsonArray(value) && value.length === 0);
  return unfilled && finding.ruleId.startsWith('schema/');
}

type IdentifiedKind = keyof typeof idFieldOf;

const isIdentified = (kind: FormKind): kind is IdentifiedKind => Object.hasOwn(idFieldOf, kind);

const idsOfLists = new WeakMap<readonly JsonValue[], ReadonlySet<string>>();

/** The ids of a list's entries, remembered by the list: it is asked with every keystroke. */
function idsIn(assessment: JsonObject, list: IdentifiedKind): ReadonlySet<string> {
  const entries = listOf(assessment, list);
  const known = idsOfLists.get(entries);
  if (known) return known;
  const ids = new Set(idsOf(assessment, list));
  idsOfLists.set(entries, ids);
  return ids;
}

/**
 * Whether the entry was made since the draft was opened, when it was `openedAs`. Entries with an id are known again by
 * it, others by their place. The head of a document always counts as new: it starts out unfilled.
 */
export function isNewEntry(
  { assessment }: Workspace,
  { assessment: before }: Workspace,
  { kind, index, base }: EntryPlace,
): boolean {
  if (kind === 'document' || index === undefined) return true;
  const id = isIdentified(kind) ? valueAt(assessment, `${base}/${idFieldOf[kind]}`) : undefined;
  if (typeof id !== 'string' || !isIdentified(kind)) return index >= listOf(before, kind).length;
  return !idsIn(before, kind).has(id);
}
