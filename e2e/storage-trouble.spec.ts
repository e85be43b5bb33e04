import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { Desk } from './support/desk.ts';
import { expect, test } from './support/guarded-test.ts';
import { openSmallDesk } from './support/small-desk.ts';

const drafts = (page: Page) => page.getByRole('region', { name: 'Drafts on this device' }).getByRole('listitem');
const saveState = (page: Page) => page.getByRole('banner').locator('[aria-haspopup="dialog"][data-state]');

async function exportAll(page: Page): Promise<string> {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export all drafts' }).click();
  return (await download).path();
}

async function openZip(page: Page, name: string, path: string): Promise<void> {
  const file = { name, mimeType: 'application/zip', buffer: await readFile(path) };
  await page.locator('input[type="file"][aria-label="Open file"]').setInputFiles(file);
}

/** The browser refuses every database, as in some private windows. */
function refuseStorage(): void {
  const refuse = (): never => {
    throw new DOMException('The user denied permission to access the database.', 'SecurityError');
  };
  Object.defineProperty(globalThis, 'indexedDB', { value: { open: refuse, deleteDatabase: refuse, cmp: () => 0 } });
  Object.defineProperty(globalThis, 'localStorage', { get: refuse });
}

test('if the browser refuses storage, work continues with a message, and everything can be exported', async ({
  page,
}) => {
  await page.addInitScript(refuseStorage);
  const desk = new Desk(page);
  await openSmallDesk(desk);

  await test.step('the save state says so', async () => {
    await desk.openEntry('Unknowns', /Who else/);
    await desk.unknown.fill('Typed with nowhere to keep it');
    await expect(page.getByRole('banner').getByRole('alert')).toContainText(
      'Not stored on this device. Export before you close this tab.',
    );
    await saveState(page).click();
    const popover = page.getByRole('dialog', { name: 'Save status' });
    await expect(popover).toContainText('Not stored on this device.');
    await expect(popover.getByRole('button', { name: 'Export all drafts' })).toBeVisible();
    await page.keyboard.press('Escape');
  });

  await test.step('undo and version history work', async () => {
    await desk.undo();
    await expect(desk.unknown).toHaveValue('Who else uses the channel.');
    await desk.redo();
  });

  await test.step('the library says so too, and exports everything', async () => {
    await page.getByRole('button', { name: 'Library' }).click();
    await expect(page.getByRole('main', { name: 'Library' }).getByRole('alert')).toContainText('close this page');
    await openZip(page, 'all.zip', await exportAll(page));
    await desk.openEntry('Unknowns', /Typed with nowhere/);
  });

  await test.step('closing needs a confirmation', async () => {
    let asked = false;
    page.once('dialog', (dialog) => {
      asked = dialog.type() === 'beforeunload';
      void dialog.accept();
    });
    await page.reload();
    expect(asked).toBe(true);
    // The device could not say whether it has the draft, so the page must not say that it does not.
    await expect(page.getByRole('heading', { name: 'Could not open this draft' })).toBeVisible();
  });
});

test('stored drafts are protected on request; a deleted one is restored with its history, or deleted permanently', async ({
  page,
}) => {
  await page.addInitScript(() => {
    let kept = false;
    Object.defineProperties(navigator.storage, {
      persisted: { value: async () => kept },
      persist: { value: async () => (kept = navigator.userActivation.isActive) },
    });
  });
  const desk = new Desk(page);
  const deleted = page.getByText(/^Recently deleted \(/);
  const remove = async (): Promise<void> => {
    await page.getByRole('button', { name: 'More actions for The north channel' }).click();
    await page.getByRole('menuitem', { name: 'Delete…' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await expect(drafts(page)).toHaveCount(0);
  };
  await openSmallDesk(desk);
  await saveState(page).click();
  const popover = page.getByRole('dialog', { name: 'Save status' });
  await expect(popover).toContainText('The browser may delete stored drafts');
  await expect(popover).toContainText(/About .* of browser storage is in use/);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Library' }).click();
  await page.getByRole('button', { name: 'Protect stored drafts' }).click();
  await expect(page.getByRole('button', { name: 'Protect stored drafts' })).toBeHidden();
  await drafts(page).getByRole('link').click();
  await desk.openEntry('Unknowns', /Who else/);
  await desk.unknown.fill('Changed before it was deleted');
  const whole = await desk.export(/^desk file$/i);
  await page.getByRole('button', { name: 'Library' }).click();

  await remove();
  await page.getByRole('status').getByRole('button', { name: 'Undo' }).click();
  await expect(drafts(page)).toHaveCount(1);

  await remove();
  await page.reload();
  await expect(drafts(page)).toHaveCount(0);
  await deleted.click();
  await page.getByRole('button', { name: 'Restore The north channel' }).click();
  await drafts(page).getByRole('link').click();
  expect(await desk.export(/^desk file$/i)).toBe(whole);
  await desk.undo();
  await desk.openEntry('Unknowns', /Who else/);

  await page.getByRole('button', { name: 'Library' }).click();
  await remove();
  await deleted.click();
  await page.getByRole('button', { name: 'Permanently delete The north channel' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete permanently' }).click();
  await expect(page.getByRole('region', { name: 'Get started' })).toBeVisible();
  await expect(deleted).toBeHidden();
});
