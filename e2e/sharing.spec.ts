import { readFile } from 'node:fs/promises';
import { Desk } from './support/desk.ts';
import { expect, test } from './support/guarded-test.ts';
import { asOtherPerson } from './support/other-person.ts';

test('a draft that is shared encrypted opens for the recipient only, and its version is named after them', async ({
  page,
  browser,
  baseURL,
}) => {
  await new Desk(page).openSample(/finished/i);
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'Share…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Share this draft' });
  await expect(dialog.getByRole('textbox', { name: 'Recipient' })).toBeFocused();
  await page.keyboard.type('R. Lind');
  await dialog.getByRole('checkbox', { name: 'Encrypt with a passphrase' }).check();
  const save = dialog.getByRole('button', { name: 'Download' });
  await expect(save).toBeDisabled();
  await dialog.getByRole('button', { name: 'Generate a passphrase' }).click();
  const passphrase = await dialog.getByRole('textbox', { name: 'Passphrase' }).inputValue();
  const downloading = page.waitForEvent('download');
  await save.click();
  const download = await downloading;
  const [name, bytes] = [download.suggestedFilename(), await readFile(await download.path())];
  await expect(page.getByText('The version is in the version history as “shared with R. Lind”.')).toBeVisible();
  expect(name).toMatch(/\.desk\.json\.age$/);
  expect(bytes.toString('latin1')).toMatch(/^age-encryption\.org\/v1\n-> scrypt /);

  const returned = await asOtherPerson(browser, baseURL, async (other) => {
    await other.goto('./#/');
    const chooser = other.waitForEvent('filechooser');
    await other.getByRole('button', { name: 'Open file' }).first().click();
    await (await chooser).setFiles({ name, mimeType: '', buffer: bytes });
    const asking = other.getByRole('dialog', { name: 'Open encrypted file' });
    const field = asking.getByRole('textbox', { name: 'Passphrase' });
    await expect(field).toBeFocused();
    await other.keyboard.type('another passphrase');
    await other.keyboard.press('Enter');
    await expect(asking).toContainText('This passphrase does not open the file.');
    await field.fill(passphrase);
    await other.keyboard.press('Enter');
    await expect(other.getByRole('textbox', { name: 'Title' }).first()).toBeVisible();
    await expect(asking).toBeHidden();
    await other.getByRole('textbox', { name: 'Title' }).first().fill('Returned');
    await other.getByRole('button', { name: 'Export…' }).click();
    const exporting = other.getByRole('dialog', { name: 'Export' });
    await exporting.getByRole('radio', { name: 'Desk file' }).check();
    await exporting.getByRole('checkbox', { name: 'Encrypt with a passphrase' }).check();
    await exporting.getByRole('textbox', { name: 'Passphrase' }).fill(passphrase);
    const returning = other.waitForEvent('download');
    await exporting.getByRole('button', { name: 'Download' }).click();
    return readFile(await (await returning).path());
  });

  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'Version history…' }).click();
  await expect(page.getByRole('dialog', { name: 'Version history' })).toContainText('shared with R. Lind');
  await page.keyboard.press('Escape');

  await page.getByRole('main', { name: 'Editor' }).getByRole('textbox', { name: 'Producer name' }).fill('A. Reader');
  await page.keyboard.press('Tab');
  await page.getByRole('banner').getByRole('link', { name: 'Compare' }).click();
  await page
    .locator('input[type="file"][aria-label="File to compare"]')
    .setInputFiles({ name: 'returned.desk.json.age', mimeType: '', buffer: returned });
  await page.getByRole('dialog', { name: 'Open encrypted file' }).getByRole('textbox').fill(passphrase);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', { name: 'List of differences' })).toContainText('Returned');
  await page.getByText('Merge', { exact: true }).click();
  await expect(page.getByRole('region', { name: 'Suggested base version' })).toContainText('shared with R. Lind');
});
