/** Decides which entries are new, so that what they lack is only noted. */
import { byIdentity } from '../core/json/by-identity.ts';
import type { JsonValue } from '../core/json/json.ts';
import { listOf, type ListName } from '../core/assessment/view.ts';
import { idFieldOf } from '../core/assessment/ids.ts';
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

/** Returns the IDs of a list's entries. Cached by the list, because it is called on every keystroke. */
const idsIn = byIdentity(
  (entries: readonly JsonValue[], kind: IdentifiedKind) => new Set(entries.map((entry) => own(entry, idFieldOf[kind]))),
);

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
  return !idsIn(listOf(before, kind), kind).has(id);
}
