/** Opening a document and typing in it. The peers are in forms.ts. */
import type { Bench, Block, Group } from '../bench.ts';
import type { SizeName } from '../documents/sizes.ts';
import { ours, type Row } from '../results.ts';
import { rest, typeKeys } from '../tab.ts';
import { inProposition, inReason, openLine, own } from './desk.ts';
import { besides } from './actions-beside.ts';
import { bare, rjsf } from './forms.ts';
import { recordFootprint, recordTyping, sizesOf } from './typed.ts';

function openRows(size: SizeName): readonly Row[] {
  const limit = size === 'MAX-COUNT' ? { budget: 1000, against: { peer: rjsf, atMost: 1 / 30 } } : {};
  return [
    {
      id: `open ${size}`,
      group: 'open',
      what: `Open ${size}, findings shown`,
      unit: 'ms',
      statistic: 'median',
      ...limit,
      profile: 'open',
    },
    { id: `nodes ${size}`, group: 'open', what: `Elements on the page, ${size}`, unit: 'nodes', statistic: 'median' },
    { id: `heap ${size}`, group: 'open', what: `Heap once it is open, ${size}`, unit: 'MB', statistic: 'median' },
  ];
}

const slow = { 'MAX-COUNT': { peer: rjsf, atMost: 1 / 100 } } as const;

/** A key may take this many times as long as in a bare field. */
const timesBare = 2.5;

function typingRows(size: SizeName): readonly Row[] {
  const against = size === 'MAX-COUNT' ? { against: slow[size] } : {};
  const group = 'typing';
  return [
    {
      id: `key ${size}`,
      group,
      what: `A key in a proposition, main thread until painted, ${size}`,
      unit: 'ms',
      statistic: 'p95',
      budget: 16,
      ...against,
      profile: 'key',
    },
    {
      id: `whole ${size}`,
      group,
      what: `A key in a proposition, and all work until the next key, ${size}`,
      unit: 'ms',
      statistic: 'p95',
    },
    {
      id: `floor ${size}`,
      group,
      what: `A typical key beside a bare field, until painted, ${size}`,
      unit: 'ms',
      statistic: 'median',
      against: { peer: bare, atMost: timesBare },
      profile: 'key',
    },
    {
      id: `typical painted ${size}`,
      group,
      what: `From a typical key to the end of the next frame by the clock, ${size}`,
      unit: 'ms',
      statistic: 'median',
      against: { peer: bare, atMost: timesBare },
    },
    {
      id: `painted ${size}`,
      group,
      what: `From the key to the end of the next frame by the clock, ${size}`,
      unit: 'ms',
      statistic: 'p95',
      against: { peer: bare, atMost: timesBare },
    },
    {
      id: `first ${size}`,
      group,
      what: `The first key in an entry, until painted, ${size}`,
      unit: 'ms',
      statistic: 'median',
      budget: 50,
      profile: 'key',
    },
    {
      id: `reason ${size}`,
      group,
      what: `A key in a link’s reason, until painted, ${size}`,
      unit: 'ms',
      statistic: 'p95',
      budget: 16,
      profile: 'reason',
      ...(size === 'MAX-COUNT' ? { note: besides.reason } : {}),
    },
  ];
}

async function openOurs(bench: Bench, size: SizeName): Promise<void> {
  await openLine(bench, size, async (tab, open) => {
    bench.results.record(`open ${size}`, ours, await open());
    await rest(tab);
    await recordFootprint(bench, tab, ours, size);
  });
}

async function typeOurs(bench: Bench, size: SizeName): Promise<void> {
  await inProposition(bench, size, (tab) => recordTyping(bench, tab, ours, size, bench.options.keys));
}

async function typeReason(bench: Bench, size: SizeName): Promise<void> {
  await inReason(bench, size, async (tab) => {
    const { costs } = await typeKeys(tab, bench.options.keys);
    bench.results.record(`reason ${size}`, ours, ...costs.slice(1).map(({ untilPaint }) => untilPaint));
  });
}

export const openGroup: Group = {
  name: 'open',
  rows: (options) => sizesOf(options).flatMap(openRows),
  blocks: (options) =>
    sizesOf(options).map((size) =>
      own(`open ${size}`, [`open ${size}`, `nodes ${size}`, `heap ${size}`], (bench) => openOurs(bench, size)),
    ),
};

/** The largest document matters most, so there is less typing in the smaller ones. */
const often = (size: SizeName): Partial<Block> => ({ about: 7, ...(size === 'MAX-COUNT' ? {} : { atMost: 2 }) });

export const typingGroup: Group = {
  name: 'typing',
  rows: (options) => sizesOf(options).flatMap(typingRows),
  blocks: (options) =>
    sizesOf(options).flatMap((size) => [
      own(`keys in a proposition, ${size}`, [`key ${size}`], (bench) => typeOurs(bench, size), often(size)),
      own(`keys in a reason, ${size}`, [`reason ${size}`], (bench) => typeReason(bench, size), often(size)),
    ]),
};
