/** Choosing a section in the outline: the entry that was selected last, or what to do if the section is empty. */
import { Desk } from './support/desk.ts';
import { expect, test } from './support/one-page-test.ts';
import { openSmallDesk } from './support/small-desk.ts';

test('a section shows its last selected entry, its address follows, and Back leaves it', async ({ page }) => {
  const desk = new Desk(page);
  await openSmallDesk(desk);
  const heading = desk.editor.getByRole('heading', { level: 2 });
  await desk.section('Claims').click();
  await expect(heading).toHaveText('Claim C-001');
  await expect(desk.outline.getByRole('option', { selected: true })).toContainText('C-001');
  await expect(page).toHaveURL(/claims\/1$/);
  await desk.outline.getByRole('option', { name: /^C-002/ }).click();
  await desk.section('Power bases').click();
  await expect(heading).toHaveText('Power basis PB-001');
  await desk.section('Claims').click();
  await expect(heading).toHaveText('Claim C-002');
  await desk.outline.getByRole('listbox', { name: 'Claims' }).press('F1');
  await expect(page).toHaveURL(/#\/help\/field\/assessment\/claims$/);
  await page.goBack();
  await expect(heading).toHaveText('Claim C-002');

  // The address of a section leads to its entry, and Back does not return to it.
  await page.evaluate(() => location.assign(location.hash.replace(/claims.*/, 'intent_hypotheses')));
  await expect(heading).toHaveText('Intent hypothesis IH-001');
  await expect(page).toHaveURL(/intent_hypotheses\/1$/);
  await page.goBack();
  await expect(heading).toHaveText('Claim C-002');
});

test('an empty section and a missing entry say what to do next', async ({ page }) => {
  const desk = new Desk(page);
  await openSmallDesk(desk, { assessment: { '/power_bases': [] } });
  await desk.section('Power bases').click();
  await expect(desk.editor).toContainText('No power bases yet');
  await page.evaluate(() => location.assign(location.hash.replace(/power_bases.*/, 'claims/99')));
  await expect(desk.editor.getByRole('status')).toHaveText(
    'This assessment has no claim 99. Select one in the outline.',
  );
  await desk.section('Power bases').click();
  await desk.editor.getByRole('button', { name: 'Add power basis' }).click();
  await expect(desk.editor.getByRole('heading', { level: 2 })).toHaveText('Power basis PB-001');
});
