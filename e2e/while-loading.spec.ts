/** The library can be used while some of its code is still loading. */
import type { Page } from '@playwright/test';
import { expect, test } from './support/guarded-test.ts';

test.use({ viewport: { width: 390, height: 844 } });

/** Opens the library without the code in some files. Returns functions that load each, and wait until it has run. */
async function openWithout(page: Page, ...names: readonly string[]): Promise<(() => Promise<void>)[]> {
  const loads = await Promise.all(
    names.map(async (name) => {
      let arrive: () => void = () => undefined;
      const arrival = new Promise<void>((resolve) => {
        arrive = resolve;
      });
      const file = new RegExp(`/${name}-[^/]+\\.js$`);
      await page.route(file, async (route) => {
        await arrival;
        await route.continue();
      });
      return async () => {
        const response = page.waitForResponse(file);
        arrive();
        await page.evaluate((address) => import(address), (await response).url());
        // What waits for the code is rendered before the second frame.
        await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
      };
    }),
  );
  await page.goto('./');
  return loads;
}

test('a menu opens if its code arrives during a press, and nothing moves when other code arrives', async ({ page }) => {
  const [loadSamples, loadColours] = await openWithout(page, 'sample-menu', 'library-desk-check-help-repair-parts');
  const openSample = page.getByRole('button', { name: 'Open sample' });
  await openSample.hover();
  await page.evaluate(() => document.fonts.ready);
  const places = () =>
    Promise.all([openSample, page.getByRole('link', { name: 'Help' })].map((each) => each.boundingBox()));
  const before = await places();
  await loadColours?.();
  await expect(page.getByRole('button', { name: 'Colour scheme' })).toBeVisible();
  expect(await places()).toEqual(before);

  await openSample.hover();
  await page.mouse.down();
  await loadSamples?.();
  await page.mouse.up();
  await expect(page.getByRole('menuitem', { name: /^Finished assessment/ })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(openSample).toBeFocused();
});
