import { expect, it } from 'vitest';
import { createFixTracker } from './findings-list.tsx';

it('a fix is reported once, and not if it fails or throws', () => {
  const tracker = createFixTracker();
  tracker.run(() => true);
  expect([tracker.takeApplied(), tracker.takeApplied()]).toEqual([true, false]);
  tracker.run(() => true);
  tracker.run(() => false);
  expect(tracker.takeApplied()).toBe(false);
  tracker.run(() => true);
  const broken = (): boolean => {
    throw new Error('Broken.');
  };
  expect(() => tracker.run(broken)).toThrow('Broken.');
  expect(tracker.takeApplied()).toBe(false);
});
