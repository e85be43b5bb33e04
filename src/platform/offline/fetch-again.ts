/** Fetches the files of a new version past the browser's HTTP cache, and again if a transfer fails. */

/** How often a file is fetched, and the pause after a failed attempt, in ms. */
const attempts = 3;
const pause = 2000;

/**
 * Returns a `fetch` that handles requests with an integrity, which are those of the files to install. An altered file
 * that the HTTP cache has under a permanent address would otherwise block every update. Other requests are passed on.
 */
export function fetchAgain(fetchOnce: typeof fetch, wait = waitFor): typeof fetch {
  return async (input, init) => {
    if (!(input instanceof Request) || input.integrity === '') return fetchOnce(input, init);
    const request = new Request(input, { cache: 'reload' });
    for (let attempt = 1; ; attempt += 1) {
      try {
        const response = await fetchOnce(request.clone(), init);
        if (response.ok || attempt === attempts) return response;
      } catch (error) {
        if (attempt === attempts) throw error;
      }
      await wait(pause * attempt);
    }
  };
}

function waitFor(time: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, time));
}
