/** Discovery from the base address alone, in the built site as static files and from a server. */
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { discoverInterfaces, type DiscoveredInterface } from '../../src/site/documents/discover.ts';
import { referencesOf } from '../../src/site/documents/documents.fixtures.ts';
import { siteDocuments } from '../../src/site/documents/site-documents.ts';
import { packagesOf } from '../../src/site/third-party.ts';
import { builtSite, startLocal } from '../support/servers.ts';
import { everyday } from '../support/guarded-test.ts';

const documents = siteDocuments({ knowledgeEndpoint: false });
const inAnyPlace = 'https://host.example/under/a/path/';

/** The file of the built site at an address below `base`, if there is one. */
function builtFile(address: string, base: string): Buffer | undefined {
  const path = address.startsWith(base) ? address.slice(base.length).replace(/#.*$/, '') : undefined;
  const file = path === undefined ? undefined : join(builtSite, path === '' ? 'index.html' : path);
  return file !== undefined && existsSync(file) ? readFileSync(file) : undefined;
}

/** A static host that sets no media type except the page's. */
function plainHost(address: string): Promise<Response> {
  const file = builtFile(address, inAnyPlace);
  const headers: HeadersInit = address === inAnyPlace ? { 'Content-Type': 'text/html' } : {};
  return Promise.resolve(
    file === undefined ? new Response(null, { status: 404 }) : new Response(new Uint8Array(file), { headers }),
  );
}

const mentioned = ({ address, descriptions, documentation, metadata }: DiscoveredInterface): string[] => [
  address,
  ...descriptions,
  ...documentation,
  ...metadata,
];

test('the built site can be discovered on a static host, under any path', everyday, async () => {
  const { catalogue, interfaces } = await discoverInterfaces(inAnyPlace, plainHost);
  expect(interfaces.map(({ address }) => address.slice(inAnyPlace.length))).toEqual([
    'public/discovery',
    'public/porch',
    'v1/pathways',
    'public/open-seat',
  ]);
  const answers = await Promise.all([catalogue, ...interfaces].flatMap(mentioned).map(plainHost));
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
});

test('every reference in every document leads to a file of the built site', () => {
  const missing = documents.flatMap((document) => {
    const text = builtFile(inAnyPlace + document.path, inAnyPlace)?.toString() ?? '';
    expect(text, document.path).toBe(document.text);
    // The page for unknown paths is shown at any address, and links to the host's root.
    const base = document.path === '404.html' ? 'https://host.example/' : inAnyPlace;
    return referencesOf(document)
      .map((reference) => new URL(reference, base + document.path).href)
      .filter((address) => builtFile(address, base) === undefined)
      .map((address) => `${document.path}: ${address}`);
  });
  expect(missing).toEqual([]);
});

test('the built site includes the licences of all packages that its files contain parts of', () => {
  const notices = readFileSync(join(builtSite, 'third-party.txt'), 'utf8');
  const maps = readdirSync(join(builtSite, 'assets')).filter((name) => name.endsWith('.js.map'));
  const sources = maps.flatMap((name) => {
    const text = readFileSync(join(builtSite, 'assets', name), 'utf8');
    return (JSON.parse(text) as { sources: string[] }).sources;
  });
  const packages = packagesOf(sources).map((folder) => folder.replace(/^.*node_modules\//, ''));
  expect(packages).toEqual(expect.arrayContaining(['@mantine/core', 'react', 'react-dom', 'zustand']));
  const fonts = ['@fontsource-variable/inter', '@fontsource-variable/source-serif-4'];
  const missing = [...packages, ...fonts, 'workbox-precaching'].filter((name) => !notices.includes(`\n${name} `));
  expect(missing).toEqual([]);
});

test(
  'every interface of npm start can be discovered from its address alone, and matches its description',
  everyday,
  async () => {
    const server = await startLocal();
    try {
      const { catalogue, interfaces } = await discoverInterfaces(server.address, fetch);
      expect(interfaces.map(({ address }) => address.slice(server.address.length))).toContain('v1/mcp/canon');
      for (const { address, mediaType } of interfaces) {
        const { status, headers } = await fetch(address);
        const expected = mediaType === undefined ? [405, 'POST'] : [200, null];
        expect([address, status, headers.get('Allow')]).toEqual([address, ...expected]);
        if (mediaType !== undefined) expect(headers.get('Content-Type')).toBe(mediaType);
      }
      const further = [...catalogue.descriptions, ...catalogue.documentation, ...catalogue.metadata];
      const statuses = await Promise.all(further.map(async (address) => (await fetch(address)).status));
      expect(statuses).toEqual(further.map(() => 200));
    } finally {
      await server.stop();
    }
  },
);
