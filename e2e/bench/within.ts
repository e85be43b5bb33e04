/** Waiting no longer than a while. */

/** What was waited for took longer than it may. */
export class TooSlow extends Error {
  constructor(seconds: number) {
    super(`not within ${String(seconds)} s`);
  }
}

/** What a promise comes to. Throws TooSlow where it has not come to anything after so many seconds. */
export async function within<Made>(seconds: number, promise: Promise<Made>): Promise<Made> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new TooSlow(seconds)), seconds * 1000);
  });
  // Where the other one comes to its end later, in an error, nobody is left to hear of it.
  promise.catch(() => undefined);
  try {
    return await Promise.race([promise, late]);
  } finally {
    clearTimeout(timer);
  }
}
