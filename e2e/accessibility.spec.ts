/** axe-core finds no violation on the screens and in their states: light, dark, and 320 pixels wide. */
import type { Page } from '@playwright/test';
import { axeFindings, colourRules, everyRule } from './support/axe.ts';
import { Desk, openShortcuts } from './support/desk.ts';
import { dropFiles } from './support/drop-and-paste.ts';
import { expect, test } from './support/one-page-test.ts';
import { mara, reviewFile } from './support/reviews.ts';
import { selectWithPointer } from './support/select-text.ts';
import { openSmallDesk, smallDesk } from './support/small-desk.ts';

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

const views = ['Review', 'Verdicts', 'Matrix', 'Map', 'Timeline', 'Coverage', 'Compare', 'JSON'] as const;

/** The views that are pictures, and tables instead. */
const pictures: ReadonlySet<string> = new Set(['Map', 'Timeline', 'Coverage']);

async function openView(page: Page, name: string): Promise<void> {
  await page.getByRole('banner').getByRole('link', { name, exact: true }).click();
  // The previous screen stays until the code of this one has loaded.
  await expect(page.getByRole('main', { name: name === 'Matrix' ? 'Evidence matrix' : name })).toBeVisible();
  await expect(page.getByRole('progressbar')).toHaveCount(0);
}

test('the library and the help have no fault', async ({ page }) => {
  const audit = new Audit(page);
  await page.goto('./#/');
  await expect(page.getByRole('main', { name: 'Library' })).toBeVisible();
  await audit.state('empty library');
  await new Desk(page).openSample(/finished/i);
  await page.getByRole('button', { name: 'Library' }).click();
  await expect(page.getByRole('main', { name: 'Library' })).toBeVisible();
  await audit.state('library with a draft');
  await page
    .getByRole('button', { name: /^More actions|^Actions/ })
    .first()
    .click();
  await expect(page.getByRole('menuitem', { name: 'Delete…' })).toBeVisible();
  await audit.state('library menu');
  await page.getByRole('menuitem', { name: 'Delete…' }).click();
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Cancel' })).toBeFocused();
  await audit.state('a question before deleting');
  await page.keyboard.press('Escape');
  await page.goto('./#/help');
  await expect(page.getByRole('main', { name: 'Help' })).toBeVisible();
  await audit.state('help');
  await page.getByRole('searchbox').or(page.getByRole('textbox')).first().fill('span');
  await expect(page.getByRole('region', { name: 'Search results' }).getByRole('link').first()).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: / results/ })).toBeAttached();
  await audit.state('help search');
  await page.goto('./#/signatures');
  await expect(page.getByRole('main', { name: 'Signatures' })).toBeVisible();
  await audit.state('signatures');
  await page.goto('./#/nowhere/at/all');
  await expect(page.getByRole('main', { name: 'Help' })).toHaveCount(0);
  await audit.state('no such page');
  expect(audit.found).toEqual([]);
});

test('the desk, its panels, menus and dialogs have no fault', async ({ page }) => {
  const audit = new Audit(page);
  const desk = new Desk(page);
  await desk.openSample(/finished/i);
  await audit.state('document');
  await desk.openEntry('Claims', /^C-001/);
  await desk.editor.getByRole('button', { name: 'Add private note' }).click();
  await page.keyboard.type('Ask the Minister');
  await audit.state('claim with a private note');
  await desk.openEntry('Intent hypotheses', /IH-001/);
  await desk.editor.getByRole('button', { name: 'Edit link 1', exact: true }).click();
  await audit.state('link of a hypothesis');
  await desk.section('Contradictions').click();
  await audit.state('contradictions');
  await desk.section('Unknowns').click();
  await audit.state('unknowns');
  await desk.section('Casefile').click();
  await page.getByRole('list', { name: 'Observations' }).getByRole('button').first().click();
  await page.getByRole('button', { name: 'Add source grade' }).first().click();
  await audit.state('casefile with a source grade');
  await dropFiles(page.getByRole('main'), [
    { name: 'guild.txt', text: 'The pilots will rest on Sunday.', type: 'text/plain' },
    { name: 'scan.pdf', text: '%PDF-1.7', type: 'application/pdf' },
  ]);
  const sheet = page.getByRole('dialog', { name: 'Add sources' });
  await expect(sheet.getByRole('row', { name: /scan\.pdf/ })).toContainText('damaged');
  await audit.state('import of sources');
  await sheet.getByRole('button', { name: 'Cancel' }).click();
  await expect(sheet).toBeHidden();
  await desk.openEntry('Claims', /^C-001/);
  await selectWithPointer(page, desk.passage.getByRole('group', { name: 'Passage text' }), 'Velmara');
  await audit.state('selected text');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Undo several steps' }).click();
  await expect(page.getByRole('menuitem').first()).toBeVisible();
  await audit.state('undo several');
  await page.keyboard.press('Escape');
  await page.getByRole('banner').getByRole('button', { name: 'More', exact: true }).click();
  await expect(page.getByRole('menuitem', { name: 'Version history…' })).toBeVisible();
  await audit.state('menu');
  await page.getByRole('menuitem', { name: 'Version history…' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await audit.state('version history');
  await page.keyboard.press('Escape');
  await openShortcuts(page);
  await audit.state('shortcuts');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Find anything' }).click();
  await page.keyboard.type('ship');
  // The results from the help come last, once it has loaded.
  await expect(page.getByRole('option', { name: /Help: / }).first()).toBeAttached();
  await audit.state('find anything');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Export…' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await audit.state('export');
  await page.keyboard.press('Escape');
  await page.getByRole('banner').getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Share…' }).click();
  await page.getByRole('dialog').getByRole('checkbox', { name: 'Encrypt with a passphrase' }).check();
  await audit.state('share');
  await page.keyboard.press('Escape');
  const rows = [
    { text: 'Not in the text', target: [{ selector: [{ type: 'TextQuoteSelector', exact: 'No such words' }] }] },
  ];
  await dropFiles(desk.editor, [{ name: 'notes.json', text: JSON.stringify({ total: 1, rows }) }]);
  const adding = page.getByRole('dialog', { name: /^Add 1 claim/ });
  await expect(adding.getByRole('heading', { name: '1 claim to review' })).toBeVisible();
  await audit.state('annotations before they are added');
  await adding.getByRole('button', { name: 'Add 1 claim' }).click();
  await expect(page.getByText('1 claim does not have exactly one match', { exact: false }).first()).toBeVisible();
  await page.keyboard.press('ControlOrMeta+k');
  await page.keyboard.type('Review claim texts');
  await page.keyboard.press('Enter');
  await expect(page.getByText('No such words').first()).toBeVisible();
  await audit.state('claim texts to review');
  await desk.openSample(/errors/i);
  await audit.state('findings');
  await page.getByRole('button', { name: /^Fix \d+…$/ }).click();
  await expect(page.getByRole('dialog', { name: 'Fix findings' })).toBeVisible();
  await audit.state('repair');
  await page.keyboard.press('Escape');
  expect(audit.found).toEqual([]);
});

test('the screens have no fault', async ({ page }) => {
  const audit = new Audit(page);
  const desk = new Desk(page);
  await openSmallDesk(desk);
  await dropFiles(desk.editor, [{ name: 'mara.review.json', text: reviewFile(mara) }]);
  for (const name of views) {
    await openView(page, name);
    await audit.state(name);
    if (!pictures.has(name)) continue;
    await page.getByText('Table', { exact: true }).click();
    await expect(page.getByRole('table').first()).toBeVisible();
    await audit.state(`${name} as a table`);
    await page.getByText('Picture', { exact: true }).click();
  }
  await openView(page, 'Matrix');
  const grid = page.getByRole('grid');
  await grid.focus();
  await page.keyboard.press('Space');
  await audit.state('matrix preview');
  await page.getByRole('button', { name: 'What if…' }).click();
  await audit.state('what if');
  await openView(page, 'Review');
  await page.getByRole('button', { name: /^Accept/ }).click();
  await audit.state('verdict given');
  for (const kind of ['Contradiction', 'Unknown']) {
    await page.getByRole('listbox', { name: 'Items to review' }).getByRole('option', { name: kind }).first().click();
    await audit.state(`verdict on ${kind}`);
  }
  await page.getByRole('button', { name: 'Divide the links…' }).click();
  await page.getByLabel('Reviewers', { exact: true }).fill('Ada\nRosa');
  await expect(page.getByRole('row', { name: /^Rosa/ })).toBeVisible();
  await audit.state('dividing the links');
  await page.getByRole('button', { name: 'Divide the links', exact: true }).click();
  await page.getByRole('button', { name: 'Shares' }).click();
  await expect(page.getByRole('dialog', { name: 'Shares' })).toBeVisible();
  await audit.state('shares');
  await page.keyboard.press('Escape');
  await openView(page, 'Compare');
  await page.locator('input[type="file"][aria-label="File to compare"]').setInputFiles({
    name: 'theirs.desk.json',
    mimeType: 'application/json',
    buffer: Buffer.from(smallDesk({ assessment: { '/claims/0/proposition': 'Another.' } })),
  });
  await expect(page.getByRole('region', { name: 'List of differences' })).toBeVisible();
  await audit.state('differences');
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
