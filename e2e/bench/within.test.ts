import { describe, expect, it } from 'vitest';
import { TooSlow, within } from './within.ts';

describe('waiting with a time limit', () => {
  it('returns a result and an error that arrive in time', async () => {
    await expect(within(60, Promise.resolve(3))).resolves.toBe(3);
    await expect(within(60, Promise.reject(new Error('no')))).rejects.toThrow('no');
  });

  it('gives up without a result, and says after how long', async () => {
    const never = new Promise<void>(() => undefined);
    await expect(within(0.01, never)).rejects.toThrow(new TooSlow(0.01));
    await expect(within(0.01, never)).rejects.toThrow('not within 0.01 s');
  });
});
