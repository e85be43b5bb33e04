/** The peers of the draft’s other screens, in plain React for the same document. */
import type { Bench, Block } from '../bench.ts';
import { deskFile, documentOf, otherVersionOf } from '../documents/documents.ts';
import { pressKeys, rest, until, type Tab } from '../tab.ts';
import { onPeer, pressButton } from './peer-page.ts';

const table = 'React <table>';
const list = 'React list';
const byValue = 'value by value';

/** The limitations of the peers, for the notes of the rows. */
export const besides = {
  matrix: `“${table}” has every cell of every claim and entry on the page and caches its rows; it shows only the sign of a link.`,
  review: `“${list}” has every link on the page and caches its rows; it stores no verdict on the device and shows no passage.`,
  compare: `“${byValue}” parses the file, compares it with the document by index and lists the differences; it ignores IDs, checks nothing and merges nothing.`,
} as const;

async function recordNodes({ results }: Bench, { page }: Tab, row: string, who: string): Promise<void> {
  results.record(row, who, await page.evaluate(() => document.getElementsByTagName('*').length));
}

async function recordKeys({ results }: Bench, tab: Tab, row: string, who: string, keys: string[]): Promise<void> {
  const { costs } = await pressKeys(tab, keys);
  results.record(row, who, ...costs.slice(1).map(({ untilPaint }) => untilPaint));
}

async function matrix(bench: Bench): Promise<void> {
  await onPeer(bench, 'table&size=MAX-COUNT', async (tab) => {
    const shown = [{ selector: '#host td' }];
    bench.results.record('matrix', table, await until(tab, 'click', shown, () => pressButton(tab, 'open')));
    await recordNodes(bench, tab, 'matrix nodes', table);
    await tab.page.evaluate(() => document.querySelector<HTMLElement>('#host table')?.focus());
    await rest(tab);
    const [down, right] = ['ArrowDown', 'ArrowRight'];
    await recordKeys(bench, tab, 'matrix key', table, [down, down, right, right, down, right, down, right]);
  });
}

async function review(bench: Bench): Promise<void> {
  await onPeer(bench, 'links&size=MAX-COUNT', async (tab) => {
    const shown = [{ selector: '#host li' }];
    bench.results.record('review', list, await until(tab, 'click', shown, () => pressButton(tab, 'open')));
    await recordNodes(bench, tab, 'review nodes', list);
    await rest(tab);
    const times = (count: number, key: string): string[] => Array.from({ length: count }, () => key);
    await recordKeys(bench, tab, 'review next', list, times(7, 'j'));
    await recordKeys(bench, tab, 'review verdict', list, ['q', 'r', 'a', 'q', 'r', 'a', 'q']);
  });
}

async function compare(bench: Bench): Promise<void> {
  const buffer = Buffer.from(deskFile('Bench MAX-COUNT', otherVersionOf(documentOf('MAX-COUNT'))));
  await onPeer(bench, 'compare&size=MAX-COUNT', async (tab) => {
    const file = { name: 'other.desk.json', mimeType: 'application/json', buffer };
    const act = (): Promise<void> => tab.page.locator('#file').setInputFiles(file);
    bench.results.record('compare', byValue, await until(tab, 'change', [{ selector: '#host li' }], act));
    await recordNodes(bench, tab, 'compare nodes', byValue);
  });
}

/** The blocks with their rows. */
const blocks: readonly Block[] = [
  { name: `${table}, matrix`, fills: { who: table, rows: ['matrix', 'matrix nodes', 'matrix key'] }, run: matrix },
  {
    name: `${list}, review`,
    about: 10,
    atMost: 1,
    fills: { who: list, rows: ['review', 'review nodes', 'review next', 'review verdict'] },
    run: review,
  },
  { name: `${byValue}, compare`, fills: { who: byValue, rows: ['compare', 'compare nodes'] }, run: compare },
];

/** A quick run skips them. */
export const screensBeside = blocks.map((block): Block => ({ ...block, wholeOnly: true }));
