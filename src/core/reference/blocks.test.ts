import { describe, expect, it } from 'vitest';
import { shownJson } from './blocks.ts';

describe('shownJson', () => {
  it('returns short values as JSON', () => {
    const value = { a: [1, 'é 🚢 港'], b: null };
    expect(JSON.parse(shownJson(value))).toEqual(value);
  });

  it('writes invisible characters as escapes that parse to the same text', () => {
    const value = { a: '\u202eabc\u200b', b: '\ud800', c: '\u{e0001}' };
    expect(shownJson(value)).toContain('"\\u202eabc\\u200b"');
    expect(shownJson(value)).toContain('\\ud800');
    expect(JSON.parse(shownJson(value))).toEqual(value);
  });

  it('shortens long texts and lists, and shows their length', () => {
    expect(shownJson('🚢'.repeat(5001))).toBe(`"${'🚢'.repeat(20)}… (5001 characters)"`);
    expect(JSON.parse(shownJson(Array.from({ length: 101 }, (_, index) => index)))).toEqual([0, 1, '… (101 items)']);
  });
});
