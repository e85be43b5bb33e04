/** The names of reviewers, which tell reviewers with the same name apart. */
import { showDirections } from '../passage/directions.ts';
import type { Review } from '../review-shape/types.generated.ts';
import { grouped } from '../json/grouped.ts';
import { dateTimeInWords } from '../assessment/date-time-words.ts';

type Named = Pick<Review, 'review_id' | 'reviewer' | 'kind' | 'started_at' | 'verdicts'>;

/**
 * Returns a unique name to show for the reviewer of each review, by review ID. Reviewers with the same name are
 * distinguished by the kind of their review, then by its start, then by its number in the list.
 */
export function reviewerNames(reviews: readonly Named[]): ReadonlyMap<string, string> {
  const ways: readonly ((review: Named, index: number) => string)[] = [
    () => '',
    ({ kind }) => (kind === 'blind' ? 'blind review' : 'standard review'),
    ({ started_at }) => `review started ${dateTimeInWords(started_at) ?? started_at}`,
    (_, index) => `review ${index + 1} in the list`,
  ];
  const sameNames = grouped(reviews.entries(), ([, { reviewer }]) => reviewer.name.normalize().trim().toLowerCase());
  return new Map(
    [...sameNames.values()].flatMap((group) => {
      const way = ways.find(
        (words) => new Set(group.map(([index, review]) => words(review, index))).size === group.length,
      );
      return group.map(([index, review]) => {
        const [name, words] = [showDirections(review.reviewer.name), way?.(review, index) ?? ''];
        return [review.review_id, words === '' ? name : `${name} (${words})`] as const;
      });
    }),
  );
}
