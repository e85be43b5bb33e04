import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { Desk } from './support/desk.ts';
import { expect, test } from './support/guarded-test.ts';
import { Keyboard } from './support/keyboard.ts';
import { openSmallDesk } from './support/small-desk.ts';

function parts(page: Page) {
  const dialog = page.getByRole('dialog', { name: 'Earlier states' });
  return {
    dialog,
    states: dialog.getByRole('option'),
    view: dialog.getByRole('region', { name: 'The chosen state' }),
    several: page.getByRole('button', { name: 'Undo several steps' }),
  };
}

/** Deleting an entry with references asks first. */
async function deleteEntry(desk: Desk, section: string, words: RegExp, asked = false): Promise<void> {
  await desk.openEntry(section, words);
  await desk.editor.getByRole('button', { name: 'Delete', exact: true }).click();
  if (asked) await desk.page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
}

async function openStates(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Undo several steps' }).click();
  await page.getByRole('menuitem', { name: 'Earlier states…' }).click();
}

const entries = (desk: Desk, section: string): Locator => desk.section(section);

test('the version before a deletion can be viewed and restored, and restoring can be undone', async ({ page }) => {
  const desk = new Desk(page);
  const { dialog, states, view } = parts(page);
  await openSmallDesk(desk);
  const whole = await desk.export(/whole desk/i);
  await deleteEntry(desk, 'Claims', /C-002/, true);
  await expect(entries(desk, 'Claims')).toContainText('1 of 200');
  const after = await desk.export(/whole desk/i);

  await test.step('the version before it is listed, with its differences from now', async () => {
    await openStates(page);
    // Each export is listed too, the last one first.
    await expect(states.first()).toContainText('exported as “');
    const before = states.filter({ hasText: 'C-002' });
    await expect(before).toContainText('2 claims');
    await before.click();
    await expect(dialog.getByRole('group').first()).toHaveAccessibleName('Today');
    await expect(view.getByRole('status')).toContainText('different now');
    await expect(view.getByRole('region', { name: 'What differs from now' })).toContainText('C-002');
    await view.getByText('What it holds').click();
    await expect(view.getByRole('region', { name: 'What it holds' })).toContainText('C-002');
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
    await view.getByRole('button', { name: 'Return to this state' }).click();
    await expect(dialog).toBeHidden();
    expect(await desk.export(/whole desk/i)).toBe(whole);
    await desk.undo();
    expect(await desk.export(/whole desk/i)).toBe(after);
    await desk.redo();
    expect(await desk.export(/whole desk/i)).toBe(whole);
  });

  await test.step('after a reload, both versions and the steps are still there', async () => {
    await page.reload();
    await expect(desk.outline).toBeVisible();
    expect(await desk.export(/whole desk/i)).toBe(whole);
    await openStates(page);
    await expect(states.filter({ hasText: '1 claim ·' }).first()).toBeVisible();
    await states.filter({ hasText: '1 claim ·' }).first().click();
    await expect(view.getByRole('status')).toContainText('different now');
    await dialog.getByRole('button', { name: 'Close' }).click();
    await desk.undo();
    expect(await desk.export(/whole desk/i)).toBe(after);
  });
});

test('an earlier version opens as a new draft, in addition to its own', async ({ page }) => {
  const desk = new Desk(page);
  const { view } = parts(page);
  await openSmallDesk(desk);
  await deleteEntry(desk, 'Unknowns', /Who else/);
  await expect(entries(desk, 'Unknowns')).toContainText('0 of');
  await openStates(page);
  await view.getByRole('button', { name: 'Open as a draft of its own' }).click();
  await expect(page.getByLabel('Title', { exact: true })).toHaveValue(/^The north channel \(\d\d:\d\d\)$/);
  await expect(entries(desk, 'Unknowns')).toContainText('1 of');
  await page.getByRole('button', { name: 'Library' }).click();
  await expect(page.getByRole('region', { name: 'Drafts on this device' }).getByRole('listitem')).toHaveCount(2);
});

test('the versions can be reached with the keyboard alone, and several steps undone at once', async ({ page }) => {
  const desk = new Desk(page);
  const keyboard = new Keyboard(page);
  const { dialog, states, several } = parts(page);
  await openSmallDesk(desk);
  const whole = await desk.export(/whole desk/i);
  await deleteEntry(desk, 'Unknowns', /Who else/);
  await deleteEntry(desk, 'Contradictions', /C-001/);
  await deleteEntry(desk, 'Claims', /C-002/, true);

  await page.keyboard.press('ControlOrMeta+k');
  await page.keyboard.type('earlier states');
  await page.keyboard.press('Enter');
  // One before each deletion, and the export.
  await expect(states).toHaveCount(4);
  await expect(states.nth(0)).toBeFocused();
  await page.keyboard.press('End');
  await expect(states.nth(3)).toBeFocused();
  await expect(states.nth(3)).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Home');
  await keyboard.tabTo(dialog.getByRole('button', { name: 'Return to this state' }));
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();

  await several.focus();
  await page.keyboard.press('Enter');
  const steps = page.getByRole('menuitem').filter({ hasText: /delete/i });
  await expect(steps).toHaveCount(3);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(steps.nth(2)).toBeFocused();
  await page.keyboard.press('Enter');
  expect(await desk.export(/whole desk/i)).toBe(whole);
});

test('a draft without earlier versions says when versions are saved', async ({ page }) => {
  const { dialog } = parts(page);
  await page.goto('./');
  await page.getByRole('button', { name: 'New assessment' }).click();
  await openStates(page);
  await expect(dialog).toContainText('No earlier state is kept yet');
  await expect(dialog).toContainText('before anything is deleted');
});
