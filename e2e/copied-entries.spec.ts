/** Copying entries with the keyboard, and typing in a text: with the browser's own clipboard and caret. */
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

test('undo and redo put the caret where the typed words were', async ({ page }) => {
  const desk = new Desk(page);
  const text = 'The council decides. '.repeat(160);
  await openSmallDesk(desk, {
    assessment: { '/claims/0/proposition': text, '/claims/0/representation': 'paraphrase' },
  });
  await desk.openEntry('Claims', /C-001/);
  const field = desk.editor.getByRole('textbox', { name: /^Proposition/ });
  const caret = () => field.evaluate((area: HTMLTextAreaElement) => area.selectionEnd);
  await field.focus();
  await field.evaluate((area: HTMLTextAreaElement) => area.setSelectionRange(5, 5));
  await page.keyboard.type('ABC');
  await page.keyboard.press('Control+z');
  await expect(field).toHaveValue(text);
  expect(await caret()).toBe(5);
  await page.keyboard.press('Control+Shift+z');
  await expect(field).toHaveValue(`${text.slice(0, 5)}ABC${text.slice(5)}`);
  expect(await caret()).toBe(8);
});
