/** Messages float above the page, and close when the person leaves their draft. */
import { Desk } from './support/desk.ts';
import { expect, test } from './support/one-page-test.ts';
import { openSmallDesk, smallDesk } from './support/small-desk.ts';

const unknowns = { assessment: { '/unknowns': ['Who closes the channel?', 'When?'] } };

test('a message neither moves nor resizes anything, and closes when the person leaves its draft', async ({ page }) => {
  const desk = new Desk(page);
  const close = page.getByRole('button', { name: 'Close message' });
  await openSmallDesk(desk, unknowns);
  await desk.section('Unknowns').click();
  const remove = desk.editor.getByRole('button', { name: 'Delete unknown 1', exact: true });
  await remove.click();
  await page.goto('./#/help');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // The help only covers the draft.
  await expect(close).toBeVisible();
  await page.goBack();
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
  const expectStill = async (width: number, height: number): Promise<void> => {
    await page.setViewportSize({ width, height });
    // A narrow desk shows one region at a time.
    await expect(desk.findings).toBeVisible({ visible: width >= 768 });
    await expect(close).toBeVisible();
    const shown = await layout();
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(height);
    await close.click();
    expect(await layout()).toEqual(shown);
  };
  await expectStill(1280, 720);
  await desk.undo();
  await remove.click();
  await expectStill(390, 844);
  await page.setViewportSize({ width: 1440, height: 900 });

  // A message about the next draft, which has a damaged character, takes its place.
  const address = page.url();
  await desk.openFile('damaged.desk.json', smallDesk().replace('The north channel', String.raw`Damaged \ud83d`));
  await expect(page).not.toHaveURL(address);
  await expect(desk.editor.getByRole('heading', { level: 2, name: 'Document' })).toBeVisible();
  await expect(page.locator('[data-toasts]')).toContainText('damaged character');
  await page.goto('./#/');
  await expect(page.getByRole('main', { name: 'Library' })).toBeVisible();
  await expect(close).toHaveCount(0);
});
