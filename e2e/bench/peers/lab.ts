/** What every page of a peer offers to the benchmark, which drives them all the same way. */

declare global {
  interface Window {
    /** Resolves once the page can be opened: its data has been fetched and parsed. */
    ready: Promise<void>;
    /** Makes the mark of this number the active one. */
    activate?: (key: number) => void;
    /** Calculations that the benchmark asks for; each gives the ms that it took. */
    calculate?: (name: string) => number | Promise<number>;
  }
}

/** What the page’s address asks for. */
export const asked = new URLSearchParams(location.search);

/** Data that the benchmark’s server makes. */
export async function fetchJson<Made>(path: string): Promise<Made> {
  return (await (await fetch(path)).json()) as Made;
}

/** The place where the peer shows itself. */
export function host(): HTMLElement {
  const element = document.getElementById('host');
  if (!element) throw new Error('The page has no host.');
  return element;
}

/** Fetches, and then shows the peer when “Open” is pressed. */
export function openWith(prepare: () => Promise<() => void>): void {
  window.ready = prepare().then((show) => {
    document.getElementById('open')?.addEventListener('click', show);
  });
}
