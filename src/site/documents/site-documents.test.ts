import { readdirSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../../../.config/property-runs.ts';
import { filesBelow } from '../added-files.ts';
import { knowledgePath } from '../place.ts';
import { headersFor } from '../serving/headers.ts';
import * as cautions from './cautions.ts';
import { documentAt, places, publishedPaths, referencesOf, siteUrls } from './documents.fixtures.ts';
import { samples } from './sample-files.ts';
import { siteDocuments } from './site-documents.ts';

const bytes = (text: string): number => Buffer.byteLength(text);

describe('siteDocuments', () => {
  it('publishes exactly these paths', () => {
    expect(siteDocuments({ knowledgeEndpoint: false }).map(({ path }) => path)).toEqual([
      'public/discovery',
      'public/porch',
      'public/open-seat',
      'v1/pathways',
      '.well-known/api-catalog',
      'v1/openapi.json',
      '.well-known/agent.txt',
      'llms.txt',
      'server.json',
      'public/package',
      'robots.txt',
      '404.html',
      ...readdirSync('src/schema')
        .sort()
        .map((name) => `schemas/${name}`),
      'schemas/assessment.context.jsonld',
    ]);
  });

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
      ...samples.map(({ path }) => path),
    ];
    expect(filesBelow('public').toSorted()).toEqual([...documents, ...others].sort());
  });
});

describe.each(places)('the documents of $name', ({ place }) => {
  const documents = siteDocuments(place);

  it('are the same text every time, with line feeds and one at the end', () => {
    expect(siteDocuments(place)).toEqual(documents);
    for (const { text } of documents) expect(text).toMatch(/^[^\r]*[^\n\r]\n$/);
    for (const { text } of documents) expect(text.isWellFormed()).toBe(true);
  });

  it.each([
    ['public/discovery', 8],
    ['public/porch', 8],
    ['public/open-seat', 4],
    ['v1/pathways', 16],
    ['.well-known/api-catalog', 16],
  ])('keep %s within %i KiB', (path, kibibytes) => {
    expect(bytes(documentAt(place, path).text)).toBeLessThanOrEqual(kibibytes * 1024);
  });

  it('are served with the type and the link that they state', () => {
    for (const { path, mediaType, link } of documents) {
      expect(headersFor(path, place)).toMatchObject({ 'Content-Type': mediaType, ...(link && { Link: link }) });
    }
  });

  it('refer only to existing addresses, wherever the site is deployed', () => {
    const base = place.siteUrl ?? 'https://host.example/under/a/path/';
    // The page for unknown paths is shown at any address, so without a base address it can only link to the host's
    // root.
    const isRooted = (path: string): boolean => path === '404.html' && place.siteUrl === undefined;
    const published = publishedPaths(place);
    for (const document of documents) {
      const references = referencesOf(document);
      if (document.path !== 'robots.txt' && !document.path.startsWith('schemas/') && document.path !== 'server.json') {
        expect(references.length).toBeGreaterThan(0);
      }
      for (const reference of references) {
        const root = isRooted(document.path) ? 'https://host.example/' : base;
        // The server URL in an OpenAPI description has no last slash, because paths begin with one.
        const address = new URL(reference, base + document.path).href;
        const target = `${address}/` === root ? root : address;
        expect(target.startsWith(root), `${document.path}: ${reference}`).toBe(true);
        expect(published, `${document.path}: ${reference}`).toContain(target.slice(root.length).replace(/#.*$/, ''));
      }
    }
  });

  it('state every caution where it belongs', () => {
    const text = (path: string): string => documentAt(place, path).text;
    for (const path of [
      'public/discovery',
      'public/porch',
      'v1/pathways',
      '.well-known/agent.txt',
      'llms.txt',
      'v1/openapi.json',
    ]) {
      expect(text(path)).toContain(cautions.discoveryIsNotPermission);
      expect(text(path)).toContain(cautions.checkBeforeActing);
      expect(text(path)).toContain(cautions.hostingMetadata);
      expect(text(path)).toContain(cautions.noAgentService);
    }
    for (const path of ['public/discovery', 'public/open-seat', '.well-known/agent.txt', 'llms.txt']) {
      expect(text(path)).toContain(cautions.existenceIsNoEvidence);
    }
    for (const path of ['public/porch', 'llms.txt']) {
      for (const principle of cautions.principles) expect(text(path)).toContain(principle);
    }
    for (const path of ['public/discovery', 'public/open-seat']) expect(text(path)).toContain(cautions.notAFourthRoad);
    for (const path of [
      'public/porch',
      'v1/pathways',
      'public/discovery',
      'public/open-seat',
      '.well-known/agent.txt',
    ]) {
      expect(text(path)).toContain(cautions.nothingRegisters);
    }
  });

  it('name no agent card anywhere', () => {
    for (const { text } of documents) expect(text).not.toMatch(/agent-card|agent\.json|a2a/i);
  });

  it('list the knowledge endpoint only if the deployment runs it', () => {
    const naming = documents.filter(({ text }) => /mcp\/canon/.test(text)).map(({ path }) => path);
    const isListed = place.siteUrl?.startsWith('https:') ?? false;
    expect(naming).toEqual(
      place.knowledgeEndpoint
        ? [
            'public/discovery',
            'v1/pathways',
            '.well-known/api-catalog',
            '.well-known/agent.txt',
            'llms.txt',
            ...(isListed ? ['server.json'] : []),
          ]
        : [],
    );
    const silent = documents.filter(({ text }) => text.includes(cautions.knowledgeIsNotRun));
    expect(silent.length).toBe(place.knowledgeEndpoint ? 0 : 4);
    expect(knowledgePath).toBe('v1/mcp/canon');
  });
});

describe('a release build', () => {
  it('makes every reference absolute and below the base, for any SITE_URL', () => {
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

  it('stays within the budgets under a long address', () => {
    const siteUrl = `https://${'a'.repeat(60)}.example.org/${'b'.repeat(40)}/`;
    const place = { siteUrl, knowledgeEndpoint: true };
    const sizes = [
      'public/discovery',
      'public/porch',
      'public/open-seat',
      'v1/pathways',
      '.well-known/api-catalog',
    ].map((path) => bytes(documentAt(place, path).text) / 1024);
    expect(sizes.map((size, index) => size <= ([8, 8, 4, 16, 16][index] ?? 0))).toEqual([true, true, true, true, true]);
  });
});
