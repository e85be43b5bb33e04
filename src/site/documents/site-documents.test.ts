import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../../../.config/property-runs.ts';
import { filesBelow } from '../precache.ts';
import { knowledgePath, type SitePlace } from '../place.ts';
import { headersFor } from '../serving/headers.ts';
import * as cautions from './product.ts';
import { documentAt, forEachPlace, publishedPaths, referencesOf, siteUrls } from './documents.fixtures.ts';
import { samples } from './references.ts';
import { siteDocuments } from './site-documents.ts';

/** The documents that have to be small, with their budgets in KiB. */
const budgets = {
  'public/discovery': 8,
  'public/porch': 8,
  'public/open-seat': 4,
  'v1/pathways': 16,
  '.well-known/api-catalog': 16,
};

const overBudget = (place: SitePlace) =>
  Object.entries(budgets).filter(([path, size]) => Buffer.byteLength(documentAt(place, path).text) > size * 1024);

it('leaves no outdated files in public/: besides the documents, it contains only samples, icons, styles and the accessibility report', () => {
  const documents = siteDocuments({ knowledgeEndpoint: false }).map(({ path }) => path);
  const others = [
    'accessibility.css',
    'accessibility.html',
    'icon-192.png',
    'icon-512.png',
    'icon-maskable.png',
    'icon.svg',
    'manifest.webmanifest',
    'not-found.css',
  ];
  const all = [...documents, ...others, ...samples.map(({ path }) => path)];
  expect(filesBelow('public').toSorted()).toEqual(all.toSorted());
});

describe('the documents', () => {
  it('are the same text every time, with line feeds and one at the end', () =>
    forEachPlace((place) => {
      const documents = siteDocuments(place);
      expect(siteDocuments(place)).toEqual(documents);
      for (const { text } of documents) expect(text).toMatch(/^[^\r]*[^\n\r]\n$/);
      for (const { text } of documents) expect(text.isWellFormed()).toBe(true);
    }));

  it('stay within their budgets, also under a long address', () =>
    forEachPlace((place) => {
      expect(overBudget(place)).toEqual([]);
      const siteUrl = `https://${'a'.repeat(60)}.example.org/${'b'.repeat(40)}/`;
      expect(overBudget({ siteUrl, knowledgeEndpoint: true })).toEqual([]);
    }));

  it('are served with the type and the link that they state', () =>
    forEachPlace((place) => {
      for (const { path, mediaType, link } of siteDocuments(place))
        expect(headersFor(path, place)).toMatchObject({ 'Content-Type': mediaType, ...(link && { Link: link }) });
    }));

  it('refer only to existing addresses, wherever the site is deployed', () =>
    forEachPlace((place) => {
      const base = place.siteUrl ?? 'https://host.example/under/a/path/';
      const published = publishedPaths(place);
      for (const document of siteDocuments(place)) {
        const references = referencesOf(document);
        const mayHaveNone = /^(?:robots\.txt|server\.json|schemas\/.*)$/.test(document.path);
        if (!mayHaveNone) expect(references.length).toBeGreaterThan(0);
        // The page for unknown paths is shown at any address, so without a base address it can only link to the host's
        // root.
        const isRooted = document.path === '404.html' && place.siteUrl === undefined;
        const root = isRooted ? 'https://host.example/' : base;
        for (const reference of references) {
          // The server URL in an OpenAPI description has no last slash, because paths begin with one.
          const address = new URL(reference, base + document.path).href;
          const target = `${address}/` === root ? root : address;
          expect(target.startsWith(root), `${document.path}: ${reference}`).toBe(true);
          expect(published, `${document.path}: ${reference}`).toContain(target.slice(root.length).replace(/#.*$/, ''));
        }
      }
    }));

  it('state every caution where it belongs', () =>
    forEachPlace((place) => {
      const [agent, llms, api] = ['.well-known/agent.txt', 'llms.txt', 'v1/openapi.json'];
      const [discovery, porch, seat] = ['public/discovery', 'public/porch', 'public/open-seat'];
      const { discoveryIsNotPermission, checkBeforeActing, hostingMetadata, noAgentService } = cautions;
      const general = [discoveryIsNotPermission, checkBeforeActing, hostingMetadata, noAgentService];
      const stated = [
        [general, [discovery, porch, 'v1/pathways', agent, llms, api]],
        [[cautions.existenceIsNoEvidence], [discovery, seat, agent, llms]],
        [cautions.principles, [porch, llms]],
        [[cautions.notAFourthRoad], [discovery, seat]],
        [[cautions.nothingRegisters], [porch, 'v1/pathways', discovery, seat, agent]],
      ] as const;
      for (const [words, where] of stated) {
        for (const path of where)
          for (const each of words) expect(documentAt(place, path ?? '').text, path).toContain(each);
      }
    }));

  it('name no agent card anywhere', () =>
    forEachPlace((place) => {
      for (const { text } of siteDocuments(place)) expect(text).not.toMatch(/agent-card|agent\.json|a2a/i);
    }));

  it('list the knowledge endpoint only if the deployment runs it', () =>
    forEachPlace((place) => {
      const documents = siteDocuments(place);
      const naming = documents.filter(({ text }) => /mcp\/canon/.test(text)).map(({ path }) => path);
      const all = ['public/discovery', 'v1/pathways', '.well-known/api-catalog', '.well-known/agent.txt', 'llms.txt'];
      const listed = place.siteUrl?.startsWith('https:') ? [...all, 'server.json'] : all;
      expect(naming).toEqual(place.knowledgeEndpoint ? listed : []);
      const silent = documents.filter(({ text }) => text.includes(cautions.knowledgeIsNotRun));
      expect(silent.length).toBe(place.knowledgeEndpoint ? 0 : 4);
      expect(knowledgePath).toBe('v1/mcp/canon');
    }));
});

it('a release build makes every reference absolute and below the base, for any SITE_URL', () => {
  fc.assert(
    fc.property(siteUrls, fc.boolean(), (siteUrl, knowledgeEndpoint) => {
      for (const document of siteDocuments({ siteUrl, knowledgeEndpoint })) {
        for (const reference of referencesOf(document)) {
          expect(`${reference}/`.startsWith(siteUrl), `${document.path}: ${reference}`).toBe(true);
        }
        expect(document.link ?? `<${siteUrl}`).toContain(`<${siteUrl}`);
      }
    }),
    { numRuns: runs(40) },
  );
});
