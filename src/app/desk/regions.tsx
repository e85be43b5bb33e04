/** The desk’s four regions (outline, editor, passage, findings): their content, names, order and focus. */
import { Button, Loader } from '@mantine/core';
import { lazy, Suspense, useCallback, type ComponentType, type ReactNode } from 'react';
import { messageOf } from '../../core/json/words.ts';
import { FindingsPanel } from '../../screens/findings/findings-panel.tsx';
import { Outline } from '../../screens/outline/outline.tsx';
import { findFieldId } from '../../screens/passage/find-bar.tsx';
import { PassagePanel } from '../../screens/passage/passage-panel.tsx';
import { useView, useViewActions } from '../../shared/context.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorBoundary } from '../../ui/error-boundary.tsx';
import { dialogCode, LoadedDialog } from '../../ui/loaded-dialog.tsx';
import { useSourceTarget } from './views.ts';
import classes from './desk.module.css';

/**
 * Returns the next or previous index in a ring of `count` items. From -1 (none) it is the first or the last. Returns -1
 * if there are no items.
 */
export function neighbour(from: number, step: 1 | -1, count: number): number {
  if (count === 0) return -1;
  if (from < 0) return step > 0 ? 0 : count - 1;
  return (from + step + count) % count;
}

/** The forms are the largest part of the desk, so they load after the rest. */
const Editor = lazy(async () => ({ default: (await import('../../screens/editor/editor.tsx')).Editor }));

/** Loaded when the casefile is opened. */
const CasefileScreen = lazy(async () => ({
  default: (await import('../../screens/casefile/casefile-screen.tsx')).CasefileScreen,
}));

/** Loaded when the JSON view is opened. */
const Source = lazy(async () => ({ default: (await import('./source-region.tsx')).SourceRegion }));

/** Loaded when claims are moved to a revised passage. */
const MigrationScreen = lazy(async () => ({
  default: (await import('../../screens/migration/migration-screen.tsx')).MigrationScreen,
}));

/** Loaded when the texts of claims are reviewed. */
const ClaimTextsScreen = lazy(async () => ({
  default: (await import('../../screens/repair/claim-texts-screen.tsx')).ClaimTextsScreen,
}));

/** Loaded when marks are sorted. */
const SortMarks = lazy(async () => ({
  default: (await import('../../screens/passage/sort-marks.tsx')).SortMarks,
}));

const linkPanel = dialogCode(async () => (await import('../../screens/editor/evidence/link-panel.tsx')).LinkPanel);

/** The regions in their order on the screen. */
export const regionOrder: readonly RegionName[] = ['outline', 'editor', 'passage', 'findings'];

export type RegionName = 'outline' | 'editor' | 'passage' | 'findings';

/** A region, or the panel that links evidence to the selected entry. */
type PanelName = RegionName | 'evidence';

/** The name of each region in tabs and messages. */
export const regionTitles: Readonly<Record<PanelName, string>> = {
  evidence: 'Link evidence',
  outline: 'Outline',
  editor: 'Editor',
  passage: 'Passage',
  findings: 'Findings',
};

/** Returns a function that focuses “Find in passage”. */
function useChooseInPassage(): () => void {
  const { leadToPassage } = useViewActions();
  return useCallback(() => {
    leadToPassage();
    // On a narrow desk the passage appears only with the next rendering.
    setTimeout(() => (focusFind() ? undefined : focusRegion('passage')));
  }, [leadToPassage]);
}

function FindingsRegion() {
  return <FindingsPanel onSearch={useChooseInPassage()} />;
}

function MainRegion() {
  const section = useView((view) => view.selection.section);
  const migration = useView((view) => view.migration);
  const claimTexts = useView((view) => view.claimTexts);
  const sorting = useView((view) => view.sorting);
  const target = useSourceTarget();
  const chooseInPassage = useChooseInPassage();
  if (migration) {
    return (
      <main>
        <Loading what="the revised passage">
          <MigrationScreen migration={migration} onChoose={chooseInPassage} />
        </Loading>
      </main>
    );
  }
  if (claimTexts) {
    return (
      <main>
        <Loading what="the claims">
          <ClaimTextsScreen view={claimTexts} onChoose={chooseInPassage} />
        </Loading>
      </main>
    );
  }
  if (sorting) {
    return (
      <main>
        <Loading what="the marks">
          <SortMarks />
        </Loading>
      </main>
    );
  }
  if (target) {
    return (
      <Loading what="the JSON view">
        <Source target={target} />
      </Loading>
    );
  }
  return section === 'casefile' ? (
    <main>
      <Loading what="the casefile">
        <CasefileScreen />
      </Loading>
    </main>
  ) : (
    <Loading what="the editor">
      <Editor />
    </Loading>
  );
}

function Loading({ what, children }: { readonly what: string; readonly children: ReactNode }) {
  return (
    <Suspense fallback={<Loader className={classes.loader} role="progressbar" aria-label={`Loading ${what}`} />}>
      {children}
    </Suspense>
  );
}

function Region({ name, children }: { readonly name: PanelName; readonly children: ReactNode }) {
  return (
    <div id={`region-${name}`} tabIndex={-1} className={classes.region} data-region={name}>
      <ErrorBoundary
        fallback={(error, retry) => (
          <EmptyState
            title={`The ${regionTitles[name]} panel stopped working`}
            actions={<Button onClick={retry}>Try again</Button>}
          >
            Your work is safe, and the rest of the desk still works. Error details: {messageOf(error)}
          </EmptyState>
        )}
      >
        {children}
      </ErrorBoundary>
    </div>
  );
}

const region = (name: RegionName, Content: ComponentType): ReactNode => (
  <Region name={name}>
    <Content />
  </Region>
);

/** The four regions. Created once, so that resizing does not render them again. */
export const regions: Readonly<Record<RegionName, ReactNode>> = {
  outline: region('outline', Outline),
  editor: region('editor', MainRegion),
  passage: region('passage', PassagePanel),
  findings: region('findings', FindingsRegion),
};

/**
 * The panel that links evidence, while it is open. In a wide window it is in the place of the outline, in others in the
 * place of the editor: what follows it hides what it replaces.
 */
export function EvidencePanel() {
  const isOpen = useView((view) => view.linking);
  const { showLinking } = useViewActions();
  return (
    isOpen && (
      <LoadedDialog code={linkPanel} title={regionTitles.evidence} onClose={() => showLinking(false)}>
        {(LinkPanel) => (
          <Region name="evidence">
            <LinkPanel />
          </Region>
        )}
      </LoadedDialog>
    )
  );
}

/** Focuses “Find in passage” and selects its text. Returns false if it is not visible. */
export function focusFind(): boolean {
  const field = document.getElementById(findFieldId);
  if (!(field instanceof HTMLInputElement) || !field.checkVisibility()) return false;
  field.focus();
  field.select();
  return true;
}

/** The ID of the button that opens and closes the outline, if it opens over the editor. */
export const outlineToggleId = 'toggle-outline';

/** The DOM ID of the tabs of a narrow desk. Mantine derives those of each tab from it. */
export const deskTabsId = 'desk-tabs';

/**
 * Focuses a region, so that the next Tab goes to its first control; the passage’s own text, where its keys work. On a
 * narrow desk, the region’s tab is opened first.
 */
export function focusRegion(name: PanelName): void {
  const region = regionElement(name);
  if (region) {
    (region.querySelector<HTMLElement>('[data-region-focus]') ?? region).focus();
    return;
  }
  document.getElementById(`${deskTabsId}-tab-${name}`)?.click();
  // The region appears only with the next rendering. The panel that links evidence can be in its place.
  setTimeout(() => (regionElement(name) ?? regionElement('evidence'))?.focus());
}

/** Focuses the next or previous visible region. Does nothing in an open dialog. */
export function focusNeighbourRegion(step: 1 | -1): void {
  if (document.activeElement?.closest('[role="dialog"]')) return;
  const shown = panelOrder.filter((name) => regionElement(name) !== null);
  const from = shown.findIndex((name) => regionElement(name)?.contains(document.activeElement));
  const to = shown[neighbour(from, step, shown.length)];
  if (to) focusRegion(to);
}

const panelOrder: readonly PanelName[] = ['evidence', ...regionOrder];

function regionElement(name: PanelName): HTMLElement | null {
  const element = document.getElementById(`region-${name}`);
  return element?.checkVisibility() && getComputedStyle(element).visibility === 'visible' ? element : null;
}
