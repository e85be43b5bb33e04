/** The printed report of a draft. */
import { Desk } from './support/desk.ts';
import { expect, test } from './support/guarded-test.ts';

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

test('each picture is printed on the first page, and no page is empty', async ({ page }) => {
  const desk = new Desk(page);
  await desk.openSample(/finished/i);
  const pages: Record<string, number> = {};
  for (const name of ['Map', 'Timeline', 'Coverage']) {
    await page.getByRole('banner').getByRole('link', { name, exact: true }).click();
    await expect(page.getByRole('button', { name: 'Export SVG' })).toBeVisible();
    await expect(page.getByRole('main', { name })).toBeVisible();
    const pdf = await page.pdf({ preferCSSPageSize: true });
    pages[name] = [...pdf.toString('latin1').matchAll(/\/Type\s*\/Page\b/g)].length;
  }
  // The rows of the timeline are longer than a page.
  expect(pages).toEqual({ Map: 1, Timeline: 3, Coverage: 1 });
});
