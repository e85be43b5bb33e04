import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Workspace } from '../../core/workspace/workspace.ts';
import { storeReviewerName } from '../../shared/own-name.ts';
import type { Review } from '../../core/review-shape/types.generated.ts';
import { hasLoadedReview, nameOfReviewer, ownReview, recordStart } from './own-review.ts';

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

  it('is the one that the draft records, also if the browser has not written its settings', () => {
    const started: Workspace = { ...draft(mine, namesake), ownReviews: ['mine'] };
    expect(ownReview(started, 'Mara', 'open')).toBe(mine);
    vi.stubGlobal('localStorage', undefined);
    expect(ownReview(started, 'Mara', 'open')).toBe(mine);
    expect(hasLoadedReview(started, 'Mara', 'open')).toBe(true);
  });
});

describe('the name of the reviewer', () => {
  const started: Workspace = { ...draft(mine, review('namesake', tuesday)), ownReviews: ['mine'] };

  it('is that of the review started here if the browser has not stored the name', () => {
    expect(nameOfReviewer(started)).toBe('Mara');
    vi.stubGlobal('localStorage', undefined);
    expect(nameOfReviewer(started)).toBe('Mara');
    expect(nameOfReviewer(draft(namesake))).toBe('');
  });

  it('is the one given last: in this draft, or on this device', () => {
    storeReviewerName('Jon', Date.parse(monday) - 1);
    expect(nameOfReviewer(started)).toBe('Mara');
    storeReviewerName('Jon', Date.parse(monday) + 1);
    expect(nameOfReviewer(started)).toBe('Jon');
  });
});
