/** Limits of connections, so that a client that does not write or does not read cannot occupy one for long. */

/** In milliseconds, with the names of `node:http`. A request that takes longer gets 408. */
export interface RequestBounds {
  /** For the headers, from the first byte of the connection or the end of the previous request. */
  readonly headersTimeout: number;
  /** For the whole request, with its body. */
  readonly requestTimeout: number;
  /** The interval between checks, and so the most by which a limit can be exceeded. */
  readonly connectionsCheckingInterval: number;
  /** For a connection on which nothing moves, such as that of a client that does not read its answer. */
  readonly timeout: number;
  /** How many connections there are at most. More are closed at once. */
  readonly maxConnections: number;
}

/** The limits of our servers. Node's own defaults are 60 and 300 seconds, checked every 30. */
export const requestBounds: RequestBounds = {
  headersTimeout: 29_000,
  requestTimeout: 29_000,
  connectionsCheckingInterval: 1_000,
  timeout: 29_000,
  maxConnections: 1000,
};

/** Applies the limits to a server, which must not be listening yet. */
export function keepBounds(server: object | null, bounds: RequestBounds = requestBounds): void {
  if (server) Object.assign(server, bounds);
}
