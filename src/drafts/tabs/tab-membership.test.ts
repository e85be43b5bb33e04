import { describe, expect, it } from 'vitest';
import { createQueue } from './tab-membership.ts';

describe('turns', () => {
  it('begin one after the other', async () => {
    const enqueue = createQueue();
    const told: string[] = [];
    let finish = (): void => undefined;
    const first = enqueue(async () => {
      told.push('first begins');
      await new Promise<void>((resolve) => (finish = resolve));
      told.push('first ends');
    });
    const second = enqueue(async () => told.push('second begins'));
    await Promise.resolve();
    expect(told).toEqual(['first begins']);
    finish();
    await Promise.all([first, second]);
    expect(told).toEqual(['first begins', 'first ends', 'second begins']);
  });

  it('continue after one that failed, which reports its failure only to its own caller', async () => {
    const enqueue = createQueue();
    const failed = enqueue(() => Promise.reject(new Error('No.')));
    const next = enqueue(async () => 'done');
    await expect(failed).rejects.toThrow('No.');
    await expect(next).resolves.toBe('done');
  });
});
