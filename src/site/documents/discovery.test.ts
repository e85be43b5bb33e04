import { describe, expect, it } from 'vitest';
import type { SitePlace } from '../place.ts';
import { bodyAt, documentAt, forEachPlace, siteUrls } from './documents.fixtures.ts';
import fc from 'fast-check';
import { runs } from '../../../.config/property-runs.ts';
import { paths, reference } from './references.ts';

/** The relations of IANA's registry that a catalogue may use. */
const registered = [
  'about', 'alternate', 'api-catalog', 'author', 'canonical', 'collection', 'describedby', 'describes', 'help', 'icon',
  'index', 'item', 'license', 'linkset', 'privacy-policy', 'profile', 'related', 'self', 'service', 'service-desc',
  'service-doc', 'service-meta', 'status', 'terms-of-service', 'type', 'via',
]; // prettier-ignore

interface Target {
  readonly href: string;
  readonly type?: string;
}
type Context = { readonly anchor: string } & Readonly<Record<string, readonly Target[] | string>>;

const path = '.well-known/api-catalog';

/** Makes references of the catalogue relative to the base address. */
function atIn({ siteUrl: base = 'https://host.example/desk/' }: SitePlace) {
  return (reference: string): string => new URL(reference, base + path).href.slice(base.length);
}

const targetsOf = (linkset: readonly Context[]) =>
  linkset.flatMap((context) =>
    Object.entries(context).filter((entry): entry is [string, readonly Target[]] => entry[0] !== 'anchor'),
  );

describe('the catalogue', () => {
  it('has the media type and the link of RFC 9727', () =>
    forEachPlace((place) => {
      const document = documentAt(place, path);
      const at = atIn(place);
      expect(document.mediaType).toBe('application/linkset+json; profile="https://www.rfc-editor.org/info/rfc9727"');
      const [, target = '', relation] = /^<([^>]*)>; rel="([^"]*)"$/.exec(document.link ?? '') ?? [];
      expect([at(target), relation]).toEqual([path, 'api-catalog']);
    }));

  it('contains only a linkset, with unique anchors', () =>
    forEachPlace((place) => {
      const { linkset, ...others } = bodyAt<{ linkset: readonly Context[] }>(place, path);
      const at = atIn(place);
      expect(others).toEqual({});
      const anchors = linkset.map(({ anchor }) => at(anchor));
      expect(new Set(anchors).size).toBe(anchors.length);
      expect(anchors[0]).toBe(path);
    }));

  it('uses registered relations only, each with targets, whose types have no parameters', () =>
    forEachPlace((place) => {
      const { linkset } = bodyAt<{ linkset: readonly Context[] }>(place, path);
      const targets = targetsOf(linkset);
      expect(targets.filter(([relation]) => !registered.includes(relation))).toEqual([]);
      for (const [, links] of targets) {
        expect(links.length).toBeGreaterThan(0);
        for (const { type } of links) expect(type ?? 'a/b').toMatch(/^[a-z]+\/[a-z+.-]+$/);
      }
    }));

  it('states its profile inside, for hosts that cannot set headers', () =>
    forEachPlace((place) => {
      const { linkset } = bodyAt<{ linkset: readonly Context[] }>(place, path);
      expect(linkset[0]?.profile).toEqual([{ href: 'https://www.rfc-editor.org/info/rfc9727' }]);
    }));

  it('describes each anchor that has a description in the OpenAPI document', () =>
    forEachPlace((place) => {
      const { linkset } = bodyAt<{ linkset: readonly Context[] }>(place, path);
      const at = atIn(place);
      const { paths } = bodyAt<{ paths: Readonly<Record<string, unknown>> }>(place, 'v1/openapi.json');
      const described = linkset.filter((context) => 'service-desc' in context).map(({ anchor }) => `/${at(anchor)}`);
      expect(described).toHaveLength(5);
      expect(described.filter((each) => !(each in paths))).toEqual([]);
    }));
});

const anyPath = fc.oneof(
  fc.constantFrom(...Object.values(paths)),
  fc
    .array(fc.stringMatching(/^[a-z.-]*[a-z][a-z.-]*$/), { minLength: 1, maxLength: 4 })
    .map((parts) => parts.join('/')),
);

describe('reference', () => {
  it('is relative if no address is known', () => {
    const references = [
      ['public/discovery', 'public/porch', 'porch'],
      ['public/discovery', '.well-known/api-catalog', '../.well-known/api-catalog'],
      ['public/discovery', '', '../'],
      ['llms.txt', '', './'],
      ['llms.txt', '#/help', './#/help'],
      ['v1/pathways', '#/help/field/claim', '../#/help/field/claim'],
      ['', 'v1/pathways', 'v1/pathways'],
      ['v1/pathways', 'v1/mcp/canon', 'mcp/canon'],
    ] as const;
    const made = references.map(([from, to]) => [from, to, reference({ knowledgeEndpoint: false }, from, to)]);
    expect(made).toEqual(references);
  });

  it('leads from any document to any other, relative below an unknown base and absolute below a known one', () => {
    fc.assert(
      fc.property(siteUrls, anyPath, anyPath, (base, from, to) => {
        const relative = reference({ knowledgeEndpoint: false }, from.replace(/#.*/, ''), to);
        expect(new URL(relative, base + from).href).toBe(base + to);
        expect(reference({ siteUrl: base, knowledgeEndpoint: false }, from, to)).toBe(base + to);
      }),
      { numRuns: runs(200) },
    );
  });
});

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
