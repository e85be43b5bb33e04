import { sha256 } from '@noble/hashes/sha2.js';
import { describe, expect, it } from 'vitest';
import { applyEdit } from '../workspace/apply-edit.ts';
import { setField } from '../workspace/edits.ts';
import { rename } from '../workspace/references.ts';
import type { Workspace } from '../workspace/workspace.ts';
import { claim, intent, link, powerBasis, workspace as draftOf } from '../workspace/workspaces.fixtures.ts';
import { followContent, findMovedContent, renamedInWords } from './moved-content.ts';
import { reviewedContent } from './reviewed-content.ts';
import { withVerdict, withAllVerdicts, withReview } from './reviews.fixtures.ts';
import { claimTargets, targetKey } from './targets.ts';
import type { Review } from '../review-shape/types.generated.ts';

const draft: Workspace = draftOf({
  claims: [claim('C-073'), claim('C-002', { actual: 'Others' })],
  power_bases: [powerBasis('PB-001', [link('C-073'), link('C-002', 'contradicts')])],
  intent_hypotheses: [intent('IH-001', [link('C-002')], { hypothesis: 'It means to.' })],
});
const review = withAllVerdicts(draft).reviews?.[0] as Review;

/** The draft as another program numbers it: its reviews know nothing of that. */
const { assessment } = rename(rename(draft, 'claim', 'C-073', 'C-973'), 'power-basis', 'PB-001', 'PB-9');

const lostIn = (of: Review, within = assessment) =>
  of.verdicts.filter(
    ({ target, digest_sha256 }) =>
      target.kind !== 'document' && reviewedContent(within, target, of.kind, sha256)?.digest_sha256 !== digest_sha256,
  );

/** An entry that cites renamed claims is at its place, where what it cites has changed. */
const keysOf = (verdicts: Review['verdicts']) => verdicts.map(({ target }) => targetKey(target));

describe('a verdict whose target has another ID', () => {
  it('is found by its content: claims, links and entries', () => {
    expect(lostIn(review).length).toBeGreaterThan(3);
    const { review: followed, renamed, count } = followContent(assessment, review, sha256);
    expect(keysOf(lostIn(followed))).toEqual(['entry|power-basis|PB-9']);
    expect(count).toBe(lostIn(review).length);
    expect(renamed).toEqual(['C-073 is now C-973', 'PB-001 is now PB-9']);
  });

  it('is found once for the same verdicts, although a checked review is another object', () => {
    const unchecked = { ...review };
    expect(findMovedContent(assessment, review, sha256)).toBe(findMovedContent(assessment, unchecked, sha256));
  });

  it('is described in words', () => {
    const places = findMovedContent(assessment, review, sha256);
    const words = [...places].map(([{ target }, place]) => renamedInWords(target, place.target));
    expect(words).toContain('C-073 is now C-973');
    expect(words).toContain('C-073 is now C-973 and PB-001 is now PB-9');
  });

  it('is found if another claim now has its old ID', () => {
    const ids = [
      ['C-073', 'C-X'],
      ['C-002', 'C-073'],
      ['C-X', 'C-002'],
    ] as const;
    const swapped = ids.reduce<Workspace>((now, [from, to]) => rename(now, 'claim', from, to), draft);
    const { review: followed } = followContent(swapped.assessment, review, sha256);
    expect(keysOf(lostIn(followed, swapped.assessment)).filter((key) => !key.startsWith('entry'))).toEqual([]);
    expect(new Set(followed.verdicts.map(({ target }) => targetKey(target))).size).toBe(followed.verdicts.length);
  });

  it('is not guessed if its content occurs twice or has changed', () => {
    const twice = draftOf({ claims: [claim('C-1'), claim('C-2')] });
    const other = draftOf({ claims: [claim('C-073')] });
    const only = withVerdict(withReview(other), claimTargets(other.assessment)[0]!, 'accept').reviews?.[0] as Review;
    expect(followContent(twice.assessment, only, sha256)).toEqual({ review: only, count: 0, renamed: [] });
    const changed = applyEdit(rename(draft, 'claim', 'C-073', 'C-973'), setField('/assessment/claims/0/actual', 'New'));
    const onClaim = review.verdicts.find(({ target }) => target.kind === 'claim')!;
    expect(findMovedContent(changed.assessment, review, sha256).has(onClaim)).toBe(false);
  });

  it('stays if the review already has a verdict on that target', () => {
    const once = draftOf({ claims: [claim('C-973')] });
    const before = draftOf({ claims: [claim('C-073'), claim('C-973', { actual: 'Others' })] });
    const both = claimTargets(before.assessment).reduce(
      (known, place) => withVerdict(known, place, 'accept'),
      withReview(before),
    );
    const { review: followed } = followContent(once.assessment, both.reviews?.[0] as Review, sha256);
    expect(followed).toBe(both.reviews?.[0]);
  });

  it('returns the same review if nothing moves', () => {
    expect(followContent(draft.assessment, review, sha256).review).toBe(review);
  });
});
