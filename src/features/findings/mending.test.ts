import { describe, expect, it } from 'vitest';
import { createMending } from './mending.ts';

describe('a fix', () => {
  it('is known to be done once', () => {
    const mending = createMending();
    mending.run(() => true);
    expect([mending.wasDone(), mending.wasDone()]).toEqual([true, false]);
  });

  it('that could not be done leaves nothing behind', () => {
    const mending = createMending();
    mending.run(() => true);
    mending.run(() => false);
    expect(mending.wasDone()).toBe(false);
  });

  it('that throws leaves nothing behind', () => {
    const mending = createMending();
    mending.run(() => true);
    const broken = (): boolean => {
      throw new Error('Broken.');
    };
    expect(() => mending.run(broken)).toThrow('Broken.');
    expect(mending.wasDone()).toBe(false);
  });
});
