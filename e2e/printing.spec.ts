/** The printed report of a draft. */
import { pathToFileURL } from 'node:url';
import { Desk } from './support/desk.ts';
import { dropFiles } from './support/drop-and-paste.ts';
import { expect, test } from './support/guarded-test.ts';
import { mara, reviewFile } from './support/reviews.ts';
import { openSmallDesk, smallDesk } from './support/small-desk.ts';

const pagesIn = (pdf: Buffer): number => [...pdf.toString('latin1').matchAll(/\/Type\s*\/Page\b/g)].length;

for (const colorScheme of ['light', 'dark'] as const) {
  test(`only the whole assessment is printed, not the screen, in ${colorScheme} mode`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    const desk = new Desk(page);
    const loaded = page.waitForRequest(/printed-assessment/);
    await desk.openSample(/finished/i);
    await (await loaded).response();
    await page.emulateMedia({ media: 'print', colorScheme });
    const paper = page.locator('[data-printed="assessment"]');
    await expect(async () => {
      await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
      await expect(paper).toBeVisible({ timeout: 500 });
    }).toPass();
    await expect(paper.getByRole('heading', { level: 1 })).toHaveText('The Strait of Hesper: who may pilot it');
    for (const name of ['Sources', 'Power bases', 'Intent hypotheses', 'Claims', 'Passages']) {
      await expect(paper.getByRole('heading', { level: 2, name })).toBeVisible();
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
    await page.emulateMedia({ media: 'screen', colorScheme });
    await expect(paper).toHaveCount(0);
    await expect(desk.outline).toBeVisible();
  });
}

for (const format of ['A4', 'Letter']) {
  test(`the short form of the sample is printed on two pages of ${format}`, async ({ page, browser }, info) => {
    const desk = new Desk(page);
    await desk.openSample(/finished/i);
    await page.getByRole('button', { name: 'Export…' }).click();
    const dialog = page.getByRole('dialog', { name: 'Export' });
    await dialog.getByRole('radio', { name: 'Report (HTML)' }).check();
    await dialog.getByRole('radio', { name: 'Short form' }).check();
    const download = page.waitForEvent('download');
    await dialog.getByRole('button', { name: 'Download' }).click();
    const path = info.outputPath('short.html');
    await (await download).saveAs(path);
    const report = await browser.newPage();
    await report.goto(pathToFileURL(path).href);
    await expect(report.locator('[data-result="total"]')).toHaveText(/^Checked in this browser: all 17 hashes/);
    expect(pagesIn(await report.pdf({ preferCSSPageSize: true, format }))).toBe(2);
    await report.close();
  });
}

test('the reviews are printed from Verdicts, and the differences from Compare', async ({ page }) => {
  const desk = new Desk(page);
  await openSmallDesk(desk);
  const printed = async (name: string, words: RegExp): Promise<void> => {
    const paper = page.locator(`[data-printed="${name}"]`);
    await page.emulateMedia({ media: 'print' });
    await expect(async () => {
      await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
      await expect(paper.getByText(words).first()).toBeVisible({ timeout: 500 });
    }).toPass();
    await expect(page.getByRole('banner')).toBeHidden();
    await expect(page.locator('[data-printed]')).toHaveCount(1);
    await page.evaluate(() => dispatchEvent(new Event('afterprint')));
    await page.emulateMedia({ media: 'screen' });
  };
  await dropFiles(desk.editor, [{ name: 'mara.review.json', text: reviewFile(mara) }]);
  await desk.view('Verdicts');
  await printed('reviews', /^1 verdict by 1 reviewer|verdicts by 1 reviewer/);
  await desk.view('Compare');
  const other = smallDesk({ assessment: { '/unknowns/0': 'Who asked?' } });
  const file = { name: 'small.desk.json', mimeType: 'application/json', buffer: Buffer.from(other) };
  await page.locator('input[type="file"][aria-label="File to compare"]').setInputFiles(file);
  await expect(page.getByRole('region', { name: 'List of differences' })).toBeVisible();
  await printed('changes', /current draft/);
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

test('each picture is printed on the first page, and no page is empty', async ({ page }) => {
  const desk = new Desk(page);
  await desk.openSample(/finished/i);
  const pages: Record<string, number> = {};
  for (const name of ['Map', 'Timeline']) {
    await page.getByRole('banner').getByRole('link', { name, exact: true }).click();
    await expect(page.getByRole('button', { name: 'Export SVG' })).toBeVisible();
    await expect(page.getByRole('main', { name })).toBeVisible();
    const pdf = await page.pdf({ preferCSSPageSize: true });
    pages[name] = pagesIn(pdf);
  }
  // The rows of the timeline are longer than a page.
  expect(pages).toEqual({ Map: 1, Timeline: 3 });
});
