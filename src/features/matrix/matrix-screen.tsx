/**
 * The screen “Evidence matrix”: which claims support or contradict which entries, with filters, gaps and exclusions.
 */
import { Button } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconTable } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { useDraft, useStores } from '../../shared/context.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LinkList } from './link-list.tsx';
import { MatrixBar } from './matrix-bar.tsx';
import { MatrixGrid, type GridHandle } from './matrix-grid.tsx';
import { useMatrixView, withoutFilters, type MatrixView } from './matrix-view.ts';
import { PrintedMatrix } from './printed-matrix.tsx';
import { SidePanel } from './side-panel.tsx';
import { useMatrix, useMatrixActions } from './use-matrix.ts';
import classes from './screen.module.css';

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
        <NoEntries claims={matrix.claims.length} />
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
            Back to the desk
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
