/** Copying entries with the keyboard, with the browser's own clipboard. */
import { Desk } from './support/desk.ts';
import { expect, test } from './support/one-page-test.ts';
import { openSmallDesk } from './support/small-desk.ts';

test('entries are copied, cut and pasted with the keys, within a draft and into another one', async ({ page }) => {
  const desk = new Desk(page);
  await openSmallDesk(desk);
  const ids = async (): Promise<readonly string[]> =>
    (await desk.outline.getByRole('option').allInnerTexts()).map((text) => text.split('\n', 1)[0] ?? '');
  await desk.openEntry('Claims', /C-001/);
  await desk.outline.getByRole('listbox').press('Control+a');
  await page.keyboard.press('Control+c');
  await expect(page.getByText('2 claims copied.')).toBeAttached();
  await page.keyboard.press('Control+v');
  await expect(page.getByRole('status').filter({ hasText: 'Pasted 2 claims.' })).toBeVisible();
  expect(await ids()).toEqual(['C-001', 'C-003', 'C-004', 'C-002']);
  await page.keyboard.press('Control+z');
  await expect(desk.outline.getByRole('option')).toHaveCount(2);
  await desk.openEntry('Power bases', /PB-001/);
  await desk.editor.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Cut' }).click();
  await expect(desk.section('Power bases')).toContainText('0');
  await openSmallDesk(desk, { assessment: { '/power_bases': [] } });
  await expect(desk.section('Power bases')).toContainText('0');
  await page.keyboard.press('Control+v');
  await expect(page.getByRole('status').filter({ hasText: 'Pasted 1 power basis.' })).toBeVisible();
  await expect(desk.outline.getByRole('option')).toContainText('PB-001');
  await page.context().grantPermissions(['clipboard-read']);
  await desk.openEntry('Power bases', /PB-001/);
  await desk.editor.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Paste' }).click();
  await expect(desk.outline.getByRole('option')).toHaveCount(2);
});
