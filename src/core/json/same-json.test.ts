import fc from 'fast-check';
import { sameJson } from './same-json.ts';
import { isDeepStrictEqual } from 'node:util';
import { describe, expect, it } from 'vitest';

describe('sameJson', () => {
  it('agrees with the equality of Node for any values', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (one, other) => {
        expect(sameJson(one, structuredClone(one))).toBe(true);
        expect(sameJson(one, other)).toBe(isDeepStrictEqual(one, other));
      }),
    );
  });

  it('ignores the sign of zero', () => {
    expect(sameJson([0], [-0])).toBe(true);
  });

  it('ignores the order of properties, and distinguishes a list from an object', () => {
    expect(sameJson({ a: 1, b: 2 }, { b: 2, a: 1 })).toBe(true);
    expect(sameJson({ a: 1 }, { b: 1 })).toBe(false);
    expect(sameJson([], {})).toBe(false);
    expect(sameJson({ 0: 1 }, [1])).toBe(false);
    expect(sameJson(null, {})).toBe(false);
    expect(sameJson(JSON.parse('{"__proto__": 1}'), {})).toBe(false);
  });
});
