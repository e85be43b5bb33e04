/** The export dialog, and reports as their readers open them. Unit tests forge each part of a report. */
import { writeFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import type { Browser, Page, TestInfo } from '@playwright/test';
import { chooseFormat, Desk, downloadOfChosen } from './support/desk.ts';
import { downloaded } from './support/drop-and-paste.ts';
import { deskOfSize } from './support/limits-document.ts';
import { everyday, expect, test } from './support/one-page-test.ts';
import { openSmallDesk } from './support/small-desk.ts';

/** Opens a report in a separate context, from disk and offline. Returns its requests and console messages. */
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

test('the export dialog shows formats, options and buttons in any window, and previews each format', async ({
  page,
}) => {
  await openSmallDesk(new Desk(page));
  const dialog = page.getByRole('dialog', { name: 'Export' });
  const format = (name: string) => dialog.getByRole('radio', { name, exact: true });
  const formats = dialog.getByRole('radiogroup', { name: 'Format' });
  const download = downloadOfChosen(page);
  const openDialog = (): Promise<void> => page.getByRole('button', { name: 'Export…' }).click();
  await page.setViewportSize({ width: 1280, height: 720 });
  await openDialog();

  await test.step('the main formats are visible with the whole ring of the focus, and have even margins', async () => {
    for (const name of ['Assessment', 'Report (HTML)', 'Report (Word)', 'Desk file']) {
      await expect(format(name)).toBeInViewport({ ratio: 1 });
    }
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowUp');
    await expect(format('Assessment')).toBeFocused();
    const space = await format('Assessment').evaluate((radio) => {
      const { outlineWidth, outlineOffset } = getComputedStyle(radio);
      let scroller: Element | null = radio.parentElement;
      while (scroller && getComputedStyle(scroller).overflowY !== 'auto') scroller = scroller.parentElement;
      const edge = (scroller?.getBoundingClientRect().left ?? Infinity) + parseFloat(outlineWidth);
      return radio.getBoundingClientRect().left - parseFloat(outlineOffset) - edge;
    });
    expect(space).toBeGreaterThanOrEqual(0);
    const margins = (): Promise<readonly number[]> =>
      formats.locator('../..').evaluate((element) => {
        const outer = element.closest('[role="dialog"]')?.getBoundingClientRect();
        const inner = element.getBoundingClientRect();
        return outer ? [inner.left - outer.left, outer.right - inner.right].map(Math.round) : [];
      });
    await expect.poll(margins).toEqual([16, 16]);
  });

  await test.step('the options of a format are visible in a narrow window, too', async () => {
    await page.keyboard.press('Escape');
    await page.setViewportSize({ width: 390, height: 844 });
    // Opened again, because it scrolls to the chosen format only then.
    await openDialog();
    await format('Report (HTML)').check();
    await expect(dialog.getByRole('radio', { name: 'Full report' })).toBeInViewport({ ratio: 1 });
    await expect(download).toBeInViewport({ ratio: 1 });
  });

  await test.step('in a very low window, they are below the formats', async () => {
    await page.setViewportSize({ width: 640, height: 400 });
    const option = dialog.getByRole('radiogroup', { name: 'Length' });
    await expect(option).toBeVisible();
    const endOfFormats = (): Promise<number> =>
      formats.locator('..').evaluate((element) => {
        const { top, bottom } = element.getBoundingClientRect();
        return getComputedStyle(element).overflowY === 'visible' ? top + element.scrollHeight : bottom;
      });
    const edges = (): Promise<{ top: number; bottom: number }> =>
      option.evaluate((element) => element.getBoundingClientRect().toJSON() as { top: number; bottom: number });
    await expect.poll(async () => (await edges()).top - (await endOfFormats())).toBeGreaterThanOrEqual(0);
  });

  await page.setViewportSize({ width: 1280, height: 720 });
  await test.step('a card downloads its file with one press, and the dialog stays open', async () => {
    for (const [name, ending] of [
      ['desk file', 'desk.json'],
      ['report', 'report.html'],
      ['assessment', 'assessment.json'],
    ] as const) {
      const button = dialog.getByRole('button', { name: `Download ${name}` });
      const file = await downloaded(page, () => button.press('Enter'));
      expect(file.name).toBe(`The-north-channel.${ending}`);
      await expect(dialog.getByRole('status').first()).toHaveText(`Downloaded ${file.name}.`);
      await expect(button).toBeFocused();
    }
    // All of the card selects it: the label covers the text.
    const { x = 0, y = 0 } = (await dialog.getByText(/^To share and back up/).boundingBox()) ?? {};
    await page.mouse.click(x + 5, y + 5);
    await expect(format('Desk file')).toBeChecked();
  });

  for (const [name, ending, words] of [
    ['Evidence matrix (CSV)', 'matrix.csv', '"claim_id","claim_words"'],
    ['Tables (Excel)', 'tables.xlsx', 'Links: 4 rows'],
  ] as const) {
    await (await chooseFormat(page, name)).check();
    await expect(dialog.getByRole('region', { name: 'Preview', exact: true })).toContainText(words);
    const file = await downloaded(page, () => download.click());
    expect(file.name).toBe(`The-north-channel.${ending}`);
    expect(file.bytes.length).toBeGreaterThan(200);
  }
});

test('a report opened from disk checks itself, and detects a change', everyday, async ({ page, browser }, info) => {
  const desk = new Desk(page);
  await desk.openSample(/finished/i);
  const report = await desk.export(/report \(html\)/i);
  const alone = await openAlone(browser, report, info);
  await expect(total(alone.page)).toHaveText(allMatch);
  await expect(alone.page.locator('[data-state="good"]')).toHaveCount(17 + 83 + 25 + 1);
  expect(alone.complaints).toEqual([]);
  await alone.page.context().close();

  // One letter of a passage in the data, and the words and the class of one effect.
  const forgery = report
    .replace('MINISTRY OF MARITIME AFFAIRS\\n', 'MINISTRY OF MARITIME AFFAIRZ\\n')
    .replace('effect contradicts">× contradicts', 'effect supports">+ supports');
  const { page: forged } = await openAlone(browser, forgery, info);
  await expect(total(forged)).toContainText('the check failed. 1 passage of 17');
  await expect(total(forged)).toContainText('1 of 25 entries fail');
  await expect(forged.locator('#passage-1 [data-state="bad"]')).toContainText('which does not match the passage ID');
  await expect(forged.locator('.entry [data-state="bad"]')).toContainText('is not shown as “contradicts”');
  await forged.context().close();
});

test('a report of 600 links makes its elements when they are opened or printed, and is readable without scripts', async ({
  page,
  browser,
}, info) => {
  const desk = new Desk(page);
  await page.goto('./#/');
  await desk.openFile('600-links.desk.json', deskOfSize({ claims: 20, powerBases: 4, intents: 2, links: 100 }));
  const report = await desk.export(/report \(html\)/i);
  const { page: alone, complaints } = await openAlone(browser, report, info);
  const counts = '20 claims, 6 entries and 600 evidence links.';
  await expect(total(alone)).toContainText(counts);
  const links = alone.locator('.links > li');
  await expect(links).toHaveCount(0);
  await alone.locator('#pb-2').getByText('Support: 16 claims from unknown publishers; 4 claims contradict it').click();
  await expect(links).toHaveCount(100);
  await alone.locator('#claim-5').getByText('Cited by 30 links').click();
  await alone.locator('#claim-5 .citing a[href^="#ih-1-"]').first().click();
  await expect(alone.locator('.links > li:target')).toBeInViewport();
  await expect(links).toHaveCount(200);
  await alone.pdf({ format: 'A4' });
  await expect(links).toHaveCount(600);
  await expect(alone.locator('.folded[open]')).toHaveCount(3);
  expect(complaints).toEqual([]);

  await test.step('without scripts, everything is shown, and it says that nothing was checked', async () => {
    const plain = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
    await plain.goto(alone.url());
    await expect(total(plain)).toHaveText('Not checked in this browser.');
    await expect(plain.locator('.links > li')).toHaveCount(600);
    await expect(plain.locator('#pb-2-1')).toBeVisible();
    await plain.context().close();
  });

  await test.step('it checks itself without the browser’s hashing, as on a page of an http address', async () => {
    const context = await browser.newContext();
    await context.addInitScript(() => Object.defineProperty(window.crypto, 'subtle', { value: undefined }));
    const other = await context.newPage();
    await other.goto(alone.url());
    await expect(total(other)).toContainText('Checked in this browser: the hash and all 20 spans match.');
    await expect(total(other)).toContainText(counts);
    await context.close();
  });
  await alone.context().close();
});
