/** The interface between a peer’s page and the benchmark, the same for all peers. */

import type { MadeDocument } from '../documents/documents.ts';

declare global {
  interface Window {
    /** Resolves once the data has been loaded and parsed. */
    ready: Promise<void>;
    /** Makes the mark of this number the active one. */
    activate?: (key: number) => void;
    /** The calculations. Each returns its duration in ms. */
    calculate?: (name: string) => number;
  }
}

/** The options in the page’s address. */
export const asked = new URLSearchParams(location.search);

/** Loads data from the benchmark’s server. */
export async function fetchJson<Made>(path: string): Promise<Made> {
  return (await (await fetch(path)).json()) as Made;
}

/** The document of the size in the page’s address. */
export const fetchDocument = (): Promise<MadeDocument> => fetchJson(`/data/${asked.get('size') ?? 'S'}.json`);

function part(id: string): HTMLElement {
  const element = document.getElementById(id);
  if (!element) throw new Error(`The page has no part “${id}”.`);
  return element;
}

/** The element in which the peer is rendered. */
export const host = (): HTMLElement => part('host');

/** Loads the data, and shows the peer when “Open” is pressed. */
export function openWith(prepare: () => Promise<() => void>): void {
  window.ready = prepare().then((show) => part('open').addEventListener('click', show));
}
