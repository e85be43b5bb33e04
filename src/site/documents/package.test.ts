import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { bodyAt, forEachPlace } from './documents.fixtures.ts';
import { npmListing, product, releasedOn } from './product.ts';

interface Package {
  readonly rights: string;
  readonly package: Readonly<Record<string, unknown>>;
  readonly source: { readonly href: string; readonly representation: string; readonly steps: readonly string[] };
  readonly listings: readonly { readonly registry: string; readonly status: string; readonly href: string | null }[];
}

const own = JSON.parse(readFileSync('package.json', 'utf8')) as Readonly<Record<string, unknown>> & {
  readonly scripts: Readonly<Record<string, string>>;
};

describe('the package document', () => {
  it('has its members in a fixed order', () =>
    forEachPlace((place) => {
      const body = bodyAt<Package>(place, 'public/package');
      const members = ['format', 'canonical', 'subject', 'boundary', 'rights', 'package', 'source', 'listings', 'exit'];
      expect(Object.keys(body)).toEqual(members);
    }));

  it('says what package.json says', () =>
    forEachPlace((place) => {
      const body = bodyAt<Package>(place, 'public/package');
      for (const [member, value] of Object.entries(body.package)) expect(value, member).toEqual(own[member]);
      expect(Object.keys(body.package)).toEqual(
        expect.arrayContaining(['name', 'version', 'license', 'bin', 'exports']),
      );
    }));

  it('names existing steps and the actual licence', () =>
    forEachPlace((place) => {
      const body = bodyAt<Package>(place, 'public/package');
      const named = body.source.steps.flatMap((step) => /`npm run ([\w:]+)`/.exec(step)?.[1] ?? []);
      expect(named).toEqual(['build', 'build:package']);
      for (const script of named) expect(own.scripts[script], script).toBeDefined();
      expect(body.rights).toContain(`${String(own.license)} licence`);
      expect(readFileSync('LICENSE', 'utf8')).toContain(`${String(own.license)} License`);
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
