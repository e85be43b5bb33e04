import { createContext, use, useMemo, type ReactNode } from 'react';
import type { Location } from './history.ts';
import { matchPath, type Match, type Params } from './match.ts';
import type { NavigateOptions, Router, RouterState, Shown } from './router.ts';

export const RouterContext = createContext<Router | null>(null);
export const StateContext = createContext<RouterState | null>(null);
export const OutletContext = createContext<ReactNode>(null);
export const ShownContext = createContext<Shown | null>(null);
export const ErrorContext = createContext<unknown>(undefined);

function present<Value>(value: Value | null): Value {
  if (value === null) throw new Error('There is no router around this.');
  return value;
}

/** Where the application is. */
export function useLocation(): Location {
  return present(use(StateContext)).location;
}

/** Whether the application is at an address of the pattern, and with which parameters. */
export function useMatch(pattern: string): Match | null {
  return matchPath(pattern, useLocation().pathname);
}

/** The query of the address. */
export function useSearchParams(): URLSearchParams {
  const { search } = useLocation();
  return useMemo(() => new URLSearchParams(search), [search]);
}

/** The parameters of the page that this stands in: its own, also where it stands behind another one. */
export function useParams(): Params {
  return present(use(ShownContext)).params;
}

/** What the loader of the page that this stands in gave; undefined while another page is in front of it. */
export function useLoaderData<Data>(): Data | undefined {
  const { page } = present(use(ShownContext));
  const { shown } = present(use(StateContext));
  return shown?.page === page ? (shown.data as Data) : undefined;
}

/** Goes to an address; the same function for as long as the application runs. */
export function useNavigate(): (address: string, options?: NavigateOptions) => Promise<void> {
  const router = present(use(RouterContext));
  return useMemo(() => (address, options) => router.navigate(address, options), [router]);
}

/** The page of the address, for what stands around it. */
export function useOutlet(): ReactNode {
  return use(OutletContext);
}

/** Why the page was taken away. */
export function useRouteError(): unknown {
  return use(ErrorContext);
}
