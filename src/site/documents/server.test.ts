import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readFileSync } from 'node:fs';
import { runs } from '../../../.config/property-runs.ts';
import type { SitePlace } from '../place.ts';
import { bodyAt, forEachPlace, places, siteUrls } from './documents.fixtures.ts';
import { npmListing, product, releasedOn } from './product.ts';

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
  it('follows the registry’s rules for any SITE_URL and without one, and says that it is not listed', () => {
    const places = fc.tuple(fc.option(siteUrls, { nil: undefined }), fc.boolean());
    fc.assert(
      fc.property(places, ([siteUrl, knowledgeEndpoint]) => {
        const server = serverAt({ ...(siteUrl !== undefined && { siteUrl }), knowledgeEndpoint });
        expectKept(server);
        expect(server._meta[own]?.status).toBe('prepared, not listed');
      }),
      { numRuns: runs(100) },
    );
  });

  it('names a remote only if the endpoint runs at a public address', () => {
    const remotes = places.map(({ place }) => serverAt(place).remotes);
    const url = 'https://example.org/a/desk/v1/mcp/canon';
    expect(remotes).toEqual([...Array(3), [{ type: 'streamable-http', url }], undefined]);
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

interface Package {
  readonly rights: string;
  readonly package: Readonly<Record<string, unknown>>;
  readonly source: { readonly href: string; readonly representation: string; readonly steps: readonly string[] };
  readonly listings: readonly { readonly registry: string; readonly status: string; readonly href: string | null }[];
}

const ownOfPackage = JSON.parse(readFileSync('package.json', 'utf8')) as Readonly<Record<string, unknown>> & {
  readonly scripts: Readonly<Record<string, string>>;
};

describe('the package document', () => {
  it('says what package.json says, and names existing steps and the actual licence', () =>
    forEachPlace((place) => {
      const body = bodyAt<Package>(place, 'public/package');
      for (const [member, value] of Object.entries(body.package)) expect(value, member).toEqual(ownOfPackage[member]);
      const described = ['name', 'version', 'license', 'bin', 'exports'];
      expect(Object.keys(body.package)).toEqual(expect.arrayContaining(described));
      const named = body.source.steps.flatMap((step) => /`npm run ([\w:]+)`/.exec(step)?.[1] ?? []);
      expect(named).toEqual(['build', 'build:package']);
      for (const script of named) expect(ownOfPackage.scripts[script], script).toBeDefined();
      expect(body.rights).toContain(`${String(ownOfPackage.license)} licence`);
      expect(readFileSync('LICENSE', 'utf8')).toContain(`${String(ownOfPackage.license)} License`);
    }));

  it('and the porch say whether the version is released as the changelog does', () =>
    forEachPlace((place) => {
      const [, heading] = readFileSync('.github/CHANGELOG.md', 'utf8').split(`\n## ${product.version} – `);
      const day = heading?.split('\n', 1)[0];
      expect(releasedOn ?? 'unreleased').toBe(day);
      const { status, href } = npmListing(releasedOn);
      const body = bodyAt<Package>(place, 'public/package');
      expect(body.listings.map((listing) => [listing.registry, listing.status])).toEqual([
        ['npm', status],
        ['MCP registry', 'prepared, not listed'],
      ]);
      expect(body.listings[0]?.href).toBe(href);
      expect(bodyAt<{ package: { note: string } }>(place, 'public/porch').package.note).toContain(status);
    }));

  it('says since when a released version is listed', () => {
    expect(npmListing(undefined)).toEqual({ status: 'not listed', href: null });
    expect(npmListing('2026-12-01')).toEqual({ status: 'listed since 2026-12-01', href: null });
  });
});
