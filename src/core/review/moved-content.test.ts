import { sha256 } from '@noble/hashes/sha2.js';
import { describe, expect, it } from 'vitest';
import { applyEdit } from '../workspace/apply-edit.ts';
import { setField } from '../workspace/edits.ts';
import { rename } from '../workspace/references.ts';
import type { Workspace } from '../workspace/workspace.ts';
import { claim, intent, link, powerBasis, workspace as draftOf, casefile } from '../workspace/workspaces.fixtures.ts';
import { followContent, findMovedContent, renamedInWords } from './moved-content.ts';
import { reviewedContent } from './reviewed-content.ts';
import { withVerdict, withAllVerdicts, withReview } from './reviews.fixtures.ts';
import { claimTargets, targetKey, targetsOf } from './targets.ts';
import type { Review } from '../review-shape/types.generated.ts';
import { blindAssessment } from './blind.ts';
import { reviewedVersion } from './reviewed-version.ts';

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

describe('the version that was reviewed', () => {
  const draft: Workspace = draftOf({
    claims: [claim('C-001'), claim('C-002')],
    power_bases: [powerBasis('PB-001', [link('C-001'), link('C-002', 'contradicts')])],
    intent_hypotheses: [],
  });

  const [first, second] = targetsOf(draft.assessment);
  const review = withVerdict(withVerdict(withReview(draft), first!, 'accept'), second!, 'question', 'Why?')
    .reviews![0]!;
  const changed = applyEdit(draft, setField('/assessment/claims/0/proposition', 'Other words'));

  it('is this one if the assessment and the casefile are unchanged', () => {
    const counts = { current: 2, stale: 0, gone: 0 };
    expect(reviewedVersion(draft, review, sha256)).toEqual({ assessment: 'this', casefile: 'this', counts });
  });

  it('is another one after a change, with the state of its verdicts', () => {
    const counts = { current: 1, stale: 1, gone: 0 };
    expect(reviewedVersion(changed, review, sha256)).toEqual({ assessment: 'another', casefile: 'this', counts });
    const without = applyEdit(draft, { type: 'delete-entries', list: 'claims', indices: [1] });
    expect(reviewedVersion(without, review, sha256).counts).toEqual({ current: 1, stale: 0, gone: 1 });
  });

  it('may be another assessment if no reviewed content matches the draft', () => {
    const other: Workspace = {
      ...draft,
      title: 'Another strait',
      assessment: draftOf({
        claims: [claim('C-001', { actual: 'Else' })],
        power_bases: [powerBasis('PB-001', [link('C-001')])],
        intent_hypotheses: [],
      }).assessment,
    };
    const found = reviewedVersion(other, review, sha256);
    expect(found).toMatchObject({ assessment: 'foreign', counts: { current: 0, stale: 1, gone: 1 } });
    expect(reviewedVersion({ ...other, title: draft.title }, review, sha256).assessment).toBe('another');
    const untitled = { ...review, title: '' };
    expect(reviewedVersion({ ...other, title: '' }, untitled, sha256).assessment).toBe('foreign');
  });

  it('compares the casefiles', () => {
    const other = casefile({ observations: [] });
    const compared = (one: Workspace, with_ = review) => reviewedVersion(one, with_, sha256).casefile;
    expect(compared({ ...draft, casefile: other })).toBe('another');
    expect(compared({ ...draft, casefile: null })).toBe('unknown');
    expect(compared(draft, { ...review, casefile_fingerprint_sha256: null })).toBe('none');
    expect(compared({ ...draft, casefile: null }, { ...review, casefile_fingerprint_sha256: null })).toBe('this');
  });

  it('is that of its packet for a blind review', () => {
    const packet: Workspace = { ...draft, assessment: blindAssessment(draft.assessment, sha256), blind: true };
    const blind = withReview(packet, 'R-9', 'Bo', 'blind').reviews![0]!;
    expect(reviewedVersion(draft, blind, sha256).assessment).toBe('this');
    expect(reviewedVersion(packet, blind, sha256).assessment).toBe('this');
    const flipped = applyEdit(draft, setField('/assessment/power_bases/0/evidence/0/effect', 'contradicts'));
    expect(reviewedVersion(flipped, blind, sha256).assessment).toBe('this');
    expect(reviewedVersion(changed, blind, sha256).assessment).not.toBe('this');
  });
});
