import { sha256 } from '@noble/hashes/sha2.js';
import { describe, expect, it } from 'vitest';
import { applyEdit } from '../workspace/apply-edit.ts';
import { setField } from '../workspace/edits.ts';
import type { Workspace } from '../workspace/workspace.ts';
import { casefile, claim, link, powerBasis, workspace as draftOf } from '../workspace/workspaces.fixtures.ts';
import { blindAssessment } from './blind.ts';
import { reviewedVersion } from './reviewed-version.ts';
import { withReview, withVerdict, withAllVerdicts } from './reviews.fixtures.ts';
import { targetsOf } from './targets.ts';

const draft: Workspace = draftOf({
  claims: [claim('C-001'), claim('C-002')],
  power_bases: [powerBasis('PB-001', [link('C-001'), link('C-002', 'contradicts')])],
  intent_hypotheses: [],
});

const [first, second] = targetsOf(draft.assessment);
const review = withVerdict(withVerdict(withReview(draft), first!, 'accept'), second!, 'question', 'Why?').reviews![0]!;
const changed = applyEdit(draft, setField('/assessment/claims/0/proposition', 'Other words'));

describe('the version that was reviewed', () => {
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

  it('counts all verdicts', () => {
    const all = withAllVerdicts(draft).reviews![0]!;
    const { current, stale, gone } = reviewedVersion(changed, all, sha256).counts;
    expect(current + stale + gone).toBe(all.verdicts.length);
  });
});
