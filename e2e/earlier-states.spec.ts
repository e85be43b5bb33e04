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

/** What is referred to is asked about first. */
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

test('what was before a deletion can be looked at and returned to, and the return undone', async ({ page }) => {
  const desk = new Desk(page);
  const { dialog, states, view } = parts(page);
  await openSmallDesk(desk);
  const whole = await desk.export(/desk file/i);
  await deleteEntry(desk, 'Claims', /C-002/, true);
  await expect(entries(desk, 'Claims')).toContainText('1 of 200');
  const after = await desk.export(/desk file/i);

  await test.step('the state before it is listed, with what differs from now', async () => {
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

  await test.step('returning is one step, which undo takes back', async () => {
    await view.getByRole('button', { name: 'Return to this state' }).click();
    await expect(dialog).toBeHidden();
    expect(await desk.export(/desk file/i)).toBe(whole);
    await desk.undo();
    expect(await desk.export(/desk file/i)).toBe(after);
    await desk.redo();
    expect(await desk.export(/desk file/i)).toBe(whole);
  });

  await test.step('a reload keeps both states and the steps', async () => {
    await page.reload();
    await expect(desk.outline).toBeVisible();
    expect(await desk.export(/desk file/i)).toBe(whole);
    await openStates(page);
    await expect(states.filter({ hasText: '1 claim ·' }).first()).toBeVisible();
    await states.filter({ hasText: '1 claim ·' }).first().click();
    await expect(view.getByRole('status')).toContainText('different now');
    await dialog.getByRole('button', { name: 'Close' }).click();
    await desk.undo();
    expect(await desk.export(/desk file/i)).toBe(after);
  });
});

test('an earlier state opens as a draft of its own, beside the one that it was of', async ({ page }) => {
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

test('the keyboard alone goes through the states, and several steps are undone at once', async ({ page }) => {
  const desk = new Desk(page);
  const keyboard = new Keyboard(page);
  const { dialog, states, several } = parts(page);
  await openSmallDesk(desk);
  const whole = await desk.export(/desk file/i);
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
  expect(await desk.export(/desk file/i)).toBe(whole);
});

test('a draft without earlier states says when they are kept', async ({ page }) => {
  const { dialog } = parts(page);
  await page.goto('./');
  await page.getByRole('button', { name: 'New assessment' }).click();
  await openStates(page);
  await expect(dialog).toContainText('No earlier state is kept yet');
  await expect(dialog).toContainText('before anything is deleted');
});
