import fc from 'fast-check';
import { expect, it } from 'vitest';
import { base64, base64url, fromBase64url } from './base64.ts';

it('writes the same base64 as Node, and reads it back', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 40 }), (bytes) => {
      expect(base64(bytes)).toBe(Buffer.from(bytes).toString('base64'));
      expect(base64url(bytes)).toBe(Buffer.from(bytes).toString('base64url'));
      expect(fromBase64url(base64url(bytes))).toEqual(Uint8Array.from(bytes));
    }),
  );
});

it('does not decode what the encoder would not write', () => {
  expect(['A', 'AB', 'AA==', 'A A', 'AA+/', '____=', 'é'].filter((text) => fromBase64url(text))).toEqual([]);
});
