/**
 * Gives components the findings that only say what is not filled in yet: of a draft started here, and of a new entry.
 */
import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { countsWithout, findingsOfMissing, findingsToComplete } from '../core/check/levels.ts';
import { pointer, type Pointer } from '../core/json/pointer.ts';
import type { Finding, Level } from '../core/rules/finding.ts';
import type { OpenDraft } from '../desk/desk-store.ts';
import type { ViewState } from '../desk/view-store.ts';
import { useDraft, useStores, useView } from './context.tsx';
import { isList } from './sections.ts';
import { byIdentity } from '../core/json/by-identity.ts';
import type { JsonValue } from '../core/json/json.ts';
import { listOf, type ListName } from '../core/assessment/view.ts';
import { idFieldOf } from '../core/assessment/ids.ts';
import type { Workspace } from '../core/workspace/workspace.ts';
import { own } from '../core/json/own.ts';

const none: ReadonlySet<Finding> = new Set();

/** Returns the path of the selected entry if it is new; null for any other, and after an export was tried. */
export function newEntryPath({ selection, exportTried }: ViewState, draft: OpenDraft | null): Pointer | null {
  const { section, index } = selection;
  if (!draft || exportTried || index === undefined || !isList(section)) return null;
  return isNewEntry(draft.workspace, draft.openedAs, { kind: section, index }) ? pointer(section, index) : null;
}

/** As `newEntryPath`, for components. Selecting entries that are not new renders nothing. */
export function useNewEntryPath(): Pointer | null {
  const { desk, view } = useStores();
  const subscribe = useCallback(
    (onChange: () => void) => {
      const ends = [desk.draft.subscribe(onChange), view.subscribe(onChange)];
      return () => ends.forEach((end) => end());
    },
    [desk, view],
  );
  return useSyncExternalStore(subscribe, () => newEntryPath(view.getState(), desk.draft.getState()));
}

/**
 * Returns the findings to show as “to complete” instead of as errors: those of a draft started here until an export is
 * tried, and those of a new entry until it is left. The same set while they do not change.
 */
export function useToComplete(): ReadonlySet<Finding> {
  const exportTried = useView((view) => view.exportTried);
  const path = useNewEntryPath();
  const ofHead = useDraft(({ workspace, check }) => (exportTried ? none : findingsToComplete(workspace, check)));
  const ofEntry = useDraft(({ workspace, check }) =>
    path === null ? none : findingsOfMissing(workspace, check, path),
  );
  return useMemo(() => (ofEntry.size === 0 ? ofHead : new Set([...ofHead, ...ofEntry])), [ofHead, ofEntry]);
}

/** Returns the number of findings of a level, without those to complete. */
export function useLevelCount(level: Level): number {
  const toComplete = useToComplete();
  return useDraft(({ check }) => countsWithout(check, toComplete)[level]);
}

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
