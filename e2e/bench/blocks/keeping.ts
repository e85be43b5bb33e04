/** Saving work: on the device with every key, and exporting and importing files. */
import { readFile } from 'node:fs/promises';
import type { Bench, Block, Group } from '../bench.ts';
import type { Wanted } from '../in-page.ts';
import { deskFile, documentOf } from '../documents/documents.ts';
import { fileOnDisk } from '../documents/file-on-disk.ts';
import { ours, type Row } from '../results.ts';
import { rest, until, withTab, type Tab } from '../tab.ts';
import { checkBlocks, fileRows } from './calculations.ts';
import { atPlace, counted, headed, own } from './desk.ts';
import { onPeer } from './peer-page.ts';

const rows: readonly Row[] = [
  {
    id: 'durable',
    group: 'keeping',
    what: 'An edit stored on the device, MAX-COUNT',
    unit: 'ms',
    statistic: 'median',
    budget: 250,
    note: 'Ours is timed from the key, including the delay that groups edits; the plain way from the call.',
  },
  {
    id: 'keeping main',
    group: 'keeping',
    what: 'Storing an edit, main thread, MAX-COUNT',
    unit: 'ms',
    statistic: 'median',
    budget: 1,
  },
];

const transferRows = (quick: boolean): readonly Row[] => [
  {
    id: 'export',
    group: 'transfer',
    what: 'Export MAX-COUNT: from “Download” to the file',
    unit: 'ms',
    statistic: 'median',
    budget: 100,
  },
  {
    id: 'import',
    group: 'transfer',
    what: 'Import MAX-COUNT: from the file to the desk, stored and ready for input',
    unit: 'ms',
    statistic: 'median',
    budget: 300,
    profile: 'import',
    note: 'The findings follow in slices; until then the desk shows “Checking…”. The pointer was on “Open file…” before, as in normal use, so the worker is ready. The plain way stores nothing on the device, reads no casefile and checks the schema only.',
  },
  {
    id: 'import findings',
    group: 'transfer',
    what: 'Import MAX-COUNT: from the file to its findings',
    unit: 'ms',
    statistic: 'median',
  },
  ...fileRows(quick),
];

const ids = rows.map(({ id }) => id);

async function keep(bench: Bench): Promise<void> {
  await atPlace(bench, 'MAX-COUNT', 'claims/2', async (tab) => {
    const { page } = tab;
    await page.getByLabel('Proposition').focus();
    await page.keyboard.press('ControlOrMeta+End');
    for (const key of 'schedule') {
      await rest(tab);
      await page.keyboard.press(key);
      await page.waitForFunction(() => window.bench.written.some(({ began }) => began > window.bench.lastKey));
      const { took, blocked } = await page.evaluate(() => {
        const { written, lastKey } = window.bench;
        const first = written.find(({ began }) => began > lastKey);
        return { took: (first?.done ?? NaN) - lastKey, blocked: first?.blocked ?? NaN };
      });
      bench.results.record('durable', ours, took);
      bench.results.record('keeping main', ours, blocked);
    }
  });
}

const plain = 'whole document put';

/** The plain way to save, in a page without an interface, timed from the call. */
async function keepPlainly({ results, others, peers }: Bench): Promise<void> {
  await withTab(others, async ({ page }) => {
    await page.goto(`${peers}page.html?peer=core&part=keep&size=MAX-COUNT`);
    await page.evaluate(() => window.ready);
    const one = (name: string): Promise<number> =>
      page.evaluate(async (what) => (await window.calculate?.(what)) ?? NaN, name);
    await one('until kept');
    for (let time = 0; time < 5; time += 1) {
      results.record('durable', plain, await one('until kept'));
      results.record('keeping main', plain, await one('main thread'));
    }
  });
}

async function exportFile(bench: Bench): Promise<void> {
  await atPlace(bench, 'MAX-COUNT', 'claims/1', async ({ page }) => {
    await page.getByRole('button', { name: 'Export…' }).click();
    const dialog = page.getByRole('dialog');
    await dialog
      .getByRole('radio', { name: /assessment/i })
      .first()
      .check();
    // The document breaks the rule of the fingerprint, so the dialog asks for a confirmation.
    const agreed = dialog.getByRole('checkbox');
    if ((await agreed.count()) > 0) await agreed.first().check();
    const button = dialog.getByRole('button', { name: 'Download' });
    await page.evaluate(() => {
      window.bench.offered.length = 0;
      addEventListener('click', ({ timeStamp }) => window.bench.offered.push(timeStamp), { capture: true, once: true });
    });
    const download = page.waitForEvent('download');
    await button.click();
    await readFile(await (await download).path());
    const [clicked, offered] = await page.evaluate(() => [...window.bench.offered]);
    bench.results.record('export', ours, (offered ?? NaN) - (clicked ?? NaN));
  });
}

/** The library after a previous session, so that the desk’s code is loaded. Has the field for files. */
export async function readyToImport(bench: Bench, measure: (tab: Tab) => Promise<void>): Promise<void> {
  const profile = await bench.newProfile();
  try {
    await withTab(profile, async (tab) => {
      await tab.page.goto(bench.app);
      await tab.page.getByRole('button', { name: 'New assessment' }).click();
      await tab.page.locator(headed().selector).first().waitFor();
      await rest(tab);
      await tab.page.getByRole('button', { name: 'Library' }).click();
      await tab.page.locator(fileField).waitFor({ state: 'attached' });
      // A person presses this before choosing a file, and that starts the reading worker.
      await tab.page.getByRole('button', { name: 'Open file…' }).hover();
      await rest(tab);
      await measure(tab);
    });
  } finally {
    await profile.close();
  }
}

const fileField = 'input[type="file"][aria-label="Open file"]';

/** Chooses a file of MAX-COUNT. Returns the time until everything required is shown, in ms. */
export function chooseFile(tab: Tab, wanted: readonly Wanted[]): Promise<number> {
  const file = fileOnDisk('bench.desk.json', deskFile('Import', documentOf('MAX-COUNT')));
  return until(tab, 'change', wanted, () => tab.page.locator(fileField).setInputFiles(file));
}

const importFile =
  (row: string, wanted: readonly Wanted[]) =>
  async (bench: Bench): Promise<void> => {
    await readyToImport(bench, async (tab) => bench.results.record(row, ours, await chooseFile(tab, wanted)));
  };

const parsed = 'JSON.parse, then RJSF live';

/** The plain way to import: parses the file and shows it in a form for the whole document, which checks it with Ajv. */
async function importPlainly(bench: Bench): Promise<void> {
  const file = fileOnDisk('bench.json', JSON.stringify(documentOf('MAX-COUNT').assessment));
  await onPeer(bench, 'rjsf&live=1&from=file', async (tab) => {
    const act = (): Promise<void> => tab.page.locator('#file').setInputFiles(file);
    const time = await until(tab, 'change', [{ selector: '#host input' }], act);
    bench.results.record('import', parsed, time);
    bench.results.record('import findings', parsed, time);
  });
}

export const keepingGroup: Group = {
  name: 'keeping',
  rows: () => rows,
  blocks: () => [
    own('autosave', ids, keep),
    { name: plain, atMost: 2, fills: { who: plain, rows: ids }, run: keepPlainly },
  ],
};

const parsedBlock: Block = {
  name: parsed,
  atMost: 1,
  wholeOnly: true,
  about: 40,
  fills: { who: parsed, rows: ['import', 'import findings'] },
  run: importPlainly,
};

export const transferGroup: Group = {
  name: 'transfer',
  rows: ({ quick }) => transferRows(quick),
  blocks: (options) => [
    own('export', ['export'], exportFile),
    own('import', ['import'], importFile('import', [headed()])),
    own('import and findings', ['import findings'], importFile('import findings', [headed(), counted])),
    parsedBlock,
    ...checkBlocks(options),
  ],
};
