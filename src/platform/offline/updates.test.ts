import { describe, expect, it, vi } from 'vitest';
import { createUpdates, type UpdatesParts } from './updates.ts';

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

  it('says that an update could not be downloaded, and tries again on request', async () => {
    const update = vi.fn(() => Promise.resolve());
    const installing = Object.assign(new EventTarget(), { state: 'installing' });
    const registration = Object.assign(new EventTarget(), { installing, waiting: null, update });
    const container = {
      controller: {},
      register: () => Promise.resolve(registration),
      getRegistration: () => Promise.resolve(registration),
    } as unknown as ServiceWorkerContainer;
    const updates = createUpdates(partsWith({ container }).parts);
    await Promise.resolve();
    registration.dispatchEvent(new Event('updatefound'));
    installing.state = 'redundant';
    installing.dispatchEvent(new Event('statechange'));
    expect(updates.state()).toEqual({ kind: 'failed' });
    await updates.take();
    expect(update).toHaveBeenCalledOnce();
    expect(updates.state()).toEqual({ kind: 'none' });
  });

  it('does not call an installed version that a newer one replaces a failed update', async () => {
    const installing = Object.assign(new EventTarget(), { state: 'installing' });
    const registration = Object.assign(new EventTarget(), { installing, waiting: null });
    const container = { controller: {}, register: () => Promise.resolve(registration) };
    const updates = createUpdates(partsWith({ container: container as unknown as ServiceWorkerContainer }).parts);
    await Promise.resolve();
    registration.dispatchEvent(new Event('updatefound'));
    for (const state of ['installed', 'redundant']) {
      installing.state = state;
      installing.dispatchEvent(new Event('statechange'));
    }
    expect(updates.state()).toEqual({ kind: 'none' });
  });
});
