import { describe, expect, it } from 'vitest';
import { policy } from '../serving/headers.ts';
import { bodyAt, documentsOf } from '../documents/documents.fixtures.ts';
import { paths } from '../documents/references.ts';
import { referenceKnowledge } from '../knowledge/server.ts';
import { createKnowledge } from '../knowledge/knowledge.ts';
import type { SitePlace } from '../place.ts';
import { createSite, type Site } from '../serving/site.ts';
import type { Ask, Result, Row } from './report.ts';
import { checkBy } from './check-site.ts';

const base = 'https://desk.example.org/';
const page = `<meta http-equiv="Content-Security-Policy" content="${policy}"><title>Assessment Desk</title>
<script type="module" src="./assets/index.js"></script><link rel="api-catalog" href=".well-known/api-catalog">`;
const samples = ['strait-of-hesper.casefile', 'strait-of-hesper.assessment', 'finished.desk', 'broken.desk'];
const files: Readonly<Record<string, string>> = {
  'index.html': page,
  'sw.js': '[{url:"wasm/pdf.worker-abc.js"}]',
  ...Object.fromEntries(samples.map((name) => [`samples/${name}.json`, '{}'])),
  'assets/index.js': '',
  'wasm/pdf.worker-abc.js': '',
  'icon.svg': '',
  'not-found.css': '',
  'source.zip': '',
};

/** The site of `place`. Documents in `changed` replace those with the same paths. */
function siteOf(place: SitePlace, changed: Readonly<Record<string, string>> = {}): Site {
  const documents = documentsOf(place).map(({ path, text }) => ({ path, text: changed[path] ?? text }));
  const readFile = (path: string): Promise<Uint8Array<ArrayBuffer> | undefined> =>
    Promise.resolve(Object.hasOwn(files, path) ? new TextEncoder().encode(changed[path] ?? files[path]) : undefined);
  const knowledge = place.knowledgeEndpoint
    ? { knowledge: createKnowledge({ place, knowledge: referenceKnowledge }) }
    : {};
  return createSite({ place, readFile, documents, ...knowledge });
}

function askOf(site: Site, at = base): Ask {
  return async (path, { method = 'GET', headers = {}, body } = {}) => {
    const address = new URL(path, at).href;
    const init = { method, headers: { ...headers } };
    const response = await site(new Request(address, body === undefined ? init : { ...init, body }));
    return { address, status: response.status, headers: response.headers, text: await response.text() };
  };
}

/** The site with changed response headers. The path has no leading slash. */
function altered(site: Site, change: (headers: Headers, path: string, request: Request) => void): Site {
  return async (request) => {
    const response = await site(request);
    const headers = new Headers(response.headers);
    change(headers, new URL(request.url).pathname.slice(1), request);
    return new Response(response.body, { status: response.status, headers });
  };
}

const known: SitePlace = { siteUrl: base, knowledgeEndpoint: false };

/** The results that are not `ok`, by the names of the rows. */
async function wrongIn(site: Site, at = base): Promise<Readonly<Record<string, Result>>> {
  const rows = await checkBy(askOf(site, at), at);
  return Object.fromEntries(rows.filter(({ result }) => result !== 'ok').map(({ check, result }) => [check, result]));
}

describe('a check of a deployment', () => {
  it('reports no faults for a static site, nor for the knowledge endpoint', async () => {
    expect(await wrongIn(siteOf(known))).toEqual({});
    expect(await wrongIn(siteOf({ ...known, knowledgeEndpoint: true }))).toEqual({});
  });

  it('reports no faults under a sub-path with absolute references', async () => {
    const below = `${base}a/desk/`;
    for (const knowledgeEndpoint of [false, true])
      expect(await wrongIn(siteOf({ siteUrl: below, knowledgeEndpoint }), below)).toEqual({});
  });

  it('warns about relative references, and fails those to another site', async () => {
    expect(await wrongIn(siteOf({ knowledgeEndpoint: false }))).toEqual({ 'absolute references': 'warn' });
    const elsewhere = siteOf({ siteUrl: 'https://other.example/', knowledgeEndpoint: false });
    expect(await wrongIn(elsewhere)).toMatchObject({ 'own references': 'FAIL', 'three roads': 'FAIL' });
  });

  it('reports documents without entity tags, CORS headers, nosniff and media types', async () => {
    const site = altered(siteOf(known), (headers, path) => {
      if (!path.startsWith('public/')) return;
      for (const name of ['ETag', 'Access-Control-Allow-Origin', 'X-Content-Type-Options', 'Content-Type']) {
        headers.delete(name);
      }
    });
    const expected = { 'entity tags': 'warn', CORS: 'FAIL', nosniff: 'FAIL', 'media types': 'FAIL' };
    expect(await wrongIn(site)).toMatchObject(expected);
  });

  it('reports a missing Link header of the catalogue and a missing frame-ancestors of the page', async () => {
    const bare = altered(siteOf(known), (headers) => {
      headers.delete('Link');
      headers.delete('Content-Security-Policy');
    });
    expect(await wrongIn(bare)).toEqual({ catalogue: 'FAIL', framing: 'warn' });
  });

  it('fails a service worker that is cached for long', async () => {
    const site = altered(siteOf(known), (headers, path) => {
      if (path === 'sw.js') headers.set('Cache-Control', 'public, max-age=31536000, immutable');
    });
    expect(await wrongIn(site)).toEqual({ 'service worker': 'FAIL' });
  });

  it('fails roads in another order, and roads with other promises', async () => {
    type Body = { roads: { cost: object }[] };
    const reversed = bodyAt<Body>(known, paths.discovery);
    reversed.roads.reverse();
    const paid = bodyAt<Body>(known, paths.discovery);
    for (const each of paid.roads) each.cost = { service_charge: true, proof_of_work: false };
    for (const body of [reversed, paid]) {
      const changed = { [paths.discovery]: JSON.stringify(body) };
      expect(await wrongIn(siteOf(known, changed))).toEqual({ 'three roads': 'FAIL' });
    }
  });

  it('fails a document that lists an endpoint that the catalogue does not', async () => {
    const offering = documentsOf({ ...known, knowledgeEndpoint: true }).find(({ path }) => path === paths.llms);
    expect(await wrongIn(siteOf(known, { [paths.llms]: offering?.text ?? '' }))).toEqual({ references: 'FAIL' });
  });

  it('fails a schema of another version, and a page without its policy', async () => {
    const changed = { 'schemas/casefile.schema.json': '{}', 'index.html': page.replace(/<meta[^>]*>/, '') };
    const site = altered(siteOf(known, changed), (headers) => headers.delete('Content-Security-Policy'));
    expect(await wrongIn(site)).toEqual({ schemas: 'FAIL', policy: 'FAIL', framing: 'warn' });
  });

  it('fails a worker that runs WebAssembly and may not, because the host gives every file the policy of the page', async () => {
    const all = `${policy}; frame-ancestors 'none'`;
    const everywhere = altered(siteOf(known), (headers) => headers.set('Content-Security-Policy', all));
    expect(await wrongIn(everywhere)).toEqual({ WebAssembly: 'FAIL' });
    const without = altered(siteOf(known), (headers, path) => {
      if (path.startsWith('wasm/')) headers.delete('Content-Security-Policy');
    });
    expect(await wrongIn(without)).toEqual({});
  });

  it('reports a request without a response in its row and continues', async () => {
    const ask = askOf(siteOf(known));
    const detail = 'GET sw.js: request timed out';
    const rows: readonly Row[] = await checkBy(
      (path, question) => (path === 'sw.js' ? Promise.reject(new Error(detail)) : ask(path, question)),
      base,
    );
    const failed = rows.filter(({ result }) => result === 'FAIL');
    expect(failed).toEqual([{ check: 'service worker', result: 'FAIL', detail }]);
  });

  it('sends one request at a time', async () => {
    const ask = askOf(siteOf(known));
    let asking = 0;
    let most = 0;
    await checkBy(async (path, question) => {
      most = Math.max(most, ++asking);
      return ask(path, question).finally(() => asking--);
    }, base);
    expect(most).toBe(1);
  });
});
