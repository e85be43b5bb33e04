import { sha256 } from '@noble/hashes/sha2.js';
import canonicalize from 'canonicalize';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyCharacter } from '../../../.config/any-character.ts';
import type { JsonObject } from '../json/json.ts';
import { canonicalAssessment, canonicalSteps, digestOfTexts, jsonDigest } from './contents.ts';
import type { Judged, Verdict } from '../review-shape/types.generated.ts';
import { isCovered } from './reviewed-content.ts';

const json = fc.letrec((tie) => ({
  value: fc.oneof(
    { maxDepth: 3 },
    fc.string({ unit: 'grapheme' }),
    fc.integer(),
    fc.boolean(),
    fc.constant(null),
    fc.array(tie('value'), { maxLength: 3 }),
    fc.dictionary(fc.string({ unit: 'grapheme', maxLength: 4 }), tie('value'), { maxKeys: 3 }),
  ),
})).value;

const documents = fc.dictionary(fc.string({ unit: 'grapheme', maxLength: 6 }), json, { maxKeys: 6 });

describe('canonicalAssessment', () => {
  it('is the canonical form of the whole document, whatever is cached of its entries', () => {
    fc.assert(
      fc.property(documents, fc.nat(4), (made, ahead) => {
        const document = made as JsonObject;
        const steps = canonicalSteps(document);
        for (let step = 0; step < ahead; step += 1) steps.next();
        expect(canonicalAssessment(document)).toBe(canonicalize(document));
        expect(canonicalAssessment({ ...document, more: [document] })).toBe(
          canonicalize({ ...document, more: [document] }),
        );
      }),
    );
  });
});

/** An object that counts how often its text is read. */
function counting(): { readonly object: JsonObject; readonly reads: () => number } {
  let reads = 0;
  const object = Object.defineProperty({}, 'text', { enumerable: true, get: () => `read ${String((reads += 1))}` });
  return { object: object as JsonObject, reads: () => reads };
}

it('the canonical form of an entry is made once, also when its list is another one', () => {
  const { object, reads } = counting();
  for (const _ of canonicalSteps({ claims: [object] }));
  const before = reads();
  expect(before).toBeGreaterThan(0);
  canonicalAssessment({ claims: [{}, object] });
  expect(reads()).toBe(before);
});

describe('digestOfTexts', () => {
  it('is the digest of the canonical form, whatever the names and texts', () => {
    const text = fc.string({ unit: anyCharacter });
    fc.assert(
      fc.property(fc.dictionary(text, text, { maxKeys: 6 }), (texts) => {
        expect(digestOfTexts(texts, sha256)).toBe(jsonDigest(texts, sha256));
      }),
    );
  });
});

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
