import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Workspace } from '../../core/assessment/workspace.ts';
import type { Review } from '../../core/review/types.generated.ts';
import { hasLoadedReview, isBegunHere, noteBegun, ownReview } from './own-review.ts';

const review = (review_id: string, changed_at: string): Review =>
  ({ review_id, reviewer: { name: 'Mara' }, kind: 'open', changed_at, verdicts: [] }) as unknown as Review;

const [monday, tuesday] = ['2026-03-02T09:00:00Z', '2026-03-03T09:00:00Z'];
const mine = review('mine', monday);
const namesake = review('namesake', tuesday);
const draft = (...reviews: Review[]): Workspace => ({ reviews }) as unknown as Workspace;

beforeEach(() => {
  const items = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('the review that a reviewer goes on with', () => {
  it('is their own, although somebody of the same name has judged later', () => {
    noteBegun('mine');
    expect([isBegunHere('mine'), isBegunHere('namesake')]).toEqual([true, false]);
    expect(ownReview(draft(mine, namesake), 'Mara', 'open')).toBe(mine);
  });

  it('is none that was loaded, whatever name is typed', () => {
    expect(ownReview(draft(namesake), 'Mara', 'open')).toBeUndefined();
    expect(hasLoadedReview(draft(namesake), 'Mara', 'open')).toBe(true);
    expect(hasLoadedReview(draft(namesake), 'Mara', 'blind')).toBe(false);
    expect(hasLoadedReview(draft(namesake), 'Jon', 'open')).toBe(false);
  });

  it('is the one that was worked on last of those begun on this device, of the same kind', () => {
    noteBegun('mine');
    noteBegun('later');
    const later = review('later', tuesday);
    expect(ownReview(draft(later, mine), 'Mara', 'open')).toBe(later);
    expect(ownReview(draft(later, mine), 'Mara', 'blind')).toBeUndefined();
    expect(hasLoadedReview(draft(later, mine), 'Mara', 'open')).toBe(false);
  });

  it('goes on in this tab where the browser remembers nothing', () => {
    vi.stubGlobal('localStorage', undefined);
    noteBegun('unremembered');
    const only = review('unremembered', monday);
    expect(ownReview(draft(only), 'Mara', 'open')).toBe(only);
  });
});
