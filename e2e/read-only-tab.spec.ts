/** A read-only tab: nothing in it changes the draft, and it says why. */
import type { Page } from '@playwright/test';
import { Desk } from './support/desk.ts';
import { dropFiles, pasteOnPage } from './support/drop-and-paste.ts';
import { expect, test } from './support/guarded-test.ts';
import { deskWithTenClaims } from './support/revision.ts';
import { selectWithPointer } from './support/select-text.ts';
import { openSmallDesk } from './support/small-desk.ts';
import { ableToChange, goThrough, nothing, type Found } from './support/ways-to-change.ts';

const banner = 'Read-only: this draft is being edited in another tab.';

const wholeDesk = (page: Page): Promise<string> => new Desk(page).export(/^desk file$/i);

test('in a read-only tab no control, key, drop, paste or command changes the draft', async ({ page, context }) => {
  await openSmallDesk(new Desk(page), deskWithTenClaims);
  const base = /^[^#]*#\/draft\/[^/]+/.exec(page.url())?.[0] ?? '';
  const reader = await context.newPage();
  await reader.goto(`${base}/claims/1`);
  await expect(reader.getByText(banner, { exact: true }).first()).toBeVisible();
  const desk = new Desk(reader);
  const before = await wholeDesk(page);
  expect(await wholeDesk(reader)).toBe(before);

  await test.step('in the tab that edits, the same places have controls, so the search would find them', async () => {
    const found: Found[] = [];
    await goThrough(page, base, async () => void found.push(await ableToChange(page)));
    expect(found.filter(({ fields, buttons }) => fields.length + buttons.length > 1).length).toBeGreaterThan(8);
  });
  await test.step('but none in the read-only tab', async () => {
    await goThrough(reader, base, async (at) => {
      await expect(reader.getByText(banner, { exact: true }).first()).toBeVisible();
      await expect.poll(() => ableToChange(reader), { message: at }).toEqual(nothing);
    });
    for (const key of ['a', 'q', 'r', 'Delete']) await reader.keyboard.press(key);
    await reader.goto(`${base}/power_bases/1`);
  });
  await test.step('typing has no effect, and the text can be selected', async () => {
    const field = desk.editor.getByLabel('Description', { exact: true });
    const words = await field.inputValue();
    await field.click();
    await reader.keyboard.type('no');
    await reader.keyboard.press('ControlOrMeta+z');
    await expect(field).toHaveValue(words);
    await reader.keyboard.press('ControlOrMeta+a');
    const selected = await field.evaluate((area: HTMLTextAreaElement) =>
      area.value.slice(area.selectionStart, area.selectionEnd),
    );
    expect(selected).toBe(words);
  });
  await test.step('text of the passage can be selected, but not turned into a claim', async () => {
    await selectWithPointer(reader, desk.passage, 'General Ivanov');
    await expect(desk.passage.getByText('14 characters')).toBeAttached();
    await expect(desk.passage.getByRole('button', { name: 'New claim from selection' })).toBeDisabled();
    await reader.keyboard.press('Escape');
    await reader.keyboard.press('Alt+Shift+ArrowRight');
  });
  await test.step('an evidence link is not removed, moved or opened by keys', async () => {
    await reader.goto(`${base}/power_bases/1`);
    const row = desk.editor.getByRole('grid', { name: 'Evidence' }).getByRole('row').first();
    await row.focus();
    for (const key of ['Delete', 'Alt+ArrowDown', 'Space']) await reader.keyboard.press(key);
    await expect(reader.getByText(/To edit it here, choose “Edit here instead” above/).first()).toBeVisible();
  });
  await test.step('entries are not deleted or moved in their list', async () => {
    await reader.goto(`${base}/claims`);
    await desk.outline.getByRole('option').first().click();
    for (const key of ['Delete', 'Alt+ArrowDown', 'ControlOrMeta+d']) await reader.keyboard.press(key);
  });
  await test.step('the palette says so for commands that would change the draft', async () => {
    await reader.keyboard.press('ControlOrMeta+k');
    const palette = reader.getByRole('dialog', { name: 'Find anything' });
    await palette.getByRole('combobox').fill('New unknown');
    const command = palette.getByRole('option', { name: /^New unknown/ });
    await expect(command).toHaveAttribute('aria-disabled', 'true');
    await expect(command).toContainText('read-only: open in another tab');
    await reader.keyboard.press('Enter');
    await expect(palette).toBeVisible();
    await reader.keyboard.press('Escape');
  });
  await test.step('a dropped or pasted casefile is not attached, and a message says what to do', async () => {
    const casefile = (JSON.parse(before) as { casefile: object }).casefile;
    const text = JSON.stringify({ ...casefile, title: 'Another casefile' });
    const refused = reader.getByText(/This draft is being edited in another tab\. Open the casefile there/);
    const close = reader.getByRole('dialog').getByRole('button', { name: 'Close' }).first();
    await dropFiles(desk.passage, [{ name: 'other.casefile.json', text }]);
    await expect(refused).toBeVisible();
    await close.click();
    await expect(refused).toBeHidden();
    await pasteOnPage(reader, text);
    await expect(refused).toBeVisible();
    await close.click();
  });
  await test.step('the save state says who writes', async () => {
    const state = reader.getByRole('banner').getByRole('button', { name: 'Read-only: another tab is editing' });
    await state.click();
    await expect(reader.getByRole('dialog', { name: 'Save status' })).toContainText('This tab is read-only.');
    await reader.keyboard.press('Escape');
  });
  await test.step('nothing has changed, byte for byte', async () => {
    expect(await wholeDesk(reader)).toBe(before);
    expect(await wholeDesk(page)).toBe(before);
    await reader.getByRole('button', { name: 'Edit here instead' }).click();
    await expect(reader.getByText(banner, { exact: true }).first()).toBeHidden();
    await expect(page.getByText(banner, { exact: true }).first()).toBeVisible();
    expect(await wholeDesk(reader)).toBe(before);
  });
});
