/** Signing a file, and checking the signature of another person. */
import type { Page } from '@playwright/test';
import { Desk } from './support/desk.ts';
import { downloaded, type Downloaded } from './support/drop-and-paste.ts';
import { expect, test } from './support/guarded-test.ts';
import { asOtherPerson } from './support/reviews.ts';
import { openSmallDesk } from './support/small-desk.ts';

type Sent = Pick<Downloaded, 'name' | 'text'>;

function fileFrom(page: Page, button: string): Promise<Downloaded> {
  return downloaded(page, () => page.getByRole('button', { name: button, exact: true }).click());
}

/** Chooses a file in the picker that a button opens. */
async function chooseFile(page: Page, button: string, { name, text }: Sent): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: button, exact: true }).click();
  await (await chooser).setFiles({ name, mimeType: 'application/json', buffer: Buffer.from(text) });
}

/** Creates the key of a browser, and returns the file with its public part. */
async function createKey(page: Page, name: string): Promise<Downloaded> {
  await page.goto('./#/signatures');
  await page.getByRole('textbox', { name: 'Name of the new key' }).fill(name);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', { name: 'Your key' })).toContainText(name);
  return fileFrom(page, 'Download public key');
}

test('a file that one person signs is checked by another', async ({ page, browser, baseURL }) => {
  const key = await createKey(page, 'Rósa Lind');
  expect(key.name).toBe('Rósa-Lind.jwk.json');

  await openSmallDesk(new Desk(page));
  await page.getByRole('button', { name: 'Export…' }).click();
  const signature = await fileFrom(page, 'Download signature');
  const file = await fileFrom(page, 'Download assessment');
  expect(signature.name).toBe(`${file.name}.jws`);

  await page.goto('./#/signatures');
  const again = await downloaded(page, () => chooseFile(page, 'Sign a file…', file));
  expect(again.name).toBe(signature.name);

  await asOtherPerson(browser, baseURL, async (jon) => {
    await jon.goto('./#/signatures');
    await jon.getByRole('button', { name: 'Check a signature…' }).click();
    const dialog = jon.getByRole('dialog', { name: 'Check a signature' });
    const check = dialog.getByRole('button', { name: 'Check', exact: true });
    const result = dialog.getByRole('status');
    await chooseFile(jon, 'Choose file…', file);
    await chooseFile(jon, 'Choose signature…', signature);
    await expect(check).toBeDisabled();
    await chooseFile(jon, 'Choose public key…', key);
    await check.click();
    await expect(result).toContainText('Signed with this key');
    await expect(result).toContainText((JSON.parse(key.text) as { kid: string }).kid);
    await chooseFile(jon, 'Choose signature…', again);
    await expect(result).toBeEmpty();
    await check.click();
    await expect(result).toContainText('Signed with this key');
    await chooseFile(jon, 'Choose file…', { ...file, text: `${file.text} ` });
    await check.click();
    await expect(result).toContainText('Not signed with this key');
    await dialog.getByRole('textbox', { name: 'Public key of the signer' }).fill('no key');
    await check.click();
    await expect(result).toContainText('Could not check the signature');
  });
});

test('the key is deleted after a question', async ({ page }) => {
  await createKey(page, 'Rósa Lind');
  await page.getByRole('button', { name: 'Delete…' }).click();
  await page.getByRole('button', { name: 'Delete permanently' }).click();
  await expect(page.getByRole('textbox', { name: 'Name of the new key' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Create key' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Sign a file…' })).toHaveCount(0);
});

test('a browser without Ed25519 says so', async ({ page }) => {
  await page.addInitScript(() => {
    crypto.subtle.generateKey = async () => Promise.reject(new DOMException('Unrecognized name.', 'NotSupportedError'));
  });
  await page.goto('./#/signatures');
  await expect(page.getByRole('alert')).toContainText('This browser cannot sign files or check signatures');
  await expect(page.getByRole('button', { name: 'Check a signature…' })).toBeDisabled();
});
