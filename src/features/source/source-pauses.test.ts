import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { pauseFor, SourcePauses } from './source-pauses.ts';
import { largeText } from './source-reader.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

describe('work that waits for a pause', () => {
  it('waits longer in a large text', () => {
    for (const name of ['read', 'save', 'cursor'] as const) {
      expect(pauseFor(name, largeText)).toBeGreaterThan(pauseFor(name, largeText - 1));
    }
  });

  it('runs once with the last request, separately for each name', () => {
    const pauses = new SourcePauses();
    const done: string[] = [];
    pauses.later('read', 1, () => done.push('first'));
    pauses.later('read', 2, () => done.push('second'));
    pauses.later('save', 2, () => done.push('saved'));
    vi.advanceTimersByTime(10_000);
    expect(done).toEqual(['saved', 'second']);
  });

  it('does not run after it was cancelled', () => {
    const pauses = new SourcePauses();
    const done: string[] = [];
    pauses.later('read', 1, () => done.push('read'));
    pauses.later('cursor', 1, () => done.push('cursor'));
    pauses.cancel('read');
    vi.advanceTimersByTime(10_000);
    expect(done).toEqual(['cursor']);
    pauses.later('save', 1, () => done.push('save'));
    pauses.cancelAll();
    vi.advanceTimersByTime(10_000);
    expect(done).toEqual(['cursor']);
  });
});
