/** Bags (BagIt, RFC 8493): a draft together with the original files of its sources. */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { unzipSync } from 'fflate';
import { pdfOfLines } from '../src/sources/pdf/pdf.fixtures.ts';
import { chooseFormat, Desk, downloadOfChosen } from './support/desk.ts';
import { downloaded, dropFiles, type Downloaded } from './support/drop-and-paste.ts';
import { expect, test } from './support/guarded-test.ts';

const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

async function exportBag({ page }: Desk): Promise<Downloaded> {
  await page.getByRole('button', { name: 'Export…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Export' });
  await (await chooseFormat(page, 'Desk file with originals (BagIt)')).check();
  await expect(dialog).toContainText('2 original files.');
  const bag = await downloaded(page, () => downloadOfChosen(page).click());
  await page.keyboard.press('Escape');
  return bag;
}

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
function unpacked(folder: string, { name, bytes }: Downloaded): string {
  for (const [path, content] of Object.entries(unzipSync(bytes))) {
    mkdirSync(join(folder, dirname(path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
  return join(folder, name.replace(/\.zip$/, ''));
}

test('a bag with a PDF opens in another browser with every span, page and original, and other tools verify it', async ({
  page,
  browser,
  baseURL,
}) => {
  const desk = new Desk(page);
  const pdf = pdfOfLines([['The port is open.'], ['The north channel', 'is closed on Monday.']]);
  await page.goto('./');
  await dropFiles(page.getByRole('main', { name: 'Library' }), [
    { name: 'notice.pdf', text: pdf, type: 'application/pdf' },
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
  const bag = await exportBag(desk);
  expect(bag.name).toMatch(/\.bag\.zip$/);
  await page.getByRole('button', { name: /Saved on this device/ }).click();
  await expect(page.getByText(/^Original files of sources: 2 files, /)).toBeVisible();
  await page.getByRole('button', { name: 'Delete unused files…' }).click();
  await expect(page.getByText('Your drafts need all of them.')).toBeVisible();

  const other = await browser.newContext(baseURL === undefined ? {} : { baseURL });
  const received = new Desk(await other.newPage());
  await received.page.goto('./');
  await expect(received.page.getByRole('main', { name: 'Library' })).toBeVisible();
  const file = { name: bag.name, mimeType: 'application/zip', buffer: bag.bytes };
  await received.page.locator('input[type="file"][aria-label="Open file"]').setInputFiles(file);
  await received.openEntry('Claims', /closed on Monday/);
  await expect(received.passage.getByText(/^C-001 matches the passage at \d+–\d+, page 2\.$/)).toBeVisible();
  await expect(received.passage.getByText('From notice.pdf')).toBeVisible();
  expect(contentsOf((await exportBag(received)).bytes)).toEqual(contentsOf(bag.bytes));
  await other.close();

  const temporary = mkdtempSync(join(tmpdir(), 'bag-'));
  try {
    const folder = unpacked(temporary, bag);
    for (const manifest of ['manifest-sha256.txt', 'tagmanifest-sha256.txt']) {
      const checked = execFileSync('sha256sum', ['--check', '--strict', manifest], { cwd: folder, encoding: 'utf8' });
      expect(checked).not.toContain('FAILED');
    }
    const command = join(import.meta.dirname, '../src/cli/main.ts');
    // The command rejects with another exit status than 0.
    const out = execFileSync(process.execPath, ['--import', 'tsx', command, 'verify-origin', folder], {
      encoding: 'utf8',
    });
    expect(out).toContain(': OK (3 files match the manifests of the bag)');
    for (const name of ['notice.pdf', 'note.txt']) expect(out).toContain(`${name}: OK  sha256:`);
  } finally {
    rmSync(temporary, { recursive: true, force: true });
  }
});
