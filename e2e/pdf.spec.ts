/** PDFs are read in a worker, without a network too, and every runtime reads the same text. */
import { readFileSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { composeText } from '../src/core/extraction/compose.ts';
import type { Extraction, ExtractionResult } from '../src/core/extraction/extraction.ts';
import { loadPdfEngine } from '../src/extract/pdf/engine.ts';
import { readPdf } from '../src/extract/pdf/read-pdf.ts';
import { sourceOfBytes } from '../src/extract/pdf/source.ts';
import { wasmWorkerFolder } from '../src/site/content-security-policy.ts';
import { expect, test as guarded } from './support/guarded-test.ts';
import { startOwnSite, type OwnSite } from './support/own-site.ts';
import { builtSite } from './support/servers.ts';

const test = guarded.extend<{ site: OwnSite }>({
  serviceWorkers: 'allow',
  // eslint-disable-next-line no-empty-pattern -- the runner derives the needed fixtures from the pattern: none
  site: async ({}, provide) => {
    const site = await startOwnSite();
    await provide(site);
    await site.end();
  },
  baseURL: async ({ site }, provide) => provide(site.address),
});

/** Phrases in several scripts and directions, with a ligature of many fonts and a word that is divided. */
const phrases = [
  'The office said that the fibrils were affected.',
  '发言人说，海峡已经关闭。',
  '海峡は月曜日に閉鎖された。',
  'Представитель сообщил об этом утром.',
  'قال الناطق باسم الوزارة إن المضيق مغلق.',
  'הדובר אמר שהמצר סגור.',
];

/** Prints a page with the phrases, twice: one page of the PDF for each. */
async function printed(page: Page): Promise<Buffer> {
  const paragraphs = phrases.map((phrase) => `<p dir="auto">${phrase}</p>`).join('');
  await page.setContent(
    `<html lang="en"><title>Phrases</title><div style="break-after: page">${paragraphs}</div>${paragraphs}`,
  );
  return page.pdf({ format: 'A5' });
}

/** Reads a file with the worker of the built site, as the application does. */
async function readInWorker(page: Page, bytes: Buffer): Promise<ExtractionResult> {
  const script = readdirSync(join(builtSite, wasmWorkerFolder)).find((name) => name.endsWith('.js'));
  return page.evaluate(
    async ({ path, base64 }) => {
      const worker = new Worker(path, { type: 'module' });
      const request = new Blob([Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))]);
      try {
        return await new Promise<never>((resolve, reject) => {
          worker.addEventListener('error', () => reject(new Error('The worker failed.')));
          worker.addEventListener('message', ({ data }: MessageEvent<{ response?: never; error?: string }>) => {
            if (data.error !== undefined) reject(new Error(data.error));
            else if (data.response !== undefined) resolve(data.response);
          });
          worker.postMessage({ serial: 1, name: 'readText', request });
        });
      } finally {
        worker.terminate();
      }
    },
    { path: new URL(wasmWorkerFolder + String(script), page.url()).href, base64: bytes.toString('base64') },
  );
}

function extractionOf(result: ExtractionResult): Extraction {
  if (result.kind !== 'text') throw new Error(result.problem);
  return result.extraction;
}

test('a PDF is read without a network after the first visit, as on the command line', async ({
  page,
  context,
  site,
}) => {
  const other = await context.newPage();
  const bytes = await printed(other);
  await other.close();

  await page.goto('./');
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe('activated');
  await site.cut();

  const inBrowser = extractionOf(await readInWorker(page, bytes));
  const wasm = readFileSync(createRequire(import.meta.url).resolve('@embedpdf/pdfium/pdfium.wasm'));
  const inNode = extractionOf(await readPdf(sourceOfBytes(bytes), await loadPdfEngine(wasm)));
  expect(JSON.stringify(inBrowser)).toBe(JSON.stringify(inNode));

  const { text, places } = composeText(inBrowser, new Set());
  for (const phrase of phrases) expect(text.replaceAll('\n', ' ')).toContain(phrase);
  expect(places.map((place) => place.kind === 'page' && place.page)).toEqual([1, 2]);
  expect(inBrowser.facts.title?.value).toBe('Phrases');
});
