/** The printed report of a draft, of its reviews and of its differences, and printed pictures. */
import { pathToFileURL } from 'node:url';
import { Desk } from './support/desk.ts';
import { dropFiles } from './support/drop-and-paste.ts';
import { expect, test } from './support/guarded-test.ts';
import { mara, reviewFile } from './support/reviews.ts';
import { openSmallDesk, smallDesk } from './support/small-desk.ts';

const pagesIn = (pdf: Buffer): number => [...pdf.toString('latin1').matchAll(/\/Type\s*\/Page\b/g)].length;

test('the whole assessment, its pictures and its short report are printed, and not the screen', async ({
  page,
  browser,
}, info) => {
  const desk = new Desk(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  const loaded = page.waitForRequest(/printed-assessment/);
  await desk.openSample(/finished/i);
  await (await loaded).response();
  const paper = page.locator('[data-printed="assessment"]');
  await test.step('the assessment, black on white also in dark colours', async () => {
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    await expect(async () => {
      await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
      await expect(paper).toBeVisible({ timeout: 500 });
    }).toPass();
    await expect(paper.getByRole('heading', { level: 1 })).toHaveText('The Strait of Hesper: who may pilot it');
    for (const name of ['Sources', 'Power bases', 'Intent hypotheses', 'Claims', 'Passages']) {
      await expect(paper.getByRole('heading', { level: 2, name, exact: true })).toBeVisible();
    }
    await expect(desk.outline).toBeHidden();
    await expect(desk.editor).toBeHidden();
    await expect(paper.locator('.own-check')).toBeHidden();
    const colors = await paper.evaluate((node) => {
      const heading = node.shadowRoot?.querySelector('h1');
      return [heading ? getComputedStyle(heading).color : '', getComputedStyle(document.body).backgroundColor];
    });
    expect(colors).toEqual(['rgb(0, 0, 0)', 'rgb(255, 255, 255)']);
    await page.evaluate(() => dispatchEvent(new Event('afterprint')));
    await page.emulateMedia({ media: null, colorScheme: 'light' });
    await expect(paper).toHaveCount(0);
    await expect(desk.outline).toBeVisible();
  });
  await test.step('the short form on two pages', async () => {
    await page.getByRole('button', { name: 'Export…' }).click();
    const dialog = page.getByRole('dialog', { name: 'Export' });
    await dialog.getByRole('radio', { name: 'Report (HTML)' }).check();
    await dialog.getByRole('radio', { name: 'Short form' }).check();
    const download = page.waitForEvent('download');
    await dialog.getByRole('button', { name: 'Download report' }).click();
    const path = info.outputPath('short.html');
    await (await download).saveAs(path);
    await page.keyboard.press('Escape');
    const report = await browser.newPage();
    await report.goto(pathToFileURL(path).href);
    await expect(report.locator('[data-result="total"]')).toHaveText(/^Checked in this browser: all 17 hashes/);
    for (const format of ['A4', 'Letter'])
      expect(pagesIn(await report.pdf({ preferCSSPageSize: true, format })), format).toBe(2);
    await report.close();
  });
  await test.step('each picture on the first page, and no page is empty', async () => {
    const pages: Record<string, number> = {};
    for (const name of ['Map', 'Timeline']) {
      await desk.view(name);
      await expect(page.getByRole('button', { name: 'Export SVG' })).toBeVisible();
      pages[name] = pagesIn(await page.pdf({ preferCSSPageSize: true }));
    }
    // The rows of their tables are longer than a page.
    expect(pages).toEqual({ Map: 2, Timeline: 3 });
  });
  const printed = async (name: string, words: RegExp): Promise<void> => {
    const other = page.locator(`[data-printed="${name}"]`);
    await page.emulateMedia({ media: 'print' });
    await expect(async () => {
      await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
      await expect(other.getByText(words).first()).toBeVisible({ timeout: 500 });
    }).toPass();
    await expect(page.getByRole('banner')).toBeHidden();
    await expect(page.locator('[data-printed]')).toHaveCount(1);
    await page.evaluate(() => dispatchEvent(new Event('afterprint')));
    await page.emulateMedia({ media: 'screen' });
  };
  await test.step('the reviews and the differences', async () => {
    await openSmallDesk(desk);
    await dropFiles(desk.editor, [{ name: 'mara.review.json', text: reviewFile(mara) }]);
    await desk.view('Verdicts');
    await printed('reviews', /^1 verdict by 1 reviewer|verdicts by 1 reviewer/);
    await desk.view('Compare');
    const buffer = Buffer.from(smallDesk({ assessment: { '/unknowns/0': 'Who asked?' } }));
    await page
      .locator('input[type="file"][aria-label="File to compare"]')
      .setInputFiles({ name: 'small.desk.json', mimeType: 'application/json', buffer });
    await expect(page.getByRole('region', { name: 'List of differences' })).toBeVisible();
    await printed('changes', /current draft/);
  });
});

test('Compare prints all its versions, conflicts and changes', async ({ page }) => {
  const desk = new Desk(page);
  await openSmallDesk(desk);
  await desk.view('Compare');
  const main = page.getByRole('main', { name: 'Compare' });
  const print = async (): Promise<void> => {
    await page.emulateMedia({ media: 'print' });
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
    await expect(page.getByRole('banner')).toBeHidden();
    await expect(main.getByRole('button', { name: 'Choose another version' })).toBeHidden();
    expect(await main.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)).toBeLessThan(2);
  };
  await page.setViewportSize({ width: 1280, height: 400 });
  await print();
  await expect(main.getByRole('heading', { name: 'Another draft on this device' })).toBeVisible();
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  await page.emulateMedia({ media: 'screen' });

  const unknowns = Array.from({ length: 40 }, (_, index) => `Who paid for ship ${String(index)}?`);
  const file = { name: 'small.desk.json', mimeType: 'application/json' };
  const buffer = Buffer.from(smallDesk({ assessment: { '/unknowns': unknowns } }));
  await page.locator('input[type="file"][aria-label="File to compare"]').setInputFiles({ ...file, buffer });
  await page.getByText('Merge', { exact: true }).click();
  await page.getByRole('button', { name: 'Continue without base version' }).click();
  const rows = page.getByRole('region', { name: 'Changes to apply' }).getByRole('listitem');
  const conflicts = page.getByRole('region', { name: 'Conflicts' });
  await expect(rows.first()).toBeVisible();
  await expect(conflicts.getByRole('article')).toHaveCount(1);
  await print();
  const [, count] = /(\d+) conflicts/.exec(await conflicts.getByRole('status').innerText()) ?? [];
  expect(Number(count)).toBeGreaterThan(30);
  await expect(conflicts.getByRole('article')).toHaveCount(Number(count));
  expect(await rows.count()).toBe(Number(await rows.first().getAttribute('aria-setsize')));
});

test('a blind review packet prints all its entries and claims', async ({ page }) => {
  const desk = new Desk(page);
  await openSmallDesk(desk);
  await desk.openFile('north.blind.json', await desk.export(/blind/i));
  await expect(page.getByRole('heading', { name: 'Blind review', level: 2 })).toBeAttached();
  const paper = page.locator('[data-printed="blind-packet"]');
  await page.emulateMedia({ media: 'print' });
  await expect(async () => {
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
    await expect(paper.getByRole('heading', { name: 'Power basis PB-001' })).toBeVisible({ timeout: 500 });
  }).toPass();
  await expect(paper.getByRole('heading', { name: 'Claim C-002' })).toBeVisible();
  await expect(page.getByRole('main', { name: 'Review' })).toBeHidden();
});
