import { sha256 } from '@noble/hashes/sha2.js';
import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../json/json.ts';
import type { Workspace } from '../workspace/workspace.ts';
import { withAllVerdicts } from '../review/reviews.fixtures.ts';
import type { Review } from '../review-shape/types.generated.ts';
import { readFile, readText } from './read-file.ts';
import { sampleWorkspace } from './sample.fixtures.ts';
import { writeDesk, writeReview } from './write.ts';

const draft = withAllVerdicts(withAllVerdicts(sampleWorkspace), 'R-2', 'Ole');
const [review] = draft.reviews as readonly [Review, Review];

const read = (text: string) => readFile(new TextEncoder().encode(text), 'a.json', sha256);
const changed = (change: (document: Record<string, never>) => void) => {
  const document = JSON.parse(writeReview(review)) as Record<string, never>;
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

  it.each([
    ['a field of another target', { proposition: 'A' }],
    ['no change', {}],
    ['a text without its span', { actual: 'A' }],
    ['another effect', { effect: 'proves' }],
  ])('skips a verdict whose suggestion has %s', (_, change) => {
    const index = review.verdicts.findIndex(({ target }) => target.kind === 'link');
    const suggestion = { ...change, at: '2026-11-02T10:00:00Z' };
    const verdicts = review.verdicts.map((verdict, at) => (at === index ? { ...verdict, suggestion } : verdict));
    const result = read(JSON.stringify({ ...review, verdicts }));
    expect(result.problems).toMatchObject([
      { message: expect.stringMatching(/skipped: “suggestion” must be a change/) },
    ]);
  });

  it('is read in version 1 with the reply to a verdict', () => {
    const [first, ...others] = review.verdicts;
    const old = {
      ...review,
      verdicts: [{ ...first!, answer: { note: 'Done.', at: '2026-11-02T10:00:00Z' } }, ...others],
    };
    expect(read(writeReview(old))).toEqual({ kind: 'review', review: old, problems: [], notices: [] });
  });

  it('is read back with a lone surrogate in a note, as a draft can have', () => {
    const [first, ...others] = review.verdicts;
    const odd = { ...review, verdicts: [{ ...first!, note: 'cut \ud83d' }, ...others] };
    expect(read(writeReview(odd))).toMatchObject({ kind: 'review', review: odd, problems: [] });
  });

  it.each<[what: string, change: (document: never) => void, code: string, message: RegExp]>([
    [
      'a reviewer without a name',
      (file: JsonObject) => Object.assign(file, { reviewer: {} }),
      'shape',
      /“reviewer” must be/,
    ],
    [
      'no time',
      (file: JsonObject) => Object.assign(file, { started_at: 'May' }),
      'shape',
      /“started_at” must be a date/,
    ],
  ])('is rejected with %s, and the position', (_what, change, code, message) => {
    const result = changed(change as never);
    expect(result.kind).toBe('refused');
    expect(result.problems[0]).toMatchObject({ code, line: expect.any(Number) as number });
    expect(result.problems[0]?.message).toMatch(message);
  });

  it.each<[what: string, change: (verdict: Record<string, unknown>) => void, message: RegExp]>([
    [
      'that is not valid',
      (verdict) => Object.assign(verdict, { verdict: 'maybe' }),
      /verdict 1 was skipped: “verdict” must be/,
    ],
    [
      'with a thread that is not valid',
      (verdict) =>
        Object.assign(verdict, { thread: [{ by: 'someone', kind: 'note', note: '', at: '2026-11-02T10:00:00Z' }] }),
      /verdict 1 was skipped: “thread” must be a list of messages/,
    ],
    [
      'of a blind review',
      (verdict) => Object.assign(verdict, { verdict: 'neither' }),
      /of a standard review must be one of/,
    ],
    [
      'whose digest is another’s',
      (verdict) => Object.assign(verdict, { digest_sha256: '0'.repeat(64) }),
      /its checksum does not match/,
    ],
    ['with a stray property', (verdict) => Object.assign(verdict, { score: 3 }), /“score” is not a property/],
  ])('is read without a verdict %s, which is reported with its position', (_what, change, message) => {
    const result = changed((file) => change((file as unknown as { verdicts: Record<string, unknown>[] }).verdicts[0]!));
    if (result.kind !== 'review') throw new Error(result.kind);
    expect(result.review.verdicts.length).toBe(review.verdicts.length - 1);
    expect(result.problems[0]?.message).toMatch(message);
    expect(result.problems[0]?.line).toBeGreaterThan(1);
  });

  it('is read without contents that do not match their checksums, and without the verdicts on them', () => {
    const result = changed((file) => {
      const { contents } = file as unknown as { contents: Record<string, { proposition?: string }> };
      const forged = Object.values(contents).find(({ proposition }) => proposition !== undefined)!;
      forged.proposition = 'Forged';
    });
    expect(result.kind).toBe('review');
    expect(result.problems.some(({ message }) => /does not match its checksum/.test(message))).toBe(true);
    expect(result.problems.some(({ message }) => /missing from the file/.test(message))).toBe(true);
  });

  it('says that it requires a newer version', () => {
    const result = readText('{"format":"assessment-desk.review/v4"}', 'a.review.json', sha256);
    expect(result.kind).toBe('refused');
    expect(result.problems[0]?.message).toMatch(/requires a newer version of Assessment Desk/);
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
