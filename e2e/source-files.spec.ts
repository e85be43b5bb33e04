/** Files of any kind become sources: what the reader finds in each, and the casefile that results. */
import type { Browser } from '@playwright/test';
import { strToU8, zipSync } from 'fflate';
import type { Casefile } from '../src/core/casefile/types.generated.ts';
import { Desk } from './support/desk.ts';
import { dropFiles, type NamedText } from './support/drop-and-paste.ts';
import { everyday, expect, test } from './support/guarded-test.ts';
import { passageIdOf } from './support/small-desk.ts';
import { problemsAgainstPublished } from './support/validate.ts';

/** A PDF of two pages, as a browser prints it. */
async function printedPdf(browser: Browser): Promise<Uint8Array> {
  const page = await browser.newPage();
  await page.setContent(
    '<p>The channel is closed on Monday.</p><p style="break-before: page">Pilots rest on Sunday.</p>',
  );
  const pdf = await page.pdf();
  await page.close();
  return pdf;
}

const word = (body: string): Uint8Array =>
  zipSync({
    '[Content_Types].xml': strToU8(
      '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>',
    ),
    '_rels/.rels': strToU8(
      '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>',
    ),
    'word/document.xml': strToU8(
      `<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body><w:p>${body}</w:p></w:body></w:document>`,
    ),
  });

const run = (text: string): string => `<w:r><w:t xml:space="preserve">${text}</w:t></w:r>`;
const changed = word(
  `${run('The port ')}<w:del w:id="1" w:author="Lind" w:date="2026-07-01T00:00:00Z"><w:r><w:delText>may</w:delText></w:r></w:del><w:ins w:id="2" w:author="Lind" w:date="2026-07-01T00:00:00Z">${run('will')}</w:ins>${run(' open.')}`,
);

const texts: readonly NamedText[] = Array.from({ length: 26 }, (_, index) => ({
  name: `note ${String(index + 1)}.txt`,
  text: `Note ${String(index + 1)}: القناة مغلقة 🚢.`,
  type: 'text/plain',
}));

const exported = async (desk: Desk): Promise<Casefile> => JSON.parse(await desk.export(/^casefile/i)) as Casefile;

test(
  'a mixed lot of 30 files becomes a casefile that says where each text came from',
  everyday,
  async ({ page, browser }) => {
    const desk = new Desk(page);
    const zip = zipSync({ 'papers/one.md': strToU8('# One\n\nIn a zip.') });
    const pdf = await printedPdf(browser);
    await page.goto('./');
    await dropFiles(page.getByRole('main', { name: 'Library' }), [
      { name: 'notice.pdf', text: pdf, type: 'application/pdf' },
      { name: 'report.docx', text: changed, type: '' },
      { name: 'photo.jpg', text: Uint8Array.of(0xff, 0xd8, 0xff), type: 'image/jpeg' },
      { name: 'papers.zip', text: zip, type: 'application/zip' },
      ...texts,
    ]);
    const sheet = page.getByRole('dialog', { name: 'Add sources' });
    await expect(sheet.getByRole('row', { name: /photo\.jpg/ })).toContainText('text recognition');
    await expect(sheet).toContainText('29 of 30 files will be added.');
    await expect(sheet.getByRole('row', { name: /notice\.pdf/ })).toContainText('PDF');

    // The parts of a document: the proposed ones are ticked, and the text shows what will be stored.
    await sheet.getByRole('row', { name: /report\.docx/ }).click();
    const stored = sheet.getByRole('region', { name: 'Text that will be stored' });
    await expect(stored).toHaveText('The port will open.');
    await sheet.getByRole('checkbox', { name: /deletions/i }).check();
    await expect(stored).toHaveText('The port maywill open.');
    await sheet.getByRole('button', { name: 'Add 29 sources' }).click();
    await expect(sheet).toBeHidden();
    await expect(desk.passage).toContainText('The channel is closed on Monday.');
    await expect(desk.passage.getByText('From notice.pdf')).toBeVisible();

    const casefile = await exported(desk);
    expect(await problemsAgainstPublished(page.request, 'casefile.schema.json', casefile)).toEqual([]);
    expect(casefile.format).toBe('assessment-desk.casefile/v2');
    expect(casefile.observations).toHaveLength(29);
    const origins = casefile.origins ?? [];
    expect(origins.map(({ passage_id }) => passage_id)).toEqual(
      casefile.observations.map(({ passages }) => passages[0]?.passage_id),
    );
    expect(origins[0]).toMatchObject({
      file: { name: 'notice.pdf', path: null, size: pdf.length, media_type: 'application/pdf' },
      reader: { name: 'pdf' },
      places: [
        { kind: 'page', page: 1 },
        { kind: 'page', page: 2 },
      ],
    });
    expect(origins[1]?.reader.included).toHaveLength(2);
    expect(origins[2]?.file.path).toBe('papers.zip/papers/one.md');
  },
);

const page1 = `<!doctype html><html lang="en"><head><title>Notice 14 | Port</title>
<meta property="og:title" content="Notice 14: the north channel">
<link rel="canonical" href="https://harbour.example/notices/14">
<style>p { color: red }</style><script type="application/ld+json">{"@type": "NewsArticle", "datePublished": "2026-07-14T09:30:00+02:00", "publisher": {"name": "Harbour Council"}}</script>
</head><body style="margin:0"><p onclick="a()">The channel  closes on Monday.</p><p>القناة مغلقة 🚢</p></body></html>`;
const statement = '\ufeffThe pilots will rest on Sunday.\r\n  No ship will move.';
const russian = 'Совет порта закроет северный канал в понедельник. Это мера безопасности.';
const markdown = '---\nurl: https://guild.example/1\ndate: 2026-07-12\n---\n# On the rest day\n\nText.';

const mixedTexts: readonly NamedText[] = [
  { name: 'notice.html', text: page1, type: 'text/html' },
  { name: '2026-07-13 guild statement.txt', text: statement, type: 'text/plain' },
  { name: 'совет.txt', text: russian, type: 'text/plain' },
  { name: 'rest.md', text: markdown, type: 'text/markdown' },
  { name: 'scan.pdf', text: '%PDF-1.7', type: 'application/pdf' },
  { name: 'copy of the statement.txt', text: statement, type: 'text/plain' },
];

test('a drop, a look and Enter: files become a draft with their sources', async ({ page }) => {
  const desk = new Desk(page);
  await page.goto('./');
  await dropFiles(page.getByRole('main', { name: 'Library' }), mixedTexts);
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
