import type { Review } from '../../core/review/types.generated.ts';
import { whenInWords } from './words.ts';

type Named = Pick<Review, 'review_id' | 'reviewer' | 'kind' | 'started_at' | 'verdicts'>;

/**
 * What each review's reviewer is called here, by the review's id. Reviewers of one name are told apart by what else
 * their reviews say of themselves: the kind, when they were begun, and at last their number in the list.
 */
export function reviewerNames(reviews: readonly Named[]): ReadonlyMap<string, string> {
  const ways: readonly ((review: Named, index: number) => string)[] = [
    () => '',
    ({ kind }) => (kind === 'blind' ? 'blind review' : 'open review'),
    ({ started_at }) => `review begun ${whenInWords(started_at)}`,
    (_, index) => `review ${index + 1} in the list`,
  ];
  const alike = new Map<string, (readonly [review: Named, index: number])[]>();
  for (const [index, review] of reviews.entries()) {
    const key = review.reviewer.name.normalize().trim().toLowerCase();
    alike.set(key, [...(alike.get(key) ?? []), [review, index]]);
  }
  return new Map(
    [...alike.values()].flatMap((group) => {
      const way = ways.find((words) => new Set(group.map((one) => words(...one))).size === group.length);
      return group.map(([review, index]) => {
        const words = way?.(review, index) ?? '';
        return [review.review_id, words === '' ? review.reviewer.name : `${review.reviewer.name} (${words})`] as const;
      });
    }),
  );
}
