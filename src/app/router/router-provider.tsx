import { Component, createElement, startTransition, useLayoutEffect, useMemo, useState, type ReactNode } from 'react';
import { ErrorContext, OutletContext, RouterContext, ShownContext, StateContext } from './hooks.ts';
import type { Location } from './history.ts';
import type { Router, Shown } from './router.ts';

export interface RouterProviderProps {
  readonly router: Router;
  /** What stands around every page; it places the page with `useOutlet`. */
  readonly frame: ReactNode;
  /** What stands in place of everything where a page threw or could not be loaded; `useRouteError` says why. */
  readonly crash: ReactNode;
}

/** Shows the page of the address. Nothing at all until the first one is loaded. */
export function RouterProvider({ router, frame, crash }: RouterProviderProps) {
  const [state, setState] = useState(router.state);
  useLayoutEffect(() => {
    const show = (): void => startTransition(() => setState(router.state));
    show();
    return router.subscribe(show);
  }, [router]);
  const { shown, failure, location } = state;
  const outlet = useMemo(() => shown && <ShownPage shown={shown} />, [shown]);
  if (!outlet && !failure) return null;
  return (
    <RouterContext value={router}>
      <StateContext value={state}>
        <CrashBoundary location={location} failure={failure} crash={crash}>
          <OutletContext value={outlet ?? null}>{frame}</OutletContext>
        </CrashBoundary>
      </StateContext>
    </RouterContext>
  );
}

/** A page with what it was shown for, which it keeps where it stays behind another one. */
function ShownPage({ shown }: { readonly shown: Shown }) {
  return <ShownContext value={shown}>{shown.content ? createElement(shown.content) : shown.page.element}</ShownContext>;
}

interface BoundaryProps {
  readonly location: Location;
  readonly failure: { readonly error: unknown } | undefined;
  readonly crash: ReactNode;
  readonly children: ReactNode;
}

interface BoundaryState {
  readonly location: Location;
  readonly thrown: { readonly error: unknown } | undefined;
}

/** Catches what a page throws, until another address is gone to. */
class CrashBoundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { location: this.props.location, thrown: undefined };

  static getDerivedStateFromError(error: unknown): Partial<BoundaryState> {
    return { thrown: { error } };
  }

  static getDerivedStateFromProps({ location }: BoundaryProps, state: BoundaryState): BoundaryState | null {
    return state.location === location ? null : { location, thrown: undefined };
  }

  override render() {
    const failed = this.state.thrown ?? this.props.failure;
    return failed ? <ErrorContext value={failed.error}>{this.props.crash}</ErrorContext> : this.props.children;
  }
}
