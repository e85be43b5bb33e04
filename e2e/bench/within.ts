/** Waiting with a time limit. */

/** The awaited result exceeded its time limit. */
export class TooSlow extends Error {
  constructor(seconds: number) {
    super(`not within ${String(seconds)} s`);
  }
}

/** Returns the result of a promise. Throws TooSlow if it is not settled after this many seconds. */
export async function within<Made>(seconds: number, promise: Promise<Made>): Promise<Made> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new TooSlow(seconds)), seconds * 1000);
  });
  // A later rejection of the other promise is ignored.
  promise.catch(() => undefined);
  try {
    return await Promise.race([promise, late]);
  } finally {
    clearTimeout(timer);
  }
}
