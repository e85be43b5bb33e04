import { fireEvent } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { reviewFileName } from '../../core/files/file-names.ts';
import { small } from '../../shared/desk.fixtures.ts';
import { storeReviewerName } from '../../shared/own-name.ts';
import { renderInDesk, untilRendered } from '../../shared/rendered.fixtures.tsx';
import { ReviewBar } from './review-bar.tsx';
import { ReviewProvider, useReview, type ReviewDesk } from './use-review.ts';

afterEach(() => storeReviewerName(''));

it('exports the verdicts under the default name that a review has everywhere', async () => {
  storeReviewerName('Rosa Lind');
  const names: string[] = [];
  const made: ReviewDesk[] = [];
  function Screen() {
    const desk = useReview();
    made[0] = desk;
    return (
      <ReviewProvider value={desk}>
        <ReviewBar />
      </ReviewProvider>
    );
  }
  const { screen } = renderInDesk(<Screen />, small, {
    exports: { download: (name) => void names.push(name) },
  });
  const [link] = made[0]?.model.links ?? [];
  await untilRendered(() => link && made[0]?.decide(link, 'accept'));
  fireEvent.click(screen.getByRole('button', { name: 'Export review file' }));
  const review = made[0]?.review;
  expect(names).toEqual(['The-north-channel-by-Rosa-Lind.review.json']);
  expect(review && reviewFileName(review)).toBe(names[0]);
});
