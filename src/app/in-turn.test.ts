import { describe, expect, it } from 'vitest';
import { createTurns } from './in-turn.ts';

describe('turns', () => {
  it('begin each when the one before is over', async () => {
    const inTurn = createTurns();
    const told: string[] = [];
    let finish = (): void => undefined;
    const first = inTurn(async () => {
      told.push('first begins');
      await new Promise<void>((resolve) => (finish = resolve));
      told.push('first ends');
    });
    const second = inTurn(async () => told.push('second begins'));
    await Promise.resolve();
    expect(told).toEqual(['first begins']);
    finish();
    await Promise.all([first, second]);
    expect(told).toEqual(['first begins', 'first ends', 'second begins']);
  });

  it('go on after one that failed, which tells its failure to its own caller alone', async () => {
    const inTurn = createTurns();
    const failed = inTurn(() => Promise.reject(new Error('No.')));
    const next = inTurn(async () => 'done');
    await expect(failed).rejects.toThrow('No.');
    await expect(next).resolves.toBe('done');
  });
});
