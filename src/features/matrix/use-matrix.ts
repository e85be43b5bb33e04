/** Gives the matrix screen what it shows (from the draft, the filters and the exclusions) and its actions. */
import { useMemo } from 'react';
import { casefileIndex } from '../../core/casefile/lookup.ts';
import { highestLevelOf } from '../../core/check/highest-level.ts';
import { gapsOf } from '../../core/matrix/gaps.ts';
import { linksOf, matrixOf, type MatrixClaim, type MatrixEntry } from '../../core/matrix/matrix.ts';
import { effectsOfExclusions, type ExclusionEffects } from '../../core/matrix/exclusions.ts';
import { useDraft, useStores, useViewActions } from '../../shared/context.tsx';
import { claimItem, entryItems, noEffects, pairOf, type AxisItem, type GridActions, type GridContent } from './axis.ts';
import { linkedOnly, queryClaims, queryEntries, type QueryFacts } from './axis-query.ts';
import { cellStates, type CellStates } from './cell-states.ts';
import type { MatrixView } from './matrix-view.ts';
import { toggleExclusion } from './exclusions.ts';
import { useLinkActions } from './use-link-actions.ts';

/**
 * Returns the matrix of the open draft as a view shows it. `waits` is true while a filter by findings awaits the check.
 */
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
      // Only a filter needs the gaps, and finding them takes a while at the contract's limits.
      get gaps() {
        return gapsOf(matrix);
      },
      actorNames: (id) => index.actor(id)?.names ?? [],
      levelAt: (path) => highestLevelOf(check.at(path)),
    };
  }, [matrix, casefile, check]);
  const shown = useMemo(() => {
    if (waits) return nothing;
    const matching = {
      claims: queryClaims(matrix, claimQuery, facts),
      entries: queryEntries(matrix, entryQuery, facts),
    };
    return linked ? linkedOnly(matching.claims, matching.entries) : matching;
  }, [matrix, claimQuery, entryQuery, linked, facts, waits]);
  const effects = useMemo(() => effectsOfExclusions(matrix, off), [matrix, off]);
  const statesOf = useMemo(
    () => (entry: MatrixEntry) => cellStates(matrix, entry, check.at(entry.path)),
    [matrix, check],
  );
  const plain = useMemo(() => axesOf(shown, noEffects, swapped, statesOf), [shown, swapped, statesOf]);
  const content = useMemo<GridContent>(() => {
    const { rows, columns } = effects.off.size === 0 ? plain : axesOf(shown, effects, swapped, statesOf);
    return { matrix, rows, columns, plainRows: plain.rows, plainColumns: plain.columns };
  }, [matrix, shown, effects, swapped, statesOf, plain]);
  return { matrix, shown, effects, content, waits };
}

interface Shown {
  readonly claims: readonly MatrixClaim[];
  readonly entries: readonly MatrixEntry[];
}

const nothing: Shown = { claims: [], entries: [] };

function axesOf(
  shown: Shown,
  effects: Pick<ExclusionEffects, 'off' | 'touched'>,
  swapped: boolean,
  statesOf: (entry: MatrixEntry) => CellStates,
) {
  const claims = shown.claims.map((claim) => claimItem(claim, effects));
  const entries = entryItems(shown.entries, effects, statesOf);
  return swapped ? { rows: entries, columns: claims } : { rows: claims, columns: entries };
}

/** Returns the actions on a cell or heading of the matrix. */
export function useMatrixActions(view: MatrixView, onView: (part: Partial<MatrixView>) => void): GridActions {
  const { goTo } = useStores().navigation;
  const { showClaim } = useViewActions();
  const links = useLinkActions();
  const open = (row: AxisItem | undefined, column: AxisItem | undefined): void => {
    const pair = pairOf(row, column);
    const item = row ?? column;
    const claim = pair?.claim ?? (item?.kind === 'claim' ? item.claim : undefined);
    const entry = pair?.entry ?? (item?.kind === 'entry' ? item.entry : undefined);
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
    onView({ off: toggleExclusion(view.off, 'claims', item.claim.id), panel: 'what-if' });
  };
  return { open, toggle, ...links };
}
