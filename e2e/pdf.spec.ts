/** PDFs are read in a worker, without a network too, and every runtime reads the same text. */
import { readFileSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { composeText } from '../src/core/extraction/compose.ts';
import type { Extraction, ExtractionResult } from '../src/core/extraction/extraction.ts';
import { loadPdfEngine } from '../src/sources/pdf/engine.ts';
import { pdfOfLines } from '../src/sources/pdf/pdf.fixtures.ts';
import { readPdf } from '../src/sources/pdf/read-pdf.ts';
import { sourceOfBytes } from '../src/sources/pdf/document.ts';
import { wasmWorkerFolder } from '../src/site/serving/headers.ts';
import { Desk } from './support/desk.ts';
import { dropFiles } from './support/drop-and-paste.ts';
import { expect, test as guarded } from './support/guarded-test.ts';
import { ownSite, builtSite, type OwnSite } from './support/servers.ts';
import { selectWithPointer } from './support/select-text.ts';

const test = guarded.extend<{ site: OwnSite }>({ ...ownSite, serviceWorkers: 'allow' });

/** Phrases in several scripts and directions, with a ligature that many fonts have and a hyphenated word. */
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

/** The lines of three pages of 600 by 800 points: the first line is 100 points from the top, the next 15 below. */
const pageLines = [1, 2, 3].map((page) =>
  ['The channel is closed.', 'Pilots rest on Sunday.', 'Traffic resumes later.'].map(
    (line) => `Page ${String(page)}: ${line}`,
  ),
);

/** Imports a PDF into a new draft, and stores the file. */
async function importPdf(page: Page, bytes: Uint8Array): Promise<void> {
  await page.goto('./');
  await dropFiles(page.getByRole('main', { name: 'Library' }), [
    { name: 'notice.pdf', text: bytes, type: 'application/pdf' },
  ]);
  const sheet = page.getByRole('dialog', { name: 'Add sources' });
  await sheet.getByRole('checkbox', { name: /^Store the original/ }).check();
  await sheet.getByRole('button', { name: 'Add 1 source' }).click();
  await expect(page.getByText('Stored 1 original file on this device.')).toBeVisible();
}

interface Place {
  readonly x: number;
  readonly y: number;
}

/** Where a point of a page is on the screen. Points are from the top left of the page. */
async function onScreen(sheet: Locator, { x, y }: Place): Promise<Place> {
  const box = await sheet.boundingBox();
  if (!box) throw new Error('The page is not shown.');
  return { x: box.x + (x * box.width) / 600, y: box.y + (y * box.height) / 800 };
}

/** Whether the middle of an element is in the visible part of another. */
async function isInside(inner: Locator, outer: Locator): Promise<boolean> {
  const [box, view] = [await inner.boundingBox(), await outer.boundingBox()];
  if (!box || !view) return false;
  const [x, y] = [box.x + box.width / 2 - view.x, box.y + box.height / 2 - view.y];
  return x >= 0 && y >= 0 && x <= view.width && y <= view.height;
}

/** Whether all of an element is in the visible height of another one. */
async function isWhole(inner: Locator, outer: Locator): Promise<boolean> {
  const [box, view] = [await inner.boundingBox(), await outer.boundingBox()];
  return box !== null && view !== null && box.y >= view.y && box.y + box.height <= view.y + view.height;
}

guarded('text and page show the same place, and a claim is made by dragging over the page', async ({ page }) => {
  const desk = new Desk(page);
  await importPdf(page, pdfOfLines(pageLines));
  await desk.passage.getByRole('radiogroup', { name: 'Show' }).getByText('Both', { exact: true }).click();
  const view = desk.passage.getByRole('group', { name: 'Pages' });
  await expect(view.getByRole('img', { name: 'Page 1 of 3' }).locator('canvas')).toBeVisible();
  // The middle of the view stays where it is, also before the first scrolling.
  await desk.passage.getByRole('button', { name: 'Zoom in' }).click();
  await expect.poll(() => view.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
  await desk.passage.getByRole('button', { name: 'Fit width' }).click();

  await desk.passage.getByLabel('Page number').fill('3');
  await desk.passage.getByLabel('Page number').press('Enter');
  await expect(desk.passage.getByLabel('Page number')).toBeFocused();
  const third = view.getByRole('img', { name: 'Page 3 of 3' });
  await expect(third).toHaveAttribute('aria-busy', 'false');
  const [from, to] = [await onScreen(third, { x: 48, y: 111 }), await onScreen(third, { x: 400, y: 112 })];
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 5 });
  await page.mouse.up();
  const words = 'Page 3: Pilots rest on Sunday.';
  await expect(desk.passage.getByText(/, page 3 · 30 characters/)).toBeAttached();
  await view.getByRole('button', { name: 'New claim from selection' }).click();
  await expect(desk.passage.getByText(/^C-001 matches the passage at .*, page 3\.$/)).toBeVisible();
  await expect(desk.editor.getByLabel('Actual text')).toHaveText(words);

  // The outline is around the line, and stays visible.
  const claim = view.locator('[data-outline="claim"][data-active] rect').first();
  const [outline, start] = [await claim.boundingBox(), await onScreen(third, { x: 50, y: 103 })];
  expect(Math.abs((outline?.x ?? 0) - start.x)).toBeLessThan(4);
  expect(Math.abs((outline?.y ?? 0) - start.y)).toBeLessThan(4);
  for (const name of ['Zoom in', 'Zoom in', 'Rotate clockwise', 'Fit page', 'Rotate clockwise', 'Fit width']) {
    await desk.passage.getByRole('button', { name, exact: true }).click();
    await expect.poll(() => isInside(claim, view), name).toBe(true);
  }
  await expect(desk.passage.getByLabel('Page number')).toHaveValue('3');

  // From the text to the page, by pointer and by keyboard.
  const text = desk.passage.getByRole('group', { name: 'Passage text' });
  await selectWithPointer(page, text, 'Traffic resumes');
  const pending = view.locator('[data-outline="pending"] rect').first();
  await expect(view.getByRole('img', { name: 'Page 1 of 3' }).locator('[data-outline="pending"]')).toBeAttached();
  await expect.poll(() => isInside(pending, view)).toBe(true);
  await page.keyboard.press('Escape');
  await expect(view.locator('[data-outline="pending"]')).toHaveCount(0);
  await text.press('ArrowRight');
  await expect(view.locator('[data-outline="caret"]')).toHaveCount(1);

  // A double click on the page selects a word of the text.
  await desk.passage.getByRole('button', { name: 'Rotate clockwise' }).click();
  await desk.passage.getByRole('button', { name: 'Rotate clockwise' }).click();
  await desk.passage.getByLabel('Page number').fill('2');
  await desk.passage.getByLabel('Page number').press('Enter');
  const second = view.getByRole('img', { name: 'Page 2 of 3' });
  await expect(second).toHaveAttribute('aria-busy', 'false');
  const word = await onScreen(second, { x: 130, y: 97 });
  await page.mouse.dblclick(word.x, word.y);
  await expect(view.getByRole('toolbar', { name: 'Selected text' })).toBeVisible();
  await expect(desk.passage.getByText(/, page 2 · 7 characters/)).toBeAttached();

  // A page that is fitted is shown as a whole, also if the view was at its top.
  await desk.passage.getByRole('button', { name: 'Fit page' }).click();
  await expect.poll(() => isWhole(second, view)).toBe(true);

  // The file and the choice of what is shown are stored.
  await page.reload();
  await expect(view.getByRole('img', { name: 'Page 1 of 3' }).locator('canvas')).toBeVisible();
  await expect(desk.passage.getByRole('group', { name: 'Passage text' })).toContainText('Page 1: The channel');
});
