/**
 * Measures how soon the first page of a dropped PDF can be read in Chromium, after `npm run build`:
 * `npx tsx e2e/bench/pdf/first-page.ts PDF…`. The time is from the drop on the library until the import sheet shows
 * text of the file, each time in a new context of the browser, so that the worker and PDFium are loaded and compiled in
 * it. Writes a table in Markdown to the standard output.
 */
import { basename, resolve } from 'node:path';
import { chromium, type Browser } from '@playwright/test';
import { needTestBrowser } from '../../../src/tools/find-browser.ts';
import { quietBrowser } from '../../support/browser-arguments.ts';
import { startLocal } from '../../support/servers.ts';
import { median } from '../statistics.ts';

/** How often each file is dropped. */
const rounds = 7;

/** Times in ms. `text` and `progress` are from the drop to the text and to the first sign of progress. */
interface Timing {
  readonly text: number;
  readonly progress: number;
  /** The longest time that the page did not answer. */
  readonly longestTask: number;
}

async function dropped(browser: Browser, address: string, pdf: string): Promise<Timing> {
  const context = await browser.newContext({ baseURL: address });
  try {
    const page = await context.newPage();
    await page.goto('./');
    await page.getByRole('main', { name: 'Library' }).waitFor();
    await page.evaluate(() => document.body.append(Object.assign(document.createElement('input'), { type: 'file' })));
    // Through a file input, the file stays on the disk, as a dropped file does.
    await page.locator('body > input[type=file]').setInputFiles(pdf);
    return await page.evaluate(async () => {
      const input = document.querySelector<HTMLInputElement>('body > input[type=file]');
      const [main, file] = [document.querySelector('main'), input?.files?.[0]];
      if (!main || !file) throw new Error('The library is not shown.');
      input?.remove();
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(file);
      const start = performance.now();
      let [progress, longestTask, last] = [0, 0, start];
      for (const type of ['dragenter', 'dragover', 'drop']) {
        main.dispatchEvent(new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true }));
      }
      for (;;) {
        await new Promise((done) => setTimeout(done));
        const now = performance.now();
        [longestTask, last] = [Math.max(longestTask, now - last), now];
        const dialog = document.querySelector('[role=dialog]');
        if (progress === 0 && dialog) progress = now - start;
        const text = document.querySelector(
          '[role=dialog] :is([aria-label="Beginning of the text"], [aria-label="Text that will be stored"])',
        );
        // A file that cannot be read has a row with the reason.
        const isShown = (text ?? dialog?.querySelector('[role=row] + [role=row]'))?.textContent.trim();
        if (isShown) return { text: now - start, progress, longestTask };
        if (now - start > 120_000) throw new Error('No text was shown within two minutes.');
      }
    });
  } finally {
    await context.close();
  }
}

const server = await startLocal();
const browser = await chromium.launch({ executablePath: needTestBrowser(), args: ['--no-sandbox', ...quietBrowser] });
try {
  console.log('| file | text shown, median | middle half | dialog shown | longest task of the page |');
  console.log('| --- | --- | --- | --- | --- |');
  for (const pdf of process.argv.slice(2).map((path) => resolve(path))) {
    const timings: Timing[] = [];
    for (let round = 0; round < rounds; round += 1) timings.push(await dropped(browser, server.address, pdf));
    const texts = timings.map(({ text }) => text).toSorted((one, other) => one - other);
    const cells = [
      basename(pdf),
      `${median(texts).toFixed(0)} ms`,
      `${texts[1]?.toFixed(0) ?? ''}–${texts.at(-2)?.toFixed(0) ?? ''} ms`,
      `${median(timings.map(({ progress }) => progress)).toFixed(0)} ms`,
      `${median(timings.map(({ longestTask }) => longestTask)).toFixed(0)} ms`,
    ];
    console.log(`| ${cells.join(' | ')} |`);
  }
} finally {
  await browser.close();
  await server.stop();
}
