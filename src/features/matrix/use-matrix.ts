import { useMemo } from 'react';
import { casefileIndex } from '../../core/casefile/lookup.ts';
import { worstFinding } from '../../core/check/worst-level.ts';
import { gapsOf } from '../../core/matrix/gaps.ts';
import { linksOf, matrixOf, type MatrixClaim, type MatrixEntry } from '../../core/matrix/matrix.ts';
import { pullThread, type PulledThread } from '../../core/matrix/thread.ts';
import { useCommands, useDraft, useViewActions } from '../../store/context.tsx';
import { claimItem, entryItems, meeting, unpulled, type AxisItem, type GridContent } from './axis.ts';
import { linkedOnly, queryClaims, queryEntries, type QueryFacts } from './axis-query.ts';
import type { GridActions } from './matrix-grid.tsx';
import type { MatrixView } from './matrix-view.ts';
import { toggleClaim } from './switches.ts';

/** What a view of the matrix shows, of the draft as it is; `waits`: it asks for findings, and they are not known yet. */
export function useMatrix(view: MatrixView) {
  const matrix = useDraft(({ workspace }) => matrixOf(workspace));
  const casefile = useDraft(({ workspace }) => workspace.casefile);
  const check = useDraft((draft) => draft.check);
  const unchecked = useDraft((draft) => draft.unchecked);
  const { claims: claimQuery, entries: entryQuery, linked, swapped, off } = view;
  const waits = unchecked && (claimQuery.finding !== undefined || entryQuery.finding !== undefined);
  const facts = useMemo<QueryFacts>(() => {
    const index = casefileIndex(casefile);
    return {
      gaps: gapsOf(matrix),
      actorNames: (id) => index.actor(id)?.names ?? [],
      levelAt: (path) => worstFinding(check.at(path)),
    };
  }, [matrix, casefile, check]);
  const shown = useMemo(() => {
    if (waits) return nothing;
    const left = {
      claims: queryClaims(matrix, claimQuery, facts),
      entries: queryEntries(matrix, entryQuery, facts),
    };
    return linked ? linkedOnly(left.claims, left.entries) : left;
  }, [matrix, claimQuery, entryQuery, linked, facts, waits]);
  const thread = useMemo(() => pullThread(matrix, off), [matrix, off]);
  const plain = useMemo(() => axesOf(shown, unpulled, swapped), [shown, swapped]);
  const content = useMemo<GridContent>(() => {
    const { rows, columns } = thread.off.size === 0 ? plain : axesOf(shown, thread, swapped);
    return { matrix, rows, columns, plainRows: plain.rows, plainColumns: plain.columns };
  }, [matrix, shown, thread, swapped, plain]);
  return { matrix, shown, thread, content, waits };
}

interface Shown {
  readonly claims: readonly MatrixClaim[];
  readonly entries: readonly MatrixEntry[];
}

const nothing: Shown = { claims: [], entries: [] };

function axesOf(shown: Shown, thread: Pick<PulledThread, 'off' | 'touched'>, swapped: boolean) {
  const claims = shown.claims.map((claim) => claimItem(claim, thread));
  const entries = entryItems(shown.entries, thread);
  return swapped ? { rows: entries, columns: claims } : { rows: claims, columns: entries };
}

/** What can be done with a place of the matrix. */
export function useMatrixActions(view: MatrixView, onView: (part: Partial<MatrixView>) => void): GridActions {
  const { goTo } = useCommands();
  const { showClaim } = useViewActions();
  const open = (row: AxisItem | undefined, column: AxisItem | undefined): void => {
    const met = meeting(row, column);
    const item = row ?? column;
    const claim = met?.claim ?? (item?.kind === 'claim' ? item.claim : undefined);
    const entry = met?.entry ?? (item?.kind === 'entry' ? item.entry : undefined);
    if (entry) {
      const [first] = claim ? linksOf(entry, claim) : [];
      const selection = { section: entry.list, index: entry.index };
      goTo({ to: 'desk', selection, ...(first ? { field: `/evidence/${String(first.index)}` } : {}) });
    } else if (claim) goTo({ to: 'desk', selection: { section: 'claims', index: claim.index } });
    if (claim) showClaim(claim.index, claim.claim.passage_id ?? null, claim.claim.observation_id ?? null);
  };
  const toggle = (row: AxisItem | undefined, column: AxisItem | undefined): void => {
    const item = [row, column].find((each) => each?.kind === 'claim');
    if (item?.kind !== 'claim' || !item.claim.answers) return;
    onView({ off: toggleClaim(view.off, item.claim.id), panel: 'thread' });
  };
  return { open, toggle };
}
