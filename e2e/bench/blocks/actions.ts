/** Actions in the desk other than typing: changing entries and passages, searching, undoing. */
import type { Bench, Block, Group } from '../bench.ts';
import type { Wanted } from '../in-page.ts';
import { ours, type Row } from '../results.ts';
import { seldom } from '../schedule.ts';
import { clicked, rest, typeKeys, until, type Tab } from '../tab.ts';
import { actionsBeside, besides } from './actions-beside.ts';
import { atPlace, headed, own } from './desk.ts';

const row = (id: string, what: string, more: Partial<Row> = {}): Row => ({
  id,
  group: 'actions',
  what,
  unit: 'ms',
  statistic: 'median',
  ...more,
});

const rows: readonly Row[] = [
  row('select', 'Select another entry of 100 links, painted', { budget: 50, profile: 'select', note: besides.select }),
  row('select main', 'Select another entry of 100 links, main thread'),
  row('passage', 'Switch to another passage of 1 MB, painted', { note: besides.passage }),
  row('find', 'A key in “Find in passage”, 1 MB, until painted', { statistic: 'p95', note: besides.find }),
  row('search', 'A key in “Find anything”, MAX-COUNT, until painted', { statistic: 'p95', note: besides.search }),
  row('undo', 'Undo at MAX-COUNT, painted', { note: besides.undo }),
  row('undo main', 'Undo at MAX-COUNT, main thread'),
];

async function select(bench: Bench): Promise<void> {
  await atPlace(bench, 'MAX-COUNT', 'power_bases/1', async (tab) => {
    const next = tab.page.getByRole('button', { name: 'Next entry' });
    for (let entry = 2; entry <= 7; entry += 1) {
      const shown = [headed(`PB-00${String(entry)}`), { selector: '[role="grid"] [role="row"]' }];
      const { painted, main } = await clicked(tab, shown, () => next.click());
      await rest(tab);
      // The first time loads code and creates lists, which a person experiences only once.
      if (entry === 2) continue;
      bench.results.record('select', ours, painted);
      bench.results.record('select main', ours, main);
    }
  });
}

async function switchPassage(bench: Bench): Promise<void> {
  await atPlace(bench, 'passages', 'claims/1', async (tab) => {
    const text: Wanted = { selector: '[aria-label="Passage text"] mark' };
    await tab.page.locator(text.selector).first().waitFor();
    for (const name of ['Next passage', 'Previous passage', 'Next passage', 'Previous passage']) {
      const before = await tab.page.locator('[aria-label="Passage text"] [data-block]').first().textContent();
      const other: Wanted = { selector: '[data-block="0"]', words: `^(?!${(before ?? '').slice(0, 40)})` };
      const button = tab.page.getByRole('button', { name });
      bench.results.record('passage', ours, await until(tab, 'click', [other, text], () => button.click()));
      await rest(tab);
    }
  });
}

async function recordKeys(bench: Bench, tab: Tab, id: string): Promise<void> {
  await rest(tab);
  const { costs } = await typeKeys(tab, 10);
  bench.results.record(id, ours, ...costs.map(({ untilPaint }) => untilPaint));
}

async function findInPassage(bench: Bench): Promise<void> {
  await atPlace(bench, 'passages', 'claims/1', async (tab) => {
    await tab.page.getByLabel('Find in passage').first().focus();
    await recordKeys(bench, tab, 'find');
  });
}

async function findAnything(bench: Bench): Promise<void> {
  await atPlace(bench, 'MAX-COUNT', 'claims/1', async (tab) => {
    await tab.page.getByRole('button', { name: 'Find anything' }).click();
    await tab.page.getByRole('combobox', { name: 'Find anything' }).focus();
    await recordKeys(bench, tab, 'search');
  });
}

async function undo(bench: Bench): Promise<void> {
  await atPlace(bench, 'MAX-COUNT', 'claims/1', async (tab) => {
    await tab.page.getByLabel('Proposition').focus();
    await tab.page.keyboard.press('ControlOrMeta+End');
    await tab.page.keyboard.type(' one two three four five six', { delay: 5 });
    await rest(tab);
    const button = tab.page.getByRole('banner').getByRole('button', { name: 'Undo', exact: true });
    for (let times = 0; times < 4; times += 1) {
      const { painted, main } = await clicked(tab, [], () => button.click());
      await rest(tab);
      bench.results.record('undo', ours, painted);
      bench.results.record('undo main', ours, main);
    }
  });
}

const blocks: readonly Block[] = [
  own('select', ['select', 'select main'], select),
  own('switch passage', ['passage'], switchPassage),
  own('find in passage', ['find'], findInPassage),
  own('find anything', ['search'], findAnything),
  own('undo', ['undo', 'undo main'], undo),
];

export const actionsGroup: Group = {
  name: 'actions',
  rows: () => rows,
  blocks: ({ quick }) => [...seldom(blocks, quick, 3), ...seldom(actionsBeside, quick)],
};
