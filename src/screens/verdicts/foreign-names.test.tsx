import { fireEvent } from '@testing-library/react';
import { expect, it } from 'vitest';
import { applyEdit } from '../../core/workspace/apply-edit.ts';
import { sha256 } from '../../platform/digest.ts';
import { startReview } from '../../core/review/edits.ts';
import { reviewerNames } from '../../core/review/verdict-places.ts';
import { small } from '../../shared/desk.fixtures.ts';
import { renderInDesk } from '../../shared/rendered.fixtures.tsx';
import { noFilter } from './filter-bar.tsx';
import { ReviewList } from './review-list.tsx';
import { VerdictSentence } from './verdict-cell.tsx';

/** A name that reverses what follows it, also after the end of its element. */
const name = 'Ma\u202era \u2066Quinn';
const shown = 'Ma⟨U+202E⟩ra ⟨U+2066⟩Quinn';
const controls = /[\u202A-\u202E\u2066-\u2069]/;
const at = '2026-11-20T09:12:00Z';

const reviewed = applyEdit(
  small,
  startReview(small, { review_id: 'review', reviewer: { name }, kind: 'open', at, digest: sha256 }),
);

it('a reviewer’s name never reorders our words: its controls are shown in lists, tips, sentences and messages', async () => {
  const { reviews = [] } = reviewed;
  const verdict = {
    target: { kind: 'document' },
    verdict: 'accept',
    note: '',
    at,
    digest_sha256: '',
    judged: {},
  } as const;
  const { screen } = renderInDesk(
    <>
      <ReviewList reviews={reviews} query={noFilter} onQuery={() => undefined} />
      <VerdictSentence reviewer={reviewerNames(reviews).get('review') ?? ''} verdict={verdict} />
    </>,
    reviewed,
  );
  fireEvent.click(screen.getByRole('button', { name: `Remove the review by ${shown}` }));
  await screen.findByText(`Review by ${shown} removed.`);
  expect(screen.container.innerHTML).toContain(shown);
  expect(document.body.innerHTML).not.toMatch(controls);
});
