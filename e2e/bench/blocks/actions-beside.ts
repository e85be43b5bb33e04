/** The peers of the actions in the desk other than typing. */
import type { Bench, Block } from '../bench.ts';
import { documentOf } from '../documents/documents.ts';
import { clicked, rest, typeKeys, until, type Tab } from '../tab.ts';
import { focusField, onPeer, pressButton } from './peer-page.ts';

const entryForm = 'RJSF of one entry';
const plainMarks = 'React <mark>';
const shortList = 'filter, 60 listed';
const longList = 'filter, all listed';

/** The limitations of the peers, for the notes of the rows. */
export const besides = {
  select: `“${entryForm}” is a plain form of that power basis and its hundred links, all open; it shows no rule findings, no passage and no outline.`,
  reason:
    '“RJSF of one entry” is a plain form of the power basis alone. The bare field is the same as for the keys above.',
  passage: `“${plainMarks}” renders the whole text with its spans; it does not check that they fit.`,
  find: `“${plainMarks}” finds with indexOf and marks the first 1,000 matches in the whole text; it ignores only case, and does not count.`,
  search: 'The filters search every text at each key; they do not rank, and have no findings, commands or help.',
  undo: 'The forms get the previous document. They have no history; the page stores it.',
} as const;

async function selectEntries(bench: Bench): Promise<void> {
  await onPeer(bench, 'entry&size=MAX-COUNT', async (tab) => {
    await until(tab, 'click', [{ selector: '#host input' }], () => pressButton(tab, 'open'));
    await rest(tab);
    for (let entry = 2; entry <= 5; entry += 1) {
      const shown = [{ selector: '#host h2', words: `PB-00${String(entry)}` }];
      const { painted, main } = await clicked(tab, shown, () => pressButton(tab, 'next'));
      await rest(tab);
      if (entry === 2) continue;
      bench.results.record('select', entryForm, painted);
      bench.results.record('select main', entryForm, main);
    }
    const [, , , , entry] = documentOf('MAX-COUNT').assessment.power_bases;
    await focusField(tab, entry?.evidence[0]?.reason ?? '');
    await rest(tab);
    const { costs } = await typeKeys(tab, 8);
    bench.results.record('reason MAX-COUNT', entryForm, ...costs.slice(1).map(({ untilPaint }) => untilPaint));
  });
}

async function switchPassage(bench: Bench): Promise<void> {
  await onPeer(bench, 'passage', async (tab) => {
    const shown = (at: number) => [{ selector: `#host [data-at="${String(at)}"] mark` }];
    await until(tab, 'click', shown(0), () => pressButton(tab, 'open'));
    await rest(tab);
    for (const at of [1, 0, 1, 0]) {
      bench.results.record('passage', plainMarks, await until(tab, 'click', shown(at), () => pressButton(tab, 'next')));
      await rest(tab);
    }
    await recordKeys(bench, tab, 'find', plainMarks);
  });
}

async function recordKeys({ results }: Bench, tab: Tab, row: string, who: string): Promise<void> {
  await tab.page.evaluate(() => document.querySelector<HTMLElement>('#host input')?.focus());
  await rest(tab);
  const { costs } = await typeKeys(tab, 10);
  results.record(row, who, ...costs.map(({ untilPaint }) => untilPaint));
}

const filter =
  (who: string, most: string) =>
  async (bench: Bench): Promise<void> => {
    await onPeer(bench, `filter&size=MAX-COUNT${most}`, async (tab) => {
      await until(tab, 'click', [{ selector: '#host li' }], () => pressButton(tab, 'open'));
      await recordKeys(bench, tab, 'search', who);
    });
  };

/** The blocks with their rows. */
export const actionsBeside: readonly Block[] = [
  {
    name: `${entryForm}, select and keys`,
    about: 12,
    fills: { who: entryForm, rows: ['select', 'select main', 'reason MAX-COUNT'] },
    run: selectEntries,
  },
  {
    name: `${plainMarks}, switch passage and find`,
    about: 10,
    wholeOnly: true,
    fills: { who: plainMarks, rows: ['passage', 'find'] },
    run: switchPassage,
  },
  { name: shortList, fills: { who: shortList, rows: ['search'] }, run: filter(shortList, '&most=60') },
  { name: longList, about: 10, wholeOnly: true, fills: { who: longList, rows: ['search'] }, run: filter(longList, '') },
];
