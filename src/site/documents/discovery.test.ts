import { describe, expect, it } from 'vitest';
import type { SitePlace } from '../place.ts';
import { bodyAt, documentAt, forEachPlace } from './documents.fixtures.ts';

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
