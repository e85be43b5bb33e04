import { sha256 } from '@noble/hashes/sha2.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Judged, Verdict } from '../review-shape/types.generated.ts';
import { jsonDigest } from './contents.ts';
import { isCovered } from './reviewed-content.ts';

const part = fc.constantFrom('a', 'b', '');

const judgedContents: fc.Arbitrary<Judged> = fc.record(
  { effect: part, reason: part, claim_sha256: part, entry_sha256: part, document_sha256: part },
  { requiredKeys: [] },
);

function verdictOn(judged: Judged): Verdict {
  return {
    target: { kind: 'document' },
    verdict: 'accept',
    note: '',
    at: '2024-05-01T12:00:00Z',
    digest_sha256: jsonDigest(judged, sha256),
    judged,
  };
}

const contentNow = (judged: Judged) => ({ judged, contents: {}, digest_sha256: jsonDigest(judged, sha256) });

describe('isCovered', () => {
  it('says the same as the digests', () => {
    fc.assert(
      fc.property(judgedContents, judgedContents, (before, now) => {
        const isSameDigest = jsonDigest(before, sha256) === jsonDigest(now, sha256);
        expect(isCovered(contentNow(now), verdictOn(before))).toBe(isSameDigest);
        expect(isCovered(contentNow({ ...before }), verdictOn(before))).toBe(true);
      }),
    );
  });

  it('computes no digest of equal content', () => {
    const judged = { effect: 'supports', reason: 'Because' };
    const now = {
      judged: { ...judged },
      contents: {},
      get digest_sha256(): string {
        throw new Error('Equal content needs no digest.');
      },
    };
    expect(isCovered(now, verdictOn(judged))).toBe(true);
  });
});
