import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../../../.config/property-runs.ts';
import { forEachPlace, siteUrls } from '../documents/documents.fixtures.ts';
import type { SitePlace } from '../place.ts';
import { documentTypes, headersFor } from '../serving/headers.ts';
import { caddyConfiguration } from './caddy.ts';
import { documentGroups, headersFile, limits, regionText, withRegion } from './hosts.ts';
import { nginxConfiguration } from './nginx.ts';

const files = [
  ...Object.keys(documentTypes),
  'index.html',
  '404.html',
  'sw.js',
  'icon.svg',
  'wasm/pdf.worker-abc.js',
  ...Array.from({ length: 200 }, (_, index) => `assets/part-${index}.js`),
];

interface Block {
  readonly pattern: string;
  readonly headers: readonly (readonly [name: string, value: string])[];
}

/** `_headers` as Netlify and Cloudflare Pages read it: a line that begins with a slash, and the indented ones below. */
function readBlocks(text: string): readonly Block[] {
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  const starts = lines.flatMap((line, index) => (line.startsWith('/') ? [index] : []));
  return starts.map((start, index) => ({
    pattern: lines[start] ?? '',
    headers: lines.slice(start + 1, starts[index + 1]).map((line) => {
      const colon = line.indexOf(':');
      return [line.slice(0, colon).trim(), line.slice(colon + 1).trim()] as const;
    }),
  }));
}

const fits = (pattern: string, path: string): boolean =>
  pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern;

/** The headers of a file, in pairs, from every block that matches it. */
function answered(text: string, path: string): readonly (readonly [string, string])[] {
  return readBlocks(text).flatMap(({ pattern, headers }) => (fits(pattern, `/${path}`) ? headers : []));
}

describe('_headers', () => {
  it('gives every file the headers of the table, each once, for every deployment', () =>
    forEachPlace((place) => {
      const text = headersFile(files, place);
      for (const path of ['', ...files]) {
        const pairs = answered(text, path);
        expect(new Set(pairs.map(([name]) => name)).size, path).toBe(pairs.length);
        const { 'Content-Type': type, ...others } = headersFor(path, place);
        const expected = /^(assets|wasm)\//.test(path) ? others : { 'Content-Type': type, ...others };
        expect(Object.fromEntries(pairs), path).toEqual(expected);
      }
    }));

  it('stays within the limits of Cloudflare Pages', () => {
    const text = headersFile(files, { knowledgeEndpoint: false });
    expect(readBlocks(text).length).toBeLessThanOrEqual(limits.blocks);
    expect(Math.max(...text.split('\n').map((line) => line.length))).toBeLessThanOrEqual(limits.lineLength);
    expect(text.endsWith('\n')).toBe(true);
  });
});

it('the groups of documents contain each document once, with the headers of the table', () => {
  const place: SitePlace = { knowledgeEndpoint: false };
  const groups = documentGroups(place);
  const paths = groups.flatMap((group) => group.paths);
  expect(new Set(paths).size).toBe(paths.length);
  expect(paths).toEqual(expect.arrayContaining(Object.keys(documentTypes)));
  for (const { paths: group, headers } of groups) {
    for (const path of group) expect(headersFor(path, place)).toEqual(headers);
  }
});

describe('the configuration of servers', () => {
  it('can be written for any address', () => {
    fc.assert(
      fc.property(siteUrls, (siteUrl) => {
        const place = { siteUrl, knowledgeEndpoint: false };
        const quoted = siteUrl.replaceAll("'", "\\'");
        expect(nginxConfiguration(place)).toContain(`'<${quoted}.well-known/api-catalog>; rel="api-catalog"'`);
        expect(caddyConfiguration(place)).toContain(`${siteUrl}.well-known/api-catalog`);
      }),
      { numRuns: runs(50) },
    );
  });

  it('cannot be written for an address that the server would interpret', () => {
    const at = (path: string) => ({ siteUrl: `https://a.example/${path}/`, knowledgeEndpoint: false });
    expect(() => nginxConfiguration(at('$host'))).toThrow('nginx');
    expect(() => caddyConfiguration(at('{host}'))).toThrow('Caddy');
  });
});

describe('a marked region', () => {
  const empty = 'Before.\n\n<!-- generated: a -->\n<!-- end of generated: a -->\n\nAfter.\n';

  it('returns the text that was written into it, and writing it again changes nothing', () => {
    const line = fc.stringMatching(/^[ -_a-~]{0,30}$/);
    fc.assert(
      fc.property(fc.array(line, { maxLength: 5 }), (lines) => {
        const text = lines.map((each) => `${each}\n`).join('');
        const once = withRegion(empty, 'a', 'nginx', text);
        expect(regionText(once, 'a')).toBe(text);
        expect(withRegion(once, 'a', 'nginx', text)).toBe(once);
        expect(once.startsWith('Before.') && once.endsWith('After.\n')).toBe(true);
      }),
    );
  });

  it('must be marked exactly once', () => {
    expect(() => withRegion('nothing', 'a', 'nginx', '')).toThrow('not marked exactly once');
    expect(() => regionText(empty + empty, 'a')).toThrow('not marked exactly once');
    expect(() => regionText(empty, 'a')).toThrow('not one fenced block');
  });
});
