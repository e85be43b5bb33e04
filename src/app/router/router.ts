import type { ComponentType, ReactNode } from 'react';
import { locationOf, type History, type Location } from './history.ts';
import { matchPath, type Params } from './match.ts';

/** One page with its addresses. */
export interface Page {
  /** As `matchPath` takes it; `*` for every address that no other page has. */
  readonly path: string;
  readonly element?: ReactNode;
  /** Loads the page's component, once, when it is first asked for. */
  readonly lazy?: () => Promise<{ readonly Component: ComponentType }>;
  /** Runs before the page is shown; `useLoaderData` gives what it resolves to. */
  readonly loader?: (asked: { readonly params: Params }) => Promise<unknown>;
  /** Whether to run the loader again for another address of the page that is shown; it is run where this is missing. */
  readonly shouldRevalidate?: (move: { readonly currentParams: Params; readonly nextParams: Params }) => boolean;
}

/** A page at an address of its own, ready to be shown. */
export interface Shown {
  readonly page: Page;
  readonly params: Params;
  readonly content: ComponentType | undefined;
  readonly data: unknown;
}

export interface RouterState {
  /** What is shown; undefined until the first page is loaded. */
  readonly shown: Shown | undefined;
  /** Why the page could not be loaded. */
  readonly failure: { readonly error: unknown } | undefined;
  readonly location: Location;
  /** How the location was come to: by Back and Forward or an edited address, or by the application. */
  readonly historyAction: 'POP' | 'PUSH' | 'REPLACE';
  /** Where a page is being loaded, and for which location. */
  readonly navigation: { readonly state: 'idle' | 'loading'; readonly location?: Location };
}

export interface NavigateOptions {
  /** Takes the place of the present step of the history. */
  readonly replace?: boolean;
}

export interface Router {
  readonly state: RouterState;
  /** Tells of every change; gives back a function that ends it. */
  subscribe(listener: (state: RouterState) => void): () => void;
  /**
   * Goes to an address, or along the history by a number of steps. Resolves when the page is shown; where another move
   * came in between, nothing more comes of this one.
   */
  navigate(to: string | number, options?: NavigateOptions): Promise<void>;
}

/** What a move leads to, while it is under way. */
interface Move {
  readonly location: Location;
  readonly action: RouterState['historyAction'];
}

const idle = { state: 'idle' } as const;
const newKey = (): string => Math.random().toString(36).slice(2, 10);

class PageRouter implements Router {
  state: RouterState;
  readonly #pages: readonly Page[];
  readonly #history: History;
  readonly #listeners = new Set<(state: RouterState) => void>();
  readonly #components = new Map<Page, ComponentType>();
  /** Grows with every move: what was loaded for an earlier one comes too late. */
  #turn = 0;

  constructor(pages: readonly Page[], history: History) {
    this.#pages = pages;
    this.#history = history;
    const location = history.read();
    this.state = { shown: undefined, failure: undefined, location, historyAction: 'POP', navigation: idle };
    history.onMove(() => void this.#move({ location: history.read(), action: 'POP' }));
    void this.#move({ location, action: 'POP' });
  }

  subscribe(listener: (state: RouterState) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  async navigate(to: string | number, { replace = false }: NavigateOptions = {}): Promise<void> {
    if (typeof to === 'number') this.#history.go(to);
    else await this.#move({ location: locationOf(to, newKey()), action: replace ? 'REPLACE' : 'PUSH' });
  }

  #set(part: Partial<RouterState>): void {
    this.state = { ...this.state, ...part };
    for (const listener of this.#listeners) listener(this.state);
  }

  #found(pathname: string): Pick<Shown, 'page' | 'params'> | undefined {
    for (const page of this.#pages) {
      const match = matchPath(page.path, pathname);
      if (match) return { page, params: match.params };
    }
    return undefined;
  }

  /** Where there is nothing to load, all is done before this returns. */
  async #move(move: Move): Promise<void> {
    const turn = (this.#turn += 1);
    const found = this.#found(move.location.pathname);
    if (!found) return this.#arrive(move, { shown: undefined, failure: undefined });
    const { page, params } = found;
    const { shown } = this.state;
    const stays = shown?.page === page ? shown : undefined;
    const anew = !stays || (page.shouldRevalidate?.({ currentParams: stays.params, nextParams: params }) ?? true);
    const kept = anew ? undefined : stays;
    const content = this.#components.get(page);
    if ((!page.lazy || content) && (!page.loader || kept)) {
      return this.#arrive(move, { shown: { page, params, content, data: kept?.data }, failure: undefined });
    }
    this.#set({ navigation: { state: 'loading', location: move.location } });
    const arrival = await this.#loaded(found, kept);
    if (turn === this.#turn) this.#arrive(move, arrival);
  }

  /** Loads a page's code and its data together. Never rejects. */
  async #loaded(
    { page, params }: Pick<Shown, 'page' | 'params'>,
    kept: Shown | undefined,
  ): Promise<Pick<RouterState, 'shown' | 'failure'>> {
    try {
      const [content, data] = await Promise.all([
        this.#components.get(page) ?? page.lazy?.().then(({ Component }) => Component),
        kept ? kept.data : page.loader?.({ params }),
      ]);
      if (content) this.#components.set(page, content);
      return { shown: { page, params, content, data }, failure: undefined };
    } catch (error) {
      return { shown: undefined, failure: { error } };
    }
  }

  #arrive({ location, action }: Move, arrival: Pick<RouterState, 'shown' | 'failure'>): void {
    if (action !== 'POP') this.#history.write(location, action === 'PUSH' ? 'push' : 'replace');
    this.#set({ ...arrival, location, historyAction: action, navigation: idle });
  }
}

/** Makes a router, which goes to where its history stands. The first page whose path fits an address has it. */
export function createRouter(pages: readonly Page[], history: History): Router {
  return new PageRouter(pages, history);
}
