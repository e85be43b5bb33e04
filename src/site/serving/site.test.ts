import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyCharacter } from '../../../.config/any-character.ts';
import { runs } from '../../../.config/property-runs.ts';
import { parseUrl } from '../../core/casefile/publisher.ts';
import type { SitePlace } from '../place.ts';
import { createSite, type Site } from './site.ts';

const files: Readonly<Record<string, string>> = {
  'index.html': '<!doctype html><title>The page</title>',
  '404.html': '<!doctype html><title>Nothing here</title>',
  'assets/main-abc.js': 'export {};',
  'wasm/pdf.worker-abc.js': 'export {};',
  'public/porch': '{"from":"a file"}',
  '.well-known/api-catalog': '{"linkset":[]}',
  'schemas/claim.schema.json': '{}',
  'samples/finished.desk.json': '{}',
  'source.zip': 'PK',
  'notes.unknown': '?',
  _headers: '/*',
};
const documents = [
  { path: 'public/porch', text: '{"from":"memory"}\n' },
  { path: 'public/discovery', text: '{}\n' },
];
const served = new Set([...Object.values(files), ...documents.map(({ text }) => text)]);

function site(place: SitePlace = { knowledgeEndpoint: false }, knowledge?: Site): Site {
  const encoder = new TextEncoder();
  const contents = new Map(Object.entries(files).map(([path, text]) => [path, encoder.encode(text)]));
  const readFile = (path: string) => Promise.resolve(contents.get(path));
  return createSite({ place, readFile, documents, ...(knowledge ? { knowledge } : {}) });
}

const ask = (path: string, init: RequestInit = {}, at = site()): Promise<Response> =>
  at(new Request(`http://localhost/${path}`, init));

describe('the site', () => {
  it('answers GET of each path with a status and a type', async () => {
    const html = 'text/html; charset=utf-8';
    const missing = ['public', 'public/', '/public/porch', 'public%2Fporch', '_headers', 'constructor', '__proto__'];
    const expected = [
      ...['', 'index.html', '?a=b'].map((path) => [path, 200, html] as const),
      ...['public/porch', 'public/discovery', '%70ublic/porch'].map((path) => [path, 200, 'application/json'] as const),
      ['.well-known/api-catalog', 200, 'application/linkset+json; profile="https://www.rfc-editor.org/info/rfc9727"'],
      ['schemas/claim.schema.json', 200, 'application/schema+json'],
      ['assets/main-abc.js', 200, 'text/javascript; charset=utf-8'],
      ['notes.unknown', 200, 'application/octet-stream'],
      ...[...missing, '.well-known/agent-card.json', 'v1/mcp/canon'].map((path) => [path, 404, html] as const),
      ['%E0%A4%A', 400, 'text/plain; charset=utf-8'],
    ] as const;
    for (const [path, status, type] of expected) {
      const { status: answered, headers } = await ask(path);
      const found = [answered, headers.get('Content-Type'), headers.get('X-Content-Type-Options')];
      expect(found, path).toEqual([status, type, 'nosniff']);
    }
  });

  it('has the same entity tag for the same bytes, and the length but no body on HEAD', async () => {
    const tagOf = async (path: string) => (await ask(path)).headers.get('ETag');
    const tag = await tagOf('');
    expect(tag).toMatch(/^"[0-9a-f]{32}"$/);
    expect([(await tagOf('index.html')) === tag, (await tagOf('404.html')) === tag]).toEqual([true, false]);
    const response = await ask('public/porch', { method: 'HEAD' });
    expect([response.headers.get('Content-Length'), await response.text()]).toEqual(['18', '']);
  });

  it('compares If-None-Match weakly', async () => {
    const tag = (await ask('public/porch')).headers.get('ETag') ?? '';
    const matching = ['*', tag, `W/${tag}`, `"a", W/"b,c" ,${tag}`];
    for (const condition of [...matching, '"a"', 'a', '']) {
      const response = await ask('public/porch', { headers: { 'If-None-Match': condition } });
      const isSent = !matching.includes(condition);
      expect([response.status, response.headers.get('ETag')], condition).toEqual([isSent ? 200 : 304, tag]);
      expect((await response.text()).length > 0, condition).toBe(isSent);
    }
  });

  it('rejects other methods, and lists the allowed ones', async () => {
    const response = await ask('public/porch', { method: 'POST', body: 'x' });
    expect([response.status, response.headers.get('Allow')]).toEqual([405, 'GET, HEAD, OPTIONS']);
  });

  it('lets any origin read documents, schemas, samples and the source, also in a preflight', async () => {
    for (const path of ['public/porch', 'schemas/claim.schema.json', 'samples/finished.desk.json', 'source.zip']) {
      const response = await ask(path, { method: 'OPTIONS' });
      expect([response.status, response.headers.get('Access-Control-Allow-Origin')]).toEqual([204, '*']);
      expect((await ask(path)).headers.get('Access-Control-Allow-Origin')).toBe('*');
    }
    for (const path of ['', 'assets/main-abc.js']) {
      expect((await ask(path)).headers.get('Access-Control-Allow-Origin')).toBeNull();
    }
  });

  it('caches hashed assets for a year and documents for minutes, and revalidates the page', async () => {
    const cached = async (path: string) => (await ask(path)).headers.get('Cache-Control');
    expect(await cached('assets/main-abc.js')).toBe('public, max-age=31536000, immutable');
    expect(await cached('public/porch')).toBe('public, max-age=300, must-revalidate, no-transform');
    expect(await cached('')).toBe('no-cache');
  });

  it('links to the catalogue from the page and from itself, absolutely if the base address is known', async () => {
    const link = async (path: string, place: SitePlace) => (await ask(path, {}, site(place))).headers.get('Link');
    const links = (place: SitePlace) => Promise.all(['', '.well-known/api-catalog'].map((path) => link(path, place)));
    const relation = 'rel="api-catalog"';
    const absolute = `<https://desk.example.org/.well-known/api-catalog>; ${relation}`;
    expect(await links({ knowledgeEndpoint: false })).toEqual([
      `<.well-known/api-catalog>; ${relation}`,
      `<api-catalog>; ${relation}`,
    ]);
    expect(await links({ siteUrl: 'https://desk.example.org/', knowledgeEndpoint: false })).toEqual([
      absolute,
      absolute,
    ]);
  });

  it('sends the policy with the page and the scripts of workers, which allows WebAssembly only where it is needed', async () => {
    for (const path of [
      '',
      '404.html',
      'assets/main-abc.js',
      'nothing-here',
      'wasm/nothing-here.js',
      'wasm/pdf.worker-abc.js',
    ]) {
      const policy = (await ask(path)).headers.get('Content-Security-Policy');
      const more = path === 'wasm/pdf.worker-abc.js' ? " 'wasm-unsafe-eval'" : '';
      expect(/script-src [^;]*/.exec(policy ?? '')?.[0], path).toBe(`script-src 'self'${more}`);
      if (more === '') expect(policy, path).toMatch(/connect-src 'self'.*frame-ancestors 'none'/);
    }
  });

  it('responds below the path of its base address, and without it', async () => {
    const at = site({ siteUrl: 'https://example.org/desk/', knowledgeEndpoint: false });
    const paths = ['desk/public/porch', 'desk/', 'public/porch', 'desk/desk/public/porch'];
    const statuses = await Promise.all(paths.map(async (path) => (await ask(path, {}, at)).status));
    expect(statuses).toEqual([200, 200, 200, 404]);
  });

  it('passes every method to the knowledge endpoint', async () => {
    const at = site({ knowledgeEndpoint: true }, (request) => Promise.resolve(new Response(request.method)));
    for (const method of ['GET', 'POST', 'OPTIONS', 'DELETE']) {
      expect(await (await ask('v1/mcp/canon', { method }, at)).text()).toBe(method);
    }
  });

  it('rejects an invalid address from an engine', async () => {
    const request = { url: 'http://a b/public/porch', method: 'GET', headers: new Headers() } as Request;
    expect((await site()(request)).status).toBe(400);
  });

  it('has a text for 404 if there is no page for it', async () => {
    const at = createSite({ place: { knowledgeEndpoint: false }, readFile: () => Promise.resolve(undefined) });
    const response = await ask('', {}, at);
    expect([response.status, await response.text()]).toEqual([404, 'Not found.\n']);
  });

  it('never fails, never sends a body on HEAD, and never serves anything outside its set', async () => {
    const segment = fc.oneof(
      fc.constantFrom(...'public porch assets index.html .well-known api-catalog 404.html %F0%9F%98%80'.split(' ')),
      fc.constantFrom('..', '.', '%2e%2e', '%2f', '%5c', '\\', '%00', '%', '%zz', '', '.git', 'constructor'),
      fc.string({ maxLength: 6, unit: anyCharacter }).map((text) => text.toWellFormed()),
    );
    const path = fc.array(segment, { maxLength: 5 }).map((segments) => segments.join('/'));
    const method = fc.constantFrom('GET', 'HEAD', 'OPTIONS', 'POST', 'PUT', 'DELETE', 'PATCH', 'QUERY', 'get', 'X');
    const condition = fc.option(fc.constantFrom('*', '"', 'W/', 'W/"x", "y"', ',,', '"\u00ff"'));
    const at = site();
    await fc.assert(
      fc.asyncProperty(path, method, condition, async (target, name, tag) => {
        const address = `http://localhost/${target}`;
        fc.pre(parseUrl(address) !== undefined);
        const headers: Record<string, string> = tag === null ? {} : { 'If-None-Match': tag };
        const response = await at(new Request(address, { method: name, headers }));
        const body = await response.text();
        expect(response.status).toBeLessThan(500);
        if (name === 'HEAD') expect(body).toBe('');
        else if (response.status === 200) expect(served).toContain(body);
        else if (response.status === 404) expect(body).toBe(files['404.html']);
      }),
      { numRuns: runs(500) },
    );
  });
});
