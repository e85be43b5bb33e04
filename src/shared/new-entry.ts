/** Decides which entries are new, so that what they lack is only noted. */
import type { JsonObject, JsonValue } from '../core/json/json.ts';
import { listOf, type ListName } from '../core/assessment/view.ts';
import { idFieldOf, idsOf } from '../core/assessment/ids.ts';
import type { Workspace } from '../core/workspace/workspace.ts';
import { own } from '../core/json/own.ts';

/** An entry, or the head of the document. */
interface NewEntryPlace {
  readonly kind: ListName | 'document';
  /** The entry's index in its list; undefined for the head of the document. */
  readonly index: number | undefined;
}

type IdentifiedKind = keyof typeof idFieldOf;

const isIdentified = (kind: ListName | 'document'): kind is IdentifiedKind => Object.hasOwn(idFieldOf, kind);

const idsOfLists = new WeakMap<readonly JsonValue[], ReadonlySet<string>>();

/** Returns the IDs of a list's entries. Cached by the list, because it is called on every keystroke. */
function idsIn(assessment: JsonObject, list: IdentifiedKind): ReadonlySet<string> {
  const entries = listOf(assessment, list);
  const cached = idsOfLists.get(entries);
  if (cached) return cached;
  const ids = new Set(idsOf(assessment, list));
  idsOfLists.set(entries, ids);
  return ids;
}

/**
 * Returns true if the entry was created since the draft was opened, when it was `openedAs`. Entries with an ID are
 * recognised by it, others by their index. The head of a document counts as new if the document was started here.
 */
export function isNewEntry(
  { assessment, startedHere }: Workspace,
  { assessment: before }: Workspace,
  { kind, index }: NewEntryPlace,
): boolean {
  if (kind === 'document' || index === undefined) return startedHere === true;
  const id = isIdentified(kind) ? own(listOf(assessment, kind)[index], idFieldOf[kind]) : undefined;
  if (typeof id !== 'string' || !isIdentified(kind)) return index >= listOf(before, kind).length;
  return !idsIn(before, kind).has(id);
}
