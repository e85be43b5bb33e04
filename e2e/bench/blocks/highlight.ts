/** Marking spans in a passage: ours, Recogito and plain `<mark>` elements. */
import type { Block, Bench, Group } from '../bench.ts';
import type { Wanted } from '../in-page.ts';
import type { Options } from '../options.ts';
import { ours, type Row } from '../results.ts';
import { footprint, pan, rest, typeKeys, until, withTab, type Tab } from '../tab.ts';
import { costsIn, traced } from '../trace.ts';
import { inProposition, openLine, own } from './desk.ts';

/** The contenders by the name in the page’s address, and the condition that the spans are painted. */
const ways: readonly (readonly [way: string, who: string, painted: Wanted])[] = [
  ['ours', ours, { selector: '#host mark' }],
  ['marks', 'React <mark>', { selector: '#host mark' }],
  ['recogito-spans', 'Recogito spans', { selector: '#host .r6o-annotation' }],
  ['recogito-css', 'Recogito CSS', { selector: '::highlights' }],
];

interface Case {
  readonly size: string;
  readonly spans: number;
  readonly astral: number;
}

const standard: Case = { size: '1 MB', spans: 2000, astral: 0 };

function casesOf({ quick }: Options): readonly Case[] {
  if (quick) return [standard];
  const counts = [20, 200, 2000];
  const plain = ['10 KB', '1 MB', '10 MB'].flatMap((size) => counts.map((spans) => ({ size, spans, astral: 0 })));
  return [...plain, { ...standard, astral: 1 }, { ...standard, astral: 50 }];
}

const nameOf = ({ size, spans, astral }: Case): string =>
  `${size}, ${spans.toLocaleString('en')} spans${astral === 0 ? '' : `, ${String(astral)} % astral`}`;

function rowsOf(one: Case): readonly Row[] {
  const name = nameOf(one);
  const limited = one.size === standard.size && one.spans === standard.spans && one.astral === 0;
  const row = (id: string, what: string, unit: Row['unit'], budget?: number): Row => ({
    id: `${id} ${name}`,
    group: 'highlight',
    what: `${what}: ${name}`,
    unit,
    statistic: 'median',
    ...(limited && budget !== undefined ? { budget } : {}),
  });
  return [
    row('marked', 'Passage painted with its spans', 'ms', 150),
    row('active', 'Change the active span, main thread', 'ms', 8),
    row('dropped', 'Frames dropped of 90 while scrolling', 'frames', 0),
    row('marks', 'Elements on the page', 'nodes'),
  ];
}

/** Changes of the active span among the first ones, which are visible. */
async function changeActive({ page, session }: Tab): Promise<readonly number[]> {
  const trace = await traced(session, async () => {
    for (let key = 1; key <= 8; key += 1) {
      // A click without a listener marks the start of a change in the trace.
      await page.evaluate((active) => {
        addEventListener('click', () => window.activate?.(active), { once: true, capture: true });
        document.body.click();
      }, key % 5);
      await new Promise((resolve) => setTimeout(resolve, 60));
    }
  });
  return costsIn(trace, 'click').map(({ untilPaint }) => untilPaint);
}

async function mark(
  { results, others, peers }: Bench,
  one: Case,
  [way, who, painted]: (typeof ways)[number],
): Promise<void> {
  const name = nameOf(one);
  await withTab(others, async (tab) => {
    const asked = new URLSearchParams({
      by: way,
      size: one.size,
      spans: String(one.spans),
      astral: String(one.astral),
    });
    await tab.page.goto(`${peers}page.html?peer=highlight&${asked.toString()}`);
    await tab.page.evaluate(() => window.ready);
    await rest(tab);
    results.record(
      `marked ${name}`,
      who,
      await until(tab, 'click', [painted], () => tab.page.locator('#open').click()),
    );
    await rest(tab);
    results.record(`marks ${name}`, who, (await footprint(tab)).nodes);
    results.record(`active ${name}`, who, ...(await changeActive(tab)));
    results.record(`dropped ${name}`, who, (await pan(tab, '#host, #host *')).dropped);
  });
}

const stripRow = (id: string, what: string, more: Partial<Row> = {}): Row => ({
  id: `strip ${id}`,
  group: 'highlight',
  what: `${what}: 1 MB, 2,000 claims`,
  unit: 'ms',
  statistic: 'median',
  ...more,
});

const stripRows: readonly Row[] = [
  stripRow('open', 'Open a claim, passage and strip painted', { budget: 1000 }),
  stripRow('frames', 'Frames dropped of 90 while scrolling beside the strip', { unit: 'frames', budget: 0 }),
  stripRow('frame', 'A frame of scrolling beside the strip, main thread', { statistic: 'p95', budget: 16 }),
  stripRow('key', 'A key in a proposition beside the strip, until painted', { statistic: 'p95' }),
];

/** The desk with the strip beside a passage that has ten times as many claims as the contract allows. */
async function strip(bench: Bench): Promise<void> {
  const { results } = bench;
  const shown: Wanted = { selector: '[role="img"][aria-label^="Overview of the passage: 2000 claims"]' };
  const text: Wanted = { selector: '[aria-label="Passage text"] mark' };
  await openLine(bench, 'spans', async (tab) => {
    const line = tab.page.locator(`a[href="${new URL(await bench.draft('spans')).hash}"]`);
    results.record('strip open', ours, await until(tab, 'click', [shown, text], () => line.click()));
    await rest(tab);
    const { dropped, main } = await pan(tab, '[aria-label="Passage"] *');
    results.record('strip frames', ours, dropped);
    results.record('strip frame', ours, ...main);
  });
  await inProposition(bench, 'spans', async (tab) => {
    const { costs } = await typeKeys(tab, 12);
    results.record('strip key', ours, ...costs.slice(1).map(({ untilPaint }) => untilPaint));
  });
}

export const highlightGroup: Group = {
  name: 'highlight',
  rows: (options) => [...casesOf(options).flatMap(rowsOf), ...stripRows],
  blocks: ({ quick, ...options }) => [
    ...casesOf({ quick, ...options }).flatMap((one): readonly Block[] =>
      ways.map((way) => ({
        name: `${way[1]}, ${nameOf(one)}`,
        atMost: one === standard && !quick ? 3 : 1,
        run: (bench) => mark(bench, one, way),
      })),
    ),
    own('strip', ['strip open', 'strip frames', 'strip frame', 'strip key'], strip, {
      atMost: quick ? 1 : 2,
      about: 20,
    }),
  ],
};
