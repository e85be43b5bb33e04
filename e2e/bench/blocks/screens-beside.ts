/** The peers of the draft’s other screens, in plain React for the same document. */
import type { Bench, Block } from '../bench.ts';
import { deskFile, documentOf, otherVersionOf, rewordedVersionOf, type MadeDocument } from '../documents/documents.ts';
import { fileOnDisk } from '../documents/file-on-disk.ts';
import { reviewOfEveryLink } from '../documents/reviews.ts';
import { pressKeys, rest, until, type Tab } from '../tab.ts';
import { onPeer, pressButton } from './peer-page.ts';

const table = 'React <table>';
const list = 'React list';
const byValue = 'value by value';
const plainList = 'parse and list';

/** The limitations of the peers, for the notes of the rows. */
export const besides = {
  matrix: `“${table}” has every cell of every claim and entry on the page and caches its rows; it shows only the sign of a link.`,
  review: `“${list}” has every link on the page and caches its rows; it stores no verdict on the device and shows no passage.`,
  compare: `“${byValue}” parses the file, compares it with the document by index and lists the differences; it ignores IDs, checks nothing and merges nothing.`,
  verdicts: `“${plainList}” parses the file, and has every verdict on the page; it checks, matches and stores nothing.`,
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

/** Compares with a file of another version. `record` gets the tab after it. */
async function compareWith(
  bench: Bench,
  version: MadeDocument,
  id: string,
  record?: (tab: Tab) => Promise<void>,
): Promise<void> {
  const file = fileOnDisk('other.desk.json', deskFile('Bench MAX-COUNT', version));
  await onPeer(bench, 'compare&size=MAX-COUNT', async (tab) => {
    const act = (): Promise<void> => tab.page.locator('#file').setInputFiles(file);
    bench.results.record(id, byValue, await until(tab, 'change', [{ selector: '#host li' }], act));
    await record?.(tab);
  });
}

const compare = (bench: Bench): Promise<void> =>
  compareWith(bench, otherVersionOf(documentOf('MAX-COUNT')), 'compare', (tab) =>
    recordNodes(bench, tab, 'compare nodes', byValue),
  );

const compareReworded = (bench: Bench): Promise<void> =>
  compareWith(bench, rewordedVersionOf(documentOf('MAX-COUNT')), 'compare reworded');

async function verdicts(bench: Bench): Promise<void> {
  const file = fileOnDisk('bench.review.json', reviewOfEveryLink(documentOf('MAX-COUNT')));
  await onPeer(bench, 'verdicts', async (tab) => {
    const act = (): Promise<void> => tab.page.locator('#file').setInputFiles(file);
    const added = [{ selector: '#host [role="status"]' }];
    bench.results.record('add review', plainList, await until(tab, 'change', added, act));
    await rest(tab);
    const shown = [{ selector: '#host li' }];
    bench.results.record('verdicts', plainList, await until(tab, 'click', shown, () => pressButton(tab, 'open')));
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
  {
    name: `${byValue}, compare reworded`,
    fills: { who: byValue, rows: ['compare reworded'] },
    run: compareReworded,
  },
  { name: `${plainList}, verdicts`, fills: { who: plainList, rows: ['add review', 'verdicts'] }, run: verdicts },
];

/** A quick run skips them. */
export const screensBeside = blocks.map((block): Block => ({ ...block, wholeOnly: true }));
