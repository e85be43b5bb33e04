/** Bags (BagIt, RFC 8493): a draft together with the original files of its sources. */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { strToU8, unzipSync, zipSync } from 'fflate';
import type { Casefile } from '../src/core/casefile/types.generated.ts';
import { pdfOfLines } from '../src/extract/pdf/pdf.fixtures.ts';
import { Desk } from './support/desk.ts';
import { downloaded, type Downloaded } from './support/downloads.ts';
import { dropFiles } from './support/drop-and-paste.ts';
import { expect, test } from './support/guarded-test.ts';
import { smallDesk } from './support/small-desk.ts';

const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');
const original = Uint8Array.from({ length: 300_000 }, (_, index) => (index * 31) % 256);

/** A desk file whose first passage was read from `original`. */
function deskWithOrigin(): string {
  const desk = JSON.parse(smallDesk()) as { casefile: Casefile };
  const passage = desk.casefile.observations[0]?.passages[0];
  const origin = {
    passage_id: passage?.passage_id ?? '',
    file: {
      name: 'Statement “1”.pdf',
      path: null,
      size: original.length,
      media_type: 'application/pdf',
      sha256: sha256(original),
    },
    reader: { name: 'pdf', version: 1, engine: null, included: [] },
    places: [],
    losses: [],
  };
  desk.casefile = { ...desk.casefile, format: 'assessment-desk.casefile/v2', origins: [origin] };
  return `${JSON.stringify(desk, undefined, 2)}\n`;
}

/** A bag made without our code, as another BagIt tool would make it. */
function foreignBag(desk: string, bytes: Uint8Array): Buffer {
  const payload = { 'data/small.desk.json': strToU8(desk), 'data/originals/statement.pdf': bytes };
  const manifest = Object.entries(payload).map(([path, content]) => `${sha256(content)}  ${path}\n`);
  const tags = {
    'bagit.txt': strToU8('BagIt-Version: 0.97\nTag-File-Character-Encoding: UTF-8\n'),
    'manifest-sha256.txt': strToU8(manifest.join('')),
  };
  const files = Object.entries({ ...tags, ...payload }).map(([path, content]) => [`a bag/${path}`, content]);
  return Buffer.from(zipSync(Object.fromEntries(files) as Record<string, Uint8Array>));
}

async function open({ page }: Desk, name: string, buffer: Buffer): Promise<void> {
  await expect(page.getByRole('main', { name: 'Library' })).toBeVisible();
  const file = { name, mimeType: 'application/zip', buffer };
  await page.locator('input[type="file"][aria-label="Open file"]').setInputFiles(file);
}

async function exportBag(desk: Desk, originals = '1 original file.'): Promise<Downloaded> {
  await desk.page.getByRole('button', { name: 'Export…' }).click();
  const dialog = desk.page.getByRole('dialog', { name: 'Export' });
  await dialog.getByRole('radio', { name: 'Desk file with originals (BagIt)' }).check();
  await expect(dialog).toContainText(originals);
  return downloaded(desk.page, () => dialog.getByRole('button', { name: /^Download/ }).click());
}

test('a bag of another tool opens, and leaves again as a bag that sha256sum verifies', async ({ page }) => {
  const desk = new Desk(page);
  await page.goto('./');

  const text = deskWithOrigin();
  await open(desk, 'received.zip', foreignBag(text, original));
  await expect(desk.section('Claims')).toBeVisible();
  const { name, bytes } = await exportBag(desk);
  expect(name).toMatch(/\.bag\.zip$/);
  const base = unpacked(name, bytes);
  for (const manifest of ['manifest-sha256.txt', 'tagmanifest-sha256.txt']) {
    const checked = execFileSync('sha256sum', ['--check', '--strict', manifest], { cwd: base, encoding: 'utf8' });
    expect(checked).not.toContain('FAILED');
  }
  expect(Buffer.compare(readFileSync(join(base, 'data/originals/Statement “1”.pdf')), original)).toBe(0);
  expect(readFileSync(join(base, 'data', name.replace('.bag.zip', '.desk.json')), 'utf8')).toBe(text);

  await test.step('the space of original files is shown, and those that no draft needs can be deleted', async () => {
    await page.getByRole('button', { name: /Saved on this device/ }).click();
    await expect(page.getByText(/^Original files of sources: \d+ files?, \d+ kB\.$/)).toBeVisible();
    await page.getByRole('button', { name: 'Delete unused files…' }).click();
    await expect(page.getByText('Your drafts need all of them.')).toBeVisible();
  });
});

test('a bag whose original was changed opens, and says which file differs', async ({ page }) => {
  const bag = unzipSync(foreignBag(deskWithOrigin(), original));
  const changed = { ...bag, 'a bag/data/originals/statement.pdf': original.slice(1) };
  await page.goto('./');
  await open(new Desk(page), 'changed.zip', Buffer.from(zipSync(changed)));
  await expect(page.getByText('“data/originals/statement.pdf” differs from the bag’s manifest.')).toBeVisible();
});

/**
 * The assessment and the casefile of a bag, and the checksums of its originals by name. The title is that of the draft.
 */
function contentsOf(bag: Uint8Array) {
  const payload = Object.entries(unzipSync(bag)).map(([path, bytes]) => [path.replace(/^[^/]+\//, ''), bytes] as const);
  const [, desk = new Uint8Array()] = payload.find(([path]) => /^data\/[^/]+\.json$/.test(path)) ?? [];
  const { assessment, casefile } = JSON.parse(Buffer.from(desk).toString('utf8')) as Record<string, unknown>;
  const originals = payload.filter(([path]) => path.startsWith('data/originals/'));
  return { assessment, casefile, originals: originals.map(([path, bytes]) => [path, sha256(bytes)]) };
}

/** Writes the files of a bag to a folder. Returns the folder of the bag. */
function unpacked(name: string, bytes: Uint8Array): string {
  const folder = mkdtempSync(join(tmpdir(), 'bag-'));
  for (const [path, content] of Object.entries(unzipSync(bytes))) {
    mkdirSync(join(folder, dirname(path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
  return join(folder, name.replace(/\.zip$/, ''));
}

test('a bag with a PDF opens in another browser with every span, page and original, and the command verifies it', async ({
  page,
  browser,
  baseURL,
}) => {
  const desk = new Desk(page);
  await page.goto('./');
  const pages = [['The port is open.'], ['The north channel', 'is closed on Monday.']];
  await dropFiles(page.getByRole('main', { name: 'Library' }), [
    { name: 'notice.pdf', text: pdfOfLines(pages), type: 'application/pdf' },
    { name: 'note.txt', text: 'القناة مغلقة 🚢.', type: 'text/plain' },
  ]);
  const sheet = page.getByRole('dialog', { name: 'Add sources' });
  await sheet.getByRole('checkbox', { name: /^Store the original files/ }).check();
  await sheet.getByRole('button', { name: 'Add 2 sources' }).click();
  await expect(sheet).toBeHidden();
  await desk.passage.getByLabel('Find in passage').fill('closed on Monday');
  await page.keyboard.press('Enter');
  await expect(desk.passage.getByText(/page 2 ·/)).toBeVisible();
  await desk.passage.getByRole('button', { name: 'New claim from selection' }).click();
  await expect(desk.passage.getByText(/^C-001 matches the passage at \d+–\d+, page 2\.$/)).toBeVisible();
  const { name, bytes } = await exportBag(desk, '2 original files.');

  const other = await browser.newContext(baseURL === undefined ? {} : { baseURL });
  const received = new Desk(await other.newPage());
  await received.page.goto('./');
  await open(received, name, bytes);
  await received.openEntry('Claims', /closed on Monday/);
  await expect(received.passage.getByText(/^C-001 matches the passage at \d+–\d+, page 2\.$/)).toBeVisible();
  await expect(received.passage.getByText('From notice.pdf')).toBeVisible();
  const again = await exportBag(received, '2 original files.');
  expect(contentsOf(again.bytes)).toEqual(contentsOf(bytes));
  await other.close();

  const folder = unpacked(name, bytes);
  const command = join(import.meta.dirname, '../src/cli/main.ts');
  // The command rejects with another exit status than 0.
  const out = execFileSync(process.execPath, ['--import', 'tsx', command, 'verify-origin', folder], {
    encoding: 'utf8',
  });
  expect(out).toContain(': OK (3 files match the manifests of the bag)');
  expect(out).toMatch(/^notice\.pdf: OK {2}sha256:/m);
  expect(out).toMatch(/^note\.txt: OK {2}sha256:/m);
});
