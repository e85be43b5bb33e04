import { readFile, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pathToFileURL } from 'node:url';
import type { Browser, Locator, Page, TestInfo } from '@playwright/test';
import { Desk } from './support/desk.ts';
import { deskOfSize } from './support/limits-document.ts';
import { expect, test } from './support/one-page-test.ts';
import { openSmallDesk } from './support/small-desk.ts';

/** Opens a report in a separate browser, from disk and offline. Returns its requests and console messages. */
async function openAlone(browser: Browser, report: string, info: TestInfo) {
  const path = info.outputPath('report.html');
  await writeFile(path, report);
  const context = await browser.newContext({ offline: true });
  const page = await context.newPage();
  const address = pathToFileURL(path).href;
  const complaints: string[] = [];
  page.on('request', (request) => {
    if (request.url() !== address) complaints.push(`request to ${request.url()}`);
  });
  // Chromium reports on the console what a policy blocks.
  page.on('console', (message) => complaints.push(message.text()));
  page.on('pageerror', (error) => complaints.push(error.message));
  await page.goto(address);
  return { page, complaints };
}

const allMatch =
  /^Checked in this browser: all 17 hashes and all 83 spans match\. The page shows what its assessment file says: 83 claims, 25 entries and 91 evidence links\.$/;

const total = (page: Page) => page.locator('[data-result="total"]');

async function exportReport(page: Page, sample = /finished/i): Promise<string> {
  const desk = new Desk(page);
  await desk.openSample(sample);
  return desk.export(/report \(html\)/i);
}

test('a private note stays with the draft, and no desk file contains it', async ({ page }) => {
  const desk = new Desk(page);
  await openSmallDesk(desk);
  const before = await desk.export(/desk file/i);
  await desk.openEntry('Claims', /C-001/);
  await desk.editor.getByRole('button', { name: 'Add private note' }).click();
  const note = desk.editor.getByRole('textbox', { name: 'Private note on C-001' });
  await expect(note).toBeFocused();
  await page.keyboard.type('Ask the desk officer.');
  await page.reload();
  await expect(note).toHaveValue('Ask the desk officer.');
  expect(await desk.export(/desk file/i)).toBe(before);
  await desk.section('Document').click();
  await desk.editor.getByRole('button', { name: 'C-001 Ask the desk officer.' }).click();
  await expect(note).toBeVisible();
});

test('each format is chosen in the dialog, previewed, and downloaded under its name', async ({ page }) => {
  const desk = new Desk(page);
  await desk.openSample(/finished/i);
  const formats = [
    ['Annotations', 'annotations.jsonld', '"type": "AnnotationCollection"'],
    ['Evidence links (CSV)', 'links.csv', '"entry_kind","entry_id"'],
    ['Evidence matrix (CSV)', 'matrix.csv', '"claim_id","claim_words"'],
    ['Tables (Excel)', 'tables.xlsx', 'Links: 91 rows'],
    ['Report (HTML)', 'report.html', 'Power bases: 15'],
    ['Report (Markdown)', 'report.md', '# The Strait of Hesper'],
    ['Desk file', 'desk.json', '"format": "assessment-desk.workspace/v1"'],
  ] as const;
  for (const [name, ending, words] of formats) {
    await page.getByRole('button', { name: 'Export…' }).click();
    const dialog = page.getByRole('dialog', { name: 'Export' });
    await dialog.getByRole('radio', { name, exact: true }).check();
    await expect(dialog.getByRole('region', { name: 'Preview', exact: true })).toContainText(words);
    await expect(dialog).toContainText(`.${ending}`);
    const download = page.waitForEvent('download');
    await dialog.getByRole('button', { name: 'Download' }).click();
    const file = await download;
    expect(file.suggestedFilename()).toMatch(new RegExp(`^The-Strait-of-Hesper.*\\.${ending.replace('.', '\\.')}$`));
    expect((await readFile(await file.path(), 'utf8')).length).toBeGreaterThan(1000);
  }
});

test('the content of a dialog has the same margin on both sides', async ({ page }) => {
  await new Desk(page).openSample(/finished/i);
  await page.getByRole('button', { name: 'Export…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Export' });
  const margins = (content: Locator): Promise<readonly number[]> =>
    content.evaluate((element) => {
      const outer = element.closest('[role="dialog"]')?.getBoundingClientRect();
      const inner = element.getBoundingClientRect();
      return outer ? [inner.left - outer.left, outer.right - inner.right].map(Math.round) : [];
    });
  const content = dialog.getByRole('radiogroup', { name: 'Format' }).locator('../..');
  await expect.poll(() => margins(content)).toEqual([16, 16]);
});

test('the options of a format are visible beside the formats, or below them in a narrow window', async ({ page }) => {
  await new Desk(page).openSample(/finished/i);
  for (const [width, height] of [
    [1280, 720],
    [820, 1180],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.getByRole('button', { name: 'Export…' }).click();
    const dialog = page.getByRole('dialog', { name: 'Export' });
    await dialog.getByRole('radio', { name: 'Report (HTML)', exact: true }).check();
    await expect(dialog.getByRole('radio', { name: 'Full report' })).toBeInViewport({ ratio: 1 });
    await expect(dialog.getByRole('button', { name: 'Download' })).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  }
});

test('in a very low window, the options of a format are below the formats and above the buttons', async ({ page }) => {
  await new Desk(page).openSample(/finished/i);
  await page.setViewportSize({ width: 640, height: 400 });
  await page.getByRole('button', { name: 'Export…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Export' });
  await dialog.getByRole('radio', { name: 'Report (HTML)', exact: true }).check();
  const option = dialog.getByRole('radiogroup', { name: 'Length' });
  await expect(option).toBeVisible();
  const list = dialog.getByRole('radiogroup', { name: 'Format' }).locator('..');
  const endOfFormats = await list.evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return getComputedStyle(element).overflowY === 'visible' ? top + element.scrollHeight : bottom;
  });
  const length = await option.evaluate((element) => element.getBoundingClientRect());
  const download = dialog.getByRole('button', { name: 'Download' });
  expect(length.top).toBeGreaterThanOrEqual(endOfFormats);
  expect(await download.evaluate((element) => element.getBoundingClientRect().top)).toBeGreaterThan(length.bottom);
});

test('the main formats are visible without scrolling in a small window, with the whole ring of the focus', async ({
  page,
}) => {
  await new Desk(page).openSample(/finished/i);
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.getByRole('button', { name: 'Export…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Export' });
  for (const name of ['Assessment', 'Report (HTML)', 'Report (Word)', 'Desk file']) {
    await expect(dialog.getByRole('radio', { name, exact: true })).toBeInViewport({ ratio: 1 });
  }
  const first = dialog.getByRole('radio', { name: 'Assessment', exact: true });
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowUp');
  await expect(first).toBeFocused();
  const space = await first.evaluate((radio) => {
    const { outlineWidth, outlineOffset } = getComputedStyle(radio);
    let scroller: Element | null = radio.parentElement;
    while (scroller && getComputedStyle(scroller).overflowY !== 'auto') scroller = scroller.parentElement;
    const edge = (scroller?.getBoundingClientRect().left ?? Infinity) + parseFloat(outlineWidth);
    return radio.getBoundingClientRect().left - parseFloat(outlineOffset) - edge;
  });
  expect(space).toBeGreaterThanOrEqual(0);
});

test('a report opened from disk checks itself, makes no requests, and detects changes', async ({
  page,
  browser,
}, info) => {
  const report = await exportReport(page);
  const { page: alone, complaints } = await openAlone(browser, report, info);
  await expect(total(alone)).toHaveText(allMatch);
  await expect(alone.locator('[data-state="good"]')).toHaveCount(17 + 83 + 25 + 1);
  expect(complaints).toEqual([]);
  await alone.screenshot({ path: info.outputPath('light.png') });
  await alone.emulateMedia({ colorScheme: 'dark' });
  await alone.screenshot({ path: info.outputPath('dark.png') });
  await alone.emulateMedia({ colorScheme: null });
  await alone.pdf({ path: info.outputPath('report.pdf'), format: 'A4' });

  // One letter of a passage in the data.
  const letter = await openAlone(
    browser,
    report.replace('MINISTRY OF MARITIME AFFAIRS\\n', 'MINISTRY OF MARITIME AFFAIRZ\\n'),
    info,
  );
  await expect(total(letter.page)).toContainText('the check failed. 1 passage of 17');
  await expect(letter.page.locator('#passage-1 [data-state="bad"]')).toContainText(
    'which does not match the passage ID',
  );

  // Changes the words and the class of one effect. Unit tests forge the other parts of the page.
  const flipped = report.replace('effect contradicts">× contradicts', 'effect supports">+ supports');
  const effect = await openAlone(browser, flipped, info);
  await expect(total(effect.page)).toContainText('1 of 25 entries fail: IH-');
  await expect(effect.page.locator('.entry [data-state="bad"]')).toContainText('is not shown as “contradicts”');
});

test('a report without scripts is readable and says that nothing was checked', async ({ page, browser }, info) => {
  const path = info.outputPath('report.html');
  await writeFile(path, await exportReport(page));
  const context = await browser.newContext({ javaScriptEnabled: false });
  const plain = await context.newPage();
  await plain.goto(pathToFileURL(path).href);
  await expect(total(plain)).toHaveText('Not checked in this browser.');
  await expect(plain.locator('#passage-1 .text')).toContainText('MINISTRY OF MARITIME AFFAIRS');
  await expect(plain.getByRole('heading', { name: 'Power bases' })).toBeVisible();
  await context.close();
});

test('a report of 600 links creates the elements of evidence when it is opened or printed', async ({
  page,
  browser,
}, info) => {
  const desk = new Desk(page);
  await page.goto('./#/');
  await desk.openFile('600-links.desk.json', deskOfSize({ claims: 20, powerBases: 4, intents: 2, links: 100 }));
  const report = await desk.export(/report \(html\)/i);
  const { page: alone, complaints } = await openAlone(browser, report, info);
  await expect(total(alone)).toContainText('20 claims, 6 entries and 600 evidence links.');
  const links = alone.locator('.links > li');
  await expect(links).toHaveCount(0);
  await alone.locator('#pb-2').getByText('Evidence: 80 claims support it, 20 claims contradict it').click();
  await expect(links).toHaveCount(100);
  await alone.locator('#claim-5').getByText('Cited by 30 links').click();
  await alone.locator('#claim-5 .citing a[href^="#ih-1-"]').first().click();
  await expect(alone.locator('.links > li:target')).toBeInViewport();
  await expect(links).toHaveCount(200);
  await alone.pdf({ format: 'A4' });
  await expect(links).toHaveCount(600);
  await expect(alone.locator('.folded[open]')).toHaveCount(3);
  expect(complaints).toEqual([]);

  const flipped = report.replace('effect contradicts">× contradicts', 'effect supports">+ supports');
  const { page: forged } = await openAlone(browser, flipped, info);
  await expect(total(forged)).toContainText('1 of 6 entries fail: IH-001');

  const context = await browser.newContext({ javaScriptEnabled: false });
  const plain = await context.newPage();
  await plain.goto(forged.url());
  await expect(plain.locator('.links > li')).toHaveCount(600);
  await expect(plain.locator('#pb-2-1')).toBeVisible();
  await context.close();
});

test('a report checks itself even if the browser offers no hashing', async ({ page, browser }) => {
  const report = await exportReport(page);
  const server = createServer((_, response) => response.setHeader('Content-Type', 'text/html').end(report));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const context = await browser.newContext();
  // A page from an http address has no crypto.subtle, but one from localhost has it, so the test removes it.
  await context.addInitScript(() => Object.defineProperty(window.crypto, 'subtle', { value: undefined }));
  const other = await context.newPage();
  await other.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
  await expect(total(other)).toHaveText(allMatch);
  await context.close();
  server.close();
});

test('the report of a draft with errors says that it is not valid yet, and its wrong spans fail', async ({
  page,
  browser,
}, info) => {
  const { page: alone } = await openAlone(browser, await exportReport(page, /with errors/i), info);
  await expect(alone.locator('.standing')).toContainText('not yet a valid ww3.assessment/v1 document');
  await expect(total(alone)).toContainText(/5 claims of 36 and 0 of \d+ entries fail/);
  await expect(alone.getByRole('heading', { name: /Cannot be checked/ })).toBeVisible();
});
