import { createContext, use, useSyncExternalStore } from 'react';
import type { Chain } from './chain.ts';

/** The chain that the pointer or the focus lights up, apart from what is rendered: most of the screen need not know. */
export interface Lit {
  now(): Chain | null;
  /** Lights a chain up; null for none. */
  light(chain: Chain | null): void;
  subscribe(listener: () => void): () => void;
}

export function createLit(): Lit {
  let chain: Chain | null = null;
  const listeners = new Set<() => void>();
  return {
    now: () => chain,
    light(next) {
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

export const LitContext = createContext<Lit>(createLit());

/** How a part is shown: 'lit' or 'dim' while a chain is lit up, else undefined. */
export type Light = 'lit' | 'dim' | undefined;

/** Whether a part belongs to the chain that is lit up; the component renders again only when the answer changes. */
export function useLight(belongs: (chain: Chain) => boolean): Light {
  const lit = use(LitContext);
  return useSyncExternalStore(lit.subscribe, () => {
    const chain = lit.now();
    return chain === null ? undefined : belongs(chain) ? 'lit' : 'dim';
  });
}

/** The chain that is lit up; null for none. */
export function useLitChain(): Chain | null {
  const lit = use(LitContext);
  return useSyncExternalStore(lit.subscribe, lit.now);
}
