import { describe, expect, it, vi } from 'vitest';
import { sha256 } from './digest.ts';
import { randomDraftId, randomPassphrase } from './clock.ts';
import { sha256 as reference } from '@noble/hashes/sha2.js';
import fc from 'fast-check';
import { lazyLoader } from './lazy-loader.ts';
import { fetchAgain } from './offline/fetch-again.ts';
import { createUpdates, type UpdatesParts } from './offline/updates.ts';

it.each([
  ['draft IDs are 20 plain letters and digits', randomDraftId, /^[a-z2-9]{20}$/],
  ['passphrases are five groups that can be read out', randomPassphrase, /^[a-z2-9]{4}(-[a-z2-9]{4}){4}$/],
])('%s, and different each time', (_, make, form) => {
  const made = Array.from({ length: 200 }, make);
  expect(new Set(made).size).toBe(200);
  for (const one of made) expect(one).toMatch(form);
});

it('gives the right digest for any bytes, whatever was hashed before', () => {
  const texts = fc.array(fc.uint8Array({ maxLength: 200, size: 'max' }), { maxLength: 6 });
  fc.assert(
    fc.property(texts, (all) => {
      expect(all.map((bytes) => sha256(bytes))).toEqual(all.map((bytes) => reference(bytes)));
    }),
  );
});

describe('lazyLoader', () => {
  it('loads once, however often it is called', async () => {
    let loads = 0;
    const thing = lazyLoader(async () => ({ number: (loads += 1) }));
    expect(thing.now()).toBeUndefined();
    const [one, other] = await Promise.all([thing.get(), thing.get()]);
    expect(one).toBe(other);
    expect(thing.now()).toBe(one);
    expect(loads).toBe(1);
  });

  it('tries again after a load that failed', async () => {
    let loads = 0;
    const thing = lazyLoader(async () => {
      loads += 1;
      if (loads === 1) throw new Error('offline');
      return loads;
    });
    await expect(thing.get()).rejects.toThrow('offline');
    await expect(thing.get()).resolves.toBe(2);
  });
});

const request = new Request('https://desk.example/assets/a.js', { integrity: 'sha256-x' });

/** Answers in this order: an error is thrown. Records how the requests were made. */
function answering(...answers: (Response | Error)[]) {
  const caches: string[] = [];
  const pauses: number[] = [];
  const once = async (given: Request | string | URL): Promise<Response> => {
    caches.push(given instanceof Request ? given.cache : 'none');
    const answer = answers.shift();
    if (!(answer instanceof Response)) throw answer ?? new Error('No answer is left.');
    return answer;
  };
  const get = fetchAgain(once as typeof fetch, async (time) => void pauses.push(time));
  return { get, caches, pauses };
}

it('installs a file past the HTTP cache, although two transfers fail', async () => {
  const { get, caches, pauses } = answering(
    new TypeError('altered'),
    new Response('', { status: 502 }),
    new Response('a'),
  );
  expect(await (await get(request)).text()).toBe('a');
  expect(caches).toEqual(['reload', 'reload', 'reload']);
  expect(pauses).toEqual([2000, 4000]);
});

it('fails like the last transfer', async () => {
  await expect(answering(...[1, 2, 3].map((n) => new TypeError(`altered ${n}`))).get(request)).rejects.toThrow(
    'altered 3',
  );
  const broken = answering(...[1, 2, 3].map(() => new Response('', { status: 404 })));
  expect((await broken.get(request)).status).toBe(404);
});

it('passes on every other request as it is', async () => {
  const { get, caches } = answering(new Response('a'), new Response('b'));
  await get('https://desk.example/x');
  await get(new Request('https://desk.example/x'));
  expect(caches).toEqual(['none', 'default']);
});

function partsWith(over: Partial<UpdatesParts> = {}) {
  const told: (() => void)[] = [];
  const parts: UpdatesParts = {
    container: undefined,
    scriptUrl: 'http://localhost/sw.js',
    reload: vi.fn(),
    onShown: () => undefined,
    onCodeMissing: (tell) => told.push(tell),
    ...over,
  };
  return { parts, codeMissing: () => told.forEach((tell) => tell()) };
}

describe('createUpdates', () => {
  it('offers nothing if the browser has no service workers', async () => {
    const { parts } = partsWith();
    const updates = createUpdates(parts);
    await updates.take();
    expect(updates.state()).toEqual({ kind: 'none' });
    expect(parts.reload).not.toHaveBeenCalled();
  });

  it('reports nothing if the browser does not register one', async () => {
    const container = { register: () => Promise.reject(new Error('refused')) } as unknown as ServiceWorkerContainer;
    const updates = createUpdates(partsWith({ container }).parts);
    await Promise.resolve();
    expect(updates.state()).toEqual({ kind: 'none' });
  });

  it('tells its listeners that code is missing, and reloads the page only on request', async () => {
    const { parts, codeMissing } = partsWith();
    const updates = createUpdates(parts);
    const listener = vi.fn();
    const stop = updates.subscribe(listener);
    codeMissing();
    expect(updates.state()).toEqual({ kind: 'outdated' });
    expect(listener).toHaveBeenCalledOnce();
    expect(parts.reload).not.toHaveBeenCalled();
    await updates.take();
    expect(parts.reload).toHaveBeenCalledOnce();
    stop();
    codeMissing();
    expect(listener).toHaveBeenCalledOnce();
  });

  /** A browser with a version that is being installed. */
  function installingVersion() {
    const update = vi.fn(() => Promise.resolve());
    const installing = Object.assign(new EventTarget(), { state: 'installing' });
    const registration = Object.assign(new EventTarget(), { installing, waiting: null, update });
    const container = {
      controller: {},
      register: () => Promise.resolve(registration),
      getRegistration: () => Promise.resolve(registration),
    } as unknown as ServiceWorkerContainer;
    const change = (state: string): void => {
      installing.state = state;
      installing.dispatchEvent(new Event('statechange'));
    };
    return { updates: createUpdates(partsWith({ container }).parts), registration, update, change };
  }

  it('says that an update could not be downloaded, and tries again on request', async () => {
    const { updates, registration, update, change } = installingVersion();
    await Promise.resolve();
    registration.dispatchEvent(new Event('updatefound'));
    change('redundant');
    expect(updates.state()).toEqual({ kind: 'failed' });
    await updates.take();
    expect(update).toHaveBeenCalledOnce();
    expect(updates.state()).toEqual({ kind: 'none' });
  });

  it('does not call an installed version that a newer one replaces a failed update', async () => {
    const { updates, registration, change } = installingVersion();
    await Promise.resolve();
    registration.dispatchEvent(new Event('updatefound'));
    for (const state of ['installed', 'redundant']) change(state);
    expect(updates.state()).toEqual({ kind: 'none' });
  });
});
