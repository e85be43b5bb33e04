/** An hour of work: thousands of edits, and the memory of the page afterwards. */
import type { Bench, Block, Group } from '../bench.ts';
import { documentOf } from '../documents/documents.ts';
import type { Options } from '../options.ts';
import { ours, type Row } from '../results.ts';
import { footprint, rest, until, type Tab } from '../tab.ts';
import { atPlace, own } from './desk.ts';
import { focusField, onPeer, pressButton } from './peer-page.ts';

/** Enough that the browser has compiled the code of the edits. */
const warmingEdits = 400;

const editsIn = ({ quick }: Options): number => (quick ? 200 : 5000);

function rowsFor(options: Options): readonly Row[] {
  const edits = editsIn(options).toLocaleString('en');
  return [
    {
      id: 'growth',
      group: 'memory',
      what: `Heap added by ${edits} edits on L, without the history`,
      unit: '%',
      statistic: 'median',
      budget: 10,
      note: `A draft still has its undo steps when it is opened again. So another draft of the same size is open at both measurements, and the edits are made in a draft in between. RJSF makes ${String(keysInForm)} edits only: at half a second each, ${edits} would take it an hour; it is opened again as well.`,
    },
    {
      id: 'heap before',
      group: 'memory',
      what: `Heap before ${edits} edits, with the other draft open`,
      unit: 'MB',
      statistic: 'median',
    },
    {
      id: 'heap history',
      group: 'memory',
      what: `Heap after ${edits} edits, with the history`,
      unit: 'MB',
      statistic: 'median',
    },
    {
      id: 'heap after',
      group: 'memory',
      what: `Heap after ${edits} edits, with the other draft open`,
      unit: 'MB',
      statistic: 'median',
    },
  ];
}

/** Types in one claim after another. Each key is an edit. */
async function edit({ page }: Tab, count: number): Promise<void> {
  const claims = 20;
  for (let claim = 0; claim < claims; claim += 1) {
    await page.getByLabel('Proposition').focus();
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
  const { results, options } = bench;
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
    await edit(tab, editsIn(options));
    await rest(tab);
    const history = await held();
    const after = await heldByOther();
    results.record('heap before', ours, before);
    results.record('heap history', ours, history);
    results.record('heap after', ours, after);
    results.record('growth', ours, Math.max(0, (after / before - 1) * 100));
  });
}

const form = 'RJSF live';
const keysInForm = 20;

/** The same in a form for the whole document, which is too slow for thousands of edits. The page stores its history. */
async function sessionInForm(bench: Bench): Promise<void> {
  const { results } = bench;
  const words = documentOf('L').assessment.claims[0]?.proposition ?? '';
  await onPeer(bench, 'rjsf&live=1&size=L', async (tab) => {
    const open = (): Promise<number> =>
      until(tab, 'click', [{ selector: '#host input' }], () => pressButton(tab, 'open'));
    const held = async (): Promise<number> => (await footprint(tab)).heap;
    await open();
    const before = await held();
    await focusField(tab, words);
    await tab.page.keyboard.type('schedule '.repeat(Math.ceil(keysInForm / 9)).slice(0, keysInForm));
    await rest(tab);
    const history = await held();
    await open();
    await rest(tab);
    const after = await held();
    results.record('heap before', form, before);
    results.record('heap history', form, history);
    results.record('heap after', form, after);
    results.record('growth', form, Math.max(0, (after / before - 1) * 100));
  });
}

const ids = ['growth', 'heap before', 'heap history', 'heap after'];
const formBlock: Block = {
  name: `${form}, ${String(keysInForm)} edits`,
  atMost: 1,
  wholeOnly: true,
  about: 40,
  limit: 300,
  fills: { who: form, rows: ids },
  run: sessionInForm,
};

export const memoryGroup: Group = {
  name: 'memory',
  rows: rowsFor,
  blocks: ({ quick }) => [
    own('many edits', ids, session, { atMost: 1, limit: 600, about: quick ? 10 : 90 }),
    formBlock,
  ],
};
