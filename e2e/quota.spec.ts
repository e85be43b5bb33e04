/** Full storage: the save state says so, work continues, and everything can be exported. */
import type { CDPSession, Page } from '@playwright/test';
import { Desk } from './support/desk.ts';
import { dropFiles } from './support/drop-and-paste.ts';
import { everyday, expect, test } from './support/guarded-test.ts';
import { openSmallDesk } from './support/small-desk.ts';

/** Enough space for a small draft, but not for a large one, in bytes. */
const enoughToBegin = 200_000;

/** Limits the storage of the page's origin, in bytes. Without a number, restores the browser's own limit. */
async function limitStorage(session: CDPSession, page: Page, quotaSize?: number): Promise<void> {
  const { origin } = new URL(page.url());
  await session.send('Storage.overrideQuotaForOrigin', { origin, ...(quotaSize === undefined ? {} : { quotaSize }) });
}

test(
  'if storage is full, the save state says so, work continues, and everything is saved once there is space',
  everyday,
  async ({ page, context }) => {
    const desk = new Desk(page);
    await page.goto('./');
    const session = await context.newCDPSession(page);
    // Set from the beginning, because the browser caches the available space for a while.
    await limitStorage(session, page, enoughToBegin);
    await openSmallDesk(desk);
    const banner = page.getByRole('banner');
    await expect(banner).toContainText('Saved on this device');
    await desk.openEntry('Unknowns', /Who else/);
    const box = desk.unknown;
    const long = 'Nobody knows. '.repeat(enoughToBegin / 10);

    await test.step('it says that it is not saved, and why', async () => {
      await box.fill(long);
      await expect(banner).toContainText(/Not saved/);
      await expect(banner).toContainText(/out of storage/i);
    });

    await test.step('leaving the page asks first', async () => {
      const question = page.waitForEvent('dialog');
      await page.close({ runBeforeUnload: true });
      const dialog = await question;
      expect(dialog.type()).toBe('beforeunload');
      await dialog.dismiss();
    });

    await test.step('work continues, and the export is complete', async () => {
      await box.fill(`${long}And more.`);
      await page.getByLabel('Title', { exact: true }).first().fill('Written with no room');
      const { title, assessment } = await desk.exportDesk();
      expect(title).toBe('Written with no room');
      expect(assessment.unknowns).toEqual([`${long}And more.`]);
    });

    await test.step('once there is space, it is saved automatically', async () => {
      await limitStorage(session, page);
      await expect(banner).toContainText('Saved on this device', { timeout: 60_000 });
      await page.reload();
      await expect(box).toHaveValue(`${long}And more.`);
      await expect(page.getByLabel('Title', { exact: true }).first()).toHaveValue('Written with no room');
    });
  },
);

test('an original that does not fit is named, its text is saved, and it is attached once there is space', async ({
  page,
  context,
}) => {
  const desk = new Desk(page);
  const banner = page.getByRole('banner');
  // The comment makes the original too large, and is not part of the text.
  const text = `<p>The port is open.</p><!-- ${'x'.repeat(enoughToBegin)} -->`;
  const source = { name: 'source.html', text, type: 'text/html' };
  await page.goto('./');
  const session = await context.newCDPSession(page);
  await limitStorage(session, page, enoughToBegin);

  await dropFiles(page.getByRole('main', { name: 'Library' }), [source]);
  const sheet = page.getByRole('dialog', { name: 'Add sources' });
  await sheet.getByRole('checkbox', { name: /^Store the original files/ }).check();
  await sheet.getByRole('button', { name: 'Add 1 source' }).click();
  await expect(page.getByText('Could not store the original of “source.html”.')).toContainText(
    'There is not enough space in this browser. Free up space and try again.',
  );
  await expect(banner).toContainText('Saved on this device');
  await page.reload();
  await expect(desk.passage).toContainText('The port is open.');

  const original = page.getByRole('group', { name: 'Original file source.html' });
  const observation = page.getByRole('list', { name: 'Observations' }).getByRole('button', { name: /^1/ });
  async function attach(): Promise<void> {
    const chooser = page.waitForEvent('filechooser');
    await original.getByRole('button', { name: 'Attach the original file…' }).click();
    const chosen = { name: source.name, mimeType: source.type, buffer: Buffer.from(source.text) };
    await (await chooser).setFiles(chosen);
  }
  await desk.section('Casefile').click();
  await observation.first().click();
  await attach();
  await expect(original).toContainText('Could not store “source.html”. There is not enough space in this browser.');
  await limitStorage(session, page);
  // The browser caches the available space for a while.
  await expect(async () => {
    await page.reload();
    await desk.section('Casefile').click();
    await observation.first().click();
    await attach();
    await expect(original).toContainText('Original file: stored on this device', { timeout: 5_000 });
  }).toPass({ timeout: 60_000 });
});
