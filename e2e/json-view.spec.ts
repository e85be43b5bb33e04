import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { Desk } from './support/desk.ts';
import { expect, test } from './support/one-page-test.ts';
import { openSmallDesk, smallDesk } from './support/small-desk.ts';

/** The JSON view, found by its accessible names. */
class Source {
  readonly main: Locator;
  readonly text: Locator;

  constructor(readonly page: Page) {
    this.main = page.getByRole('main', { name: /^(JSON|Repair)$/ });
    this.text = this.main.getByRole('textbox', { name: 'JSON', exact: true });
  }

  async open(): Promise<void> {
    await this.page.getByRole('banner').getByRole('link', { name: 'JSON', exact: true }).click();
    await expect(this.text).toBeVisible();
    await expect(this.main.getByRole('status').first()).toContainText('Changes here are applied to the draft');
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

  /** Selects text with the editor's search. */
  async find(words: string): Promise<void> {
    await this.text.focus();
    await this.page.keyboard.press('Control+f');
    const field = this.main.getByRole('textbox', { name: 'Find', exact: true });
    await field.fill(words);
    // The search reads its field on keyup.
    await field.press('End');
    await field.press('Enter');
    await this.page.keyboard.press('Escape');
    await expect(field).toBeHidden();
  }

  /** Replaces a text with another one. */
  async replace(words: string, by: string): Promise<void> {
    await this.find(words);
    await this.page.keyboard.insertText(by);
  }

  status(words: string | RegExp): Promise<void> {
    return expect(this.main.getByRole('status').first()).toContainText(words);
  }
}

const applied = 'Changes here are applied to the draft';
const notValid = 'Not applied: the JSON is not valid yet';

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
  await source.main.getByRole('button', { name: 'Open in form' }).click();
  await expect(desk.editor.getByText('C-777').first()).toBeVisible();
  await expect(page.getByRole('banner').getByRole('button', { name: 'Undo', exact: true })).toHaveAttribute(
    'aria-description',
    /edit JSON/,
  );
  await desk.undo();
  expect((await desk.exportAssessment()).text).toBe(before);
  await page.keyboard.press('Escape');
  await source.open();
  await expect(source.text).not.toContainText('C-777');
});

test('undo in the JSON view first reverts unapplied changes, then the draft’s steps', async ({ page }) => {
  const desk = new Desk(page);
  const source = new Source(page);
  await openSmallDesk(desk);
  await source.open();
  await source.replace('"claim_id": "C-001"', '"claim_id": "C-777"');
  await source.status(applied);
  await source.find('"unknowns"');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.insertText('}');
  await source.status(notValid);
  await page.keyboard.press('Control+z');
  await source.status(applied);
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
  await desk.findings.getByRole('link', { name: 'Show in JSON' }).first().click();
  await expect(source.text).toBeFocused();
  await expect(source.main.getByLabel('Value at the cursor')).toHaveText('/claims/1/attribution/mode');
  await expect(source.text).toContainText('"guessed"');
  await expect(source.main.locator('.cm-level-error').first()).toContainText('error');
  await source.main.locator('.cm-lintRange-error').first().hover();
  await expect(source.main.locator('.cm-tooltip-lint')).toContainText(/error:/);
  await source.main.getByRole('button', { name: 'Open in form' }).click();
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
  await desk.findings.getByRole('link', { name: 'Show in JSON' }).first().click();
  await expect(source.text).toBeFocused();
  await page.keyboard.press('Shift+F8');
  await source.main
    .getByRole('button', { name: new RegExp(name.slice(0, 12)) })
    .first()
    .click();
  await expect(desk.findings.locator('[data-fix]')).toHaveCount(0);
  await expect(source.text).not.toContainText('unheard_of');
});

test('invalid JSON never changes the draft, shows its problems, and is restored after a reload', async ({ page }) => {
  const desk = new Desk(page);
  const source = new Source(page);
  await openSmallDesk(desk);
  const before = (await desk.exportAssessment()).text;
  await page.keyboard.press('Escape');
  await source.open();
  await source.replace('"claims": [', '"claims": [ oh no');
  await source.status(notValid);
  const problems = source.main.getByRole('list', { name: 'Problems' });
  await expect(problems).toContainText(/Line \d+, column \d+/);
  await problems.getByRole('button').first().click();
  await expect(source.text).toBeFocused();
  expect((await desk.exportAssessment()).text).toBe(before);
  await page.keyboard.press('Escape');

  await page.reload();
  await source.status(notValid);
  await expect(source.text).toContainText('oh no');
  expect((await desk.exportAssessment()).text).toBe(before);
  await page.keyboard.press('Escape');

  await desk.openEntry('Claims', /C-001/);
  await source.main.getByRole('button', { name: 'Open in form' }).click();
  await expect(page.getByText('Open the JSON view again to continue.')).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'JSON', exact: true }).click();
  await source.status(notValid);
  await source.main.getByRole('button', { name: 'Discard my changes' }).click();
  await source.status(applied);
  await expect(source.text).not.toContainText('oh no');
});

test('an unapplied text does not overwrite changes made elsewhere', async ({ page }) => {
  const desk = new Desk(page);
  const source = new Source(page);
  await openSmallDesk(desk);
  await source.open();
  await source.replace('"claims": [', '"claims": [ !');
  await source.status(notValid);
  await desk.openEntry('Claims', /C-001/);
  await source.main.getByRole('button', { name: 'Open in form' }).click();
  await desk.editor.getByLabel('Proposition').fill('Changed in the form');
  await page.getByRole('banner').getByRole('link', { name: 'JSON', exact: true }).click();
  await source.status(notValid);
  await source.replace('[ !', '[');
  await source.status('the draft was changed elsewhere');
  await source.main.getByRole('button', { name: 'Discard my changes' }).click();
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

test('Tab leaves the editor, and the casefile is read-only', async ({ page }) => {
  const desk = new Desk(page);
  const source = new Source(page);
  await openSmallDesk(desk);
  await source.open();
  await source.text.focus();
  await page.keyboard.press('Tab');
  await expect(source.text).not.toBeFocused();
  await source.main.getByRole('button', { name: 'Casefile' }).click();
  await expect(source.main.getByRole('textbox', { name: 'Casefile JSON' })).toContainText(
    'assessment-desk.casefile/v1',
  );
});

async function give(page: Page, name: string, content: Buffer): Promise<void> {
  await page.goto('./');
  await page
    .locator('input[type="file"][aria-label="Open file"]')
    .setInputFiles({ name, mimeType: 'application/json', buffer: content });
}

test('a broken file is repaired to a valid export, and its original stays unchanged', async ({ page }) => {
  const source = new Source(page);
  const sound = smallDesk();
  const bytes = Buffer.concat([
    Buffer.from(`${JSON.stringify(JSON.parse(sound), null, 2).replace('"title"', '"title" oops')}\n`),
  ]);
  const at = bytes.indexOf('north');
  bytes[at] = 0xff;
  await give(page, 'torn.desk.json', bytes);
  await page.getByRole('dialog').getByRole('button', { name: 'Repair…' }).click();
  await expect(source.text).toBeVisible();
  await source.status(/1 problem to fix/);
  await expect(source.main).toContainText('Some bytes are not valid UTF-8');
  await expect(source.main.getByRole('button', { name: 'Open as draft' })).toBeDisabled();

  const download = page.waitForEvent('download');
  await source.main.getByRole('button', { name: 'Download original' }).click();
  expect(Buffer.compare(await readFile(await (await download).path()), bytes)).toBe(0);

  await source.main.getByRole('list', { name: 'Problems' }).getByRole('button').first().click();
  await source.replace('"title" oops', '"title"');
  await source.status('No problems left');

  await page.reload();
  await source.status('No problems left');
  await source.main.getByRole('button', { name: 'Show original' }).click();
  await expect(source.main.getByRole('textbox', { name: 'Original file' })).toContainText('oops');
  await source.replace('\ufffdorth', 'north');
  await source.status('No problems left');
  await source.main.getByRole('button', { name: 'Open as draft' }).click();

  const desk = new Desk(page);
  await expect(desk.editor.getByRole('heading', { level: 2, name: 'Document' })).toBeVisible();
  const { document } = await desk.exportAssessment();
  expect(document).toEqual((JSON.parse(sound) as { assessment: unknown }).assessment);
});

test('an unfinished repair is listed in the library', async ({ page }) => {
  const source = new Source(page);
  await give(page, 'cut.json', Buffer.from('{ "contract": "ww3.assessment/v1", "claims": ['));
  await page.getByRole('dialog').getByRole('button', { name: 'Repair…' }).click();
  await source.text.focus();
  await page.keyboard.press('Control+End');
  await page.keyboard.insertText(' ]');
  await source.status(/problem/);
  await source.main.getByRole('button', { name: 'Library' }).click();
  await page.getByRole('link', { name: /cut\.json/ }).click();
  await expect(source.text).toContainText('"claims": [ ]');
});

test('no repair is offered for another type of file', async ({ page }) => {
  await give(page, 'other.json', Buffer.from('{ "format": "somebody-else/v9" }'));
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('This type of file cannot be repaired.');
  await expect(dialog.getByRole('button', { name: /Repair/ })).toHaveCount(0);
  // The next test works in the same page.
  await page.keyboard.press('Escape');
});
