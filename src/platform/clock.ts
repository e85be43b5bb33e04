/** Now, in ms since 1970-01-01T00:00:00Z. */
export type Clock = () => number;

/** The device's clock. */
export const systemClock: Clock = () => Date.now();
