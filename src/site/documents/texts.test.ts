import { describe, expect, it } from 'vitest';
import { documentAt, forEachPlace } from './documents.fixtures.ts';

describe('the texts', () => {
  it('give llms.txt its form: a title, a summary, free text, then lists of links', () =>
    forEachPlace((place) => {
      const lines = documentAt(place, 'llms.txt').text.split('\n');
      expect(lines[0]).toBe('# Assessment Desk');
      expect(lines[2]).toMatch(/^> \S/);
      const first = lines.findIndex((line) => line.startsWith('## '));
      expect(lines.slice(3, first).filter((line) => /^[#>-]/.test(line))).toEqual([]);
      const rest = lines.slice(first).filter((line) => line !== '');
      expect(rest.filter((line) => !/^## \S.*$|^- \[[^\]]+\]\([^()\s]+\): \S.*$/.test(line))).toEqual([]);
      expect(rest.filter((line) => line.startsWith('## ')).length).toBeGreaterThanOrEqual(3);
      expect(rest.some((line, index) => line.startsWith('## ') && !rest[index + 1]?.startsWith('- '))).toBe(false);
    }));

  it('give the agent description lines of a key and a value, and say that it is a convention', () =>
    forEachPlace((place) => {
      const { text, mediaType } = documentAt(place, '.well-known/agent.txt');
      expect(mediaType).toBe('text/plain; charset=utf-8');
      const lines = text.trimEnd().split('\n');
      expect(lines.filter((line) => !/^[A-Z][\w-]*: \S.*$/.test(line))).toEqual([]);
      expect(text).toContain('A convention of this project and not a standard');
    }));

  it('let crawlers read everything', () =>
    forEachPlace((place) => {
      expect(documentAt(place, 'robots.txt').text).toBe('User-agent: *\nAllow: /\n');
    }));

  it('have a page for unknown paths that works at any depth, with a policy and without scripts or inline styles', () =>
    forEachPlace((place) => {
      const { text } = documentAt(place, '404.html');
      expect(text).toContain('http-equiv="Content-Security-Policy"');
      expect(text).not.toMatch(/<script|<style|\sstyle=|\son\w+=/i);
      const references = Array.from(text.matchAll(/(?:href|src)="([^"]*)"/g), ([, reference = '']) => reference);
      const at = (depth: string): string[] =>
        references.map((reference) => new URL(reference, `https://h.example/${depth}`).href);
      expect(at('nowhere')).toEqual(at('a/very/deep/place/that/is/not'));
      expect(references).toHaveLength(3);
    }));
});

describe('the page for unknown paths', () => {
  it('escapes a SITE_URL with any characters in its attributes', () => {
    const { text } = documentAt({ siteUrl: 'https://h.example/a&lt;b/', knowledgeEndpoint: false }, '404.html');
    expect(text).toContain('href="https://h.example/a&amp;lt;b/"');
  });
});
