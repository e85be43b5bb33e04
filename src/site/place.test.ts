import { describe, expect, it } from 'vitest';
import { knowledgeSettings, readAllowedOrigins, readSiteUrl } from './place.ts';

describe('readSiteUrl', () => {
  it('ends in a slash, under a sub-path too, and is undefined if it is not set', () => {
    expect(readSiteUrl('https://desk.example.org')).toBe('https://desk.example.org/');
    expect(readSiteUrl('https://example.org/desk')).toBe('https://example.org/desk/');
    expect(readSiteUrl('http://localhost:4173/')).toBe('http://localhost:4173/');
    expect([readSiteUrl(undefined), readSiteUrl(' ')]).toEqual([undefined, undefined]);
  });

  it('rejects anything else with a message', () => {
    const rejected = [
      'desk.example.org',
      'http://desk.example.org/',
      'https://me:x@example.org/',
      'https://a.org/?a=1',
    ];
    for (const text of rejected) expect(() => readSiteUrl(text), text).toThrow(/SITE_URL/);
  });
});

describe('readAllowedOrigins', () => {
  it('returns each origin as browsers write it', () => {
    expect(readAllowedOrigins('https://tools.example.org, https://b.example:8443/\nhttp://localhost:5173')).toEqual([
      'https://tools.example.org',
      'https://b.example:8443',
      'http://localhost:5173',
    ]);
    expect(readAllowedOrigins(undefined)).toEqual([]);
    expect(readAllowedOrigins(' ')).toEqual([]);
  });

  it('rejects anything else with a message', () => {
    const rejected = [
      '*',
      'null',
      'tools.example.org',
      'http://tools.example.org',
      'https://tools.example.org/path',
      'https://me:secret@tools.example.org',
      'https://tools.example.org?a',
      'file:///x',
    ];
    for (const text of rejected) {
      expect(() => readAllowedOrigins(`https://a.example ${text}`), text).toThrow(/KNOWLEDGE_ORIGINS contains “/);
    }
  });

  it('is one of the settings', () => {
    const environment = { SITE_URL: 'https://a.example', KNOWLEDGE_ORIGINS: 'https://b.example' };
    expect(knowledgeSettings(environment)).toEqual({
      siteUrl: 'https://a.example/',
      allowedOrigins: ['https://b.example'],
    });
    expect(knowledgeSettings({})).toEqual({ allowedOrigins: [] });
  });
});
