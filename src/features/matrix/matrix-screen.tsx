import { Button } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconTable } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { allClaims, allEntries } from './axis-query.ts';
import { useCommands, useDraft } from '../../store/context.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LinkList } from './link-list.tsx';
import { MatrixBar } from './matrix-bar.tsx';
import { MatrixGrid, type GridHandle } from './matrix-grid.tsx';
import { useMatrixView, type MatrixView } from './matrix-view.ts';
import { PrintedMatrix } from './printed-matrix.tsx';
import { SidePanel } from './side-panel.tsx';
import { useMatrix, useMatrixActions } from './use-matrix.ts';
import classes from './screen.module.css';

/** Which claim bears on which entry, and how: to be looked over, narrowed, and pulled at. */
export function MatrixScreen() {
  const draftId = useDraft(({ id }) => id);
  return <MatrixOf key={draftId} draftId={draftId} />;
}

function MatrixOf({ draftId }: { readonly draftId: string }) {
  const [view, setView] = useMatrixView(draftId);
  const narrow = useMediaQuery('(max-width: 44em)', false, { getInitialValueInEffect: false }) ?? false;
  const { matrix, shown, thread, content, waits } = useMatrix(view);
  const actions = useMatrixActions(view, setView);
  const handle = useRef<GridHandle>(null);
  const toEntry = (at: number): void => {
    if (handle.current?.goTo('entry', at)) return;
    setView({ ...withoutFilters(view), ...(narrow ? { panel: null } : {}) });
    // The grid has the entry with the next rendering.
    requestAnimationFrame(() => handle.current?.goTo('entry', at));
  };
  const isEmpty = matrix.claims.length === 0 || matrix.entries.length === 0;
  const isNothing = content.rows.length === 0 || content.columns.length === 0;
  useEffect(() => {
    // Whoever comes here by keyboard, or comes back from a span, goes on where the grid was left.
    if (document.activeElement === document.body || document.activeElement === null) handle.current?.focus();
  }, []);
  return (
    <main aria-label="Evidence matrix" className={classes.screen}>
      {isEmpty ? (
        <NothingYet claims={matrix.claims.length} />
      ) : (
        <>
          <MatrixBar matrix={matrix} shown={waits ? undefined : shown} view={view} onView={setView} narrow={narrow} />
          <div className={classes.work}>
            {isNothing ? (
              <NothingLeft waits={waits} view={view} onView={setView} />
            ) : narrow ? (
              view.panel === null && (
                <LinkList
                  draftId={draftId}
                  matrix={matrix}
                  entries={shown.entries}
                  claims={shown.claims}
                  thread={thread}
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
                thread={thread}
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

function withoutFilters({ claims, entries }: MatrixView): Partial<MatrixView> {
  return {
    claims: { ...allClaims, order: claims.order },
    entries: { ...allEntries, order: entries.order },
    linked: false,
  };
}

function NothingYet({ claims }: { readonly claims: number }) {
  const { goTo } = useCommands();
  const toClaims = (): void => goTo({ to: 'desk', selection: { section: 'claims' } });
  const toEntries = (): void => goTo({ to: 'desk', selection: { section: 'power_bases' } });
  return (
    <EmptyState
      icon={<IconTable size={40} stroke={1.2} />}
      title={claims === 0 ? 'There are no claims yet.' : 'There are no power bases or intent hypotheses yet.'}
      actions={
        <>
          <Button onClick={claims === 0 ? toClaims : toEntries}>
            {claims === 0 ? 'Go to the claims' : 'Go to the power bases'}
          </Button>
          <Button variant="default" onClick={() => goTo({ to: 'desk' })}>
            Back to the desk
          </Button>
        </>
      }
    >
      The matrix shows which claim supports or contradicts which entry.{' '}
      {claims === 0
        ? 'Mark words in a passage and make claims of them first.'
        : 'Write an entry, and link the claims to it that bear on it.'}
    </EmptyState>
  );
}

function NothingLeft({
  waits,
  view,
  onView,
}: {
  /** What has findings is asked for, and not known yet. */
  readonly waits: boolean;
  readonly view: MatrixView;
  readonly onView: (part: Partial<MatrixView>) => void;
}) {
  return (
    <EmptyState
      title={waits ? 'Not checked yet: what has findings is not known.' : 'Nothing fits what you are looking for.'}
      actions={<Button onClick={() => onView(withoutFilters(view))}>Show everything</Button>}
    >
      {waits
        ? 'What fits is shown as soon as the document is checked.'
        : 'No claim, or no entry, has all of these words and filters.'}{' '}
      Nothing is lost: they only narrow what is shown.
    </EmptyState>
  );
}
