import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { messagesOn } from '../review-shape/thread.ts';
import type { Message, Review, Verdict } from '../review-shape/types.generated.ts';
import { mergeReviews } from './merge-reviews.ts';
import { targetKey } from './targets.ts';

const time = fc.constantFrom('2026-11-01T10:00:00Z', '2026-11-01T11:00:00+01:00', '2026-11-02T09:30:00.5Z');
const words = fc.constantFrom('', 'Why?', 'Because.');

const message: fc.Arbitrary<Message> = fc.record(
  {
    by: fc.constantFrom('author', 'reviewer'),
    name: fc.constantFrom('Rosa', 'Jón'),
    kind: fc.constantFrom('note', 'resolved', 'reopened'),
    note: words,
    at: time,
  },
  { requiredKeys: ['by', 'kind', 'note', 'at'] },
);

/** A verdict, with a reply of version 1, a thread, both or neither. */
const verdictOn = (target: Verdict['target']): fc.Arbitrary<Verdict> =>
  fc.record(
    {
      target: fc.constant(target),
      verdict: fc.constantFrom('accept', 'question', 'reject'),
      note: words,
      at: time,
      digest_sha256: fc.constantFrom('a'.repeat(64), 'b'.repeat(64)),
      judged: fc.constant({}),
      suggestion: fc.record({ proposition: words, at: time }),
      answer: fc.record({ note: words, at: time }),
      thread: fc.array(message, { minLength: 1, maxLength: 4 }),
    },
    { requiredKeys: ['target', 'verdict', 'note', 'at', 'digest_sha256', 'judged'] },
  );

const review: fc.Arbitrary<Review> = fc
  .tuple(
    fc.constantFrom('R-1', 'R-2'),
    time,
    fc.option(verdictOn({ kind: 'document' })),
    fc.option(verdictOn({ kind: 'claim', claim_id: 'C-001' })),
    fc.option(verdictOn({ kind: 'contradiction', left_claim_id: 'C-001', right_claim_id: 'C-002' })),
    fc.option(verdictOn({ kind: 'unknown', text: 'When?' })),
  )
  .map(([review_id, changed_at, ...verdicts]) => ({
    format: 'assessment-desk.review/v2',
    review_id,
    reviewer: { name: 'Rosa' },
    title: '',
    kind: 'open',
    started_at: changed_at,
    changed_at,
    assessment_digest_sha256: 'c'.repeat(64),
    casefile_fingerprint_sha256: null,
    verdicts: verdicts.filter((verdict) => verdict !== null),
    contents: {},
  }));

const reviews = fc.uniqueArray(review, { maxLength: 2, selector: ({ review_id }) => review_id });

/** The content of reviews, whatever the order of reviews, verdicts and properties, and of messages in version 1. */
function contentOf(all: readonly Review[]) {
  return new Map(
    all.map(({ verdicts, ...head }) => {
      const byTarget = verdicts.map((verdict) => [targetKey(verdict.target), normal(verdict)] as const);
      return [head.review_id, { head: { ...head, format: '' }, verdicts: new Map(byTarget) }];
    }),
  );
}

function normal(verdict: Verdict) {
  const { verdict: value, note, at, digest_sha256, suggestion } = verdict;
  const messages = new Set(messagesOn(verdict).map((each) => JSON.stringify(each)));
  return { value, note, at, digest_sha256, suggestion, messages };
}

const merged = (one: readonly Review[], other: readonly Review[]) => mergeReviews(one, other).reviews;

describe('merging reviews', () => {
  it('gives the same result in whatever order three are merged', () => {
    fc.assert(
      fc.property(reviews, reviews, reviews, (one, two, three) => {
        const [left, right] = [merged(merged(one, two), three), merged(one, merged(two, three))];
        expect(contentOf(left)).toEqual(contentOf(right));
      }),
    );
  });

  it('loses no message of either side, is the same in both directions, and changes nothing the second time', () => {
    const messagesIn = (all: readonly Review[]) =>
      all.flatMap(({ review_id, verdicts }) =>
        verdicts.flatMap((verdict) =>
          messagesOn(verdict).map(({ by, name, kind, note, at }) =>
            [review_id, targetKey(verdict.target), by, name, kind, note, at].join('|'),
          ),
        ),
      );
    fc.assert(
      fc.property(reviews, reviews, (one, other) => {
        const both = merged(one, other);
        expect(new Set(messagesIn(both))).toEqual(new Set([...messagesIn(one), ...messagesIn(other)]));
        expect(contentOf(both)).toEqual(contentOf(merged(other, one)));
        expect(contentOf(merged(both, other))).toEqual(contentOf(both));
        expect(merged(one, one)).toEqual(one);
      }),
    );
  });
});

describe('a merged review', () => {
  it('has at most 20,000 verdicts, and says how many were left out', () => {
    const verdictOf = (number: number): Verdict => ({
      target: { kind: 'claim', claim_id: `C-${String(number)}` },
      verdict: 'accept',
      note: '',
      at: '2026-11-01T10:00:00Z',
      digest_sha256: 'a'.repeat(64),
      judged: {},
    });
    const reviewOf = (first: number, count: number): Review => ({
      format: 'assessment-desk.review/v1',
      review_id: 'R-1',
      reviewer: { name: 'Rosa' },
      title: '',
      kind: 'open',
      started_at: '2026-11-01T10:00:00Z',
      changed_at: '2026-11-01T10:00:00Z',
      assessment_digest_sha256: 'a'.repeat(64),
      casefile_fingerprint_sha256: null,
      verdicts: Array.from({ length: count }, (_, index) => verdictOf(first + index)),
      contents: {},
    });
    const { reviews, notes } = mergeReviews([reviewOf(0, 19_999)], [reviewOf(19_997, 4)]);
    expect(reviews[0]?.verdicts).toHaveLength(20_000);
    expect(notes[0]).toMatch(/It has 20,000 verdicts, the maximum\. (?:1|one) verdict of the other version/i);
  });
});
