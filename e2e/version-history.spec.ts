import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { Desk } from './support/desk.ts';
import { test as guarded } from './support/guarded-test.ts';
import { expect, test } from './support/one-page-test.ts';
import { Keyboard } from './support/keyboard.ts';
import { openSmallDesk } from './support/small-desk.ts';

function parts(page: Page) {
  const dialog = page.getByRole('dialog', { name: 'Version history' });
  return {
    dialog,
    versions: dialog.getByRole('option'),
    view: dialog.getByRole('region', { name: 'Selected version' }),
    several: page.getByRole('button', { name: 'Undo history' }),
  };
}

/** Deletes an entry; `asked`: a confirmation is expected, because something refers to it. */
async function deleteEntry(desk: Desk, section: string, words: RegExp, asked = false): Promise<void> {
  await desk.openEntry(section, words);
  // The entries of some lists are shown together, each with its own button.
  const all = desk.editor.getByRole('button', { name: /^Delete( contradiction 1| unknown 1)?$/ });
  await all.click();
  if (asked) await desk.page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
}

async function openVersions(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Undo history' }).click();
  await page.getByRole('menuitem', { name: 'Version history…' }).click();
}

const entries = (desk: Desk, section: string): Locator => desk.section(section);

test('the version before a deletion can be viewed and restored, and restoring can be undone', async ({ page }) => {
  const desk = new Desk(page);
  const { dialog, versions, view } = parts(page);
  await openSmallDesk(desk);
  const whole = await desk.export(/^desk file$/i);
  await deleteEntry(desk, 'Claims', /C-002/, true);
  await expect(entries(desk, 'Claims')).toContainText('1 of 200');
  const after = await desk.export(/^desk file$/i);

  await test.step('the version before it is listed, with the changes since', async () => {
    await openVersions(page);
    // Each export is listed as well, the newest first.
    await expect(versions.first()).toContainText('exported as “');
    const before = versions.filter({ hasText: 'C-002' });
    await expect(before).toContainText('2 claims');
    await before.click();
    await expect(dialog.getByRole('group').first()).toHaveAccessibleName('Today');
    await expect(view.getByRole('status')).toContainText('since this version');
    await expect(view.getByRole('region', { name: 'Changes since then' })).toContainText('C-002');
    await view.getByText('Content', { exact: true }).click();
    await expect(view.getByRole('region', { name: 'Content' })).toContainText('C-002');
  });

  await test.step('it can be downloaded', async () => {
    const download = page.waitForEvent('download');
    await view.getByRole('button', { name: 'Download' }).click();
    const text = await readFile(await (await download).path(), 'utf8');
    expect((JSON.parse(text) as { assessment: unknown }).assessment).toEqual(
      (JSON.parse(whole) as { assessment: unknown }).assessment,
    );
  });

  await test.step('restoring is one step, which can be undone', async () => {
    await view.getByRole('button', { name: 'Restore this version' }).click();
    await expect(dialog).toBeHidden();
    expect(await desk.export(/^desk file$/i)).toBe(whole);
    await desk.undo();
    expect(await desk.export(/^desk file$/i)).toBe(after);
    await desk.redo();
    expect(await desk.export(/^desk file$/i)).toBe(whole);
  });

  await test.step('both versions and the undo steps survive a reload', async () => {
    await page.reload();
    await expect(desk.outline).toBeVisible();
    expect(await desk.export(/^desk file$/i)).toBe(whole);
    await openVersions(page);
    await expect(versions.filter({ hasText: '1 claim ·' }).first()).toBeVisible();
    await versions.filter({ hasText: '1 claim ·' }).first().click();
    await expect(view.getByRole('status')).toContainText('since this version');
    await dialog.getByRole('button', { name: 'Close' }).click();
    await desk.undo();
    expect(await desk.export(/^desk file$/i)).toBe(after);
  });
});

guarded('a version opens as a new draft, beside the original', async ({ page }) => {
  const desk = new Desk(page);
  const { view } = parts(page);
  await openSmallDesk(desk);
  await deleteEntry(desk, 'Unknowns', /Who else/);
  await expect(entries(desk, 'Unknowns')).toContainText('0 of');
  await openVersions(page);
  await view.getByRole('button', { name: 'Open as new draft' }).click();
  await expect(page.getByLabel('Title', { exact: true })).toHaveValue(/^The north channel \(\d\d:\d\d\)$/);
  await expect(entries(desk, 'Unknowns')).toContainText('1 of');
  await page.getByRole('button', { name: 'Library' }).click();
  await expect(page.getByRole('region', { name: 'Drafts on this device' }).getByRole('listitem')).toHaveCount(2);
});

test('versions are reached by keyboard alone, and several steps are undone at once', async ({ page }) => {
  const desk = new Desk(page);
  const keyboard = new Keyboard(page);
  const { dialog, versions, several } = parts(page);
  await openSmallDesk(desk);
  const whole = await desk.export(/^desk file$/i);
  await deleteEntry(desk, 'Unknowns', /Who else/);
  await deleteEntry(desk, 'Contradictions', /C-001/);
  await deleteEntry(desk, 'Claims', /C-002/, true);

  await page.keyboard.press('ControlOrMeta+k');
  await page.keyboard.type('version history');
  await page.keyboard.press('Enter');
  // One before each deletion, and the export.
  await expect(versions).toHaveCount(4);
  await expect(versions.nth(0)).toBeFocused();
  await page.keyboard.press('End');
  await expect(versions.nth(3)).toBeFocused();
  await expect(versions.nth(3)).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Home');
  await keyboard.tabTo(dialog.getByRole('button', { name: 'Restore this version' }));
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();

  await several.focus();
  await page.keyboard.press('Enter');
  const steps = page.getByRole('menuitem').filter({ hasText: /delete/i });
  await expect(steps.first()).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(steps.nth(2)).toBeFocused();
  await page.keyboard.press('Enter');
  expect(await desk.export(/^desk file$/i)).toBe(whole);
});

test('a draft without versions says when they are saved', async ({ page }) => {
  const { dialog } = parts(page);
  await page.goto('./');
  await page.getByRole('button', { name: 'New assessment' }).click();
  await openVersions(page);
  await expect(dialog).toContainText('No versions yet');
  await expect(dialog).toContainText('before you delete');
});
