/** Goes through the states of the application, its menus and its dialogs, at any width of the window. */
import { expect, type Page } from '@playwright/test';
import { Desk, openShortcuts } from './desk.ts';
import { dropFiles } from './drop-and-paste.ts';
import { mara, reviewFile } from './reviews.ts';
import { selectWithPointer } from './select-text.ts';
import { smallDesk } from './small-desk.ts';

/** Receives the name of each state while the page shows it. */
export type Visit = (state: string) => Promise<void>;

export const views = ['Review', 'Verdicts', 'Matrix', 'Map', 'Timeline', 'Compare', 'JSON'] as const;

/** The views that are pictures, and tables instead. */
const pictures: ReadonlySet<string> = new Set(['Map', 'Timeline']);

async function expectLoaded(page: Page): Promise<void> {
  await expect(page.getByRole('progressbar')).toHaveCount(0);
}

export async function openView(page: Page, name: string): Promise<void> {
  const bar = page.getByRole('banner');
  const link = bar.getByRole('link', { name, exact: true });
  // In a narrow and low window, the views are in the menu.
  await expect(bar.getByRole('button', { name: 'More', exact: true })).toBeVisible();
  if (await link.isVisible()) await link.click();
  else await openMenuItem(page, name);
  // The previous screen stays until the code of this one has loaded.
  await expect(page.getByRole('main', { name: name === 'Matrix' ? 'Evidence matrix' : name })).toBeVisible();
  await expectLoaded(page);
}

/** Shows a region of the desk: on a phone it is behind a tab, and on a tablet the outline is over the editor. */
async function show(page: Page, region: string): Promise<void> {
  const tab = page.getByRole('tab', { name: region });
  if (await tab.isVisible()) await tab.click();
  const isOutline = region === 'Outline';
  const toggle = page.getByRole('banner').getByRole('button', { name: 'Outline', exact: true, expanded: !isOutline });
  if (await toggle.isVisible()) await toggle.click();
}

/** Opens the desk on a region. */
async function openDesk(page: Page, open: () => Promise<void>): Promise<void> {
  await page.goto('./#/');
  await expect(page.getByRole('main', { name: 'Library' })).toBeVisible();
  await open();
  await expect(page.getByRole('banner').getByRole('button', { name: 'Export…' })).toBeVisible();
  await show(page, 'Editor');
  await expect(page.getByRole('main', { name: 'Editor' }).getByRole('heading', { level: 2 })).toBeVisible();
  await expectLoaded(page);
}

function openSample(page: Page, name: RegExp): Promise<void> {
  return openDesk(page, async () => {
    await page.getByRole('button', { name: 'Open sample' }).click();
    await page.getByRole('menuitem', { name }).click();
  });
}

async function openMenuItem(page: Page, name: string): Promise<void> {
  await page.getByRole('banner').getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name, exact: true }).click();
}

/** Opens the first entry of a list. */
async function openFirst(desk: Desk, section: string): Promise<void> {
  await show(desk.page, 'Outline');
  await desk.section(section).click();
  await desk.outline.getByRole('option').first().click();
  await show(desk.page, 'Editor');
}

async function close(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

/** Visits the library, without drafts at first, the help, the signatures and an address of nothing. */
export async function walkLibrary(page: Page, visit: Visit): Promise<void> {
  await page.goto('./#/');
  await expect(page.getByRole('main', { name: 'Library' })).toBeVisible();
  await visit('empty library');
  await openSample(page, /finished/i);
  await page.getByRole('button', { name: 'Library' }).click();
  await expect(page.getByRole('main', { name: 'Library' })).toBeVisible();
  await visit('library with a draft');
  await page.getByRole('button', { name: 'Open sample' }).click();
  await expect(page.getByRole('menuitem').first()).toBeVisible();
  await visit('samples');
  await page.keyboard.press('Escape');
  await page
    .getByRole('button', { name: /^More actions/ })
    .first()
    .click();
  await expect(page.getByRole('menuitem', { name: 'Delete…' })).toBeVisible();
  await visit('library menu');
  await page.getByRole('menuitem', { name: 'Delete…' }).click();
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Cancel' })).toBeFocused();
  await visit('a question before deleting');
  await close(page);
  await page.goto('./#/help');
  await expect(page.getByRole('main', { name: 'Help' })).toBeVisible();
  await visit('help');
  await page.getByRole('searchbox').or(page.getByRole('textbox')).first().fill('span');
  const results = page.getByRole('region', { name: 'Search results' }).getByRole('link');
  await expect(results.first()).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: / results/ })).toBeAttached();
  await visit('help search');
  await results.first().click();
  await expect(page.getByRole('main', { name: 'Help' }).getByRole('heading', { level: 1 })).toBeVisible();
  await visit('help entry');
  await page.goto('./#/signatures');
  await expect(page.getByRole('main', { name: 'Signatures' })).toBeVisible();
  await visit('signatures');
  await page.goto('./#/nowhere/at/all');
  await expect(page.getByRole('main', { name: 'Help' })).toHaveCount(0);
  await visit('no such page');
}

/** Visits the regions of the desk and its entries, without findings and with many. */
export async function walkDesk(page: Page, visit: Visit): Promise<void> {
  const desk = new Desk(page);
  const openSection = async (name: string): Promise<void> => {
    await show(page, 'Outline');
    await desk.section(name).click();
    await show(page, 'Editor');
    await expectLoaded(page);
  };
  await openSample(page, /finished/i);
  await visit('document');
  await show(page, 'Outline');
  await visit('outline');
  await desk.section('Claims').click();
  await expect(desk.outline.getByRole('option').first()).toBeVisible();
  await visit('outline of claims');
  await openFirst(desk, 'Claims');
  await desk.editor.getByRole('button', { name: 'Add private note' }).click();
  await page.keyboard.type('Ask the Minister');
  await visit('claim with a private note');
  await openFirst(desk, 'Power bases');
  await visit('power basis');
  await openFirst(desk, 'Intent hypotheses');
  await desk.editor.getByRole('button', { name: 'Edit link 1', exact: true }).click();
  await visit('link of a hypothesis');
  await openSection('Contradictions');
  await expect(desk.editor.getByRole('listitem').first()).toBeVisible();
  await visit('contradictions');
  await openSection('Unknowns');
  await expect(desk.editor.getByRole('listitem').first()).toBeVisible();
  await visit('unknowns');
  await openSection('Casefile');
  await page.getByRole('list', { name: 'Observations' }).getByRole('button').first().click();
  await page.getByRole('button', { name: 'Add source grade' }).first().click();
  await visit('casefile with a source grade');
  await dropFiles(page.getByRole('main'), [
    { name: 'guild.txt', text: 'The pilots will rest on Sunday.', type: 'text/plain' },
    { name: 'scan.pdf', text: '%PDF-1.7', type: 'application/pdf' },
  ]);
  const sheet = page.getByRole('dialog', { name: 'Add sources' });
  await expect(sheet.getByRole('row', { name: /scan\.pdf/ })).toContainText('damaged');
  await visit('import of sources');
  await sheet.getByRole('button', { name: 'Cancel' }).click();
  await expect(sheet).toBeHidden();
  await openSample(page, /errors/i);
  await page.getByRole('button', { name: 'Close message' }).click();
  await visit('document with errors');
  await openFirst(desk, 'Claims');
  await visit('claim with errors');
  await show(page, 'Findings');
  await visit('findings');
  await page.getByRole('button', { name: /^Fix \d+…$/ }).click();
  await expect(page.getByRole('dialog', { name: 'Fix findings' })).toBeVisible();
  await visit('repair');
  await close(page);
}

/** Visits the menus and dialogs of the desk. */
export async function walkDialogs(page: Page, visit: Visit): Promise<void> {
  const desk = new Desk(page);
  await openSample(page, /finished/i);
  await openFirst(desk, 'Claims');
  await show(page, 'Passage');
  await selectWithPointer(page, desk.passage.getByRole('group', { name: 'Passage text' }), 'Velmara');
  await visit('selected text');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Undo history' }).click();
  await expect(page.getByRole('menuitem').first()).toBeVisible();
  await visit('undo several');
  await page.keyboard.press('Escape');
  await page.getByRole('banner').getByRole('button', { name: 'More', exact: true }).click();
  await expect(page.getByRole('menuitem', { name: 'Version history…' })).toBeVisible();
  await visit('menu');
  await page.getByRole('menuitem', { name: 'Version history…' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await visit('version history');
  await close(page);
  await openShortcuts(page);
  await visit('shortcuts');
  await close(page);
  await page.getByRole('button', { name: 'Find anything' }).click();
  await page.keyboard.type('ship');
  // The results from the help come last, once it has loaded.
  await expect(page.getByRole('option', { name: /Help: / }).first()).toBeAttached();
  await visit('find anything');
  await close(page);
  await page.getByRole('button', { name: 'Export…' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await visit('export');
  await close(page);
  await openMenuItem(page, 'Share…');
  await page.getByRole('dialog').getByRole('checkbox', { name: 'Encrypt with a passphrase' }).check();
  await visit('share');
  await close(page);
  const rows = [
    { text: 'Not in the text', target: [{ selector: [{ type: 'TextQuoteSelector', exact: 'No such words' }] }] },
  ];
  await show(page, 'Editor');
  await dropFiles(desk.editor, [{ name: 'notes.json', text: JSON.stringify({ total: 1, rows }) }]);
  const adding = page.getByRole('dialog', { name: /^Add 1 claim/ });
  await expect(adding.getByRole('heading', { name: '1 claim to review' })).toBeVisible();
  await visit('annotations before they are added');
  await adding.getByRole('button', { name: 'Add 1 claim' }).click();
  await expect(page.getByText('1 claim does not have exactly one match', { exact: false }).first()).toBeVisible();
  await page.getByRole('button', { name: 'Close message' }).click();
  await page.keyboard.press('ControlOrMeta+k');
  await page.keyboard.type('Review claim texts');
  await page.keyboard.press('Enter');
  await expect(page.getByText('No such words').first()).toBeVisible();
  await visit('claim texts to review');
}

/** Visits the other screens of a draft, with the review of another person, and what opens on them. */
export async function walkViews(page: Page, visit: Visit): Promise<void> {
  const desk = new Desk(page);
  await openDesk(page, () => desk.openFile('north.desk.json', smallDesk()));
  await dropFiles(desk.editor, [{ name: 'mara.review.json', text: reviewFile(mara) }]);
  await page.getByRole('button', { name: 'Close message' }).click();
  for (const name of views) {
    await openView(page, name);
    await visit(name);
    if (!pictures.has(name)) continue;
    await page.getByText('Table', { exact: true }).click();
    await expect(page.getByRole('table').first()).toBeVisible();
    await visit(`${name} as a table`);
    await page.getByText('Picture', { exact: true }).click();
  }
  await openView(page, 'Matrix');
  const grid = page.getByRole('grid');
  // On a phone, the matrix is a list.
  if (await grid.isVisible()) {
    await grid.focus();
    await page.keyboard.press('Space');
    await visit('matrix preview');
  }
  await page.getByRole('button', { name: 'What if…' }).click();
  await visit('what if');
  await openView(page, 'Review');
  await page.getByRole('button', { name: /^Accept/ }).click();
  await visit('verdict given');
  const items = page.getByText('Items to review', { exact: true });
  if (!(await page.getByRole('listbox', { name: 'Items to review' }).isVisible())) await items.click();
  for (const kind of ['Contradiction', 'Unknown']) {
    await page.getByRole('listbox', { name: 'Items to review' }).getByRole('option', { name: kind }).first().click();
    await visit(`verdict on ${kind}`);
  }
  await openView(page, 'Compare');
  await page.locator('input[type="file"][aria-label="File to compare"]').setInputFiles({
    name: 'theirs.desk.json',
    mimeType: 'application/json',
    buffer: Buffer.from(smallDesk({ assessment: { '/claims/0/proposition': 'Another.' } })),
  });
  await expect(page.getByRole('region', { name: 'List of differences' })).toBeVisible();
  await visit('differences');
}

/** Visits the pictures of a whole draft. */
export async function walkPictures(page: Page, visit: Visit): Promise<void> {
  await openSample(page, /finished/i);
  for (const name of pictures) {
    await openView(page, name);
    await expect(
      page.getByRole('group', { name }).locator('svg text').or(page.getByRole('list')).first(),
    ).toBeVisible();
    await visit(name);
  }
}
