import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyCharacter } from '../../../.config/any-character.ts';
import { fnv1a } from './fnv1a.ts';

describe('the FNV-1a hash', () => {
  // From the reference implementation of FNV, whose bytes are the units of ASCII texts.
  it.each([
    ['', 0x811c9dc5],
    ['a', 0xe40c292c],
    ['foobar', 0xbf9cf968],
  ])('of “%s” is that of the reference implementation', (text, hash) => {
    expect(fnv1a(text) >>> 0).toBe(hash);
  });

  it('of a text is the hash of its parts, one after the other', () => {
    fc.assert(
      fc.property(fc.string({ unit: anyCharacter }), fc.nat(20), (text, cut) => {
        const at = Math.min(cut, text.length);
        expect(fnv1a(text, fnv1a(text, undefined, 0, at), at)).toBe(fnv1a(text));
        expect(fnv1a(text.slice(at), fnv1a(text.slice(0, at)))).toBe(fnv1a(text));
      }),
    );
  });
});
