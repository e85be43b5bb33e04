/** The library can be used while some of its code is still loading. */
import type { Page } from '@playwright/test';
import { expect, test } from './support/guarded-test.ts';

/** Opens the library without the code in a file. Returns a function that loads it and waits until it has run. */
async function openWithout(page: Page, name: string): Promise<() => Promise<void>> {
  let arrive: () => void = () => undefined;
  const arrival = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const file = new RegExp(`/${name}-[^/]+\\.js$`);
  await page.route(file, async (route) => {
    await arrival;
    await route.continue();
  });
  await page.goto('./');
  return async () => {
    const response = page.waitForResponse(file);
    arrive();
    await page.evaluate((address) => import(address), (await response).url());
    // What waits for the code is rendered before the second frame.
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  };
}

const openSample = (page: Page) => page.getByRole('button', { name: 'Open sample' });

const presses = {
  pointer: {
    begin: async (page: Page) => {
      await openSample(page).hover();
      await page.mouse.down();
    },
    end: (page: Page) => page.mouse.up(),
  },
  'space bar': {
    begin: async (page: Page) => {
      await openSample(page).focus();
      await page.keyboard.down('Space');
    },
    end: (page: Page) => page.keyboard.up('Space'),
  },
};

for (const [what, { begin, end }] of Object.entries(presses)) {
  test(`the menu of samples opens if its code arrives during a press with the ${what}`, async ({ page }) => {
    const load = await openWithout(page, 'sample-menu');
    await begin(page);
    await load();
    await end(page);
    await expect(page.getByRole('menuitem', { name: /^Finished assessment/ })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(openSample(page)).toBeFocused();
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('the menu of samples opens if its code arrives after a tap', async ({ page }) => {
    const load = await openWithout(page, 'sample-menu');
    await openSample(page).tap();
    await load();
    await expect(page.getByRole('menuitem', { name: /^Finished assessment/ })).toBeFocused();
  });

  test('nothing moves under a finger when the rest of the library has loaded', async ({ page }) => {
    const load = await openWithout(page, 'color-scheme-menu');
    await expect(openSample(page)).toBeVisible();
    await page.evaluate(() => document.fonts.ready);
    const places = () =>
      Promise.all([openSample(page), page.getByRole('link', { name: 'Help' })].map((each) => each.boundingBox()));
    const before = await places();
    await load();
    await expect(page.getByRole('button', { name: 'Colour scheme' })).toBeVisible();
    expect(await places()).toEqual(before);
  });
});
