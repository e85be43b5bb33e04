import { strToU8, zipSync } from 'fflate';
import type { Casefile } from '../src/core/casefile/types.generated.ts';
import { Desk } from './support/desk.ts';
import { dropFiles, type NamedText } from './support/drop-and-paste.ts';
import { test as guarded } from './support/guarded-test.ts';
import { expect, test } from './support/one-page-test.ts';
import { openSmallDesk, passageIdOf, smallDesk } from './support/small-desk.ts';

const page1 = `<!doctype html><html lang="en"><head><title>Notice 14 | Port</title>
<meta property="og:title" content="Notice 14: the north channel">
<link rel="canonical" href="https://harbour.example/notices/14">
<style>p { color: red }</style><script type="application/ld+json">{"@type": "NewsArticle", "datePublished": "2026-07-14T09:30:00+02:00", "publisher": {"name": "Harbour Council"}}</script>
</head><body style="margin:0"><p onclick="a()">The channel  closes on Monday.</p><p>القناة مغلقة 🚢</p></body></html>`;
const statement = '\ufeffThe pilots will rest on Sunday.\r\n  No ship will move.';
const russian = 'Совет порта закроет северный канал в понедельник. Это мера безопасности.';
const markdown = '---\nurl: https://guild.example/1\ndate: 2026-07-12\n---\n# On the rest day\n\nText.';

const sources: readonly NamedText[] = [
  { name: 'notice.html', text: page1, type: 'text/html' },
  { name: '2026-07-13 guild statement.txt', text: statement, type: 'text/plain' },
  { name: 'совет.txt', text: russian, type: 'text/plain' },
  { name: 'rest.md', text: markdown, type: 'text/markdown' },
  { name: 'scan.pdf', text: '%PDF-1.7', type: 'application/pdf' },
  { name: 'copy of the statement.txt', text: statement, type: 'text/plain' },
];

const exported = async (desk: Desk): Promise<Casefile> => JSON.parse(await desk.export(/^casefile/i)) as Casefile;

test('a drop, a look and Enter: files become a draft with their sources', async ({ page }) => {
  const desk = new Desk(page);
  await page.goto('./');
  await dropFiles(page.getByRole('main', { name: 'Library' }), sources);
  const sheet = page.getByRole('dialog', { name: 'Add sources' });
  await expect(sheet.getByRole('row', { name: /notice\.html/ })).toContainText('Notice 14: the north channel');
  await expect(sheet.getByRole('row', { name: /scan\.pdf/ })).toContainText('damaged');
  await expect(sheet.getByRole('row', { name: /copy of/ })).toContainText('Same text as');
  await expect(sheet).toContainText('4 of 6 files will be added. Observations 1 to 4.');
  await expect(sheet.getByRole('button', { name: 'Add 4 sources' })).toBeFocused();
  await page.keyboard.press('Enter');

  await expect(sheet).toBeHidden();
  await expect(desk.passage).toContainText('The channel closes on Monday.');
  await expect(desk.section('Casefile')).toContainText('4');
  await expect(desk.finding(/fingerprint/i)).toHaveCount(0);
  const { actors, observations } = await exported(desk);
  expect(actors).toEqual([]);
  const nothing = { canonical_url: null, publisher_actor_id: null, published_at: null, retrieved_at: null };
  const passage = (text: string) => [{ passage_id: passageIdOf(text), text }];
  expect(observations).toEqual([
    {
      ...nothing,
      observation_id: 1,
      title: 'Notice 14: the north channel',
      canonical_url: 'https://harbour.example/notices/14',
      published_at: '2026-07-14T09:30:00+02:00',
      language: 'en',
      passages: passage('The channel closes on Monday.\nالقناة مغلقة 🚢'),
    },
    {
      ...nothing,
      observation_id: 2,
      title: 'guild statement',
      published_at: '2026-07-13T00:00:00Z',
      language: null,
      passages: passage(statement.slice(1)),
    },
    { ...nothing, observation_id: 3, title: 'совет', language: 'ru', passages: passage(russian) },
    {
      ...nothing,
      observation_id: 4,
      title: 'On the rest day',
      canonical_url: 'https://guild.example/1',
      published_at: '2026-07-12T00:00:00Z',
      language: null,
      passages: passage(markdown),
    },
  ]);
});

test('the sheet is used with the keyboard alone, and nothing is added without an answer', async ({ page }) => {
  const desk = new Desk(page);
  await openSmallDesk(desk);
  const before = await desk.export(/^desk file$/i);
  await dropFiles(desk.editor, sources.slice(0, 4));
  const sheet = page.getByRole('dialog', { name: 'Add sources' });
  await expect(sheet.getByRole('button', { name: 'Add 4 sources' })).toBeFocused();
  const table = sheet.getByRole('grid', { name: 'Sources' });
  await table.focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Shift+ArrowDown');
  await expect(sheet.getByRole('status').filter({ hasText: '2 files selected' })).toBeVisible();
  await page.keyboard.press('Space');
  await expect(sheet.getByRole('button', { name: 'Add 2 sources' })).toBeVisible();
  await page.keyboard.press('ControlOrMeta+a');
  await expect(sheet.getByRole('status').filter({ hasText: '4 files selected' })).toBeVisible();
  await page.keyboard.press('Escape');
  const question = page.getByRole('dialog', { name: 'Discard this import?' });
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(sheet).toBeVisible();
  await table.focus();
  await page.keyboard.press('Escape');
  await question.getByRole('button', { name: 'Discard' }).click();
  await expect(sheet).toBeHidden();
  expect(await desk.export(/^desk file$/i)).toBe(before);
});

const zotero = String.raw`@article{hesper,
  title = {The {Strait} of Hesper},
  publisher = {Guild of Pilots},
  date = {2025-03-05},
  url = {https://guild.example/a\_b},
  langid = {english},
  abstract = {Ships waited.},
  file = {Full Text:files/12/scan 7.txt:text/plain}
}
@misc{note, title = {A note}, abstract = {The pilots agreed.}}
@book{missing, title = {A book}, file = {C\:\\Zotero\\book.pdf}}
`;

test('references with their files, as Zotero exports them, become sources with their titles', async ({ page }) => {
  const zip = zipSync({
    'Hesper/Hesper.bib': strToU8(zotero),
    'Hesper/files/12/scan 7.txt': strToU8('No ship will move.'),
  });
  const desk = new Desk(page);
  await page.goto('./');
  await dropFiles(page.getByRole('main', { name: 'Library' }), [
    { name: 'Hesper.zip', text: zip, type: 'application/zip' },
  ]);
  const sheet = page.getByRole('dialog', { name: 'Add sources' });
  await expect(sheet.getByRole('row', { name: /scan 7\.txt/ })).toContainText('The Strait of Hesper');
  const abstracts = sheet.getByRole('row', { name: /abstract of/ });
  await expect(abstracts.filter({ hasText: 'A note' }).getByRole('checkbox')).toBeChecked();
  await expect(abstracts.filter({ hasText: 'The Strait of Hesper' }).getByRole('checkbox')).not.toBeChecked();
  await expect(sheet.getByRole('row', { name: /A book/ })).toContainText('Its file “book.pdf” could not be found');
  await sheet.getByRole('button', { name: 'Add 2 sources' }).click();
  await expect(sheet).toBeHidden();
  const { observations } = await exported(desk);
  expect(observations).toMatchObject([
    {
      title: 'The Strait of Hesper',
      canonical_url: 'https://guild.example/a_b',
      published_at: '2025-03-05T00:00:00Z',
      language: 'en',
      passages: [{ text: 'No ship will move.' }],
    },
    { title: 'A note', passages: [{ text: 'The pilots agreed.' }] },
  ]);
});

test('annotations of other programs become claims, and those without an exact place are left to a person', async ({
  page,
}) => {
  const desk = new Desk(page);
  await openSmallDesk(desk);
  const quoting = (exact: string, text: string) => ({
    text,
    target: [{ selector: [{ type: 'TextQuoteSelector', exact }] }],
  });
  const { observations } = await exported(desk);
  const words = observations[0]?.passages[0]?.text.slice(0, 12).trim() ?? '';
  const rows = [quoting(words, 'What it says'), quoting(`${words}x`, '')];
  await dropFiles(desk.editor, [{ name: 'notes.json', text: JSON.stringify({ total: 2, rows }) }]);
  const question = page.getByRole('dialog', { name: 'Add 2 claims from “notes.json”?' });
  await expect(question.getByRole('heading', { level: 3 })).toHaveText([
    '1 claim with one exact match',
    '1 claim to review',
  ]);
  await expect(question.getByRole('button', { name: 'Add 2 claims' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('2 claims added from “notes.json”.', { exact: false }).first()).toBeVisible();
  await expect(page.getByText('1 claim does not have exactly one match', { exact: false }).first()).toBeVisible();
  await desk.openEntry('Claims', /What it says/);
  await expect(desk.editor.getByRole('textbox', { name: 'Proposition' })).toHaveValue('What it says');
  await page.keyboard.press('ControlOrMeta+k');
  await page.keyboard.type('Review claim texts');
  await page.keyboard.press('Enter');
  await expect(page.getByText(`${words}x`).first()).toBeVisible();
});

guarded('files without text are explained, and add nothing', async ({ page }) => {
  await page.goto('./');
  await dropFiles(page.getByRole('main', { name: 'Library' }), [
    { name: 'scan.pdf', text: '%PDF-1.7', type: 'application/pdf' },
    { name: 'empty.txt', text: '', type: 'text/plain' },
  ]);
  const sheet = page.getByRole('dialog', { name: 'Add sources' });
  await expect(sheet).toContainText('None of these files contains text that can be added.');
  await expect(sheet.getByRole('row', { name: /empty\.txt/ })).toContainText('The file is empty.');
  await expect(sheet.getByRole('button', { name: 'Close' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(sheet).toBeHidden();
  await expect(page.getByRole('region', { name: 'Get started' })).toBeVisible();
});

guarded('files in our formats are opened as before, and sources next to them are offered', async ({ page }) => {
  const desk = new Desk(page);
  await page.goto('./');
  await dropFiles(page.getByRole('main', { name: 'Library' }), [
    { name: 'north.desk.json', text: smallDesk() },
    { name: 'new.txt', text: 'A new text.', type: 'text/plain' },
    { name: 'desk in a text file.txt', text: smallDesk().replace('"The north channel"', '"Another title"') },
  ]);
  const sheet = page.getByRole('dialog', { name: 'Add sources' });
  await expect(sheet).toContainText('1 of 1 file will be added.');
  await sheet.getByRole('button', { name: 'Add 1 source' }).click();
  await expect(sheet).toBeHidden();
  await expect(desk.passage).toContainText('A new text.');
  await page.goto('./#/');
  await expect(page.getByRole('region', { name: 'Drafts on this device' }).getByRole('listitem')).toHaveCount(3);
});
