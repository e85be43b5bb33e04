/**
 * The screen “Evidence matrix”: which claims support or contradict which entries, with filters, gaps and exclusions.
 */
import { Button } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconTable } from '@tabler/icons-react';
import { useEffect, useMemo, useRef } from 'react';
import { useDraft, useStores, useViewActions } from '../../shared/context.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { BelowHead, ScreenHead } from '../../ui/screen-head.tsx';
import { casefileIndex } from '../../core/casefile/lookup.ts';
import { highestLevelOf } from '../../core/check/levels.ts';
import { linksOf, matrixOf, type MatrixClaim, type MatrixEntry } from '../../core/matrix/matrix.ts';
import { effectsOfExclusions, type ExclusionEffects } from '../../core/matrix/exclusions.ts';
import { LinkList } from './link-list.tsx';
import { MatrixBar } from './matrix-bar.tsx';
import { MatrixGrid, type GridHandle } from './matrix-grid.tsx';
import {
  useMatrixView,
  withoutFilters,
  type MatrixView,
  linkedOnly,
  queryClaims,
  queryEntries,
  type QueryFacts,
} from './matrix-view.ts';
import { PrintedMatrix } from './printed-matrix.tsx';
import { SidePanel } from './side-panel.tsx';
import {
  claimItem,
  entryItems,
  noEffects,
  pairOf,
  type AxisItem,
  type GridActions,
  type GridContent,
  cellStates,
  type CellStates,
} from './axis.ts';
import { toggleExclusion } from './what-if-panel.tsx';
import { useGaps } from './use-gaps.ts';
import { useLinkActions } from './cell-links.tsx';
import classes from './grid.module.css';

export function MatrixScreen() {
  const draftId = useDraft(({ id }) => id);
  return <MatrixOf key={draftId} draftId={draftId} />;
}

function MatrixOf({ draftId }: { readonly draftId: string }) {
  const [view, setView] = useMatrixView(draftId);
  const narrow = useMediaQuery('(max-width: 44em)', false, { getInitialValueInEffect: false }) ?? false;
  const { matrix, shown, effects, content, waits } = useMatrix(view);
  const actions = useMatrixActions(view, setView);
  const handle = useRef<GridHandle>(null);
  const toEntry = (at: number): void => {
    if (handle.current?.goTo('entry', at)) return;
    setView({ ...withoutFilters(view), ...(narrow ? { panel: null } : {}) });
    // The grid shows the entry only after the next render.
    requestAnimationFrame(() => handle.current?.goTo('entry', at));
  };
  const isEmpty = matrix.claims.length === 0 || matrix.entries.length === 0;
  const hasNoMatches = content.rows.length === 0 || content.columns.length === 0;
  useEffect(() => {
    // Restores the keyboard position for someone who arrives by keyboard or returns from the editor.
    if (document.activeElement === document.body || document.activeElement === null) handle.current?.focus();
  }, []);
  return (
    <main aria-label="Evidence matrix" className={classes.screen}>
      {isEmpty ? (
        <>
          <ScreenHead title="Evidence matrix" />
          <BelowHead>
            <NoEntries claims={matrix.claims.length} />
          </BelowHead>
        </>
      ) : (
        <>
          <MatrixBar matrix={matrix} shown={waits ? undefined : shown} view={view} onView={setView} narrow={narrow} />
          <div className={classes.work}>
            {hasNoMatches ? (
              <NoMatches waits={waits} view={view} onView={setView} />
            ) : narrow ? (
              view.panel === null && (
                <LinkList
                  draftId={draftId}
                  matrix={matrix}
                  entries={shown.entries}
                  claims={shown.claims}
                  effects={effects}
                  actions={actions}
                  ref={handle}
                />
              )
            ) : (
              <MatrixGrid
                key={String(view.swapped)}
                draftId={draftId}
                content={content}
                actions={actions}
                ref={handle}
              />
            )}
            {view.panel ? (
              <SidePanel
                matrix={matrix}
                effects={effects}
                view={view}
                onView={setView}
                onEntry={toEntry}
                narrow={narrow}
              />
            ) : null}
          </div>
          <PrintedMatrix content={content} />
        </>
      )}
    </main>
  );
}

function NoEntries({ claims }: { readonly claims: number }) {
  const { goTo } = useStores().navigation;
  const toClaims = (): void => goTo({ to: 'desk', selection: { section: 'claims' } });
  const toEntries = (): void => goTo({ to: 'desk', selection: { section: 'power_bases' } });
  return (
    <EmptyState
      icon={<IconTable size={40} stroke={1.2} />}
      title={claims === 0 ? 'No claims yet' : 'No power bases or intent hypotheses yet'}
      actions={
        <>
          <Button onClick={claims === 0 ? toClaims : toEntries}>
            {claims === 0 ? 'Go to claims' : 'Go to power bases'}
          </Button>
          <Button variant="default" onClick={() => goTo({ to: 'desk' })}>
            Back to writing
          </Button>
        </>
      }
    >
      The matrix shows which claim supports or contradicts which entry.{' '}
      {claims === 0 ? 'Create claims from a passage first.' : 'Add a power basis or hypothesis and link claims to it.'}
    </EmptyState>
  );
}

function NoMatches({
  waits,
  view,
  onView,
}: {
  /** Whether a filter by findings is set while the check is still running. */
  readonly waits: boolean;
  readonly view: MatrixView;
  readonly onView: (part: Partial<MatrixView>) => void;
}) {
  return (
    <EmptyState
      title={waits ? 'Checking…' : 'No matches'}
      actions={<Button onClick={() => onView(withoutFilters(view))}>Clear filters</Button>}
    >
      {waits ? 'Results will appear when the check is done.' : 'No matching claims or entries.'} Clear the filters to
      see everything.
    </EmptyState>
  );
}

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
  const gapsNow = useGaps(matrix);
  const facts = useMemo<QueryFacts>(() => {
    const index = casefileIndex(casefile);
    return {
      // Only a filter needs the gaps, and finding them takes a while at the contract's limits.
      get gaps() {
        return gapsNow();
      },
      actorNames: (id) => index.actor(id)?.names ?? [],
      levelAt: (path) => highestLevelOf(check.at(path)),
    };
  }, [gapsNow, casefile, check]);
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
