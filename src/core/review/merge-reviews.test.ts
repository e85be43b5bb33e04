import fc from 'fast-check';
import { possible } from '../compare/merge/merge.fixtures.ts';
import { describe, expect, it } from 'vitest';
import { messagesOn } from '../review-shape/thread.ts';
import type { Message, Review, Verdict } from '../review-shape/types.generated.ts';
import { mergeReviews } from './merge-reviews.ts';
import { targetKey, claimTargets, type ReviewTarget } from './targets.ts';
import { sha256 } from '@noble/hashes/sha2.js';
import { runs } from '../../../.config/property-runs.ts';
import { applyEdit } from '../workspace/apply-edit.ts';
import { setField } from '../workspace/edits.ts';
import { rename } from '../workspace/references.ts';
import type { Workspace } from '../workspace/workspace.ts';
import { claim, contradiction, intent, link, powerBasis, workspace } from '../workspace/workspaces.fixtures.ts';
import { reviewPlan } from '../files/sample.fixtures.ts';
import type { Choices } from '../compare/merge/conflicts.ts';
import type { Versions } from '../compare/merge/workspaces.ts';
import { compareDrafts } from './compare-drafts.ts';
import { addMessage, clearVerdict, setVerdict } from './edits.ts';
import { mergeDrafts } from './merge-drafts.ts';
import { overviewOf } from './verdict-places.ts';
import { allTargets, withReview, withVerdict, withAllVerdicts } from './reviews.fixtures.ts';

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

const draft: Workspace = workspace({
  claims: [claim('C-001'), claim('C-002', { actual: 'Others' })],
  power_bases: [powerBasis('PB-001', [link('C-001'), link('C-002', 'contradicts')])],
  intent_hypotheses: [intent('IH-001', [link('C-002')], { hypothesis: 'It means to.' })],
  contradictions: [contradiction('C-001', 'C-002')],
  unknowns: ['When does it open?'],
});
const [first, second] = claimTargets(draft.assessment) as [ReviewTarget, ReviewTarget];

const merge = (versions: Versions, choices?: Choices) => possible(mergeDrafts(versions, sha256, choices));

/** A verdict at a time. */
const given = (of: Workspace, place: ReviewTarget, verdict: 'accept' | 'question', at: string) =>
  applyEdit(of, setVerdict(of, 'R-1', { target: place.target, verdict, note: at, at, digest: sha256 }));

const verdictsIn = ({ reviews = [] }: Workspace) =>
  Object.fromEntries(
    reviews.map(({ review_id, verdicts }) => [
      review_id,
      verdicts.map(({ target, verdict }) => `${targetKey(target)} ${verdict}`),
    ]),
  );

describe('a merge', () => {
  it('keeps the division of the links of my version, or else of theirs', () => {
    const [one, other] = ['7', '8'].map((seed) => ({ ...draft, reviewPlan: { ...reviewPlan, seed } }));
    if (!one || !other) throw new Error('There are two versions.');
    expect(merge({ base: draft, mine: one, theirs: other }).merged.reviewPlan).toBe(one.reviewPlan);
    expect(merge({ base: draft, mine: draft, theirs: other }).merged.reviewPlan).toBe(other.reviewPlan);
    const sentences = (before: Workspace, after: Workspace) =>
      compareDrafts(before, after).map(({ sentence }) => sentence);
    expect([sentences(draft, one), sentences(one, other), sentences(one, draft), sentences(one, one)]).toEqual([
      ['The division of the links among reviewers is new.'],
      ['The division of the links among reviewers has changed.'],
      ['The division of the links among reviewers was removed.'],
      [],
    ]);
  });

  it('keeps the reviews of both versions, and says so', () => {
    const mine = withVerdict(withReview(draft), first, 'accept');
    const theirs = withVerdict(withReview(draft, 'R-2', 'Ole'), second, 'reject', '', 'R-2');
    const { merged, notes } = merge({ base: draft, mine, theirs });
    expect(merged.reviews).toEqual([...(mine.reviews ?? []), ...(theirs.reviews ?? [])]);
    expect(notes).toEqual(['Ole’s review is added, with one verdict.']);
    expect(merge({ base: null, mine, theirs }).merged.reviews).toEqual(merged.reviews);
  });

  it('loses no review and no reviewed target', () => {
    const verdicts = fc.array(fc.tuple(fc.nat(20), fc.constantFrom('accept', 'question', 'reject')), { maxLength: 6 });
    const version = fc.tuple(fc.constantFrom('R-1', 'R-2'), verdicts).map(([id, all]) => {
      const targets = allTargets(draft.assessment);
      return all.reduce(
        (known, [index, verdict]) => withVerdict(known, targets[index % targets.length]!, verdict as 'accept', '', id),
        withReview(draft, id),
      );
    });
    fc.assert(
      fc.property(version, version, (mine, theirs) => {
        const kept = merge({ base: draft, mine, theirs }).merged.reviews ?? [];
        for (const { review_id, verdicts: all } of [...(mine.reviews ?? []), ...(theirs.reviews ?? [])]) {
          const review = kept.find((each) => each.review_id === review_id);
          const keys = new Set(review?.verdicts.map(({ target }) => targetKey(target)));
          expect(all.filter(({ target }) => !keys.has(targetKey(target)))).toEqual([]);
        }
        expect(new Set(kept.map(({ review_id }) => review_id)).size).toBe(kept.length);
      }),
      { numRuns: runs(40) },
    );
  });

  it('keeps the newer verdict on each target of a review that both versions have', () => {
    const base = withReview(draft);
    const [before, mineAt, after] = ['2026-10-31T10:00:00Z', '2026-11-01T10:00:00Z', '2026-11-02T10:00:00Z'] as const;
    const mine = given(given(base, first, 'accept', mineAt), second, 'accept', mineAt);
    const theirs = given(given(base, first, 'question', after), second, 'question', before);
    const swapped = { base, mine: theirs, theirs: mine };
    for (const versions of [{ base, mine, theirs }, swapped]) {
      const { merged, notes } = merge(versions);
      expect(verdictsIn(merged)).toEqual({ 'R-1': ['claim|C-001 question', 'claim|C-002 accept'] });
      expect(notes).toEqual([
        'Rosa’s review is in both versions. The merged review has the verdicts of both. On two items they differ, and the newer verdict is used.',
      ]);
    }
  });

  it('does not restore a verdict that one version withdrew', () => {
    const base = withVerdict(withVerdict(withReview(draft), first, 'accept'), second, 'accept');
    const mine = applyEdit(base, clearVerdict(base, 'R-1', first.key, '2026-11-02T10:00:00Z'));
    const { merged, notes } = merge({ base, mine, theirs: applyEdit(base, setField('/title', 'Theirs')) });
    expect(verdictsIn(merged)).toEqual({ 'R-1': ['claim|C-002 accept'] });
    expect(notes.at(-1)).toContain('One verdict that a version withdrew stays withdrawn.');
  });

  it('keeps the reply that one side gave', () => {
    const base = withVerdict(withReview(draft), first, 'question', 'Why?');
    const reply = { by: 'author', kind: 'note', note: 'Because.', at: '2026-11-02T10:00:00Z' } as const;
    const theirs = applyEdit(base, addMessage(base, 'R-1', first.key, reply));
    const mine = given(base, second, 'accept', '2026-11-02T10:00:00Z');
    expect(merge({ base, mine, theirs }).merged.reviews?.[0]?.verdicts[0]?.thread).toEqual([reply]);
  });

  it('updates verdicts for the IDs that it changes', () => {
    const base = draft;
    const mine = rename(base, 'claim', 'C-001', 'C-901');
    const theirs = withAllVerdicts(base);
    const { merged } = merge({ base, mine, theirs });
    const found = [...overviewOf(merged, sha256).byTarget.values()].flat();
    const gone = found.filter(({ standing }) => standing.state === 'gone');
    expect(gone).toEqual([]);
    expect(JSON.stringify(verdictsIn(merged))).not.toContain('C-001');
  });

  it('updates verdicts for an entry with a new ID because both versions added one', () => {
    const adding = (actual: string) =>
      applyEdit(draft, { type: 'insert', path: '/assessment/claims', index: 2, values: [claim('C-003', { actual })] });
    const [mine, added] = [adding('Mine'), adding('Something else')];
    const theirs = withVerdict(withReview(added), claimTargets(added.assessment)[2]!, 'accept');
    const { merged } = merge({ base: draft, mine, theirs }, { '/claims/C-003': 'both' });
    expect(verdictsIn(merged)).toEqual({ 'R-1': ['claim|C-004 accept'] });
  });
});

describe('a comparison of drafts', () => {
  const sentences = (before: Workspace, after: Workspace) =>
    compareDrafts(before, after).map(({ kind, sentence, fields }) => [
      kind,
      sentence,
      ...fields.map((field) => field.sentence),
    ]);

  it('says which reviews are only on one side', () => {
    const one = withVerdict(withReview(draft), first, 'accept');
    expect(sentences(draft, one)).toEqual([['added', 'Rosa’s review is new, with one verdict.']]);
    expect(sentences(one, draft)).toEqual([['removed', 'Rosa’s review was removed, with one verdict.']]);
  });

  it('says which verdicts of a review differ', () => {
    const one = withVerdict(withVerdict(withReview(draft), first, 'accept'), second, 'accept');
    const withdrawn = applyEdit(one, clearVerdict(one, 'R-1', second.key, '2026-11-02T10:00:00Z'));
    const other = withVerdict(withdrawn, first, 'reject');
    expect(sentences(one, other)).toEqual([
      [
        'changed',
        'Rosa’s review has changed: one verdict withdrawn, one verdict changed.',
        'It is now rejected, before accepted.',
        'It was accepted; the verdict was withdrawn.',
      ],
    ]);
  });

  it('lists nothing if the reviews are the same', () => {
    const one = withAllVerdicts(draft);
    expect(compareDrafts(one, structuredClone(one))).toEqual([]);
  });
});
