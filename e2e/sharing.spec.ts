/** Sharing a draft with a person, in an encrypted file. */
import { encrypt } from '../src/encryption/age.ts';
import { Desk } from './support/desk.ts';
import { downloaded } from './support/drop-and-paste.ts';
import { expect, test } from './support/guarded-test.ts';
import { asOtherPerson } from './support/reviews.ts';
import { openSmallDesk } from './support/small-desk.ts';

test('a draft that is shared encrypted opens for its recipient, and comes back', async ({ page, browser, baseURL }) => {
  await openSmallDesk(new Desk(page));
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'Share…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Share this draft' });
  await expect(dialog.getByRole('textbox', { name: 'Recipient' })).toBeFocused();
  await page.keyboard.type('R. Lind');
  const brief = 'Look at IH-001 first, by Friday.';
  await dialog.getByLabel('Brief for reviewers').fill(brief);
  await dialog.getByRole('checkbox', { name: 'Encrypt with a passphrase' }).check();
  const save = dialog.getByRole('button', { name: 'Download' });
  await expect(save).toBeDisabled();
  await dialog.getByRole('button', { name: 'Generate a passphrase' }).click();
  const passphrase = await dialog.getByRole('textbox', { name: 'Passphrase' }).inputValue();
  const { name, bytes } = await downloaded(page, () => save.click());
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
    await field.fill(passphrase);
    await other.keyboard.press('Enter');
    // The key of a passphrase is deliberately expensive to derive.
    await expect(asking).toBeHidden({ timeout: 90_000 });
    await expect(other.getByRole('main', { name: 'Review' }).getByText(brief)).toBeVisible();
    await new Desk(other).view('Write', 'Editor');
    await other.getByRole('textbox', { name: 'Title' }).first().fill('Returned');
    return new Desk(other).export(/^desk file$/i);
  });

  await page.getByRole('main', { name: 'Editor' }).getByRole('textbox', { name: 'Producer name' }).fill('A. Reader');
  await page.keyboard.press('Tab');
  await new Desk(page).view('Compare');
  // With a key that is cheap to derive.
  const buffer = Buffer.from(await encrypt(new TextEncoder().encode(returned), passphrase, 10));
  await page
    .locator('input[type="file"][aria-label="File to compare"]')
    .setInputFiles({ name: 'returned.desk.json.age', mimeType: '', buffer });
  const asking = page.getByRole('dialog', { name: 'Open encrypted file' });
  await asking.getByRole('textbox', { name: 'Passphrase' }).fill('another passphrase');
  await page.keyboard.press('Enter');
  await expect(asking).toContainText('This passphrase does not open the file.');
  await asking.getByRole('textbox', { name: 'Passphrase' }).fill(passphrase);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', { name: 'List of differences' })).toContainText('Returned');
  await page.getByText('Merge', { exact: true }).click();
  await expect(page.getByRole('region', { name: 'Suggested base version' })).toContainText('shared with R. Lind');
});
