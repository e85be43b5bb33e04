import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../../../.config/property-runs.ts';
import type { SitePlace } from '../place.ts';
import { bodyAt, forEachPlace, places, siteUrls } from './documents.fixtures.ts';

interface Server {
  readonly $schema: string;
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly version: string;
  readonly websiteUrl?: string;
  readonly remotes?: readonly { readonly type: string; readonly url: string }[];
  readonly _meta: Readonly<Record<string, { readonly status: string }>>;
}

const own = 'io.modelcontextprotocol.registry/publisher-provided';
const members = ['$schema', 'name', 'title', 'description', 'version', 'websiteUrl', 'remotes', '_meta'];

/** The rules for such a document in the registry's schema of 2025-12-11 and in the registry itself. */
function expectKept(server: Server): void {
  expect(server.$schema).toBe('https://static.modelcontextprotocol.io/schemas/2025-12-11/server.schema.json');
  expect(server.name).toMatch(/^[a-zA-Z0-9.-]+\/[a-zA-Z0-9._-]+$/);
  expect(server.name).toMatch(/^[a-zA-Z0-9](.*[a-zA-Z0-9])?\/[a-zA-Z0-9](.*[a-zA-Z0-9])?$/);
  expect(server.name.length).toBeGreaterThanOrEqual(3);
  expect(server.name.length).toBeLessThanOrEqual(200);
  expect(server.title.length).toBeLessThanOrEqual(100);
  expect(server.description.length).toBeGreaterThan(0);
  expect(server.description.length).toBeLessThanOrEqual(100);
  expect(server.version).toMatch(/^\d+\.\d+\.\d+(-[\w.]+)?$/);
  expect(Object.keys(server).filter((member) => !members.includes(member))).toEqual([]);
  for (const { type, url } of server.remotes ?? []) {
    expect(type).toBe('streamable-http');
    expect(url).toMatch(/^https:\/\/[^\s]+$/);
    expect(new URL(url).hostname).not.toMatch(/^(localhost|127\..*|.*\.localhost)$/);
  }
  expect(Object.keys(server._meta)).toEqual([own]);
  expect(JSON.stringify(server._meta[own]).length).toBeLessThan(4096);
}

const serverAt = (place: SitePlace): Server => bodyAt<Server>(place, 'server.json');

describe('server.json', () => {
  it('follows the registry’s rules, and says that it is not listed', () =>
    forEachPlace((place) => {
      const server = serverAt(place);
      expectKept(server);
      expect(server._meta[own]?.status).toBe('prepared, not listed');
    }));

  it('follows them for any SITE_URL', () => {
    fc.assert(
      fc.property(siteUrls, fc.boolean(), (siteUrl, knowledgeEndpoint) => {
        expectKept(serverAt({ siteUrl, knowledgeEndpoint }));
      }),
      { numRuns: runs(100) },
    );
  });

  it('names a remote only if the endpoint runs at a public address', () => {
    expect(places.map(({ place }) => serverAt(place).remotes)).toEqual([
      undefined,
      undefined,
      undefined,
      [{ type: 'streamable-http', url: 'https://example.org/a/desk/v1/mcp/canon' }],
      undefined,
    ]);
  });

  it('is named after the host', () => {
    const names = [
      ['https://desk.example.org/', 'org.example.desk/assessment-desk'],
      ['https://münchen.example/', 'example.xn--mnchen-3ya/assessment-desk'],
      ['https://[2001:db8::1]/', 'invalid.unlisted/assessment-desk'],
      ['http://localhost:4173/', 'invalid.unlisted/assessment-desk'],
      [`https://${'a.'.repeat(110)}example/`, 'invalid.unlisted/assessment-desk'],
    ] as const;
    const nameAt = (siteUrl: string) => serverAt({ siteUrl: new URL(siteUrl).href, knowledgeEndpoint: true }).name;
    expect(names.map(([siteUrl]) => [siteUrl, nameAt(siteUrl)])).toEqual(names);
  });
});
