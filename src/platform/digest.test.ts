import { sha256 as reference } from '@noble/hashes/sha2.js';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { sha256 } from './digest.ts';

it('gives the right digest for any bytes, whatever was hashed before', () => {
  const texts = fc.array(fc.uint8Array({ maxLength: 200, size: 'max' }), { maxLength: 6 });
  fc.assert(
    fc.property(texts, (all) => {
      expect(all.map((bytes) => sha256(bytes))).toEqual(all.map((bytes) => reference(bytes)));
    }),
  );
});
