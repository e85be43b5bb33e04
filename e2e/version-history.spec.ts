import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { Desk } from './support/desk.ts';
import { expect, test } from './support/one-page-test.ts';
import { openSmallDesk } from './support/small-desk.ts';

/** Deletes an entry; `asked`: a confirmation is expected, because something refers to it. */
async function deleteEntry(desk: Desk, section: string, words: RegExp, asked = false): Promise<void> {
  await desk.openEntry(section, words);
  // The entries of some lists are shown together, each with its own button.
  await desk.editor.getByRole('button', { name: /^Delete( unknown 1)?$/ }).click();
  if (asked) await desk.page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
}

async function openVersions(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Undo history' }).click();
  await page.getByRole('menuitem', { name: 'Version history…' }).click();
}

test('versions before deletions are viewed, restored and opened, and several steps are undone at once', async ({
  page,
}) => {
  const desk = new Desk(page);
  const dialog = page.getByRole('dialog', { name: 'Version history' });
  const versions = dialog.getByRole('option');
  const view = dialog.getByRole('region', { name: 'Selected version' });
  await openSmallDesk(desk);
  const whole = await desk.export(/^desk file$/i);
  await deleteEntry(desk, 'Unknowns', /Who else/);
  await deleteEntry(desk, 'Claims', /C-002/, true);
  await expect(desk.section('Claims')).toContainText(/\D1\b/);
  const after = await desk.export(/^desk file$/i);

  await test.step('they are reached and chosen with keys, with the changes since', async () => {
    await page.keyboard.press('ControlOrMeta+k');
    await page.keyboard.type('version history');
    await page.keyboard.press('Enter');
    // One before each deletion, and each export, the newest first.
    await expect(versions).toHaveCount(4);
    await expect(versions.first()).toContainText('exported as “');
    await expect(versions.first()).toBeFocused();
    await page.keyboard.press('End');
    await expect(versions.nth(3)).toBeFocused();
    await expect(versions.nth(3)).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Home');
    await versions.filter({ hasText: 'before deleting C-002' }).click();
    await expect(dialog.getByRole('group').first()).toHaveAccessibleName('Today');
    await expect(view.getByRole('status')).toContainText('since this version');
    await expect(view.getByRole('region', { name: 'Changes since then' })).toContainText('C-002');
    await view.getByText('Content', { exact: true }).click();
    await expect(view.getByRole('region', { name: 'Content' })).toContainText('C-002');
  });

  await test.step('the oldest is downloaded, and restored in one step that can be undone', async () => {
    await versions.nth(3).click();
    const download = page.waitForEvent('download');
    await view.getByRole('button', { name: 'Download' }).click();
    const text = await readFile(await (await download).path(), 'utf8');
    expect((JSON.parse(text) as { assessment: unknown }).assessment).toEqual(
      (JSON.parse(whole) as { assessment: unknown }).assessment,
    );
    await view.getByRole('button', { name: 'Restore this version' }).click();
    await expect(dialog).toBeHidden();
    expect(await desk.export(/^desk file$/i)).toBe(whole);
    await desk.undo();
    expect(await desk.export(/^desk file$/i)).toBe(after);
    await desk.redo();
  });

  await test.step('both versions and the undo steps survive a reload', async () => {
    await page.reload();
    await expect(desk.outline).toBeVisible();
    expect(await desk.export(/^desk file$/i)).toBe(whole);
    await openVersions(page);
    await versions.filter({ hasText: '1 claim ·' }).first().click();
    await expect(view.getByRole('status')).toContainText('since this version');
    await dialog.getByRole('button', { name: 'Close' }).click();
    await desk.undo();
    expect(await desk.export(/^desk file$/i)).toBe(after);
  });

  await test.step('several steps are undone at once, with keys', async () => {
    await page.getByRole('button', { name: 'Undo history' }).focus();
    await page.keyboard.press('Enter');
    const steps = page.getByRole('menuitem').filter({ hasText: /delete/i });
    await expect(steps.first()).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(steps.nth(1)).toBeFocused();
    await page.keyboard.press('Enter');
    expect(await desk.export(/^desk file$/i)).toBe(whole);
  });

  await test.step('a version opens as a new draft, beside the original', async () => {
    const original = page.url();
    await openVersions(page);
    await versions.filter({ hasText: '1 claim ·' }).first().click();
    await view.getByRole('button', { name: 'Open as new draft' }).click();
    await expect(page.getByLabel('Title', { exact: true })).toHaveValue(/^The north channel \(\d\d:\d\d\)$/);
    await expect(desk.section('Claims')).toContainText(/\D1\b/);
    expect(page.url()).not.toBe(original);
  });
});
