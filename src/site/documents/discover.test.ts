import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { discoverInterfaces } from './discover.ts';
import { documentAt, forEachPlace, memoryFetch } from './documents.fixtures.ts';

const page = readFileSync('index.html', 'utf8');
const documentPaths = ['public/discovery', 'public/porch', 'v1/pathways', 'public/open-seat'];

it('discovery finds every interface from the base address alone, by the page or by the well-known place', () =>
  forEachPlace(async (place) => {
    const base = place.siteUrl ?? 'https://host.example/under/a/path/';
    for (const html of [page, '<!doctype html><title>x</title>']) {
      const found = await discoverInterfaces(base, memoryFetch(place, base, html));
      expect(found.readFrom).toBe(`${base}.well-known/api-catalog`);
      expect(found.catalogue.address).toBe(found.readFrom);
      expect(found.interfaces.map(({ address }) => address.slice(base.length))).toEqual([
        ...documentPaths,
        ...(place.knowledgeEndpoint ? ['v1/mcp/canon'] : []),
      ]);
      for (const { address, mediaType, descriptions, documentation, metadata } of found.interfaces) {
        const isRead = !address.endsWith('v1/mcp/canon');
        expect(mediaType).toBe(isRead ? 'application/json' : undefined);
        expect(descriptions).toEqual(isRead ? [`${base}v1/openapi.json`] : []);
        expect(documentation.length).toBeGreaterThan(0);
        expect(metadata).toEqual([`${base}${isRead ? '.well-known/agent.txt' : 'server.json'}`]);
      }
    }
  }));

describe('discoverInterfaces', () => {
  const respond = (table: Readonly<Record<string, Response>>): ((address: string) => Promise<Response>) => {
    return (address) => Promise.resolve(table[address]?.clone() ?? new Response('no', { status: 404 }));
  };
  const linkset = (text: unknown): Response => new Response(JSON.stringify({ linkset: text }));

  it('reads a release build wherever it is read from', async () => {
    const { text } = documentAt(
      { siteUrl: 'https://public.example/', knowledgeEndpoint: false },
      '.well-known/api-catalog',
    );
    const found = await discoverInterfaces(
      'http://localhost:1',
      respond({ 'http://localhost:1/.well-known/api-catalog': new Response(text) }),
    );
    expect(found.readFrom).toBe('http://localhost:1/.well-known/api-catalog');
    expect(found.catalogue.address).toBe('https://public.example/.well-known/api-catalog');
    expect(found.interfaces.map(({ address }) => address)).toEqual(
      documentPaths.map((path) => `https://public.example/${path}`),
    );
  });

  it('follows the Link header of the page before anything else', async () => {
    const found = await discoverInterfaces(
      'https://h.example/desk/',
      respond({
        'https://h.example/desk/': new Response('', { headers: { Link: '<../list>; rel="api-catalog"' } }),
        'https://h.example/list': linkset([{ anchor: 'api', 'service-desc': [{ href: 'api.yaml' }] }]),
      }),
    );
    expect(found.interfaces).toEqual([
      {
        address: 'https://h.example/api',
        descriptions: ['https://h.example/api.yaml'],
        documentation: [],
        metadata: [],
      },
    ]);
  });

  it('falls back to the well-known path of the host if there is none below the base', async () => {
    const found = await discoverInterfaces(
      'https://h.example/desk/',
      respond({ 'https://h.example/.well-known/api-catalog': linkset([{ item: [{ href: '/x' }] }]) }),
    );
    expect(found.interfaces.map(({ address }) => address)).toEqual(['https://h.example/x']);
  });

  it('says where it looked when there is no catalogue', async () => {
    await expect(discoverInterfaces('https://h.example/desk', respond({}))).rejects.toThrow(
      'No API catalogue found at https://h.example/desk/ (tried https://h.example/desk/.well-known/api-catalog, https://h.example/.well-known/api-catalog).',
    );
  });

  it('says what is wrong with a catalogue that is not a linkset', async () => {
    await expect(
      discoverInterfaces(
        'https://h.example/',
        respond({ 'https://h.example/.well-known/api-catalog': new Response('<p>') }),
      ),
    ).rejects.toThrow('Not a linkset (RFC 9264): the document is not JSON.');
  });
});
