/** A place in the application, as an address names it. */
export interface Location {
  /** Begins with a slash; encoded as it stands in the address. */
  readonly pathname: string;
  /** With its question mark; empty where there is none. */
  readonly search: string;
  /** With its hash sign; empty where there is none. */
  readonly hash: string;
  /** Tells the steps of the history apart; `default` for one that was not made by the application. */
  readonly key: string;
}

/** The steps that Back and Forward go along. */
export interface History {
  read(): Location;
  write(location: Location, how: 'push' | 'replace'): void;
  go(steps: number): void;
  /** Calls back when Back, Forward or an edited address led elsewhere. */
  onMove(listener: () => void): void;
}

/** The location that an address within the application names. */
export function locationOf(address: string, key: string): Location {
  const [, path = '', search = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(address) ?? [];
  return { pathname: path.startsWith('/') ? path : `/${path}`, search, hash, key };
}

const addressIn = ({ pathname, search, hash }: Location): string => pathname + search + hash;

function keyIn(state: unknown): string {
  const key = typeof state === 'object' && state !== null && 'key' in state ? state.key : undefined;
  return typeof key === 'string' ? key : 'default';
}

/** The browser's history with addresses behind the hash: any static host will do (decisions 6). */
export function hashHistory(): History {
  return {
    read: () => locationOf(window.location.hash.slice(1), keyIn(window.history.state)),
    write(location, how) {
      const put = how === 'push' ? 'pushState' : 'replaceState';
      window.history[put]({ key: location.key }, '', `#${addressIn(location)}`);
    },
    go: (steps) => window.history.go(steps),
    onMove: (listener) => window.addEventListener('popstate', listener),
  };
}

/** A history of its own, for code without a browser. */
export function memoryHistory(start: string): History {
  const entries = [locationOf(start, 'default')];
  let at = 0;
  let moved: () => void = () => undefined;
  return {
    read: () => entries[at] ?? locationOf('/', 'default'),
    write(location, how) {
      if (how === 'push') at += 1;
      entries.splice(at, how === 'push' ? Infinity : 1, location);
    },
    go(steps) {
      at = Math.min(Math.max(0, at + steps), entries.length - 1);
      moved();
    },
    onMove: (listener) => (moved = listener),
  };
}
