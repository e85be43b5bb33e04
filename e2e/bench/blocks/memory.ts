/** An hour of work: thousands of edits, and the memory of the page afterwards. */
import type { Bench, Group } from '../bench.ts';
import { ours, row } from '../results.ts';
import { footprint, rest, type Tab } from '../tab.ts';
import { atPlace } from './desk.ts';

/** Enough that the browser has compiled the code of the edits. */
const warmingEdits = 400;

const editsIn = ({ options }: Bench): number => (options.quick ? 200 : 5000);

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
