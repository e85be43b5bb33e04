import { describe, expect, it } from 'vitest';
import { lazyLoader } from './lazy-loader.ts';

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
