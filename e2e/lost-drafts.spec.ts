/** Storage that another tab blocks, that is cleared under an open draft, or whose files are damaged. */
import { mkdtemp, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { Desk } from './support/desk.ts';
import { expect, test } from './support/guarded-test.ts';
import { openSmallDesk, smallDesk } from './support/small-desk.ts';
import { startBrowser } from './torture/owned-browser.ts';

const drafts = (page: Page) => page.getByRole('region', { name: 'Drafts on this device' }).getByRole('listitem');
const saveState = (page: Page) => page.getByRole('banner').locator('[aria-haspopup="dialog"][data-state]');
const gone = (page: Page) => page.getByRole('region', { name: 'Lost drafts' });

/**
 * Records which chunks of the application the page requests from now on. The message about lost drafts is such a chunk.
 * While it may still be loading, its absence proves nothing.
 */
function askedFor(page: Page): { readonly gone: () => readonly string[]; forget(): void } {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  return {
    gone: () => asked.filter((url) => /lost-drafts[^/]*\.js$/.test(url)),
    forget: () => void (asked.length = 0),
  };
}

/** A page of the same origin that is not part of the application. */
const beside = './robots.txt';

/** Keeps a database with the first layout and a draft open, and blocks upgrades. */
function holdFirstVersion(page: Page, workspace: object): Promise<void> {
  return page.evaluate(
    (given) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('assessment-desk', 1);
        opening.onupgradeneeded = () => {
          opening.result.createObjectStore('summaries', { keyPath: 'id' });
          opening.result.createObjectStore('snapshots', { keyPath: 'draft' });
          opening.result.createObjectStore('journal', { keyPath: ['draft', 'sequence'] });
        };
        opening.onerror = () => reject(opening.error ?? new Error('The database does not open.'));
        opening.onsuccess = () => {
          const database = opening.result;
          Object.assign(globalThis, { held: database });
          const transaction = database.transaction(['summaries', 'snapshots', 'journal'], 'readwrite');
          const counts = { claims: 2, powerBases: 1, intents: 1, contradictions: 1, unknowns: 1 };
          const title = 'Written long ago';
          transaction.objectStore('summaries').put({ id: 'old', title, changedAt: 1, counts, worst: null });
          transaction.objectStore('snapshots').put({ draft: 'old', sequence: 7, format: 1, workspace: given });
          const none = { draft: 'old', sequence: 7, format: 1, patches: [], witness: 0 };
          transaction.objectStore('journal').put(none);
          transaction.oncomplete = () => resolve();
          transaction.onabort = () => reject(transaction.error ?? new Error('The database cannot be written.'));
        };
      }),
    workspace,
  );
}

test('an old tab blocks the database: work continues with a message, and is saved when that tab closes', async ({
  page,
  context,
}) => {
  const workspace = JSON.parse(smallDesk()) as { format?: string };
  delete workspace.format;
  const old = await context.newPage();
  // The page has no icon, and the browser reports that as an error.
  await old.route('**/favicon.ico', (route) => route.fulfill({ status: 204 }));
  await old.goto(beside);
  await holdFirstVersion(old, { ...workspace, title: 'Written long ago' });
  const desk = new Desk(page);
  await openSmallDesk(desk);

  await test.step('the save state says that another tab blocks it, and everything can be exported', async () => {
    await desk.openEntry('Unknowns', /Who else/);
    await desk.unknown.fill('Typed while it was held');
    await expect(page.getByRole('banner').getByRole('alert')).toContainText(
      'An older version of Assessment Desk is open in another tab and blocks storage. Close that tab',
    );
    expect((await desk.exportDesk()).assessment.unknowns).toEqual(['Typed while it was held']);
    await saveState(page).click();
    const popover = page.getByRole('dialog', { name: 'Save status' });
    await expect(popover).toContainText('Not stored on this device.');
    const download = page.waitForEvent('download');
    await popover.getByRole('button', { name: 'Export all drafts' }).click();
    expect((await download).suggestedFilename()).toMatch(/\.zip$/);
  });
  await test.step('the library says so too', async () => {
    await page.getByRole('button', { name: 'Library' }).click();
    await expect(page.getByRole('main', { name: 'Library' }).getByRole('alert')).toContainText('An older version');
    await expect(drafts(page)).toHaveCount(1);
    await drafts(page).getByRole('link').click();
    await desk.openEntry('Unknowns', /Typed while/);
  });
  await test.step('the tab closes during typing: everything is saved, and the save state says so', async () => {
    await desk.unknown.press('End');
    await desk.unknown.pressSequentially(', and a bit');
    await Promise.all([desk.unknown.pressSequentially(' more, as it closed'), old.close()]);
    await expect(saveState(page)).toHaveText('Saved on this device');
    await desk.unknown.pressSequentially(' and after');
    await expect(saveState(page)).toHaveText('Saved on this device');
  });
  await test.step('after a reload it is there, with its undo steps, and the old draft is migrated', async () => {
    const words = 'Typed while it was held, and a bit more, as it closed and after';
    await page.reload();
    await expect(desk.unknown).toHaveValue(words);
    await desk.undoTyping(desk.unknown, 'Who else uses the channel.');
    await page.getByRole('button', { name: 'Library' }).click();
    await expect(drafts(page)).toHaveCount(2);
    await expect(page.getByRole('main', { name: 'Library' }).getByRole('alert')).toBeHidden();
    await drafts(page).filter({ hasText: 'Written long ago' }).getByRole('link').click();
    const { title, assessment } = await desk.exportDesk();
    expect([title, assessment.unknowns]).toEqual(['Written long ago', ['Who else uses the channel.']]);
  });
});

/** The browser evicts the database but not localStorage, as it does when it runs out of space. */
async function evict(page: Page): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  const { origin } = new URL(page.url());
  await browser.send('Storage.clearDataForOrigin', { origin, storageTypes: 'indexeddb' });
}

/** Another page of the origin deletes the database. */
async function deleteBeside(page: Page): Promise<void> {
  const other = await page.context().newPage();
  await other.route('**/favicon.ico', (route) => route.fulfill({ status: 204 }));
  await other.goto(beside);
  await other.evaluate(
    () =>
      new Promise<void>((resolve, reject) => {
        const deleting = indexedDB.deleteDatabase('assessment-desk');
        deleting.onsuccess = () => resolve();
        deleting.onerror = () => reject(deleting.error ?? new Error('It is not deleted.'));
      }),
  );
  await other.close();
}

test('when the storage of an open draft is cleared, it is saved again, and the library says what else is lost', async ({
  page,
}) => {
  const desk = new Desk(page);
  await openSmallDesk(desk);
  await desk.openFile('second.desk.json', smallDesk().replace('"The north channel"', '"The <b>second</b> one"'));
  await expect(page.getByLabel('Title', { exact: true })).toHaveValue('The <b>second</b> one');
  await page.getByRole('button', { name: 'Library' }).click();
  await drafts(page).filter({ hasText: 'The north channel' }).getByRole('link').click();
  await desk.openEntry('Unknowns', /Who else/);
  await desk.unknown.fill('Typed before it was cleared');
  await expect(saveState(page)).toHaveText('Saved on this device');
  const news = page.getByText('All of “The north channel” was saved again');

  await test.step('the browser clears it', async () => {
    await evict(page);
    await desk.unknown.press('End');
    await desk.unknown.pressSequentially(', and after');
    await expect(news).toContainText('The browser deleted or lost data stored on this device.');
    await expect(news).toContainText('Other drafts were lost. See the library for a list.');
    await page.getByRole('button', { name: 'Close message' }).click();
    await expect(saveState(page)).toHaveText('Saved on this device');
  });
  await test.step('another page deletes it', async () => {
    await deleteBeside(page);
    await expect(news).toBeVisible();
    await desk.unknown.press('End');
    await desk.unknown.pressSequentially(', and again');
    await expect(saveState(page)).toHaveText('Saved on this device');
    await page.reload();
    await expect(desk.unknown).toHaveValue('Typed before it was cleared, and after, and again');
    await desk.undoTyping(desk.unknown, 'Who else uses the channel.');
  });
  await test.step('the library names the lost draft until the message is dismissed', async () => {
    await page.getByRole('button', { name: 'Library' }).click();
    await expect(drafts(page)).toHaveCount(1);
    await expect(gone(page)).toContainText('A draft on this device was lost');
    await expect(gone(page).getByRole('listitem')).toHaveText('The <b>second</b> one');
    const asked = askedFor(page);
    await page.reload();
    await gone(page).getByRole('button', { name: 'Don’t show again' }).press('Enter');
    expect(asked.gone()).not.toEqual([]);
    await expect(gone(page)).toBeHidden();
    await expect(page.getByRole('main', { name: 'Library' })).toBeFocused();
    asked.forget();
    await page.reload();
    // When this is rendered, the page knows whether a draft is lost and has requested the chunk with the message.
    await expect(drafts(page)).toHaveCount(1);
    expect(asked.gone()).toEqual([]);
    await expect(gone(page)).toBeHidden();
  });
});

/** The files of the profile's databases whose names match. */
async function databaseFiles(profile: string, name: RegExp): Promise<readonly string[]> {
  const folder = join(profile, 'Default', 'IndexedDB');
  const all = await readdir(folder, { recursive: true, withFileTypes: true });
  return all
    .filter((entry) => entry.isFile() && name.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
}

/** Ways in which a disk or a crash damages the files of a database: a short list of files, and a log with garbage. */
const damages: readonly (readonly [files: RegExp, damage: (file: string) => Promise<void>])[] = [
  [/^MANIFEST/, (file) => truncate(file, 10)],
  [
    /\.log$/,
    async (file) => {
      const bytes = await readFile(file);
      bytes.subarray(0, 4096).fill(0x5a);
      await writeFile(file, bytes);
    },
  ],
];

test('the browser replaces a damaged database with an empty one: the library says what is lost', async ({
  baseURL,
}) => {
  const profile = await mkdtemp(join(tmpdir(), 'desk-lost-'));
  let browser = await startBrowser(profile, { serviceWorker: false });
  try {
    for (const [index, [files, damage]] of damages.entries()) {
      const title = `The north channel ${String(index + 1)}`;
      const page = await browser.context.newPage();
      await page.goto(baseURL ?? '');
      await new Desk(page).openFile('north.desk.json', smallDesk().replace('The north channel', title));
      await expect(new Desk(page).outline).toBeVisible();
      const address = page.url();
      const id = /draft\/([^/]+)/.exec(address)?.[1] ?? 'none';
      // The browser writes localStorage to disk when the last page of the site is closed.
      await page.goto('about:blank');
      await expect.poll(() => smallStorageOf(profile)).toContain(`.here.${id}`);
      await browser.kill();
      for (const file of await databaseFiles(profile, files)) await damage(file);

      browser = await startBrowser(profile, { serviceWorker: false });
      const again = await browser.context.newPage();
      await again.goto(baseURL ?? '');
      await expect(gone(again)).toContainText(/on this device (was|were) lost/);
      await expect(gone(again).getByRole('listitem').filter({ hasText: title })).toBeVisible();
      await expect(gone(again).getByRole('button', { name: /^Open (its file|their files)…$/ })).toBeVisible();
      await again.goto(address);
      await expect(again.getByRole('heading', { name: 'This draft was lost from this device' })).toBeVisible();
      await again.close();
    }
  } finally {
    await browser.kill();
    await rm(profile, { recursive: true, force: true });
  }
});

/** The content of the files of localStorage, as far as it is written. */
async function smallStorageOf(profile: string): Promise<string> {
  const folder = join(profile, 'Default', 'Local Storage', 'leveldb');
  const names = await readdir(folder).catch(() => []);
  const texts = await Promise.all(names.map((name) => readFile(join(folder, name), 'latin1').catch(() => '')));
  return texts.join('\n');
}
