import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Workspace } from '../../core/workspace/workspace.ts';
import type { Review } from '../../core/review-shape/types.generated.ts';
import { hasLoadedReview, isStartedHere, recordStart, ownReview } from './own-review.ts';

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

describe('the review that a reviewer continues', () => {
  it('is their own, even if someone with the same name gave verdicts later', () => {
    recordStart('mine');
    expect([isStartedHere('mine'), isStartedHere('namesake')]).toEqual([true, false]);
    expect(ownReview(draft(mine, namesake), 'Mara', 'open')).toBe(mine);
  });

  it('is never a loaded one, whatever name is typed', () => {
    expect(ownReview(draft(namesake), 'Mara', 'open')).toBeUndefined();
    expect(hasLoadedReview(draft(namesake), 'Mara', 'open')).toBe(true);
    expect(hasLoadedReview(draft(namesake), 'Mara', 'blind')).toBe(false);
    expect(hasLoadedReview(draft(namesake), 'Jon', 'open')).toBe(false);
  });

  it('is the most recently changed one of the same kind that was started on this device', () => {
    recordStart('mine');
    recordStart('later');
    const later = review('later', tuesday);
    expect(ownReview(draft(later, mine), 'Mara', 'open')).toBe(later);
    expect(ownReview(draft(later, mine), 'Mara', 'blind')).toBeUndefined();
    expect(hasLoadedReview(draft(later, mine), 'Mara', 'open')).toBe(false);
  });

  it('is continued in this tab if the browser stores nothing', () => {
    vi.stubGlobal('localStorage', undefined);
    recordStart('unremembered');
    const only = review('unremembered', monday);
    expect(ownReview(draft(only), 'Mara', 'open')).toBe(only);
  });
});
