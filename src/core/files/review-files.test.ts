import { sha256 } from '@noble/hashes/sha2.js';
import { describe, expect, it } from 'vitest';
import type { Workspace } from '../workspace/workspace.ts';
import { withAllVerdicts } from '../review/reviews.fixtures.ts';
import type { Review } from '../review-shape/types.generated.ts';
import { readFile } from './read-file.ts';
import { sampleWorkspace } from './sample.fixtures.ts';
import { writeDesk, writeReview } from './write.ts';

const draft = withAllVerdicts(withAllVerdicts(sampleWorkspace), 'R-2', 'Ole');
const [review] = draft.reviews as readonly [Review, Review];

const read = (text: string) => readFile(new TextEncoder().encode(text), 'a.json', sha256);
const changed = (
  change: (document: { verdicts: object[]; contents: Record<string, { proposition?: string }> }) => void,
) => {
  const document = JSON.parse(writeReview(review)) as Parameters<typeof change>[0];
  change(document);
  return read(JSON.stringify(document, null, 2));
};

describe('a review file', () => {
  it('is written the same each time and read back unchanged', () => {
    expect(writeReview(structuredClone(review))).toBe(writeReview(review));
    expect(read(writeReview(review))).toEqual({ kind: 'review', review, problems: [], notices: [] });
  });

  it('is in version 2 if it has a thread and no contradictions or unknowns, and is read back unchanged', () => {
    const listed = review.verdicts.filter(({ target: { kind } }) => kind === 'contradiction' || kind === 'unknown');
    const plain = { ...review, verdicts: review.verdicts.filter((verdict) => !listed.includes(verdict)) };
    const [first, ...others] = plain.verdicts;
    const thread = [{ by: 'author', name: 'Ana', kind: 'resolved', note: '', at: '2026-11-02T10:00:00Z' }] as const;
    const format = 'assessment-desk.review/v2';
    const talked: Review = { ...plain, format, verdicts: [{ ...first!, thread }, ...others] };
    expect(JSON.parse(writeReview(plain))).toHaveProperty('format', 'assessment-desk.review/v1');
    expect(JSON.parse(writeReview({ ...talked, format: 'assessment-desk.review/v1' }))).toEqual(talked);
    expect(read(writeReview(talked))).toEqual({ kind: 'review', review: talked, problems: [], notices: [] });
  });

  it('skips a verdict whose suggestion is not a change of its target', () => {
    const index = review.verdicts.findIndex(({ target }) => target.kind === 'link');
    for (const change of [{ proposition: 'A' }, {}, { actual: 'A' }, { effect: 'proves' }]) {
      const suggestion = { ...change, at: '2026-11-02T10:00:00Z' };
      const verdicts = review.verdicts.map((verdict, at) => (at === index ? { ...verdict, suggestion } : verdict));
      const { problems } = read(JSON.stringify({ ...review, verdicts }));
      expect(problems.map(({ message }) => message)).toEqual([
        expect.stringMatching(/skipped: “suggestion” must be a change/),
      ]);
    }
  });

  it('is read in version 1 with the reply to a verdict', () => {
    const [first, ...others] = review.verdicts;
    const answer = { note: 'Done.', at: '2026-11-02T10:00:00Z' };
    const old = { ...review, verdicts: [{ ...first!, answer }, ...others] };
    expect(read(writeReview(old))).toEqual({ kind: 'review', review: old, problems: [], notices: [] });
  });

  it('is read back with a lone surrogate in a note, as a draft can have', () => {
    const [first, ...others] = review.verdicts;
    const odd = { ...review, verdicts: [{ ...first!, note: 'cut \ud83d' }, ...others] };
    expect(read(writeReview(odd))).toMatchObject({ kind: 'review', review: odd, problems: [] });
  });

  it('is rejected without a reviewer or a time, with the position', () => {
    const broken = [
      [{ reviewer: {} }, /“reviewer” must be/],
      [{ started_at: 'May' }, /“started_at” must be a date/],
    ] as const;
    for (const [change, message] of broken) {
      const result = changed((file) => Object.assign(file, change));
      expect(result.kind).toBe('refused');
      expect(result.problems[0]).toMatchObject({ code: 'shape', line: expect.any(Number) as number });
      expect(result.problems[0]?.message).toMatch(message);
    }
  });

  it('is read without an invalid verdict, which is reported with its position', () => {
    const message = { by: 'someone', kind: 'note', note: '', at: '2026-11-02T10:00:00Z' };
    const broken = [
      [{ verdict: 'maybe' }, /verdict 1 was skipped: “verdict” must be/],
      [{ thread: [message] }, /verdict 1 was skipped: “thread” must be a list of messages/],
      [{ verdict: 'neither' }, /of a standard review must be one of/],
      [{ digest_sha256: '0'.repeat(64) }, /its checksum does not match/],
      [{ score: 3 }, /“score” is not a property/],
    ] as const;
    for (const [change, says] of broken) {
      const result = changed(({ verdicts }) => Object.assign(verdicts[0] ?? {}, change));
      if (result.kind !== 'review') throw new Error(result.kind);
      expect(result.review.verdicts.length).toBe(review.verdicts.length - 1);
      expect(result.problems[0]?.message).toMatch(says);
      expect(result.problems[0]?.line).toBeGreaterThan(1);
    }
  });

  it('is read without contents that do not match their checksums, and without the verdicts on them', () => {
    const result = changed(({ contents }) => {
      const forged = Object.values(contents).find(({ proposition }) => proposition !== undefined)!;
      forged.proposition = 'Forged';
    });
    expect(result.kind).toBe('review');
    expect(result.problems.some(({ message }) => /does not match its checksum/.test(message))).toBe(true);
    expect(result.problems.some(({ message }) => /missing from the file/.test(message))).toBe(true);
  });
});

describe('a desk file', () => {
  it('contains its reviews', () => {
    expect(read(writeDesk(draft))).toMatchObject({ kind: 'desk', problems: [], reviews: draft.reviews });
  });

  it('without reviews is read and written unchanged', () => {
    const before = read(writeDesk(sampleWorkspace));
    expect(Object.hasOwn(before, 'reviews')).toBe(false);
    expect(writeDesk(before as unknown as Workspace)).toBe(writeDesk(sampleWorkspace));
    expect(writeDesk(sampleWorkspace)).not.toContain('reviews');
  });

  it('is read without invalid and duplicate reviews', () => {
    const document = JSON.parse(writeDesk(draft)) as { reviews: unknown[] };
    document.reviews.push(7, structuredClone(document.reviews[0]));
    const result = read(JSON.stringify(document));
    if (result.kind !== 'desk') throw new Error(result.kind);
    expect(result.reviews?.map(({ review_id }) => review_id)).toEqual(['R-1', 'R-2']);
    expect(result.problems.length).toBe(2);
  });
});
