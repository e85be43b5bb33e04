import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Workspace } from '../../core/workspace/workspace.ts';
import { storeReviewerName } from '../../shared/own-name.ts';
import type { Review } from '../../core/review-shape/types.generated.ts';
import { hasLoadedReview, nameOfReviewer, ownReview, reviewsStartedIn } from './use-verdicts.ts';

const review = (review_id: string, changed_at: string): Review =>
  ({ review_id, reviewer: { name: 'Mara' }, kind: 'open', changed_at, verdicts: [] }) as unknown as Review;

const [monday, tuesday] = ['2026-03-02T09:00:00Z', '2026-03-03T09:00:00Z'];
const mine = review('mine', monday);
const namesake = review('namesake', tuesday);
const none: ReadonlySet<string> = new Set();
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
    expect(ownReview(draft(mine, namesake), new Set(['mine']), 'Mara', 'open')).toBe(mine);
  });

  it('is never a loaded one, whatever name is typed', () => {
    expect(ownReview(draft(namesake), none, 'Mara', 'open')).toBeUndefined();
    expect(hasLoadedReview(draft(namesake), none, 'Mara', 'open')).toBe(true);
    expect(hasLoadedReview(draft(namesake), none, 'Mara', 'blind')).toBe(false);
    expect(hasLoadedReview(draft(namesake), none, 'Jon', 'open')).toBe(false);
  });

  it('is the most recently changed one of the same kind that was started on this device', () => {
    const started = new Set(['mine', 'later']);
    const later = review('later', tuesday);
    expect(ownReview(draft(later, mine), started, 'Mara', 'open')).toBe(later);
    expect(ownReview(draft(later, mine), started, 'Mara', 'blind')).toBeUndefined();
    expect(hasLoadedReview(draft(later, mine), started, 'Mara', 'open')).toBe(false);
  });

  it('is the one that the draft records, also if the browser has not written its settings', () => {
    const begun: Workspace = { ...draft(mine, namesake), ownReviews: ['mine'] };
    expect(ownReview(begun, none, 'Mara', 'open')).toBe(mine);
    vi.stubGlobal('localStorage', undefined);
    expect(ownReview(begun, none, 'Mara', 'open')).toBe(mine);
    expect(hasLoadedReview(begun, none, 'Mara', 'open')).toBe(true);
  });
});

describe('the reviews that were started on this device', () => {
  it('are in the records of its drafts, whatever the browser has of its settings', () => {
    vi.stubGlobal('localStorage', undefined);
    expect(reviewsStartedIn([{ ownReviews: ['mine'] }, {}, { ownReviews: ['later'] }])).toEqual(
      new Set(['mine', 'later']),
    );
  });

  it('include those of deleted drafts and of earlier versions, which are in the settings', () => {
    localStorage.setItem('assessment-desk.reviews-begun', '["earlier"]');
    expect(reviewsStartedIn([{ ownReviews: ['mine'] }])).toEqual(new Set(['earlier', 'mine']));
  });
});

describe('the name of the reviewer', () => {
  const begun: Workspace = { ...draft(mine, review('namesake', tuesday)), ownReviews: ['mine'] };

  it('is that of the review started here if the browser has not stored the name', () => {
    expect(nameOfReviewer(begun, none)).toBe('Mara');
    vi.stubGlobal('localStorage', undefined);
    expect(nameOfReviewer(begun, none)).toBe('Mara');
    expect(nameOfReviewer(draft(namesake), none)).toBe('');
  });

  it('is the one given last: in this draft, or on this device', () => {
    storeReviewerName('Jon', Date.parse(monday) - 1);
    expect(nameOfReviewer(begun, none)).toBe('Mara');
    storeReviewerName('Jon', Date.parse(monday) + 1);
    expect(nameOfReviewer(begun, none)).toBe('Jon');
  });
});
