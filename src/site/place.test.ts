import { describe, expect, it } from 'vitest';
import { readSiteUrl } from './place.ts';

describe('readSiteUrl', () => {
  it('ends in a slash, under a sub-path too', () => {
    expect(readSiteUrl('https://desk.example.org')).toBe('https://desk.example.org/');
    expect(readSiteUrl('https://example.org/desk')).toBe('https://example.org/desk/');
    expect(readSiteUrl('http://localhost:4173/')).toBe('http://localhost:4173/');
  });

  it('is undefined where nothing is said', () => {
    expect(readSiteUrl(undefined)).toBeUndefined();
    expect(readSiteUrl(' ')).toBeUndefined();
  });

  it.each([
    'desk.example.org',
    'http://desk.example.org/',
    'https://me:secret@example.org/',
    'https://example.org/?a=1',
  ])('refuses %s in words', (text) => {
    expect(() => readSiteUrl(text)).toThrow(/SITE_URL/);
  });
});
