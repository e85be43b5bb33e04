/** The interface between a peer’s page and the benchmark, the same for all peers. */

declare global {
  interface Window {
    /** Resolves once the data has been loaded and parsed. */
    ready: Promise<void>;
    /** Makes the mark of this number the active one. */
    activate?: (key: number) => void;
    /** The calculations. Each returns its duration in ms. */
    calculate?: (name: string) => number | Promise<number>;
  }
}

/** The options in the page’s address. */
export const asked = new URLSearchParams(location.search);

/** Loads data from the benchmark’s server. */
export async function fetchJson<Made>(path: string): Promise<Made> {
  return (await (await fetch(path)).json()) as Made;
}

function part<Kind extends HTMLElement>(id: string): Kind {
  const element = document.getElementById(id);
  if (!element) throw new Error(`The page has no part “${id}”.`);
  return element as Kind;
}

/** The element in which the peer is rendered. */
export const host = (): HTMLElement => part('host');

/** Calls back when a button of the page is pressed. Returns a function that stops this. */
function onButton(id: string, act: () => void): () => void {
  const button = part(id);
  button.addEventListener('click', act);
  return () => button.removeEventListener('click', act);
}

export const onUndo = (act: () => void): (() => void) => onButton('undo', act);
export const onNext = (act: () => void): (() => void) => onButton('next', act);

/** Calls back with the text of a chosen file. */
export function onFile(take: (text: string) => void): void {
  const input = part<HTMLInputElement>('file');
  input.addEventListener('change', () => void input.files?.[0]?.text().then(take));
}

/** Loads the data and shows the peer when “Open” is pressed, or at once if the address says so. */
export function openWith(prepare: () => Promise<() => void>): void {
  window.ready = prepare().then((show) => {
    if (asked.get('at') === 'once') show();
    else onButton('open', show);
  });
}
