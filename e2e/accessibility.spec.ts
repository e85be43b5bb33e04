/** axe-core finds no violation on the screens and in their states: light, dark, and 320 pixels wide. */
import type { Page } from '@playwright/test';
import { axeFindings, colourRules, everyRule } from './support/axe.ts';
import { Desk } from './support/desk.ts';
import { expect, test } from './support/one-page-test.ts';
import { openSmallDesk } from './support/small-desk.ts';
import { openView, views, walkDesk, walkDialogs, walkLibrary, walkViews } from './support/walk.ts';

/** The violations and doubts, by state. A test goes through all its states before it fails. */
class Audit {
  readonly found: string[] = [];

  constructor(readonly page: Page) {}

  /** Audits the page as it is, in both colour schemes. */
  async state(name: string): Promise<void> {
    await this.in(`${name}, light`, everyRule);
    await this.page.emulateMedia({ colorScheme: 'dark' });
    await this.in(`${name}, dark`, colourRules);
    await this.page.emulateMedia({ colorScheme: 'light' });
  }

  /** Audits the page as it is, in the current colour scheme. */
  async in(name: string, rules = everyRule): Promise<void> {
    const lines = await axeFindings(this.page, rules);
    this.found.push(...lines.map((line) => `${name}: ${line}`));
  }
}

test('the library and the help have no fault', async ({ page }) => {
  const audit = new Audit(page);
  await walkLibrary(page, (state) => audit.state(state));
  expect(audit.found).toEqual([]);
});

test('the desk and its entries have no fault', async ({ page }) => {
  const audit = new Audit(page);
  await walkDesk(page, (state) => audit.state(state));
  expect(audit.found).toEqual([]);
});

test('the menus and dialogs of the desk have no fault', async ({ page }) => {
  const audit = new Audit(page);
  await walkDialogs(page, (state) => audit.state(state));
  expect(audit.found).toEqual([]);
});

test('the screens have no fault', async ({ page }) => {
  const audit = new Audit(page);
  await walkViews(page, (state) => audit.state(state));
  expect(audit.found).toEqual([]);
});

test('at 320 pixels nothing has a fault', async ({ page }) => {
  const audit = new Audit(page);
  const desk = new Desk(page);
  await openSmallDesk(desk);
  await page.setViewportSize({ width: 320, height: 640 });
  for (const tab of ['Outline', 'Editor', 'Passage', 'Findings']) {
    await page.getByRole('tab', { name: tab }).click();
    await audit.in(`${tab} at 320`);
  }
  await page.getByRole('button', { name: 'Export…' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await audit.in('export at 320');
  await page.keyboard.press('Escape');
  await page.getByRole('banner').getByRole('button', { name: 'More', exact: true }).click();
  await expect(page.getByRole('menuitem').first()).toBeVisible();
  await audit.in('menu at 320');
  await page.keyboard.press('Escape');
  for (const name of views) {
    await openView(page, name);
    await audit.in(`${name} at 320`);
  }
  await openView(page, 'Review');
  await page.getByText('Items to review', { exact: true }).click();
  await page.getByRole('button', { name: 'Divide the links…' }).click();
  await expect(page.getByLabel('Reviewers', { exact: true })).toBeVisible();
  await audit.in('dividing the links at 320');
  await page.keyboard.press('Escape');
  await page.getByRole('banner').getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Share…' }).click();
  await page.getByRole('dialog').getByRole('checkbox', { name: 'Encrypt with a passphrase' }).check();
  await audit.in('share at 320');
  await page.keyboard.press('Escape');
  await page.goto('./#/signatures');
  await expect(page.getByRole('main', { name: 'Signatures' })).toBeVisible();
  await audit.in('signatures at 320');
  await page.goto('./#/');
  await expect(page.getByRole('main', { name: 'Library' })).toBeVisible();
  await audit.in('library at 320');
  await page.goto('./#/help');
  await expect(page.getByRole('main', { name: 'Help' })).toBeVisible();
  await audit.in('help at 320');
  await page.goto('./accessibility.html');
  await audit.in('conformance report at 320');
  expect(audit.found).toEqual([]);
});
