import { sha256 } from '@noble/hashes/sha2.js';
import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../core/json/json.ts';
import { emptyCasefile } from '../../core/casefile/create.ts';
import { casefileFingerprint } from '../../core/casefile/fingerprint.ts';
import { claim, workspace } from '../../core/workspace/workspaces.fixtures.ts';
import { reviewPlan } from '../../core/files/sample.fixtures.ts';
import type { Workspace } from '../../core/workspace/workspace.ts';
import { withAllVerdicts } from '../../core/review/reviews.fixtures.ts';
import {
  charactersInWords,
  fingerprintInWords,
  sizeInWords,
  verdictsInWords,
  withoutVerdicts,
} from './export-facts.ts';

const casefile = emptyCasefile('Sources');
const own = casefileFingerprint(casefile, sha256);

function words(fingerprint: string | undefined, attached: boolean): string {
  const assessment: JsonObject = fingerprint === undefined ? {} : { casefile_fingerprint_sha256: fingerprint };
  return fingerprintInWords({ title: '', assessment, casefile: attached ? casefile : null }, sha256);
}

it.each([
  [1, '1 byte'],
  [999, '999 bytes'],
  [12_345, '12.3 kB (12,345 bytes)'],
  [4_200_000, '4.2 MB (4,200,000 bytes)'],
])('sizeInWords says %i', (bytes, text) => {
  expect(sizeInWords(bytes)).toBe(text);
});

it.each([
  [1, '1 character'],
  [12_345, '12,345 characters'],
])('says %i characters', (count, text) => {
  expect(charactersInWords(count)).toBe(text);
});

describe('fingerprintInWords', () => {
  it('does not call a fingerprint wrong if it cannot be checked', () => {
    expect(words('0'.repeat(64), false)).toBe('Cannot be checked: no casefile attached.');
  });

  it('distinguishes a matching, a different and a missing fingerprint', () => {
    expect(words(own, true)).toBe('Matches the attached casefile.');
    expect(words('0'.repeat(64), true)).toBe('Does not match the attached casefile.');
    expect(words(undefined, true)).toBe('Not set. Update it in Casefile.');
    expect(words('', false)).toBe('Not set.');
  });
});

describe('verdictsInWords', () => {
  const draft = workspace({ claims: [claim('C-001')], power_bases: [], intent_hypotheses: [] });

  it('counts the verdicts of all reviews and names the reviewers', () => {
    expect(verdictsInWords(withAllVerdicts(draft).reviews)).toBe('2 verdicts by Rosa');
    expect(verdictsInWords(withAllVerdicts(withAllVerdicts(draft), 'R-2', 'Ole').reviews)).toBe(
      '4 verdicts by Rosa and Ole',
    );
  });

  it('is undefined without a review', () => {
    expect(verdictsInWords(undefined)).toBeUndefined();
    expect(verdictsInWords([])).toBeUndefined();
  });
});

it('a draft without verdicts names no reviewers, but can have a sample', () => {
  const draft: Workspace = { title: 'One', assessment: {}, casefile: null };
  const sample = { ...draft, reviewPlan: { ...reviewPlan, reviewers: [] } };
  expect(withoutVerdicts({ ...draft, reviewPlan })).toEqual({ ...draft, reviews: [] });
  expect(withoutVerdicts(sample)).toEqual({ ...sample, reviews: [] });
  expect(withoutVerdicts(draft)).toEqual({ ...draft, reviews: [] });
});
