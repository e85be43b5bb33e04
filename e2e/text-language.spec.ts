/**
 * Every text has the language of its writer, wherever it is (WCAG 3.1.2): that of the author or of a source, none for a
 * reviewer, and English for the interface.
 */
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type { Observation } from '../src/core/casefile/types.generated.ts';
import type { JsonObject } from '../src/core/json/json.ts';
import type { Workspace } from '../src/core/workspace/workspace.ts';
import { Desk } from './support/desk.ts';
import { dropFiles, pasteAt } from './support/drop-and-paste.ts';
import { expect, test } from './support/one-page-test.ts';
import { inOwnScripts, languagesOn, withFaults, written } from './support/own-scripts.ts';
import { selectWithPointer } from './support/select-text.ts';
import { openView, views } from './support/walk.ts';

const sample = JSON.parse(readFileSync('public/samples/finished.desk.json', 'utf8')) as Workspace;
const draft = inOwnScripts(sample);

/** Waits until a screen shows at least so many texts of writers, and checks all languages on it. */
async function expectLanguages(page: Page, atLeast = 1): Promise<void> {
  await expect.poll(async () => (await languagesOn(page)).count).toBeGreaterThanOrEqual(atLeast);
  expect.soft((await languagesOn(page)).wrong).toEqual([]);
}

const fileOf = (workspace: Workspace): string =>
  JSON.stringify({ format: 'assessment-desk.workspace/v2', text_language: 'ar', ...workspace });

async function open(page: Page, text = fileOf(draft)): Promise<Desk> {
  const desk = new Desk(page);
  await page.goto('./#/');
  await expect(page.getByRole('main', { name: 'Library' })).toBeVisible();
  await desk.openFile('own-scripts.desk.json', text);
  await desk.editor.getByRole('heading', { level: 2, name: 'Document' }).waitFor();
  return desk;
}

test('the editor, the lists, the passage and the search', async ({ page }) => {
  const desk = await open(page);
  await expect(desk.editor.getByRole('textbox', { name: 'Language of your texts' })).toHaveValue('ar');
  await expectLanguages(page);
  for (const section of ['Claims', 'Power bases', 'Intent hypotheses']) {
    await desk.section(section).click();
    await desk.outline.getByRole('option').nth(1).click();
    await expect(desk.editor.getByRole('heading', { level: 2 })).toBeVisible();
    await expectLanguages(page, 5);
  }
  await desk.editor.getByRole('button', { name: 'Edit link 1', exact: true }).click();
  await expectLanguages(page, 5);
  for (const section of ['Contradictions', 'Unknowns', 'Casefile']) {
    await desk.section(section).click();
    await expectLanguages(page, 5);
  }
  const observations = page.getByRole('list', { name: 'Observations' });
  await observations.getByRole('button').first().click();
  await observations.getByRole('group').first().or(observations.getByRole('textbox').first()).first().waitFor();
  await expectLanguages(page, 5);
  await page.getByRole('button', { name: 'Find anything' }).click();
  for (const writer of ['author', 'odd'] as const) {
    await page.keyboard.type(written(writer, 'the '));
    await expect(page.getByRole('dialog').getByRole('option').nth(5)).toBeVisible();
    await expectLanguages(page, 10);
    for (let key = 0; key < 4; key += 1) await page.keyboard.press('Backspace');
  }
  await page.keyboard.press('Escape');
});

test('a selection in the passage, and the dialogs for it', async ({ page }) => {
  const desk = await open(page);
  await desk.openEntry('Claims', /^C-001/);
  await expect(desk.passage.getByText('Source grade', { exact: false }).first()).toBeVisible();
  await desk.passage.getByText('Source grade', { exact: false }).first().click();
  await expectLanguages(page, 5);
  await desk.passage.getByRole('button', { name: /Next claim/ }).click();
  await expectLanguages(page, 5);
  const text = desk.passage.getByRole('group', { name: 'Passage text' });
  await selectWithPointer(page, text, written('odd', 'Velmara'));
  await expect(page.getByText('Selected:', { exact: false })).toBeAttached();
  await expectLanguages(page, 5);
  await page.keyboard.press('e');
  const dialog = page.getByRole('dialog', { name: /New claim as evidence/ });
  await expect(dialog).toBeVisible();
  await dialog.getByRole('combobox').click();
  await expectLanguages(page, 5);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  const [observation] = draft.casefile.observations;
  const exact = Array.from(observation?.passages[0]?.text ?? '')
    .slice(0, 40)
    .join('')
    .trim();
  const annotation = (quote: string, comment: string) => ({
    text: comment,
    target: [{ selector: [{ type: 'TextQuoteSelector', exact: quote }] }],
  });
  const rows = [annotation(exact, written('author', 'What it says')), annotation(`${exact}`, '')];
  await dropFiles(desk.editor, [{ name: 'notes.json', text: JSON.stringify({ total: rows.length, rows }) }]);
  await expect(page.getByRole('dialog', { name: /^Add \d claims? from/ })).toBeVisible();
  await expectLanguages(page, 5);
});

test('findings, their fixes, the export check and the JSON view', async ({ page }) => {
  const desk = await open(page, fileOf(withFaults(draft)));
  await expect(desk.finding(/The passage says/).first()).toBeVisible();
  await expectLanguages(page, 2);
  await desk.findings.getByText('By rule').click();
  await expectLanguages(page, 2);
  await desk.findings.getByText('By entry').click();
  await desk
    .finding(/The passage says/)
    .getByRole('button', { name: /…$/ })
    .first()
    .click();
  await expectLanguages(page, 2);
  await page.keyboard.press('Escape');
  await desk.follow(/The passage says/);
  await expect(desk.editor.getByText('The passage says', { exact: false }).first()).toBeVisible();
  await expectLanguages(page, 5);
  await page.getByRole('button', { name: /^Fix \d+…$/ }).click();
  await expect(page.getByRole('dialog', { name: 'Fix findings' })).toBeVisible();
  await expectLanguages(page, 2);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Export…' }).click();
  await expect(page.getByRole('dialog').getByText('The passage says', { exact: false }).first()).toBeVisible();
  await expectLanguages(page, 2);
  await page.keyboard.press('Escape');
  await desk
    .finding(/The passage says/)
    .getByRole('link', { name: 'Show in JSON' })
    .first()
    .click();
  await expect(
    page.getByRole('main', { name: 'JSON' }).getByText('The passage says', { exact: false }).first(),
  ).toBeVisible();
  await expectLanguages(page, 1);
  await openView(page, 'Review');
  await page
    .getByRole('listbox', { name: 'Claims' })
    .getByRole('option', { name: /^C-001/ })
    .click();
  await expect(
    page.getByRole('region', { name: 'Findings' }).getByText('The passage says', { exact: false }).first(),
  ).toBeVisible();
  await expectLanguages(page, 5);
});

test('every view', async ({ page }) => {
  await open(page);
  for (const view of views) {
    await openView(page, view);
    await expectLanguages(page, view === 'Review' || view === 'Matrix' ? 5 : 1);
    if (!['Map', 'Timeline'].includes(view)) continue;
    await page.getByText('Table', { exact: true }).click();
    await expectLanguages(page, 5);
    if (view !== 'Timeline') continue;
    for (const table of ['Time scopes', 'Evidence links']) {
      await page.getByText(table, { exact: true }).click();
      await expectLanguages(page, 5);
    }
  }
  await openView(page, 'Map');
  await page.getByRole('combobox', { name: 'Map of' }).click();
  await expect(page.getByRole('option').first()).toBeVisible();
  await expectLanguages(page, 5);
});

test('menus, the matrix and its preview', async ({ page }) => {
  const desk = await open(page);
  await desk.openEntry('Intent hypotheses', /IH-/);
  await desk.section('Claims').click();
  await desk.outline.getByRole('option').first().click();
  await page
    .getByRole('group', { name: 'Claims here' })
    .getByRole('button', { name: / here$/ })
    .click();
  await expect(page.getByRole('menuitem').first()).toBeVisible();
  await expectLanguages(page);
  await page.keyboard.press('Escape');
  await openView(page, 'Matrix');
  await page.getByRole('grid').focus();
  await page.keyboard.press('Space');
  await expect(page.getByRole('region', { name: 'Preview' })).toBeVisible();
  await expectLanguages(page, 10);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'What if…' }).click();
  await expectLanguages(page, 10);
  for (const choice of ['Observations', 'Publishers', 'Claims']) {
    await page.getByText(choice, { exact: true }).last().click();
    await expectLanguages(page, 10);
  }
});

test('placeholders for missing texts are English', async ({ page }) => {
  const claims = draft.assessment['claims'] as readonly JsonObject[];
  const [first, ...others] = draft.casefile.observations;
  const desk = await open(
    page,
    fileOf({
      ...draft,
      assessment: { ...draft.assessment, claims: claims.map((each) => ({ ...each, proposition: '', actual: '' })) },
      casefile: { ...draft.casefile, observations: [{ ...first, title: '' } as Observation, ...others] },
    }),
  );
  await expect(desk.passage.getByRole('combobox', { name: 'Passage shown' })).toContainText('1 · Untitled');
  await expectLanguages(page);
  await desk.openEntry('Intent hypotheses', /IH-/);
  await desk.editor.getByRole('button', { name: 'Edit link 1', exact: true }).click();
  await expect(desk.editor.getByRole('combobox', { name: 'Claim' })).toHaveValue(/No text yet/);
  await desk.editor.getByRole('combobox', { name: 'Claim' }).click();
  await expect(page.getByRole('option', { name: /No text yet/ }).first()).toBeVisible();
  await expectLanguages(page, 5);
  await page.keyboard.press('Escape');
  await openView(page, 'Map');
  await page.getByRole('combobox', { name: 'Map of' }).click();
  await expect(page.getByRole('option').getByText('No text yet').first()).toBeVisible();
  await expectLanguages(page, 5);
  await page.keyboard.press('Escape');
  await openView(page, 'Review');
  await expect(page.getByRole('combobox', { name: 'Passage shown' })).toContainText('1 · Untitled');
  await expectLanguages(page, 5);
  await openView(page, 'Matrix');
  await page
    .getByRole('button', { name: /^Filter/ })
    .first()
    .click();
  await expect(page.getByRole('combobox', { name: 'Observation' })).toContainText('Observation 1');
  await expectLanguages(page, 5);
});

test('the sources of the instructions for a model', async ({ page }) => {
  await open(page);
  await page.getByRole('button', { name: 'Export…' }).click();
  await page
    .getByRole('dialog')
    .getByRole('radio', { name: /instructions/i })
    .check();
  await expect(page.getByRole('dialog').getByRole('group', { name: 'Sources' })).toBeVisible();
  await expectLanguages(page, 3);
});

test('a review: the words of a reviewer have no language, and the author’s reply has the author’s', async ({
  page,
}) => {
  const desk = await open(page);
  await openView(page, 'Review');
  const review = page.getByRole('main', { name: 'Review' });
  await review.getByRole('textbox', { name: 'Your name' }).fill('Mara Quinn');
  await page.keyboard.press('Enter');
  await page.keyboard.press('q');
  await review.getByRole('textbox', { name: 'Note' }).fill(written('reviewer', 'Is there a statute?'));
  await page.keyboard.press('Escape');
  await expectLanguages(page, 10);
  await page.keyboard.press('j');
  await expectLanguages(page, 10);
  const claim = review.getByRole('listbox', { name: 'Claims' }).getByRole('option').first();
  const [id = ''] = /^C-\d{3}/.exec((await claim.textContent()) ?? '') ?? [];
  await claim.click();
  await page.keyboard.press('q');
  await review.getByRole('textbox', { name: 'Note' }).fill(written('reviewer', 'Who said so?'));
  await review.getByRole('button', { name: 'Suggest a change…' }).click();
  await expectLanguages(page, 10);
  await review.getByRole('textbox', { name: 'Suggested proposition' }).fill(written('author', 'Other words'));
  await review.getByRole('button', { name: 'Save suggestion' }).click();
  await expectLanguages(page, 10);
  await page.getByRole('banner').getByRole('link', { name: 'Desk', exact: true }).click();
  await desk.section('Claims').click();
  await page.getByRole('searchbox', { name: 'Search claims' }).fill(id);
  await desk.outline.getByRole('option', { name: new RegExp(`^${id}`) }).click();
  await desk.editor.getByLabel('Proposition').fill(written('author', 'The council said so.'));
  await openView(page, 'Review');
  await review
    .getByRole('listbox', { name: 'Claims' })
    .getByRole('option', { name: new RegExp(`^${id}`) })
    .click();
  await expect(review.getByText(/^Outdated\./)).toBeVisible();
  await expectLanguages(page, 10);
  await openView(page, 'Verdicts');
  await expectLanguages(page, 5);
  const verdict = page.getByRole('group', { name: /^Verdict of Mara Quinn/ }).first();
  await verdict.getByRole('button', { name: 'Reply to Mara Quinn…' }).click();
  await verdict.getByRole('textbox', { name: 'Reply' }).fill(written('author', 'Statute twelve.'));
  await verdict.getByRole('textbox', { name: 'Your name' }).fill('Ana Flor');
  await expectLanguages(page, 5);
  await page.keyboard.press('Enter');
  await expect(verdict.getByRole('list', { name: 'Replies' })).toContainText('Ana Flor');
  await expectLanguages(page, 5);
});

test('a comparison and a merge with another draft', async ({ page }) => {
  await open(page, fileOf({ ...draft, title: written('author', 'Another title') }));
  const desk = await open(page);
  await desk.openEntry('Claims', /^C-002/);
  await desk.editor.getByLabel('Proposition').fill(written('author', 'The council said so.'));
  await openView(page, 'Compare');
  await expectLanguages(page, 2);
  await page.getByRole('button', { name: new RegExp(written('author', 'Another')) }).click();
  await expect(page.getByRole('region', { name: 'List of differences' })).toBeVisible();
  await expectLanguages(page, 3);
  for (const button of await page.getByRole('button', { name: /^Show (field|\d+ fields)$/ }).all())
    await button.click();
  await expectLanguages(page, 4);
  await page.getByText('Merge', { exact: true }).click();
  await page.getByRole('button', { name: 'Continue without base version' }).click();
  await expect(page.getByRole('region', { name: 'Conflicts' })).toBeVisible();
  await expectLanguages(page, 4);
});

test('what is printed', async ({ page }) => {
  await open(page);
  const printed = {
    Matrix: page.locator('[data-printed="matrix"]'),
    Map: page.locator('h1', { hasText: ': map of ' }),
    Timeline: page.locator('h1', { hasText: ': timeline' }),
    Desk: page.locator('[data-printed="assessment"]'),
  };
  for (const view of ['Matrix', 'Map', 'Timeline', 'Desk'] as const) {
    if (view === 'Desk') await page.getByRole('banner').getByRole('link', { name: view, exact: true }).click();
    else await openView(page, view);
    await page.emulateMedia({ media: 'print' });
    await expect(async () => {
      await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
      await expect(printed[view]).toBeVisible({ timeout: 500 });
    }).toPass();
    await expectLanguages(page, view === 'Timeline' ? 1 : 5);
    await page.evaluate(() => dispatchEvent(new Event('afterprint')));
    await page.emulateMedia({ media: 'screen' });
  }
});

test('the version history', async ({ page }) => {
  const desk = await open(page);
  await desk.section('Unknowns').click();
  await desk.editor.getByRole('button', { name: 'Delete unknown 1', exact: true }).click();
  await page.getByRole('button', { name: 'Close message' }).click();
  await page.getByRole('button', { name: 'Undo history' }).click();
  await page.getByRole('menuitem', { name: 'Version history…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Version history' });
  await dialog.getByRole('option').filter({ hasText: 'unknown' }).first().click();
  await expect(dialog.getByRole('region', { name: 'Changes since then' }).locator('[lang="ar"]').first()).toBeVisible();
  await expectLanguages(page);
  await dialog.getByText('Content', { exact: true }).click();
  await expectLanguages(page, 5);
});

test('a file with errors, and its repairs', async ({ page }) => {
  await page.goto('./#/');
  const text = `${written('author', 'Here is your assessment')}: {“title”: “${written('author', 'A title')}”, }`;
  await new Desk(page).openFile('broken.json', text);
  await expect(page.getByRole('dialog')).toBeVisible();
  const { wrong } = await languagesOn(page);
  expect(wrong.filter((each) => each.startsWith('en for'))).toEqual([]);
});

test('the import of sources', async ({ page }) => {
  const desk = await open(page);
  const title = written('even', 'A notice to mariners');
  const html = `<!doctype html><html lang="el"><title>${title}</title><p>${written('even', 'The channel is closed.')}</p></html>`;
  await dropFiles(
    desk.editor,
    ['first.html', 'second.html'].map((name) => ({ name, type: 'text/html', text: html })),
  );
  const sheet = page.getByRole('dialog', { name: 'Add sources' });
  await expect(sheet.getByRole('row', { name: 'Add first.html' })).toContainText(title);
  await expectLanguages(page, 2);
  const table = sheet.getByRole('grid', { name: 'Sources' });
  await table.focus();
  await page.keyboard.press('ControlOrMeta+a');
  await expect(sheet.getByRole('status').filter({ hasText: 'files selected' })).toBeVisible();
  await expectLanguages(page, 2);
});

test('claims that move to a revised passage', async ({ page }) => {
  const desk = await open(page);
  const [observation] = draft.casefile.observations;
  const text = observation?.passages[0]?.text ?? '';
  await desk.section('Casefile').click();
  await page.getByRole('list', { name: 'Observations' }).getByRole('button').first().click();
  await page.getByRole('button', { name: 'Replace with revised passage… (passage 1)' }).click();
  const dialog = page.getByRole('dialog');
  // Every sixth word is another one, so that some claims match exactly and others only nearly.
  const words = text.split(' ').map((word, at) => (at % 6 === 5 ? written('odd', 'another') : word));
  await pasteAt(dialog.getByLabel('Revised passage', { exact: true }), words.join(' '));
  await dialog.getByRole('button', { name: 'Replace', exact: true }).click();
  await expect(page.getByRole('region', { name: 'Move claims' }).getByRole('article')).toBeVisible();
  await expectLanguages(page, 5);
});

test('claims whose words are in no passage or in another one', async ({ page }) => {
  await open(page, fileOf(withFaults(draft)));
  await page.keyboard.press('ControlOrMeta+k');
  await page.keyboard.type('Review claim texts');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Review claim texts' })).toBeFocused();
  await expectLanguages(page, 3);
});

test('without a stated language, no text of the author claims to be English', async ({ page }) => {
  const desk = await open(
    page,
    fileOf({ ...draft, textLanguage: undefined } as unknown as Workspace).replace('"text_language":"ar",', ''),
  );
  await desk.openEntry('Intent hypotheses', /IH-/);
  const inEnglish = async () => (await languagesOn(page)).wrong.filter((each) => each.startsWith('en for'));
  await expect(desk.editor.getByRole('textbox', { name: 'Hypothesis', exact: true })).toHaveAttribute('lang', '');
  expect(await inEnglish()).toEqual([]);
  await openView(page, 'Review');
  expect(await inEnglish()).toEqual([]);
});

test('a language code with an extension, which the browser cannot name', async ({ page }) => {
  const [first, ...others] = draft.casefile.observations;
  const observations = [{ ...first, language: 'de-u-co-phonebk' } as Observation, ...others];
  const desk = await open(
    page,
    fileOf({ ...draft, casefile: { ...draft.casefile, observations } }).replace('"ar"', '"de-x-ocr"'),
  );
  await expect(desk.editor.getByRole('textbox', { name: 'Language of your texts' })).toHaveValue('de-x-ocr');
  await expect(desk.editor.getByText('German', { exact: true })).toBeVisible();
  await desk.section('Casefile').click();
  await page.getByRole('list', { name: 'Observations' }).getByRole('button').first().click();
  await expect(page.getByText('German', { exact: true })).toBeVisible();
});

test('reports', async ({ page }) => {
  const desk = await open(page, fileOf(withFaults(draft)));
  await page.getByRole('button', { name: 'Export…' }).click();
  await page
    .getByRole('dialog')
    .getByRole('radio', { name: /^Report \(HTML\)/ })
    .waitFor();
  await page.keyboard.press('Escape');
  const report = await desk.export(/^Report \(HTML\)/);
  const opened = await page.context().newPage();
  await opened.setContent(report);
  await expectLanguages(opened, 50);
  await opened.close();
});
