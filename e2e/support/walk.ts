/** Goes through the states of the application, its menus and its dialogs, at any width of the window. */
import { expect, type Page } from '@playwright/test';
import { chooseFormat, chooseView, Desk, openShortcuts } from './desk.ts';
import { dropFiles } from './drop-and-paste.ts';
import { drafts, written } from './own-scripts.ts';
import { selectWithPointer } from './select-text.ts';

/** Receives the name of each state while the page shows it. */
export type Visit = (state: string) => Promise<void>;

export const views = ['Review', 'Verdicts', 'Matrix', 'Map', 'Timeline', 'Compare', 'JSON'] as const;

async function expectLoaded(page: Page): Promise<void> {
  await expect(page.getByRole('progressbar')).toHaveCount(0);
}

export async function openView(page: Page, name: string): Promise<void> {
  await chooseView(page, name);
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

/** Opens a draft on the editor. */
async function openDraft(desk: Desk, text: string): Promise<void> {
  const { page, editor } = desk;
  await page.goto('./#/');
  await expect(page.getByRole('main', { name: 'Library' })).toBeVisible();
  await desk.openFile('own-scripts.desk.json', text);
  await expect(page.getByRole('banner').getByRole('button', { name: 'Export…' })).toBeVisible();
  await show(page, 'Editor');
  await expect(editor.getByRole('heading', { level: 2 })).toBeVisible();
  await expectLoaded(page);
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

/** Visits the library, without drafts at first, the help, the signatures, a wrong address and the report. */
export async function walkLibrary(page: Page, visit: Visit): Promise<void> {
  await page.goto('./#/');
  await expect(page.getByRole('main', { name: 'Library' })).toBeVisible();
  await visit('empty library');
  await openDraft(new Desk(page), drafts.valid);
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
  await page.goto('./accessibility.html');
  await visit('accessibility report');
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
  await openDraft(desk, drafts.valid);
  await visit('document');
  await show(page, 'Outline');
  await desk.section('Claims').click();
  await expect(desk.outline.getByRole('option').first()).toBeVisible();
  await visit('outline of claims');
  await openFirst(desk, 'Claims');
  await desk.editor.getByRole('button', { name: 'Add private note' }).click();
  await page.keyboard.type(written('author', 'Ask the Minister'));
  await visit('claim with a private note');
  await expect(await desk.restate()).toBeVisible();
  await visit('claim that is restated');
  await desk.editor.getByRole('button', { name: 'Use as evidence for…' }).click();
  await expect(page.getByRole('searchbox', { name: 'Search entries' })).toBeFocused();
  await visit('entries to link');
  await page.keyboard.press('Escape');
  await openFirst(desk, 'Power bases');
  await visit('power basis');
  await desk.editor.getByRole('button', { name: 'Link evidence' }).click();
  const panel = page.getByRole('region', { name: 'Link evidence' });
  await expect(panel.getByRole('row').first()).toBeVisible();
  await visit('claims to link');
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await openFirst(desk, 'Intent hypotheses');
  await desk.editor.getByRole('button', { name: 'Edit link 1', exact: true }).click();
  await visit('link of a hypothesis');
  await show(page, 'Passage');
  await visit('passage');
  for (const name of ['Contradictions', 'Unknowns']) {
    await openSection(name);
    await expect(desk.editor.getByRole('listitem').first()).toBeVisible();
    await visit(name);
  }
  await openSection('Casefile');
  await page.getByRole('list', { name: 'Observations' }).getByRole('button').first().click();
  await expect(page.getByLabel('Reliability').first()).toBeVisible();
  await visit('casefile with a source grade');
  const title = written('even', 'A notice to mariners');
  const text = `<!doctype html><html lang="el"><title>${title}</title><p>${written('even', 'It is closed.')}</p></html>`;
  await dropFiles(page.getByRole('main'), [
    { name: 'notice.html', text, type: 'text/html' },
    { name: 'scan.pdf', text: '%PDF-1.7', type: 'application/pdf' },
  ]);
  const sheet = page.getByRole('dialog', { name: 'Add sources' });
  await expect(sheet.getByRole('row', { name: /scan\.pdf/ })).toContainText('damaged');
  await visit('import of sources');
  await sheet.getByRole('button', { name: 'Cancel' }).click();
  await expect(sheet).toBeHidden();
  await openDraft(desk, drafts.faulty);
  await visit('document with errors');
  await openFirst(desk, 'Claims');
  await visit('claim with errors');
  await show(page, 'Findings');
  await visit('findings');
  await page.getByRole('button', { name: /^Fix \d+…$/ }).click();
  await expect(page.getByRole('dialog', { name: 'Fix findings' })).toBeVisible();
  await visit('repair');
  await close(page);
  await page.getByRole('button', { name: 'Export…' }).click();
  await expect(page.getByRole('dialog').getByText('The passage says', { exact: false }).first()).toBeVisible();
  await visit('export with errors');
  await close(page);
  await page.keyboard.press('ControlOrMeta+k');
  await page.keyboard.type('Review claim texts');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Review claim texts' })).toBeVisible();
  await visit('claim texts to review');
}

/** Visits the menus and dialogs of the desk. */
export async function walkDialogs(page: Page, visit: Visit): Promise<void> {
  const desk = new Desk(page);
  await openDraft(desk, drafts.valid);
  await openFirst(desk, 'Claims');
  await show(page, 'Passage');
  await selectWithPointer(page, desk.passage.getByRole('group', { name: 'Passage text' }), written('odd', 'Velmara'));
  await expect(desk.passage.getByRole('toolbar', { name: 'Selected text' })).toBeVisible();
  await visit('selected text');
  await page.keyboard.press('m');
  await page.keyboard.press('e');
  await expect(page.getByRole('dialog', { name: /New claim as evidence/ })).toBeVisible();
  await visit('selected text as evidence');
  await close(page);
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
  await page.keyboard.press('ControlOrMeta+k');
  await page.keyboard.type('Sort marks');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Make claim' })).toBeVisible();
  await visit('marks to sort');
  await page.getByRole('button', { name: 'Back to claims' }).click();
  await page.getByRole('button', { name: 'Export…' }).click();
  await (await chooseFormat(page, 'Instructions for a model')).check();
  await expect(page.getByRole('dialog').getByRole('group', { name: 'Sources' })).toBeVisible();
  await visit('export');
  await close(page);
  await openMenuItem(page, 'Share…');
  await page.getByRole('dialog').getByRole('checkbox', { name: 'Encrypt with a passphrase' }).check();
  await page.getByRole('dialog').getByLabel('Brief for reviewers').fill(written('author', 'Look at the dates'));
  await visit('share');
  await close(page);
  const exact = written('odd', 'No such words');
  const rows = [
    { text: written('author', 'Not there'), target: [{ selector: [{ type: 'TextQuoteSelector', exact }] }] },
  ];
  await show(page, 'Editor');
  await dropFiles(desk.editor, [{ name: 'notes.json', text: JSON.stringify({ total: 1, rows }) }]);
  const adding = page.getByRole('dialog', { name: /^Add 1 claim/ });
  await expect(adding.getByRole('heading', { name: '1 claim to review' })).toBeVisible();
  await visit('annotations before they are added');
  await close(page);
}

/** Visits the other screens of a draft, with a review, and what opens on them. */
export async function walkViews(page: Page, visit: Visit): Promise<void> {
  const desk = new Desk(page);
  await openDraft(desk, drafts.valid);
  await openView(page, 'Review');
  await visit('Review');
  await page
    .getByRole('group', { name: 'Verdict' })
    .getByRole('button', { name: /^Question/ })
    .click();
  const name = page.getByRole('textbox', { name: 'Your name' });
  await name.fill('Mara Quinn');
  await name.press('Enter');
  await page.getByRole('textbox', { name: 'Note' }).fill(written('reviewer', 'Is there a statute?'));
  await page.getByRole('button', { name: 'Suggest a change…' }).click();
  await page.getByRole('textbox', { name: 'Suggested reason' }).fill(written('author', 'Other words'));
  await visit('suggestion');
  await page.getByRole('button', { name: 'Save suggestion' }).click();
  await expect(page.getByRole('button', { name: 'Save suggestion' })).toBeHidden();
  await visit('verdict with a note and a suggestion');
  const items = page.getByRole('listbox', { name: 'Items to review' });
  if (!(await items.isVisible())) await page.getByText('Items to review', { exact: true }).click();
  for (const kind of ['Contradictions', 'Unknowns']) {
    // A long list contains only its visible part.
    await page.getByRole('combobox', { name: 'Filter by entry' }).selectOption(kind);
    await items.getByRole('option').first().click();
    await visit(`verdict on ${kind.toLowerCase()}`);
  }
  await openView(page, 'Verdicts');
  await page.getByRole('button', { name: 'Reply to Mara Quinn…' }).first().click();
  await page.getByRole('textbox', { name: 'Reply' }).fill(written('author', 'Statute twelve.'));
  await visit('reply to a verdict');
  await page.getByRole('textbox', { name: 'Your name' }).fill('Ana Flor');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('list', { name: 'Replies' })).toContainText('Ana Flor');
  await visit('Verdicts');
  await openView(page, 'Matrix');
  await visit('Matrix');
  const grid = page.getByRole('grid');
  // On a phone, the matrix is a list.
  if (await grid.isVisible()) {
    await grid.focus();
    await page.keyboard.press('Space');
    await visit('matrix preview');
  }
  await page.getByRole('button', { name: 'What if…' }).click();
  await visit('what if');
  for (const picture of ['Map', 'Timeline']) {
    await openView(page, picture);
    const drawn = page.getByRole('group', { name: picture }).locator('svg text').or(page.getByRole('list'));
    await expect(drawn.first()).toBeVisible();
    await visit(picture);
    await page.getByText('Table', { exact: true }).click();
    await expect(page.getByRole('table').first()).toBeVisible();
    await visit(`${picture} as a table`);
    await page.getByText('Picture', { exact: true }).click();
  }
  await openView(page, 'Compare');
  await visit('Compare');
  const buffer = Buffer.from(drafts.faulty);
  await page
    .locator('input[type="file"][aria-label="File to compare"]')
    .setInputFiles({ name: 'theirs.desk.json', mimeType: 'application/json', buffer });
  await expect(page.getByRole('region', { name: 'List of differences' })).toBeVisible();
  await visit('differences');
  await page.getByText('Merge', { exact: true }).click();
  await page.getByRole('button', { name: 'Continue without base version' }).click();
  const conflicts = page.getByRole('region', { name: 'Conflicts' });
  const edit = conflicts.getByRole('button', { name: /^Edit…/ });
  const next = conflicts.getByRole('button', { name: 'Next', exact: true });
  await expect(next).toBeVisible();
  while (!(await edit.isVisible())) await next.click();
  await edit.click();
  await expect(conflicts.getByRole('form', { name: 'Your text' })).toBeVisible();
  await visit('conflict with a text of its own');
  await openView(page, 'JSON');
  await visit('JSON');
}
