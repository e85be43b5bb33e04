/** What is typed right after a key that adds or opens something arrives there completely, and nowhere else. */
import { Desk } from './support/desk.ts';
import { expect, test } from './support/one-page-test.ts';
import { selectWithPointer } from './support/select-text.ts';
import { openSmallDesk } from './support/small-desk.ts';
import { typeAtOnce } from './support/type-at-once.ts';

test('in the first unknown, whose list is loaded only then', async ({ page }) => {
  const desk = new Desk(page);
  await openSmallDesk(desk, { assessment: { '/unknowns': [] } });
  await desk.section('Unknowns').click();
  await desk.editor.getByRole('button', { name: 'Add unknown' }).focus();
  await typeAtOnce(page, 'Enter', 'Who pays?');
  await expect(desk.unknown).toHaveValue('Who pays?');
  await typeAtOnce(page, 'Enter', 'When?');
  await expect(desk.editor.getByRole('textbox', { name: 'Unknown 1' })).toHaveValue('Who pays?');
  await expect(desk.unknown).toHaveValue('When?');
});

test('in entries that “Find anything” adds', async ({ page }) => {
  const desk = new Desk(page);
  await openSmallDesk(desk);
  await desk.section('Contradictions').click();
  const explanation = desk.editor.getByLabel('Explanation').first();
  const before = await explanation.inputValue();
  const palette = page.getByRole('dialog', { name: 'Find anything' });

  await test.step('after its results are shown', async () => {
    await explanation.focus();
    await page.keyboard.press('ControlOrMeta+k');
    await page.keyboard.type('New contradiction');
    await expect(palette.getByRole('option').first()).toContainText('New contradiction');
    await typeAtOnce(page, 'Enter', 'C-002');
    await expect(palette).toBeHidden();
    await expect(desk.editor.getByRole('combobox', { name: 'Left claim' }).last()).toHaveValue('C-002');
    await expect(explanation).toHaveValue(before);
  });

  await test.step('before its results are shown', async () => {
    await explanation.focus();
    await typeAtOnce(page, 'Control+k', 'New unknown', 'Enter', 'Who pays?');
    await expect(desk.unknown).toHaveValue('Who pays?');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await desk.section('Contradictions').click();
    await expect(explanation).toHaveValue(before);
  });
});

test('in the dialogs of the selected text and of the evidence', async ({ page }) => {
  const desk = new Desk(page);
  await openSmallDesk(desk);
  const dialog = page.getByRole('dialog');
  await selectWithPointer(page, desk.passage, 'River');
  await typeAtOnce(page, 'e', 'because');
  await expect(dialog.getByLabel('Reason')).toHaveValue('because');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await selectWithPointer(page, desk.passage, 'Authority');
  await typeAtOnce(page, 'a', '; RA');
  await expect(dialog.getByLabel('Name', { exact: true })).toHaveValue('Authority; RA');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await desk.openEntry('Power bases', /^PB-001/);
  await desk.editor.getByRole('button', { name: 'Link evidence' }).focus();
  await typeAtOnce(page, 'Enter', 'nobody');
  await expect(dialog.getByRole('searchbox')).toHaveValue('nobody');
  await page.keyboard.press('Escape');
});

test('in the title of a draft, whose field is loaded only then, with Enter after it', async ({ page }) => {
  await openSmallDesk(new Desk(page));
  await page.goto('./');
  await page
    .getByRole('button', { name: /^More actions for/ })
    .first()
    .press('Enter');
  await page.getByRole('menuitem', { name: 'Rename' }).focus();
  await typeAtOnce(page, 'Enter', 'At once', 'Enter');
  await expect(page.getByRole('link', { name: 'At once', exact: true })).toBeVisible();
  await expect(page.getByLabel('Title', { exact: true })).toHaveCount(0);
});
