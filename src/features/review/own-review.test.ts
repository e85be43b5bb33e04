import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Workspace } from '../../core/assessment/workspace.ts';
import type { Review } from '../../core/review/types.generated.ts';
import { isBegunHere, noteBegun, ownReview } from './own-review.ts';

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

  it('is the one that was worked on last where none was begun on this device, or only one is there', () => {
    expect(ownReview(draft(mine, namesake), 'Mara', 'open')).toBe(namesake);
    noteBegun('mine');
    expect(ownReview(draft(namesake), 'Mara', 'open')).toBe(namesake);
    expect(ownReview(draft(mine, namesake), 'Mara', 'blind')).toBeUndefined();
  });
});
