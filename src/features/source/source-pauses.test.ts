import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { pauseFor, SourcePauses } from './source-pauses.ts';
import { largeText } from './source-reader.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

describe('what waits for a pause', () => {
  it('waits longer in a large text', () => {
    for (const name of ['read', 'keep', 'cursor'] as const) {
      expect(pauseFor(name, largeText)).toBeGreaterThan(pauseFor(name, largeText - 1));
    }
  });

  it('is done once, as it was last meant, and each kind for itself', () => {
    const pauses = new SourcePauses();
    const done: string[] = [];
    pauses.later('read', 1, () => done.push('first'));
    pauses.later('read', 2, () => done.push('second'));
    pauses.later('keep', 2, () => done.push('kept'));
    vi.advanceTimersByTime(10_000);
    expect(done).toEqual(['kept', 'second']);
  });

  it('is not done once it was called off', () => {
    const pauses = new SourcePauses();
    const done: string[] = [];
    pauses.later('read', 1, () => done.push('read'));
    pauses.later('cursor', 1, () => done.push('cursor'));
    pauses.cancel('read');
    vi.advanceTimersByTime(10_000);
    expect(done).toEqual(['cursor']);
    pauses.later('keep', 1, () => done.push('keep'));
    pauses.cancelAll();
    vi.advanceTimersByTime(10_000);
    expect(done).toEqual(['cursor']);
  });
});
