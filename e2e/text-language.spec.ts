/** The author’s texts have the language that the draft states, and everything else has its own (WCAG 3.1.2). */
import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { authorsMark, withMarkedTexts } from '../src/core/workspace/authors-texts.fixtures.ts';
import type { Workspace } from '../src/core/workspace/workspace.ts';
import { Desk } from './support/desk.ts';
import { test } from './support/guarded-test.ts';
import { openView, views } from './support/walk.ts';

const sample = JSON.parse(readFileSync('public/samples/finished.desk.json', 'utf8')) as Workspace;

interface Languages {
  /** How many visible texts and fields are the author’s. */
  readonly ofAuthor: number;
  /** The author’s texts in another language than German, and other texts in German. */
  readonly wrong: readonly string[];
}

/** Reads the language of every visible text and field of the page. A picture is one image with an English name. */
function languagesOn(page: Page): Promise<Languages> {
  return page.evaluate((mark) => {
    const texts: [Element, string][] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (node.parentElement) texts.push([node.parentElement, node.nodeValue ?? '']);
    }
    for (const field of document.querySelectorAll<HTMLInputElement>('input, textarea'))
      texts.push([field, field.value]);
    const visible = texts.filter(
      ([element, text]) => text.trim() !== '' && !element.closest('script, style, svg') && element.checkVisibility(),
    );
    const languageOf = (element: Element): string => element.closest('[lang]')?.getAttribute('lang') ?? '';
    return {
      ofAuthor: visible.filter(([, text]) => text.includes(mark)).length,
      wrong: visible
        .filter(([element, text]) => text.includes(mark) !== (languageOf(element) === 'de'))
        .map(
          ([element, text]) =>
            `${languageOf(element)}: ${text.slice(0, 80)} <${element.tagName.toLowerCase()} ${element.className}>`,
        ),
    };
  }, authorsMark);
}

/** Waits until a screen shows at least so many texts of the author, and checks all languages on it. */
async function expectLanguages(page: Page, atLeast: number): Promise<void> {
  await expect.poll(async () => (await languagesOn(page)).ofAuthor).toBeGreaterThanOrEqual(atLeast);
  expect((await languagesOn(page)).wrong).toEqual([]);
}

async function openMarkedSample(desk: Desk, language: string): Promise<void> {
  await desk.page.goto('./#/');
  await expect(desk.page.getByRole('main', { name: 'Library' })).toBeVisible();
  const marked = withMarkedTexts(sample);
  // The author names the casefile, too.
  const casefile = { ...marked.casefile, title: `${authorsMark}: ${marked.casefile?.title ?? ''}` };
  const file = { format: 'assessment-desk.workspace/v1', ...marked, casefile };
  await desk.openFile('marked.desk.json', JSON.stringify(file));
  await desk.editor.getByRole('heading', { level: 2, name: 'Document' }).waitFor();
  await desk.editor.getByRole('textbox', { name: 'Language of your texts' }).fill(language);
}

test('the author’s texts have the stated language in the editor, the lists and the search', async ({ page }) => {
  const desk = new Desk(page);
  await openMarkedSample(desk, 'de');
  await expectLanguages(page, 1);
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
    await expectLanguages(page, section === 'Casefile' ? 1 : 5);
  }
  await page.getByRole('button', { name: 'Find anything' }).click();
  // In lower case, because what a person looks for has no language.
  await page.keyboard.type(authorsMark.toLowerCase());
  await expectLanguages(page, 20);
  await page.keyboard.press('Escape');
});

test('the author’s texts have the stated language in every view', async ({ page }) => {
  const desk = new Desk(page);
  await openMarkedSample(desk, 'de');
  for (const view of views.filter((name) => name !== 'JSON')) {
    await openView(page, view);
    await expectLanguages(page, view === 'Review' || view === 'Matrix' ? 10 : 1);
    if (view !== 'Map' && view !== 'Timeline') continue;
    await page.getByText('Table', { exact: true }).click();
    if (view === 'Timeline') await page.getByText('Time scopes', { exact: true }).click();
    await expectLanguages(page, 5);
  }
});

test('the author’s texts have the stated language in tables, menus and sentences', async ({ page }) => {
  const desk = new Desk(page);
  await openMarkedSample(desk, 'de');
  await desk.openEntry('Intent hypotheses', /IH-/);
  await desk.section('Claims').click();
  await desk.outline.getByRole('option').first().click();
  await page
    .getByRole('group', { name: 'Claims here' })
    .getByRole('button', { name: / here$/ })
    .click();
  await expect(page.getByRole('menuitem').first()).toBeVisible();
  await expectLanguages(page, 1);
  await page.keyboard.press('Escape');
  await openView(page, 'Matrix');
  await page.getByRole('button', { name: 'What if…' }).click();
  await expectLanguages(page, 10);
  await openView(page, 'Compare');
  const other = { ...withMarkedTexts(sample), title: `${authorsMark}: another title`, text_language: 'fr' };
  await page.locator('input[type="file"][aria-label="File to compare"]').setInputFiles({
    name: 'theirs.desk.json',
    mimeType: 'application/json',
    buffer: Buffer.from(
      JSON.stringify({
        format: 'assessment-desk.workspace/v2',
        ...other,
        assessment: withMarkedTexts(sample).assessment,
      }),
    ),
  });
  const list = page.getByRole('region', { name: 'List of differences' });
  await expect(list.getByText('The language of the texts changed from', { exact: false })).toBeVisible();
  const titles = list.getByText(/^Title changed from/).locator('bdi');
  await expect(titles).toHaveCount(2);
  const languages = await titles.evaluateAll((each) => each.map((element) => element.getAttribute('lang')));
  expect(languages.toSorted()).toEqual(['de', 'fr']);
});

test('the author’s texts have the stated language in the version history', async ({ page }) => {
  const desk = new Desk(page);
  await openMarkedSample(desk, 'de');
  await desk.section('Unknowns').click();
  await desk.editor.getByRole('button', { name: 'Delete unknown 1', exact: true }).click();
  await page.getByRole('button', { name: 'Close message' }).click();
  await page.getByRole('button', { name: 'Undo several steps' }).click();
  await page.getByRole('menuitem', { name: 'Version history…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Version history' });
  await dialog.getByRole('option').filter({ hasText: 'unknown' }).first().click();
  await expect(dialog.getByRole('region', { name: 'Changes since then' }).locator('[lang="de"]').first()).toBeVisible();
  await expectLanguages(page, 1);
  await dialog.getByText('Content', { exact: true }).click();
  await expectLanguages(page, 5);
});

test('without a stated language, no text of the author claims to be English', async ({ page }) => {
  const desk = new Desk(page);
  await openMarkedSample(desk, '');
  await desk.openEntry('Intent hypotheses', /IH-/);
  const inEnglish = async () => {
    const { wrong } = await languagesOn(page);
    return wrong.filter((each) => each.startsWith('en: ') && each.includes(authorsMark));
  };
  await expect(desk.editor.getByRole('textbox', { name: 'Hypothesis', exact: true })).toHaveAttribute('lang', '');
  expect(await inEnglish()).toEqual([]);
  await openView(page, 'Review');
  expect(await inEnglish()).toEqual([]);
});

test('the report contains the stated language', async ({ page }) => {
  const desk = new Desk(page);
  await openMarkedSample(desk, 'de');
  const report = await desk.export(/^Report \(HTML\)/);
  const opened = await page.context().newPage();
  await opened.setContent(report);
  await expectLanguages(opened, 50);
  await opened.close();
});
