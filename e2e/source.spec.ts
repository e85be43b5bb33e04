import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { Desk } from './support/desk.ts';
import { expect, test } from './support/guarded-test.ts';
import { openSmallDesk, smallDesk } from './support/small-desk.ts';

/** The JSON view, by accessible names. */
class Source {
  readonly main: Locator;
  readonly text: Locator;

  constructor(readonly page: Page) {
    this.main = page.getByRole('main', { name: /^(Source|Repair)$/ });
    this.text = this.main.getByRole('textbox', { name: 'Source', exact: true });
  }

  async open(): Promise<void> {
    await this.page.getByRole('banner').getByRole('button', { name: 'Source', exact: true }).click();
    await expect(this.text).toBeVisible();
    await expect(this.main.getByRole('status').first()).toContainText('The text is the draft');
  }

  /** Puts the cursor on a line, counted from 1. */
  async goToLine(line: number | string): Promise<void> {
    await this.text.focus();
    await this.page.keyboard.press('Control+g');
    const field = this.main.getByRole('textbox', { name: /Go to line/ });
    await field.fill(String(line));
    await field.press('Enter');
    await expect(field).toBeHidden();
  }

  /** Selects words by the editor's own search. */
  async find(words: string): Promise<void> {
    await this.text.focus();
    await this.page.keyboard.press('Control+f');
    const field = this.main.getByRole('textbox', { name: 'Find', exact: true });
    await field.fill(words);
    // The search reads its text when a key is released.
    await field.press('End');
    await field.press('Enter');
    await this.page.keyboard.press('Escape');
    await expect(field).toBeHidden();
  }

  /** Replaces some text. */
  async replace(words: string, by: string): Promise<void> {
    await this.find(words);
    await this.page.keyboard.insertText(by);
  }

  status(words: string | RegExp): Promise<void> {
    return expect(this.main.getByRole('status').first()).toContainText(words);
  }
}

const applied = 'The text is the draft';
const unread = 'Not applied: the text cannot be read yet';

test('an edit in the JSON view appears in the form, and undo in the form reverts it in the JSON view', async ({
  page,
}) => {
  const desk = new Desk(page);
  const source = new Source(page);
  await openSmallDesk(desk);
  const before = (await desk.exportAssessment()).text;
  await page.keyboard.press('Escape');
  await source.open();
  await source.replace('"claim_id": "C-001"', '"claim_id": "C-777"');
  await source.status(applied);
  await expect(desk.section('Claims')).toBeVisible();
  await desk.openEntry('Claims', /C-777/);
  await source.main.getByRole('button', { name: 'Open in the form' }).click();
  await expect(desk.editor.getByText('C-777').first()).toBeVisible();
  await expect(page.getByRole('banner').getByRole('button', { name: 'Undo', exact: true })).toHaveAttribute(
    'aria-description',
    /edit source/,
  );
  await desk.undo();
  expect((await desk.exportAssessment()).text).toBe(before);
  await page.keyboard.press('Escape');
  await source.open();
  await expect(source.text).not.toContainText('C-777');
});

test('undo in the JSON view first reverts text that is not applied, and then the draft’s steps', async ({ page }) => {
  const desk = new Desk(page);
  const source = new Source(page);
  await openSmallDesk(desk);
  await source.open();
  await source.replace('"claim_id": "C-001"', '"claim_id": "C-777"');
  await source.status(applied);
  await source.find('"unknowns"');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.insertText('}');
  await source.status(unread);
  await page.keyboard.press('Control+z');
  await source.status(applied);
  await expect(desk.outline)
    .toContainText('12')
    .catch(() => undefined);
  await source.find('C-777');
  await page.keyboard.press('Control+z');
  await source.status(applied);
  await source.find('"claims"');
  await expect(source.text).not.toContainText('C-777');
  await page.keyboard.press('Control+Shift+z');
  await source.find('C-777');
  await expect(source.text).toContainText('C-777');
});

test('a finding leads to its value in the JSON view, and the value to its field', async ({ page }) => {
  const desk = new Desk(page);
  const source = new Source(page);
  await openSmallDesk(desk, { assessment: { '/claims/1/attribution/mode': 'guessed' } });
  await expect(desk.findings.getByRole('listitem').first()).toBeVisible();
  await desk.findings.getByRole('link', { name: 'Show in source' }).first().click();
  await expect(source.text).toBeFocused();
  await expect(source.main.getByLabel('Value at the cursor')).toHaveText('/claims/1/attribution/mode');
  await expect(source.text).toContainText('"guessed"');
  await expect(source.main.locator('.cm-level-error').first()).toContainText('error');
  await source.main.locator('.cm-lintRange-error').first().hover();
  await expect(source.main.locator('.cm-tooltip-lint')).toContainText(/error:/);
  await source.main.getByRole('button', { name: 'Open in the form' }).click();
  await expect(page).toHaveURL(/claims\/2$/);
  await expect(desk.editor.locator('[data-field="/attribution/mode"]').locator(':focus')).toHaveCount(1);
  await source.open();
  await expect(source.main.getByLabel('Value at the cursor')).toHaveText('/claims/1/attribution/mode');
});

test('a fix is offered at its value and applied with the keyboard', async ({ page }) => {
  const desk = new Desk(page);
  const source = new Source(page);
  await openSmallDesk(desk, { assessment: { '/unheard_of': 1 } });
  const fix = desk.findings.locator('[data-fix]').first();
  const name = (await fix.textContent()) ?? '';
  await desk.findings.getByRole('link', { name: 'Show in source' }).first().click();
  await expect(source.text).toBeFocused();
  await page.keyboard.press('Shift+F8');
  await source.main
    .getByRole('button', { name: new RegExp(name.slice(0, 12)) })
    .first()
    .click();
  await expect(desk.findings.locator('[data-fix]')).toHaveCount(0);
  await expect(source.text).not.toContainText('unheard_of');
});

test('invalid JSON never changes the draft, gets a message with a place, and is there after a reload', async ({
  page,
}) => {
  const desk = new Desk(page);
  const source = new Source(page);
  await openSmallDesk(desk);
  const before = (await desk.exportAssessment()).text;
  await page.keyboard.press('Escape');
  await source.open();
  await source.replace('"claims": [', '"claims": [ oh no');
  await source.status(unread);
  const problems = source.main.getByRole('list', { name: 'Problems' });
  await expect(problems).toContainText(/Line \d+, column \d+/);
  await problems.getByRole('button').first().click();
  await expect(source.text).toBeFocused();
  expect((await desk.exportAssessment()).text).toBe(before);
  await page.keyboard.press('Escape');

  await page.reload();
  await source.status(unread);
  await expect(source.text).toContainText('oh no');
  expect((await desk.exportAssessment()).text).toBe(before);
  await page.keyboard.press('Escape');

  await desk.openEntry('Claims', /C-001/);
  await source.main.getByRole('button', { name: 'Open in the form' }).click();
  await expect(page.getByText('It is kept, and there when you open the source again')).toBeVisible();
  await page.getByRole('banner').getByRole('button', { name: 'Source', exact: true }).click();
  await source.status(unread);
  await source.main.getByRole('button', { name: 'Discard my text' }).click();
  await source.status(applied);
  await expect(source.text).not.toContainText('oh no');
});

test('text that is not applied does not overwrite changes made elsewhere without confirmation', async ({ page }) => {
  const desk = new Desk(page);
  const source = new Source(page);
  await openSmallDesk(desk);
  await source.open();
  await source.replace('"claims": [', '"claims": [ !');
  await source.status(unread);
  await desk.openEntry('Claims', /C-001/);
  await source.main.getByRole('button', { name: 'Open in the form' }).click();
  await desk.editor.getByLabel('Proposition').fill('Changed in the form');
  await page.getByRole('banner').getByRole('button', { name: 'Source', exact: true }).click();
  await source.status(unread);
  await source.replace('[ !', '[');
  await source.status('the draft was changed elsewhere');
  await source.main.getByRole('button', { name: 'Discard my text' }).click();
  await source.status(applied);
  await source.find('Changed in the form');
});

test('hostile texts are shown and stored unchanged', async ({ page }) => {
  const desk = new Desk(page);
  const source = new Source(page);
  const hostile = 'مرحبا \u202eabc\u2028 end 🚢 \u200bשלום <b>&amp;</b>';
  await openSmallDesk(desk, { assessment: { '/unknowns': [hostile] } });
  await source.open();
  await desk.openEntry('Unknowns', /.*/);
  await expect(source.text).toContainText('مرحبا');
  await expect(source.text).toContainText('U+202E');
  await expect(source.text).toContainText('U+2028');
  await expect(source.text).toContainText('<b>&amp;</b>');
  await page.keyboard.press('Escape');
  await source.replace('🚢', '🛟');
  await source.status(applied);
  const { document } = await desk.exportAssessment();
  expect(document.unknowns).toEqual([hostile.replace('🚢', '🛟')]);
});

test('Tab leaves the text, and the casefile can be viewed', async ({ page }) => {
  const desk = new Desk(page);
  const source = new Source(page);
  await openSmallDesk(desk);
  await source.open();
  await source.text.focus();
  await page.keyboard.press('Tab');
  await expect(source.text).not.toBeFocused();
  await source.main.getByRole('button', { name: 'Casefile' }).click();
  await expect(source.main.getByRole('textbox', { name: 'Source of the casefile' })).toContainText(
    'assessment-desk.casefile/v1',
  );
});

async function give(page: Page, name: string, content: Buffer): Promise<void> {
  await page.goto('./');
  await page
    .locator('input[type="file"][aria-label="Open file"]')
    .setInputFiles({ name, mimeType: 'application/json', buffer: content });
}

test('a broken file is repaired to a valid export, and the original is unchanged', async ({ page }) => {
  const source = new Source(page);
  const sound = smallDesk();
  const bytes = Buffer.concat([
    Buffer.from(`${JSON.stringify(JSON.parse(sound), null, 2).replace('"title"', '"title" oops')}\n`),
  ]);
  const at = bytes.indexOf('north');
  bytes[at] = 0xff;
  await give(page, 'torn.desk.json', bytes);
  await page.getByRole('dialog').getByRole('button', { name: 'Repair in the source view…' }).click();
  await expect(source.text).toBeVisible();
  await source.status(/One problem/);
  await expect(source.main).toContainText('Some bytes of the file are no UTF-8');
  await expect(source.main.getByRole('button', { name: 'Open as a draft' })).toBeDisabled();

  const download = page.waitForEvent('download');
  await source.main.getByRole('button', { name: 'Download the original' }).click();
  expect(Buffer.compare(await readFile(await (await download).path()), bytes)).toBe(0);

  await source.main.getByRole('list', { name: 'Problems' }).getByRole('button').first().click();
  await source.replace('"title" oops', '"title"');
  await source.status('It can be read now');

  await page.reload();
  await source.status('It can be read now');
  await source.main.getByRole('button', { name: 'Show the original' }).click();
  await expect(source.main.getByRole('textbox', { name: 'The original' })).toContainText('oops');
  await source.replace('\ufffdorth', 'north');
  await source.status('It can be read now');
  await source.main.getByRole('button', { name: 'Open as a draft' }).click();

  const desk = new Desk(page);
  await expect(desk.editor.getByRole('heading', { level: 2, name: 'Document' })).toBeVisible();
  const { document } = await desk.exportAssessment();
  expect(document).toEqual((JSON.parse(sound) as { assessment: unknown }).assessment);
});

test('an unfinished repair is listed in the library', async ({ page }) => {
  const source = new Source(page);
  await give(page, 'cut.json', Buffer.from('{ "contract": "ww3.assessment/v1", "claims": ['));
  await page.getByRole('dialog').getByRole('button', { name: 'Repair in the source view…' }).click();
  await source.text.focus();
  await page.keyboard.press('Control+End');
  await page.keyboard.insertText(' ]');
  await source.status(/problem/);
  await source.main.getByRole('button', { name: 'Library' }).click();
  await page.getByRole('link', { name: /cut\.json/ }).click();
  await expect(source.text).toContainText('"claims": [ ]');
});

test('a file of another kind and one that is too large cannot be repaired, with a message', async ({ page }) => {
  await give(page, 'other.json', Buffer.from('{ "format": "somebody-else/v9" }'));
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('it is a file of another kind');
  await expect(dialog.getByRole('button', { name: /Repair/ })).toHaveCount(0);
});
