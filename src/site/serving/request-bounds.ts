/** How long a server of Node waits for a request: whoever sends half of one holds a connection no longer than this. */

/** In milliseconds, by the names that `node:http` has for them. A request that takes longer is answered 408. */
export interface RequestBounds {
  /** For the headers, from the first byte of the connection or the end of the request before. */
  readonly headersTimeout: number;
  /** For the whole request, with its body. */
  readonly requestTimeout: number;
  /** How often connections are looked at; a bound is passed by as much at most. */
  readonly connectionsCheckingInterval: number;
}

/** What every server of ours keeps to. Node itself waits 60 and 300 seconds, and looks every 30. */
export const requestBounds: RequestBounds = {
  headersTimeout: 29_000,
  requestTimeout: 29_000,
  connectionsCheckingInterval: 1_000,
};

/** Holds a server that somebody else made to the bounds. It must not listen yet. */
export function keepBounds(server: object | null, bounds: RequestBounds = requestBounds): void {
  if (server) Object.assign(server, bounds);
}
