/**
 * The screens that replace the desk’s regions: review, verdicts, matrix, map, timeline, and compare and merge.
 */
import { Button, Loader } from '@mantine/core';
import { lazy, Suspense, useEffect, type ComponentType } from 'react';
import { messageOf } from '../../core/json/words.ts';
import { useStores } from '../../shared/context.tsx';
import type { ScreenName } from '../../desk/place.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorBoundary } from '../../ui/error-boundary.tsx';
import { ScreenSwitchContext } from '../../ui/screen-switch.tsx';
import { ViewSwitch } from './view-tabs.tsx';
import { useScreenPart, useViewGroups } from './views.ts';
import classes from './desk.module.css';

interface ScreenProps {
  /** The part of the screen that the address names: the subject of a map. */
  readonly part: string | undefined;
}

/** Each screen is loaded when it is first opened. */
const screens: Readonly<Record<ScreenName, ComponentType<ScreenProps>>> = {
  review: lazy(async () => ({ default: (await import('../../screens/review/review-screen.tsx')).ReviewScreen })),
  verdicts: lazy(async () => ({
    default: (await import('../../screens/verdicts/verdicts-screen.tsx')).VerdictsScreen,
  })),
  matrix: lazy(async () => ({ default: (await import('../../screens/matrix/matrix-screen.tsx')).MatrixScreen })),
  map: lazy(async () => ({ default: (await import('../../screens/map/map-screen.tsx')).MapScreen })),
  timeline: lazy(async () => ({
    default: (await import('../../screens/timeline/timeline-screen.tsx')).TimelineScreen,
  })),
  compare: lazy(async () => ({ default: (await import('../../screens/compare/compare-screen.tsx')).CompareScreen })),
};

/** The name of each screen in menus and messages. */
export const screenTitles: Readonly<Record<ScreenName, string>> = {
  review: 'Review',
  verdicts: 'Reviewers’ verdicts',
  matrix: 'Evidence matrix',
  map: 'Map of one entry',
  timeline: 'Timeline',
  compare: 'Compare and merge',
};

/** Focuses the heading of the shown screen, so that a screen reader says where the person is. */
export function focusScreen(): void {
  const heading = document.querySelector<HTMLElement>('main h2');
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

/** Focuses the heading once the screen is loaded, unless the screen has focused something itself. */
function FocusedHeading() {
  useEffect(() => {
    if (!document.activeElement?.closest('main')) focusScreen();
  }, []);
  return null;
}

/** A screen in place of the desk’s regions. */
export function Screen({ name }: { readonly name: ScreenName }) {
  const part = useScreenPart();
  const group = useViewGroups().find(({ views }) => views.some((view) => view === name));
  const { goTo } = useStores().navigation;
  const Shown = screens[name];
  return (
    <ErrorBoundary
      key={name}
      fallback={(error, retry) => (
        <EmptyState
          title={`“${screenTitles[name]}” stopped working`}
          actions={
            <>
              <Button onClick={retry}>Try again</Button>
              <Button variant="default" onClick={() => goTo({ to: 'desk' })}>
                Back to writing
              </Button>
            </>
          }
        >
          Your work is safe, and the rest of Assessment Desk still works. Error details: {messageOf(error)}
        </EmptyState>
      )}
    >
      <Suspense
        fallback={
          <Loader className={classes.loader} role="progressbar" aria-label={`Loading “${screenTitles[name]}”`} />
        }
      >
        <ScreenSwitchContext value={group && group.views.length > 1 && <ViewSwitch group={group} />}>
          <Shown part={part} />
        </ScreenSwitchContext>
        <FocusedHeading />
      </Suspense>
    </ErrorBoundary>
  );
}
