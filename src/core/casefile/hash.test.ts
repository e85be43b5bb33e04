import { sha256 } from '@noble/hashes/sha2.js';
import fc from 'fast-check';
import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { anyCharacter } from '../../../.config/any-character.ts';
import { isPassageId, LoneSurrogateError, passageId } from './hash.ts';

describe('a passage’s ID', () => {
  it('agrees with another implementation for every well-formed text, and has the contract’s form', () => {
    fc.assert(
      fc.property(fc.string({ unit: anyCharacter }), (text) => {
        const id = passageId(text, sha256);
        expect(id).toBe(`sha256:${createHash('sha256').update(text, 'utf8').digest('hex')}`);
        expect(isPassageId(id)).toBe(true);
      }),
    );
  });

  it('agrees with it for long texts, with up to 3 bytes for each unit', () => {
    for (const text of [1, 2730, 2731, 9000].map((length) => '語'.repeat(length)))
      expect(passageId(text, sha256)).toBe(`sha256:${createHash('sha256').update(text, 'utf8').digest('hex')}`);
  });

  it('does not exist for a text with a lone surrogate; the error has its offset in code points', () => {
    const texts = { '\ud800': 0, 'ab\udc00': 2, '😀😀\ud83d': 2, '\udc00\ud800': 0 };
    for (const [text, offset] of Object.entries(texts)) {
      const error = expect.objectContaining({ offset }) as LoneSurrogateError;
      expect(() => passageId(text, sha256)).toThrow(LoneSurrogateError);
      expect(() => passageId(text, sha256)).toThrow(error);
      expect(() => passageId(text, sha256)).toThrow(`Character ${String(offset + 1)} `);
    }
  });
});

it('only “sha256:” and 64 lower-case digits are a passage ID', () => {
  const hex = 'a'.repeat(64);
  const id = `sha256:${hex}`;
  expect([id, `${id}\n`, `sha256:${hex.toUpperCase()}`, `${id}a`, hex, `SHA256:${hex}`].filter(isPassageId)).toEqual([
    id,
  ]);
});
