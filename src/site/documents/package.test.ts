import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { bodyAt, forEachPlace } from './documents.fixtures.ts';

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

  it('says that it is not listed', () =>
    forEachPlace((place) => {
      const body = bodyAt<Package>(place, 'public/package');
      expect(body.listings.map(({ registry, status }) => [registry, status])).toEqual([
        ['npm', 'not listed'],
        ['MCP registry', 'prepared, not listed'],
      ]);
    }));
});
