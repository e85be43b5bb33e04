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
});
