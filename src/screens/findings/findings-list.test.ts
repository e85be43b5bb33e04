import { describe, expect, it } from 'vitest';
import { createFixTracker } from './findings-list.tsx';

describe('a fix', () => {
  it('is reported once', () => {
    const tracker = createFixTracker();
    tracker.run(() => true);
    expect([tracker.takeApplied(), tracker.takeApplied()]).toEqual([true, false]);
  });

  it('is not reported if it fails', () => {
    const tracker = createFixTracker();
    tracker.run(() => true);
    tracker.run(() => false);
    expect(tracker.takeApplied()).toBe(false);
  });

  it('is not reported if it throws', () => {
    const tracker = createFixTracker();
    tracker.run(() => true);
    const broken = (): boolean => {
      throw new Error('Broken.');
    };
    expect(() => tracker.run(broken)).toThrow('Broken.');
    expect(tracker.takeApplied()).toBe(false);
  });
});
