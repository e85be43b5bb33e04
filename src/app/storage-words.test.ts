import { describe, expect, it } from 'vitest';
import { persistenceInWords, spaceInWords, roughSize } from './storage-words.ts';

describe('a rough size', () => {
  it.each([
    [0, '0 kB'],
    [12, 'less than 1 kB'],
    [1000, '1 kB'],
    [9_940, '9.9 kB'],
    [9_960, '10 kB'],
    [999_499, '999 kB'],
    [999_500, '1 MB'],
    [2_147_483_648, '2.1 GB'],
    [3e15, '3000 TB'],
  ])('of %d bytes is “%s”', (bytes, words) => {
    expect(roughSize(bytes)).toBe(words);
  });
});

describe('the storage in words', () => {
  it('says what the browser says, and nothing that it does not', () => {
    expect(spaceInWords({ persisted: null, used: null, available: null })).toBe('');
    expect(persistenceInWords({ persisted: null, used: null, available: null })).toBe('');
    expect(spaceInWords({ persisted: true, used: 5000, available: null })).toBe(
      'About 5 kB of browser storage is in use.',
    );
    expect(persistenceInWords({ persisted: false, used: 1, available: 2 })).toContain('may delete stored drafts');
  });
});
