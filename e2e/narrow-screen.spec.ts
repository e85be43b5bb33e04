/** The desk on screens as narrow as a telephone: nothing overflows, and every command can be reached. */
import { Desk } from './support/desk.ts';
import { expect, test } from './support/guarded-test.ts';
import { openSmallDesk } from './support/small-desk.ts';

const inTheBar = ['Library', 'Undo', 'Redo', 'Find anything', 'Export…', 'Views'];
const inTheMenu = ['Review', 'Evidence matrix', 'Compare and merge', 'JSON', 'Help', 'Keyboard shortcuts'];

test('from 320 pixels on the top bar fits the screen, and its menu has the commands that do not fit', async ({
  page,
}) => {
  await openSmallDesk(new Desk(page));
  for (const width of [320, 360, 390]) {
    await page.setViewportSize({ width, height: 800 });
    const bar = page.getByRole('banner');
    for (const name of inTheBar) {
      const box = await bar.getByRole('button', { name, exact: true }).boundingBox();
      expect(box, name).not.toBeNull();
      expect((box?.x ?? 0) + (box?.width ?? 0), `${name} at ${String(width)}`).toBeLessThanOrEqual(width);
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    await bar.getByRole('button', { name: 'Views' }).click();
    for (const name of inTheMenu) await expect(page.getByRole('menuitem', { name, exact: true })).toBeVisible();
    await expect(page.getByRole('menuitemradio', { name: 'Dark' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('menu')).toBeHidden();
  }
});
