/** Short messages float above the page, and close when the person leaves their draft. */
import type { Page } from '@playwright/test';
import { Desk } from './support/desk.ts';
import { expect, test } from './support/one-page-test.ts';
import { openSmallDesk, smallDesk } from './support/small-desk.ts';

/** Opens a draft and shows a message with “Undo” by deleting its unknown. */
async function showMessage(page: Page): Promise<void> {
  const desk = new Desk(page);
  await openSmallDesk(desk);
  await page.goto(`${page.url().replace(/#\/(draft\/[^/]+).*/, '#/$1')}/unknowns/1`);
  await desk.editor.getByRole('button', { name: 'Delete unknown 1' }).click();
  await expect(page.getByRole('button', { name: 'Close message' })).toBeVisible();
}

for (const [width, height] of [
  [1440, 900],
  [1280, 720],
  [820, 1180],
  [390, 844],
] as const) {
  test(`a message neither moves nor resizes anything at ${String(width)}×${String(height)}`, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await showMessage(page);
    await page.setViewportSize({ width, height });
    const layout = () =>
      page.evaluate(() => {
        const parts = document.querySelectorAll('html, #root header, #root main, [data-region], [data-pane]');
        return [...parts]
          .filter((part) => part.checkVisibility())
          .map((part) => {
            const { x, y, width: across, height: down } = part.getBoundingClientRect();
            return [x, y, across, down, part.clientWidth].map(Math.round).join(' ');
          });
      });
    const shown = await layout();
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(height);
    await page.getByRole('button', { name: 'Close message' }).click();
    expect(await layout()).toEqual(shown);
  });
}

test('a message closes when the person leaves its draft, and one about the next draft stays', async ({ page }) => {
  const close = page.getByRole('button', { name: 'Close message' });
  const desk = new Desk(page);

  await test.step('the library', async () => {
    await showMessage(page);
    await page.goto('./#/');
    await expect(page.getByRole('main', { name: 'Library' })).toBeVisible();
    await expect(close).toHaveCount(0);
  });

  await test.step('the help only covers the draft', async () => {
    await showMessage(page);
    const address = page.url();
    await page.goto('./#/help');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(close).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(address);
    await expect(close).toBeVisible();
  });

  await test.step('a file opened from the draft', async () => {
    const address = page.url();
    // A damaged character, about which there is a message.
    await desk.openFile('damaged.desk.json', smallDesk().replace('The north channel', String.raw`Damaged \ud83d`));
    await expect(page).not.toHaveURL(address);
    await expect(page.locator('[data-toasts]')).toContainText('damaged character');
    await expect(desk.editor.getByRole('heading', { level: 2, name: 'Document' })).toBeVisible();
    await expect(page.locator('[data-toasts]')).toContainText('damaged character');
  });
});
