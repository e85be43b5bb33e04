/** Opening a document and typing in it: ours, RJSF for the whole document, and a bare text field. */
import type { Bench, Block, Group } from '../bench.ts';
import { documentOf } from '../documents/documents.ts';
import { ours, row, type Row } from '../results.ts';
import { footprint, rest, typeKeys, until, type Tab } from '../tab.ts';
import { inProposition, inReason, openLine } from './desk.ts';
import { focusField, onPeer, pressButton } from './peer-page.ts';

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
