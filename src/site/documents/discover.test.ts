import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import { discoverInterfaces, readLinkset, catalogueLinksOfHeader, catalogueLinksOfPage } from './discover.ts';
import { documentAt, forEachPlace, memoryFetch } from './documents.fixtures.ts';
import { runs } from '../../../.config/property-runs.ts';
import { parseUrl } from '../../core/casefile/publisher.ts';

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
    const siteUrl = 'https://public.example/';
    const address = 'http://localhost:1/.well-known/api-catalog';
    const { text } = documentAt({ siteUrl, knowledgeEndpoint: false }, '.well-known/api-catalog');
    const found = await discoverInterfaces('http://localhost:1', respond({ [address]: new Response(text) }));
    expect([found.readFrom, found.catalogue.address]).toEqual([address, `${siteUrl}.well-known/api-catalog`]);
    expect(found.interfaces.map(({ address }) => address)).toEqual(documentPaths.map((path) => siteUrl + path));
  });

  it('follows the Link header of the page before anything else', async () => {
    const { interfaces } = await discoverInterfaces(
      'https://h.example/desk/',
      respond({
        'https://h.example/desk/': new Response('', { headers: { Link: '<../list>; rel="api-catalog"' } }),
        'https://h.example/list': linkset([{ anchor: 'api', 'service-desc': [{ href: 'api.yaml' }] }]),
      }),
    );
    const descriptions = ['https://h.example/api.yaml'];
    expect(interfaces).toEqual([{ address: 'https://h.example/api', descriptions, documentation: [], metadata: [] }]);
  });

  it('falls back to the well-known path of the host if there is none below the base', async () => {
    const found = await discoverInterfaces(
      'https://h.example/desk/',
      respond({ 'https://h.example/.well-known/api-catalog': linkset([{ item: [{ href: '/x' }] }]) }),
    );
    expect(found.interfaces.map(({ address }) => address)).toEqual(['https://h.example/x']);
  });

  it('says where it looked, or what is wrong with what it found', async () => {
    await expect(discoverInterfaces('https://h.example/desk', respond({}))).rejects.toThrow(
      'No API catalogue found at https://h.example/desk/ (tried https://h.example/desk/.well-known/api-catalog, https://h.example/.well-known/api-catalog).',
    );
    const page = respond({ 'https://h.example/.well-known/api-catalog': new Response('<p>') });
    await expect(discoverInterfaces('https://h.example/', page)).rejects.toThrow(
      'Not a linkset (RFC 9264): the document is not JSON.',
    );
  });
});

const base = 'https://host.example/desk/.well-known/api-catalog';
const read = (linkset: unknown): ReturnType<typeof readLinkset> => readLinkset(JSON.stringify({ linkset }), base);

describe('readLinkset', () => {
  it('makes contexts and targets absolute and keeps the order', () => {
    expect(
      read([
        { anchor: '', item: [{ href: '../a', type: 'text/html', title: 'A' }, { href: 'https://other.example/b' }] },
        { anchor: '../v1/x', 'service-desc': [{ href: '../v1/openapi.json' }] },
      ]),
    ).toEqual([
      { context: base, relation: 'item', target: 'https://host.example/desk/a', type: 'text/html', title: 'A' },
      { context: base, relation: 'item', target: 'https://other.example/b' },
      {
        context: 'https://host.example/desk/v1/x',
        relation: 'service-desc',
        target: 'https://host.example/desk/v1/openapi.json',
      },
    ]);
  });

  it('reads relations without case, of any name and without targets, and ignores other attributes of targets', () => {
    const others = { hreflang: ['en'], media: 'print', 'title*': [{ value: 'T', language: 'en' }], foo: ['1'] };
    const read = [
      ['[]', []],
      ['[{"anchor":"x","item":[]}]', []],
      [
        '[{"Service-Doc":[{"href":"x"}],"https://rel.example/Mine":[{"href":"y"}]}]',
        ['service-doc', 'https://rel.example/mine'],
      ],
      ['[{"__proto__":[{"href":"x"}],"constructor":[{"href":"y"}]}]', ['__proto__', 'constructor']],
      [JSON.stringify([{ item: [{ href: 'x', ...others }] }]), ['item']],
    ] as const;
    for (const [linkset, relations] of read) {
      const links = readLinkset(`{"linkset":${linkset}}`, base);
      expect(
        links.map(({ relation }) => relation),
        linkset,
      ).toEqual(relations);
      // The context is the linkset itself if there is no anchor.
      expect(
        links.every(({ context }) => context === base),
        linkset,
      ).toBe(true);
    }
  });

  it('rejects anything else, and says where', () => {
    const faults = [
      ['{', 'the document is not JSON'],
      ['[]', 'the document is not an object'],
      ['{"linkset":[],"more":1}', 'has members other than'],
      ['{}', '/linkset is not an array'],
      ['{"linkset":[1]}', '/linkset/0 is not an object'],
      ['{"linkset":[{"anchor":1}]}', '/linkset/0/anchor is not a string'],
      ['{"linkset":[{"item":{"href":"x"}}]}', '/linkset/0/item is not an array'],
      ['{"linkset":[{"item":["x"]}]}', '/linkset/0/item/0 is not an object'],
      ['{"linkset":[{"item":[{}]}]}', '/linkset/0/item/0/href is not a string'],
      ['{"linkset":[{"item":[{"href":"http://["}]}]}', '/linkset/0/item/0/href is not a URI reference'],
      ['{"linkset":[{"item":[{"href":"x","title":["y"]}]}]}', '/linkset/0/item/0/title is not a string'],
    ] as const;
    for (const [text, words] of faults) expect(() => readLinkset(text, base), text).toThrow(words);
  });

  it('returns links or a reason for any JSON', () => {
    fc.assert(
      fc.property(fc.json(), (text) => {
        for (const candidate of [text, `{"linkset":${text}}`, `{"linkset":[{"item":${text}}]}`]) {
          try {
            for (const { target } of readLinkset(candidate, base)) expect(parseUrl(target)).toBeDefined();
          } catch (error) {
            expect((error as Error).message).toMatch(/^Not a linkset \(RFC 9264\): /);
          }
        }
      }),
      { numRuns: runs(200) },
    );
  });
});

it('catalogueLinksOfHeader reads each form of the header', () => {
  const read = [
    ['</c>; rel="api-catalog"', ['/c']],
    ['</c>;rel=api-catalog', ['/c']],
    ['</c>; REL="help API-Catalog"', ['/c']],
    ['</a>; rel=help, </c>; type="x/y"; rel=api-catalog , </d>; rel="api-catalog"', ['/c', '/d']],
    ['</a>; title="no, <this>; rel=api-catalog"; rel=help', []],
    ['</a>; title="a \\" b"; rel=api-catalog', ['/a']],
    ['</a>; rel=help; rel=api-catalog', []],
    ['</c>; rel=api-catalog; anchor="/other"', []],
    ['</c>; async; rel=api-catalog', ['/c']],
    ['</c>; rel=my-api-catalog', []],
    ['', []],
    [null, []],
  ] as const;
  expect(read.map(([header]) => [header, catalogueLinksOfHeader(header)])).toEqual(read);
});

it('catalogueLinksOfPage reads each form of the link', () => {
  const read = [
    ['<link rel="api-catalog" href="c">', ['c']],
    ["<LINK href='c?a=1&amp;b' REL='api-catalog'/>", ['c?a=1&b']],
    ['<link\n  href=c\n  rel=api-catalog>', ['c']],
    ['<link rel="icon" href="i"><link rel="help api-catalog" href="c">', ['c']],
    ['<!-- <link rel="api-catalog" href="c"> -->', []],
    ['<link rel="api-catalog">', []],
    ['<link rel="icon" data-href="c" href="i">', []],
    ['<a rel="api-catalog" href="c">', []],
  ] as const;
  expect(read.map(([html]) => [html, catalogueLinksOfPage(html)])).toEqual(read);
});
