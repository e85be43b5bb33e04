/** The highlighted chain of the review screen: its store, its context and the hooks that read it. */
import { createContext, use, useSyncExternalStore } from 'react';
import type { Chain } from './chain.ts';

/**
 * Holds the highlighted chain under the pointer or focus, outside React state: most of the screen does not rerender.
 */
export interface Highlight {
  now(): Chain | null;
  /** Highlights a chain; null for none. */
  show(chain: Chain | null): void;
  subscribe(listener: () => void): () => void;
}

export function createHighlight(): Highlight {
  let chain: Chain | null = null;
  const listeners = new Set<() => void>();
  return {
    now: () => chain,
    show(next) {
      if (next === chain) return;
      chain = next;
      listeners.forEach((listener) => listener());
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

export const HighlightContext = createContext<Highlight>(createHighlight());

/** How a part is shown: 'lit' or 'dim' while a chain is highlighted, otherwise undefined. */
export type HighlightState = 'lit' | 'dim' | undefined;

/** Returns how a part is shown. The component rerenders only when the result changes. */
export function useHighlight(belongs: (chain: Chain) => boolean): HighlightState {
  const highlight = use(HighlightContext);
  return useSyncExternalStore(highlight.subscribe, () => {
    const chain = highlight.now();
    return chain === null ? undefined : belongs(chain) ? 'lit' : 'dim';
  });
}

/** Returns the highlighted chain; null for none. */
export function useHighlightedChain(): Chain | null {
  const highlight = use(HighlightContext);
  return useSyncExternalStore(highlight.subscribe, highlight.now);
}
