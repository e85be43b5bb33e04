/** Signing an exported file, and checking the signature of another person. */
import type { Page } from '@playwright/test';
import { Desk } from './support/desk.ts';
import { downloaded, type Downloaded } from './support/downloads.ts';
import { dropFiles } from './support/drop-and-paste.ts';
import { expect, test } from './support/guarded-test.ts';
import { asOtherPerson } from './support/other-person.ts';
import { openSmallDesk } from './support/small-desk.ts';

type Sent = Pick<Downloaded, 'name' | 'text'>;

function fileFrom(page: Page, button: string): Promise<Downloaded> {
  return downloaded(page, () => page.getByRole('button', { name: button, exact: true }).click());
}

/** Chooses files in the picker that a button opens. */
async function chooseFiles(page: Page, button: string, files: readonly Sent[]): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: button, exact: true }).click();
  await (
    await chooser
  ).setFiles(files.map(({ name, text }) => ({ name, mimeType: 'application/json', buffer: Buffer.from(text) })));
}

test('a file that one person signs is checked by another', async ({ page, browser, baseURL }) => {
  await page.goto('./#/signatures');
  await page.getByRole('textbox', { name: 'Name of the new key' }).fill('Rósa Lind');
  await page.keyboard.press('Enter');
  const own = page.getByRole('list', { name: 'Your keys' }).getByRole('listitem');
  await expect(own).toContainText('Rósa Lind');
  const key = await fileFrom(page, 'Download public key: Rósa Lind');
  expect(key.name).toBe('Rósa-Lind.jwk.json');

  await openSmallDesk(new Desk(page));
  await page.getByRole('button', { name: 'Export…' }).click();
  const signature = await fileFrom(page, 'Download signature');
  const file = await fileFrom(page, 'Download');
  expect(signature.name).toBe(`${file.name}.jws`);

  await asOtherPerson(browser, baseURL, async (jon) => {
    await jon.goto('./#/signatures');
    const result = jon.getByRole('status').filter({ hasText: 'Key fingerprint' });
    await chooseFiles(jon, 'Choose file and signature…', [file, signature]);
    await expect(result).toContainText('Not certain');
    await expect(result).toContainText((JSON.parse(key.text) as { kid: string }).kid);
    await chooseFiles(jon, 'Add public key…', [key]);
    await expect(result).toContainText('Signed and unchanged');
    await chooseFiles(jon, 'Choose file and signature…', [{ ...file, text: `${file.text} ` }, signature]);
    await expect(result).toContainText('Do not rely on this signature');

    await jon.goto('./#/');
    await dropFiles(jon.getByRole('main'), [file, signature]);
    await expect(jon.getByText('The file is exactly what was signed with the key “Rósa Lind”.')).toBeVisible();
  });
});

test('a browser without Ed25519 says so', async ({ page }) => {
  await page.addInitScript(() => {
    crypto.subtle.generateKey = async () => Promise.reject(new DOMException('Unrecognized name.', 'NotSupportedError'));
  });
  await page.goto('./#/signatures');
  await expect(page.getByRole('alert')).toContainText('This browser cannot sign files or check signatures');
  await expect(page.getByRole('button', { name: 'Choose file and signature…' })).toBeDisabled();
});
