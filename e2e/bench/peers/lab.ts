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

function part<Kind extends HTMLElement>(id: string): Kind {
  const element = document.getElementById(id);
  if (!element) throw new Error(`The page has no part “${id}”.`);
  return element as Kind;
}

/** The place where the peer shows itself. */
export const host = (): HTMLElement => part('host');

/** Calls back when a button of the page is pressed; gives what ends that. */
function onButton(id: string, act: () => void): () => void {
  const button = part(id);
  button.addEventListener('click', act);
  return () => button.removeEventListener('click', act);
}

export const onUndo = (act: () => void): (() => void) => onButton('undo', act);
export const onNext = (act: () => void): (() => void) => onButton('next', act);

/** Gives the text of a file that is chosen. */
export function onFile(take: (text: string) => void): void {
  const input = part<HTMLInputElement>('file');
  input.addEventListener('change', () => void input.files?.[0]?.text().then(take));
}

/** Fetches, and then shows the peer when “Open” is pressed, or at once where the address asks for that. */
export function openWith(prepare: () => Promise<() => void>): void {
  window.ready = prepare().then((show) => {
    if (asked.get('at') === 'once') show();
    else onButton('open', show);
  });
}
