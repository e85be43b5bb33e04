/**
 * Gives components the findings that only say what is not filled in yet: of a draft started here, and of a new entry.
 */
import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { countsWithout, findingsOfMissing, findingsToComplete } from '../core/check/levels.ts';
import { pointer, type Pointer } from '../core/json/pointer.ts';
import type { Finding, Level } from '../core/rules/finding.ts';
import type { OpenDraft } from '../store/desk-store.ts';
import type { ViewState } from '../store/view-store.ts';
import { useDraft, useStores, useView } from './context.tsx';
import { isNewEntry } from './new-entry.ts';
import { isList } from './sections.ts';

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
