/** Saving to a linked file with the File System Access API. */
import type { Page } from '@playwright/test';
import { Desk } from './support/desk.ts';
import { expect, test } from './support/guarded-test.ts';
import { openSmallDesk, smallDesk } from './support/small-desk.ts';

/**
 * An automated browser has no file dialog. A file of the origin's private file system (File System standard) replaces
 * it: a real handle with real reading, writing and modification times.
 */
async function chooseFrom(page: Page, name: string): Promise<void> {
  await page.addInitScript((fileName) => {
    const handle = async (): Promise<FileSystemFileHandle> =>
      (await navigator.storage.getDirectory()).getFileHandle(fileName, { create: true });
    Object.assign(window, { showSaveFilePicker: handle, showOpenFilePicker: async () => [await handle()] });
  }, name);
}

function onDisk(page: Page, name: string): Promise<string> {
  return page.evaluate(async (fileName) => {
    const folder = await navigator.storage.getDirectory();
    return (await (await folder.getFileHandle(fileName)).getFile()).text();
  }, name);
}

/** Another program writes to the file. */
async function changeOnDisk(page: Page, name: string, text: string): Promise<void> {
  await page.evaluate(
    async ([fileName, content]) => {
      const folder = await navigator.storage.getDirectory();
      const stream = await (await folder.getFileHandle(fileName ?? '', { create: true })).createWritable();
      await stream.write(content ?? '');
      await stream.close();
    },
    [name, text],
  );
}

const where = (page: Page, words: string | RegExp) => page.getByRole('banner').getByRole('button', { name: words });

test('work is saved to a file, and changes by others are not overwritten', async ({ page }) => {
  const name = 'hand-over.desk.json';
  await chooseFrom(page, name);
  const desk = new Desk(page);
  await openSmallDesk(desk);
  const title = page.getByRole('textbox', { name: 'Title' });

  await where(page, 'Saved on this device').click();
  await page.getByRole('dialog', { name: 'Save status' }).getByRole('button', { name: 'Save to a file…' }).click();
  await expect(where(page, `Saved to ${name}`)).toBeVisible();
  const first = await onDisk(page, name);
  expect(first).toBe(await desk.export(/^desk file$/i));

  await title.fill('A second version');
  await expect(where(page, /Saved on this device; newer than hand-over\.desk\.json/)).toBeVisible();
  expect(await onDisk(page, name)).toBe(first);

  await page.reload();
  await expect(where(page, /newer than hand-over\.desk\.json/)).toBeVisible();
  await title.press('ControlOrMeta+s');
  await expect(where(page, `Saved to ${name}`)).toBeVisible();
  expect(JSON.parse(await onDisk(page, name))).toHaveProperty('title', 'A second version');
  await page.reload();
  await expect(where(page, `Saved to ${name}`)).toBeVisible();

  await changeOnDisk(page, name, first.replace(/"title": "[^"]*"/, '"title": "Somebody else’s"'));
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(where(page, `${name} was changed on disk`)).toBeVisible();
  await title.fill('Mine');
  await title.press('ControlOrMeta+s');
  const question = page.getByRole('dialog', { name: `“${name}” was changed on disk` });
  await question.getByRole('button', { name: 'Cancel' }).click();
  expect(JSON.parse(await onDisk(page, name))).toHaveProperty('title', 'Somebody else’s');
  await title.press('ControlOrMeta+s');
  await question.getByRole('button', { name: 'Keep both and save' }).click();
  await expect(where(page, `Saved to ${name}`)).toBeVisible();
  expect(JSON.parse(await onDisk(page, name))).toHaveProperty('title', 'Mine');

  await page.goto('./');
  const drafts = page.getByRole('region', { name: 'Drafts on this device' });
  await expect(drafts.getByText(/^Mine$/)).toBeVisible();
  await expect(drafts.getByText(`Somebody else’s (version from ${name})`)).toBeVisible();
});

test('an opened file is linked to its draft, and never gets an invalid document', async ({ page }) => {
  const name = 'north.assessment.json';
  await chooseFrom(page, name);
  await page.goto('./');
  const { assessment } = JSON.parse(smallDesk()) as { readonly assessment: unknown };
  const text = JSON.stringify(assessment);
  await changeOnDisk(page, name, text);
  await page.getByRole('button', { name: 'Open file…' }).click();
  await expect(where(page, `Saved to ${name}`)).toBeVisible();

  const desk = new Desk(page);
  await desk.openEntry('Claims', /C-001/);
  const proposition = await desk.restate();
  await proposition.fill('');
  await proposition.press('ControlOrMeta+s');
  await expect(page.getByText(/Could not save to a file\..*error/)).toBeVisible();
  expect(await onDisk(page, name)).toBe(text);

  await proposition.fill('Mended.');
  await proposition.press('ControlOrMeta+s');
  const anyway = page.getByRole('dialog').getByRole('button', { name: 'Save anyway' });
  await expect(anyway.or(where(page, `Saved to ${name}`))).toBeVisible();
  if (await anyway.isVisible()) await anyway.click();
  await expect(where(page, `Saved to ${name}`)).toBeVisible();
  expect(await onDisk(page, name)).toContain('Mended.');
});
