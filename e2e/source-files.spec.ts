/** Files of any kind become sources: what the reader finds in each, and the casefile that results. */
import type { Browser } from '@playwright/test';
import { strToU8, zipSync } from 'fflate';
import type { Casefile } from '../src/core/casefile/types.generated.ts';
import { Desk } from './support/desk.ts';
import { dropFiles, type NamedText } from './support/drop-and-paste.ts';
import { everyday, expect, test } from './support/guarded-test.ts';
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
