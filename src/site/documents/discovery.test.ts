import { describe, expect, it } from 'vitest';
import type { SitePlace } from '../place.ts';
import { bodyAt, documentAt, forEachPlace, siteUrls } from './documents.fixtures.ts';
import fc from 'fast-check';
import { runs } from '../../../.config/property-runs.ts';
import { paths, reference } from './references.ts';

/** The relations of IANA's registry that the catalogue uses. */
const registered = ['describedby', 'item', 'profile', 'service-desc', 'service-doc', 'service-meta'];

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

describe('the catalogue', () => {
  it('contains only a linkset, with unique anchors', () =>
    forEachPlace((place) => {
      const { linkset, ...others } = bodyAt<{ linkset: readonly Context[] }>(place, path);
      const at = atIn(place);
      expect(others).toEqual({});
      const anchors = linkset.map(({ anchor }) => at(anchor));
      expect(new Set(anchors).size).toBe(anchors.length);
      expect(anchors[0]).toBe(path);
      expect(linkset[0]?.profile).toEqual([{ href: 'https://www.rfc-editor.org/info/rfc9727' }]);
    }));

  it('uses registered relations only, each with targets, whose types have no parameters', () =>
    forEachPlace((place) => {
      for (const { anchor: _, ...relations } of bodyAt<{ linkset: readonly Context[] }>(place, path).linkset) {
        expect(Object.keys(relations).filter((relation) => !registered.includes(relation))).toEqual([]);
        for (const links of Object.values(relations) as (readonly Target[])[]) {
          expect(links.length).toBeGreaterThan(0);
          for (const { type } of links) expect(type ?? 'a/b').toMatch(/^[a-z]+\/[a-z+.-]+$/);
        }
      }
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

it('reference leads from any document to any other, relative below an unknown base and absolute below a known one', () => {
  fc.assert(
    fc.property(siteUrls, anyPath, anyPath, (base, from, to) => {
      const relative = reference({ knowledgeEndpoint: false }, from.replace(/#.*/, ''), to);
      expect(new URL(relative, base + from).href).toBe(base + to);
      expect(reference({ siteUrl: base, knowledgeEndpoint: false }, from, to)).toBe(base + to);
    }),
    { numRuns: runs(200) },
  );
});

describe('the texts', () => {
  it('give llms.txt its form: a title, a summary, free text, then lists of links', () =>
    forEachPlace((place) => {
      const link = String.raw`- \[[^\]]+\]\([^()\s]+\): \S.*\n`;
      const form = String.raw`^# Assessment Desk\n\n> \S.*\n(?:(?![#>-]).*\n)*(?:## \S.*\n\n?(?:${link})+\n?){3,}$`;
      expect(documentAt(place, 'llms.txt').text).toMatch(new RegExp(form));
    }));

  it('give the agent description lines of a key and a value, and say that it is a convention', () =>
    forEachPlace((place) => {
      const { text, mediaType } = documentAt(place, '.well-known/agent.txt');
      expect(mediaType).toBe('text/plain; charset=utf-8');
      expect(text).toMatch(/^(?:[A-Z][\w-]*: \S.*\n)+$/);
      expect(text).toContain('A convention of this project and not a standard');
    }));

  it('let crawlers read everything', () =>
    forEachPlace((place) => {
      expect(documentAt(place, 'robots.txt').text).toBe('User-agent: *\nAllow: /\n');
    }));
});

it('the page for unknown paths works at any depth, with a policy and without scripts or inline styles', () =>
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

it('the page for unknown paths escapes a SITE_URL with any characters in its attributes', () => {
  const { text } = documentAt({ siteUrl: 'https://h.example/a&lt;b/', knowledgeEndpoint: false }, '404.html');
  expect(text).toContain('href="https://h.example/a&amp;lt;b/"');
});
