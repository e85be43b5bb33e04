import { sha256 } from '@noble/hashes/sha2.js';
import canonicalize from 'canonicalize';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyCharacter } from '../../../.config/any-character.ts';
import type { JsonObject } from '../json/json.ts';
import { canonicalAssessment, canonicalSteps, digestOfTexts, jsonDigest } from './contents.ts';

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
