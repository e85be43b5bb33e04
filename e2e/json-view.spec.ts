/** The JSON view of a draft, and the repair of a broken file in the same editor. */
import type { Locator, Page } from '@playwright/test';
import { chooseView, Desk } from './support/desk.ts';
import { downloaded } from './support/drop-and-paste.ts';
import { everyday, expect, test } from './support/one-page-test.ts';
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
    await chooseView(this.page, 'JSON');
    await expect(this.text).toBeVisible();
    await expect(this.main.getByRole('status').first()).toContainText('Changes here are applied to the draft');
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

test('edits, undo, findings and fixes are the same in the JSON view and the form', everyday, async ({ page }) => {
  const desk = new Desk(page);
  const source = new Source(page);
  await openSmallDesk(desk);
  await source.open();

  await test.step('an edit appears in the form, and undo in the form reverts it', async () => {
    await source.replace('"claim_id": "C-001"', '"claim_id": "C-777"');
    await source.status(applied);
    await desk.openEntry('Claims', /C-777/);
    await source.main.getByRole('button', { name: 'Open in form' }).click();
    await expect(desk.editor.getByText('C-777').first()).toBeVisible();
    const undo = page.getByRole('banner').getByRole('button', { name: 'Undo', exact: true });
    await expect(undo).toHaveAttribute('aria-description', /edit JSON/);
    await desk.undo();
    expect(await desk.exportDesk()).toEqual(JSON.parse(smallDesk()));
    await source.open();
    await expect(source.text).not.toContainText('C-777');
  });

  await test.step('undo in the JSON view first reverts unapplied changes, then the draft’s steps', async () => {
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

  await test.step('Tab leaves the editor, and the casefile is read-only', async () => {
    await source.text.focus();
    await page.keyboard.press('Tab');
    await expect(source.text).not.toBeFocused();
    await source.main.getByRole('button', { name: 'Casefile' }).click();
    const casefile = source.main.getByRole('textbox', { name: 'Casefile JSON' });
    await expect(casefile).toContainText('assessment-desk.casefile/v1');
  });

  await test.step('a finding leads to its value, and the value to its field', async () => {
    await openSmallDesk(desk, { assessment: { '/claims/1/attribution/mode': 'guessed' } });
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

  await test.step('a fix is offered at its value', async () => {
    await openSmallDesk(desk, { assessment: { '/unheard_of': 1 } });
    const fix = desk.findings.locator('[data-fix]');
    const name = (await fix.first().textContent()) ?? '';
    await desk.findings.getByRole('link', { name: 'Show in JSON' }).first().click();
    await expect(source.text).toBeFocused();
    await page.keyboard.press('Shift+F8');
    await source.main
      .getByRole('button', { name: new RegExp(name.slice(0, 12)) })
      .first()
      .click();
    await expect(fix).toHaveCount(0);
    await expect(source.text).not.toContainText('unheard_of');
  });
});

test('hostile texts stay as they are, and invalid JSON never changes the draft and survives a reload', async ({
  page,
}) => {
  const desk = new Desk(page);
  const source = new Source(page);
  const hostile = 'مرحبا \u202eabc\u2028 end 🚢 \u200bשלום <b>&amp;</b>';
  const exported = async () => (await desk.exportDesk()).assessment;
  await openSmallDesk(desk, { assessment: { '/unknowns': [hostile] } });
  await source.open();
  await desk.openEntry('Unknowns', /.*/);
  for (const part of ['مرحبا', 'U+202E', 'U+2028', '<b>&amp;</b>']) await expect(source.text).toContainText(part);
  await page.keyboard.press('Escape');
  await source.replace('🚢', '🛟');
  await source.status(applied);
  const before = await exported();
  expect(before).toMatchObject({ unknowns: [hostile.replace('🚢', '🛟')] });

  await source.replace('"claims": [', '"claims": [ oh no');
  await source.status(notValid);
  const problems = source.main.getByRole('list', { name: 'Problems' });
  await expect(problems).toContainText(/Line \d+, column \d+/);
  await problems.getByRole('button').first().click();
  await expect(source.text).toBeFocused();
  await page.reload();
  await source.status(notValid);
  await expect(source.text).toContainText('oh no');
  expect(await exported()).toEqual(before);

  await desk.openEntry('Claims', /C-001/);
  await source.main.getByRole('button', { name: 'Open in form' }).click();
  await expect(page.getByText('Open the JSON view again to continue.')).toBeVisible();
  await (await desk.restate()).fill('Changed in the form');
  await chooseView(page, 'JSON');
  await source.status(notValid);
  await source.replace('[ oh no', '[');
  await source.status('the draft was changed elsewhere');
  await source.main.getByRole('button', { name: 'Discard my changes' }).click();
  await source.status(applied);
  await source.find('Changed in the form');
  await expect(source.text).toContainText('Changed in the form');
  await expect(source.text).not.toContainText('oh no');
});

test('a broken file is repaired to a draft, and its original stays unchanged', async ({ page }) => {
  const desk = new Desk(page);
  const source = new Source(page);
  const bytes = Buffer.from(`${JSON.stringify(JSON.parse(smallDesk()), null, 2).replace('"title"', '"title" oops')}\n`);
  bytes[bytes.indexOf('north')] = 0xff;
  await page.goto('./#/');
  await expect(page.getByRole('main', { name: 'Library' })).toBeVisible();
  const file = { name: 'torn.desk.json', mimeType: 'application/json', buffer: bytes };
  await page.locator('input[type="file"][aria-label="Open file"]').setInputFiles(file);
  await page.getByRole('dialog').getByRole('button', { name: 'Repair…' }).click();
  await source.status(/1 problem to fix/);
  await expect(source.main).toContainText('Some bytes are not valid UTF-8');
  await expect(source.main.getByRole('button', { name: 'Open as draft' })).toBeDisabled();
  const original = await downloaded(page, () => source.main.getByRole('button', { name: 'Download original' }).click());
  expect(Buffer.compare(original.bytes, bytes)).toBe(0);
  await source.main.getByRole('list', { name: 'Problems' }).getByRole('button').first().click();
  await source.replace('"title" oops', '"title"');
  await source.status('No problems left');

  await test.step('it goes on after a reload, from the library', async () => {
    await page.reload();
    await source.status('No problems left');
    await source.main.getByRole('button', { name: 'Library' }).click();
    await page.getByRole('link', { name: /torn\.desk\.json/ }).click();
    await source.status('No problems left');
  });

  await source.main.getByRole('button', { name: 'Show original' }).click();
  await expect(source.main.getByRole('textbox', { name: 'Original file' })).toContainText('oops');
  await source.replace('\ufffdorth', 'north');
  await source.status('No problems left');
  await source.main.getByRole('button', { name: 'Open as draft' }).click();
  await expect(desk.editor.getByRole('heading', { level: 2, name: 'Document' })).toBeVisible();
  expect(await desk.exportDesk()).toEqual(JSON.parse(smallDesk()));
});
