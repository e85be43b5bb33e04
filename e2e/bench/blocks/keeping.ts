/** Saving work: on the device with every key, and exporting and importing files. */
import { readFile } from 'node:fs/promises';
import type { Bench, Group, Block } from '../bench.ts';
import { ours, row } from '../results.ts';
import { footprint, rest, until, withTab, type Tab } from '../tab.ts';
import { atPlace, counted, headed } from './desk.ts';
import type { Wanted } from '../in-page.ts';
import { deskFile, documentOf } from '../documents/documents.ts';
import { fileOnDisk } from '../documents/file-on-disk.ts';

// An hour of work: thousands of edits, and the memory of the page afterwards.

/** Enough that the browser has compiled the code of the edits. */
const warmingEdits = 400;

const editsIn = ({ options }: Bench): number => (options.quick ? 200 : 5000);

/** Types in one claim after another. Each key is an edit. */
async function edit({ page }: Tab, count: number): Promise<void> {
  const claims = 20;
  for (let claim = 0; claim < claims; claim += 1) {
    const field = page.getByRole('textbox', { name: 'Proposition' });
    await page.getByRole('button', { name: 'Restate…' }).or(field).click();
    await page.keyboard.press('ControlOrMeta+End');
    await page.keyboard.type('schedule '.repeat(Math.ceil(count / claims / 9)).slice(0, count / claims));
    await page.getByRole('button', { name: 'Next entry' }).click();
  }
}

/** Goes to the library and opens a draft from there, so that the memory of the last visit can be freed. */
async function openFromLibrary(tab: Tab, draft: string): Promise<void> {
  const { page } = tab;
  await page.getByRole('button', { name: 'Library' }).click();
  await page.locator(`a[href="${new URL(draft).hash.split('/').slice(0, 3).join('/')}"]`).click();
  await page.getByLabel('Editor').getByRole('heading', { level: 2 }).waitFor();
  await rest(tab);
}

async function toFirstClaim({ page }: Tab): Promise<void> {
  await page
    .getByRole('navigation', { name: 'Outline' })
    .getByRole('button', { name: /^Claims/ })
    .click();
  await page
    .getByRole('option', { name: /^C-001/ })
    .first()
    .click();
}

async function session(bench: Bench): Promise<void> {
  const { results } = bench;
  const [worked, other] = [await bench.draft('L'), await bench.draft('other')];
  await atPlace(bench, 'L', 'claims/1', async (tab) => {
    const held = async (): Promise<number> => (await footprint(tab)).heap;
    const heldByOther = async (): Promise<number> => {
      await openFromLibrary(tab, other);
      await toFirstClaim(tab);
      // Pending writes keep the last edited draft in memory.
      await edit(tab, 20);
      await rest(tab);
      return held();
    };
    // The first round is not measured, because loaded and compiled code stays in memory.
    await edit(tab, warmingEdits);
    const before = await heldByOther();
    await openFromLibrary(tab, worked);
    await toFirstClaim(tab);
    await edit(tab, editsIn(bench));
    await rest(tab);
    const history = await held();
    const after = await heldByOther();
    results.record('heap before', ours, before);
    results.record('heap history', ours, history);
    results.record('heap after', ours, after);
    results.record('growth', ours, Math.max(0, (after / before - 1) * 100));
  });
}

export const memoryGroup: Group = {
  rows: [
    row('growth', 'Heap added by 5,000 edits on L, without the history', {
      unit: '%',
      budget: 10,
      note: 'A draft still has its undo steps when it is opened again. So another draft of the same size is open at both measurements, and the edits are made in a draft in between. A quick run makes 200 edits.',
    }),
    row('heap before', 'Heap before these edits, with the other draft open', { unit: 'MB' }),
    row('heap history', 'Heap after them, with the history', { unit: 'MB' }),
    row('heap after', 'Heap after them, with the other draft open', { unit: 'MB' }),
  ],
  blocks: [{ name: 'ours, many edits', atMost: 1, limit: 600, run: session }],
};

async function keep(bench: Bench): Promise<void> {
  await atPlace(bench, 'MAX-COUNT', 'claims/2', async (tab) => {
    const { page } = tab;
    const field = page.getByRole('textbox', { name: 'Proposition' });
    await page.getByRole('button', { name: 'Restate…' }).or(field).click();
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
    const button = dialog.getByRole('button', { name: 'Download assessment' });
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
async function readyToImport(bench: Bench, measure: (tab: Tab) => Promise<void>): Promise<void> {
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
function chooseFile(tab: Tab, wanted: readonly Wanted[]): Promise<number> {
  const file = fileOnDisk('bench.desk.json', deskFile('Import', documentOf('MAX-COUNT')));
  return until(tab, 'change', wanted, () => tab.page.locator(fileField).setInputFiles(file));
}

const importFile = (id: string, wanted: readonly Wanted[]): Block => ({
  name: `ours, ${id}`,
  run: (bench) => readyToImport(bench, async (tab) => bench.results.record(id, ours, await chooseFile(tab, wanted))),
});

export const keepingGroup: Group = {
  rows: [
    row('durable', 'An edit stored on the device, MAX-COUNT', {
      budget: 250,
      note: 'It is timed from the key, including the delay that groups edits.',
    }),
    row('keeping main', 'Storing an edit, main thread, MAX-COUNT', { budget: 1 }),
    row('export', 'Export MAX-COUNT: from “Download” to the file', { budget: 100 }),
    row('import', 'Import MAX-COUNT: from the file to the desk, stored and ready for input', {
      budget: 300,
      note: 'The findings follow in slices; until then the desk shows “Checking…”. The pointer was on “Open file…” before, as in normal use, so the worker is ready.',
    }),
    row('import findings', 'Import MAX-COUNT: from the file to its findings'),
  ],
  blocks: [
    { name: 'ours, autosave', run: keep },
    { name: 'ours, export', run: exportFile },
    importFile('import', [headed()]),
    importFile('import findings', [headed(), counted]),
  ],
};
