/** Opening a document and typing in it: ours, RJSF for the whole document, and a bare text field. */
import type { Bench, Block, Group } from '../bench.ts';
import { rest, withTab, footprint, pan, typeKeys, until, type Tab } from '../tab.ts';
import { ours, row, type Row } from '../results.ts';
import type { Wanted } from '../in-page.ts';
import { costsIn, traced } from '../trace.ts';
import { inProposition, openLine, inReason } from './desk.ts';
import { documentOf } from '../documents/documents.ts';

// The page of a peer. All peers have the same control.

/** Opens a peer’s page in a new page, with the options in its address, and waits until it is ready. */
async function onPeer(bench: Bench, asked: string, use: (tab: Tab) => Promise<void>): Promise<void> {
  await withTab(bench.others, async (tab) => {
    await tab.page.goto(`${bench.peers}page.html?peer=${asked}`);
    await tab.page.evaluate(() => window.ready);
    await rest(tab);
    await use(tab);
  });
}

/** Presses “Open” directly, because locating it in a page of half a million elements would take too long. */
function pressButton({ page }: Tab): Promise<void> {
  return page.evaluate(() => document.getElementById('open')?.click());
}

/**
 * Puts the caret after the last field with this text. `actual` has the same text as the proposition and comes first.
 */
async function focusField({ page }: Tab, words: string): Promise<void> {
  await page.evaluate((value) => {
    const fields = [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')];
    const field = fields.findLast((candidate) => candidate.value === value);
    if (!field) throw new Error('The form shows no field with this text.');
    field.focus();
    field.setSelectionRange(value.length, value.length);
  }, words);
}

// Calculations of findings, files and offsets, in a page without an interface.

const shares = [0, 1, 50] as const;

/** Runs the calculations. The first time does not count, because it includes compiling, once for each page. */
async function calculate(bench: Bench, asked: string, names: readonly string[], ending: string): Promise<void> {
  await onPeer(bench, `calculations&${asked}`, async ({ page }) => {
    for (let time = 0; time <= 4; time += 1) {
      for (const name of names) {
        const took = await page.evaluate((what) => window.calculate?.(what) ?? NaN, name);
        if (time > 0) bench.results.record(name + ending, ours, took);
      }
    }
  });
}

const offsets = (share: number): Block => ({
  name: `ours, offsets, ${String(share)} % astral`,
  atMost: 2,
  run: (bench) => calculate(bench, `astral=${String(share)}`, ['offsets', 'conversions'], ` ${String(share)}`),
});

export const calculationsGroup: Group = {
  rows: [
    row('scratch', 'All findings from scratch, MAX-COUNT', { budget: 150 }),
    row('edit', 'Findings after an edit, MAX-COUNT', { budget: 2 }),
    row('write', 'Write the file, MAX-COUNT', { budget: 100 }),
    ...shares.flatMap((share) => [
      row(`offsets ${String(share)}`, `Offsets ready, 10 MB, ${String(share)} % astral`, { budget: 60 }),
      row(`conversions ${String(share)}`, `10,000 conversions, 10 MB, ${String(share)} % astral`, { budget: 6 }),
    ]),
  ],
  blocks: [
    {
      name: 'ours, checks and files',
      atMost: 2,
      run: (bench) => calculate(bench, 'size=MAX-COUNT', ['scratch', 'edit', 'write'], ''),
    },
    ...shares.map(offsets),
  ],
};

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

async function mark(bench: Bench): Promise<void> {
  const { results } = bench;
  await onPeer(bench, 'passage', async (tab) => {
    results.record('marked', ours, await until(tab, 'click', [{ selector: '#host mark' }], () => pressButton(tab)));
    await rest(tab);
    results.record('marks', ours, (await footprint(tab)).nodes);
    results.record('active', ours, ...(await changeActive(tab)));
    results.record('dropped', ours, (await pan(tab, '#host, #host *')).dropped);
  });
}

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
  rows: [
    row('marked', 'Passage painted with its spans: 1 MB, 2,000 spans', { budget: 150 }),
    row('active', 'Change the active span, main thread: 1 MB, 2,000 spans', { budget: 8 }),
    row('dropped', 'Frames dropped of 90 while scrolling: 1 MB, 2,000 spans', { unit: 'frames', budget: 0 }),
    row('marks', 'Elements on the page: 1 MB, 2,000 spans', { unit: 'nodes' }),
    row('strip open', 'Open a claim, passage and strip painted: 1 MB, 2,000 claims', { budget: 1000 }),
    row('strip frames', 'Frames dropped of 90 while scrolling beside the strip: 1 MB, 2,000 claims', {
      unit: 'frames',
      budget: 0,
    }),
    row('strip frame', 'A frame of scrolling beside the strip, main thread: 1 MB, 2,000 claims', {
      statistic: 'p95',
      budget: 16,
    }),
    row('strip key', 'A key in a proposition beside the strip, until painted: 1 MB, 2,000 claims', {
      statistic: 'p95',
    }),
  ],
  blocks: [
    { name: 'ours, marks', run: mark },
    { name: 'ours, strip', atMost: 2, run: strip },
  ],
};

const rjsf = 'RJSF live';
const still = 'RJSF not live';
const bare = 'bare input';

/** The smallest and the largest document. */
const sizes = ['S', 'MAX-COUNT'] as const;
type Opened = (typeof sizes)[number];

/** A key may take this many times as long as in a bare field. */
const besideBare = { against: { peer: bare, atMost: 2.5 } };

function rowsOf(size: Opened): readonly Row[] {
  const isLargest = size === 'MAX-COUNT';
  const open = isLargest ? { budget: 1000, against: { peer: rjsf, atMost: 1 / 30 } } : {};
  const key = isLargest ? { against: { peer: rjsf, atMost: 1 / 100 } } : {};
  const p95 = { statistic: 'p95' } as const;
  return [
    row(`open ${size}`, `Open ${size}, findings shown`, open),
    row(`nodes ${size}`, `Elements on the page, ${size}`, { unit: 'nodes' }),
    row(`heap ${size}`, `Heap once it is open, ${size}`, { unit: 'MB' }),
    row(`key ${size}`, `A key in a proposition, main thread until painted, ${size}`, { ...p95, budget: 16, ...key }),
    row(`whole ${size}`, `A key in a proposition, and all work until the next key, ${size}`, p95),
    row(`floor ${size}`, `A typical key beside a bare field, until painted, ${size}`, besideBare),
    row(`typical painted ${size}`, `From a typical key to the end of the next frame by the clock, ${size}`, besideBare),
    row(`painted ${size}`, `From the key to the end of the next frame by the clock, ${size}`, {
      ...p95,
      ...besideBare,
    }),
    row(`first ${size}`, `The first key in an entry, until painted, ${size}`, { budget: 50 }),
    row(`reason ${size}`, `A key in a link’s reason, until painted, ${size}`, { ...p95, budget: 16 }),
  ];
}

/** Types in the focused field. A bare field has no separate reason field, so its keys count for that too. */
async function recordTyping({ results }: Bench, tab: Tab, who: string, size: Opened, keys: number): Promise<void> {
  const { costs, painted } = await typeKeys(tab, keys);
  const [first, ...others] = costs;
  const untilPaint = others.map((cost) => cost.untilPaint);
  if (first) results.record(`first ${size}`, who, first.untilPaint);
  for (const id of ['key', 'floor', ...(who === bare ? ['reason'] : [])]) {
    results.record(`${id} ${size}`, who, ...untilPaint);
  }
  results.record(`whole ${size}`, who, ...others.map(({ all }) => all));
  for (const id of ['painted', 'typical painted']) results.record(`${id} ${size}`, who, ...painted.slice(1));
}

async function recordFootprint({ results }: Bench, tab: Tab, who: string, size: Opened): Promise<void> {
  const { nodes, heap } = await footprint(tab);
  results.record(`nodes ${size}`, who, nodes);
  results.record(`heap ${size}`, who, heap);
}

const keysOf = ({ options }: Bench): number => (options.quick ? 12 : 25);

const openOurs = (bench: Bench, size: Opened): Promise<void> =>
  openLine(bench, size, async (tab, open) => {
    bench.results.record(`open ${size}`, ours, await open());
    await rest(tab);
    await recordFootprint(bench, tab, ours, size);
  });

const typeOurs = (bench: Bench, size: Opened): Promise<void> =>
  inProposition(bench, size, (tab) => recordTyping(bench, tab, ours, size, keysOf(bench)));

async function typeReason(bench: Bench, tab: Tab, who: string, size: Opened, keys: number): Promise<void> {
  const { costs } = await typeKeys(tab, keys);
  bench.results.record(`reason ${size}`, who, ...costs.slice(1).map(({ untilPaint }) => untilPaint));
}

async function peer(bench: Bench, who: string, asked: string, size: Opened): Promise<void> {
  const { claims, power_bases } = documentOf(size).assessment;
  await onPeer(bench, `${asked}&size=${size}`, async (tab) => {
    const shown = [{ selector: '#host input, #host textarea' }];
    const time = await until(tab, 'click', shown, () => pressButton(tab));
    if (who !== bare) {
      bench.results.record(`open ${size}`, who, time);
      await recordFootprint(bench, tab, who, size);
    }
    await focusField(tab, claims[0]?.proposition ?? '');
    await rest(tab);
    // A key in the form of the largest document takes a second.
    await recordTyping(bench, tab, who, size, who === bare ? keysOf(bench) : 5);
    if (who === bare) return;
    await focusField(tab, power_bases[0]?.evidence[0]?.reason ?? '');
    await rest(tab);
    await typeReason(bench, tab, who, size, 4);
  });
}

/** Each form is driven once, because it is slow. The largest document matters most, so there is more typing in it. */
const blocksOf = (size: Opened): readonly Block[] => [
  { name: `ours, open ${size}`, run: (bench) => openOurs(bench, size) },
  { name: `ours, keys in a proposition, ${size}`, run: (bench) => typeOurs(bench, size) },
  {
    name: `ours, keys in a reason, ${size}`,
    run: (bench) => inReason(bench, size, (tab) => typeReason(bench, tab, ours, size, keysOf(bench))),
  },
  { name: `${bare}, ${size}`, run: (bench) => peer(bench, bare, 'input', size) },
  { name: `${rjsf}, ${size}`, atMost: 1, limit: 360, run: (bench) => peer(bench, rjsf, 'rjsf&live=1', size) },
  { name: `${still}, ${size}`, atMost: 1, limit: 360, run: (bench) => peer(bench, still, 'rjsf', size) },
];

export const openAndTypeGroup: Group = { rows: sizes.flatMap(rowsOf), blocks: sizes.flatMap(blocksOf) };
