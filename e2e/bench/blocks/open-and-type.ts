/** Opening a document and typing in it: ours, whole-document forms, and a bare text field. */
import type { Bench, Block, Group } from '../bench.ts';
import type { SizeName } from '../documents/sizes.ts';
import { documentOf } from '../documents/documents.ts';
import type { Options } from '../options.ts';
import { ours, type Row } from '../results.ts';
import { footprint, rest, typeKeys, until, withTab, type Tab } from '../tab.ts';
import { atPlace, counted, headed } from './desk.ts';

const rjsf = 'RJSF live';
const still = 'RJSF not live';
const jsonForms = 'JSONForms';
const bare = 'bare input';

type Form = typeof rjsf | typeof still | typeof jsonForms | typeof bare;

const addresses: Readonly<Record<Form, (size: SizeName) => string>> = {
  [rjsf]: (size) => `page.html?peer=rjsf&live=1&size=${size}`,
  [still]: (size) => `page.html?peer=rjsf&size=${size}`,
  [jsonForms]: (size) => `page.html?peer=jsonforms&size=${size}`,
  [bare]: (size) => `page.html?peer=input&size=${size}`,
};

const sizesOf = ({ quick }: Options): readonly SizeName[] => (quick ? ['MAX-COUNT'] : ['S', 'M', 'L', 'MAX-COUNT']);

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
    },
    { id: `nodes ${size}`, group: 'open', what: `Elements on the page, ${size}`, unit: 'nodes', statistic: 'median' },
    { id: `heap ${size}`, group: 'open', what: `Heap once it is open, ${size}`, unit: 'MB', statistic: 'median' },
  ];
}

const slow = { 'MAX-COUNT': { peer: rjsf, atMost: 1 / 100 } } as const;

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
    },
    {
      id: `whole ${size}`,
      group,
      what: `A key in a proposition, and all that follows until the next, ${size}`,
      unit: 'ms',
      statistic: 'p95',
    },
    {
      id: `floor ${size}`,
      group,
      what: `A typical key beside a bare field, until painted, ${size}`,
      unit: 'ms',
      statistic: 'median',
      against: { peer: bare, atMost: 3 },
    },
    {
      id: `painted ${size}`,
      group,
      what: `From the key to the end of the next frame by the clock, ${size}`,
      unit: 'ms',
      statistic: 'p95',
    },
    {
      id: `first ${size}`,
      group,
      what: `The first key in an entry, until painted, ${size}`,
      unit: 'ms',
      statistic: 'median',
      budget: 50,
    },
    {
      id: `reason ${size}`,
      group,
      what: `A key in a link’s reason, until painted, ${size}`,
      unit: 'ms',
      statistic: 'p95',
      budget: 16,
    },
  ];
}

async function recordTyping({ results }: Bench, tab: Tab, who: string, size: SizeName, keys: number): Promise<void> {
  const { costs, painted } = await typeKeys(tab, keys);
  const [first, ...others] = costs;
  const untilPaint = others.map((cost) => cost.untilPaint);
  if (first) results.record(`first ${size}`, who, first.untilPaint);
  results.record(`key ${size}`, who, ...untilPaint);
  results.record(`floor ${size}`, who, ...untilPaint);
  results.record(`whole ${size}`, who, ...others.map(({ all }) => all));
  results.record(`painted ${size}`, who, ...painted.slice(1));
}

async function recordFootprint({ results }: Bench, tab: Tab, who: string, size: SizeName): Promise<void> {
  const { nodes, heap } = await footprint(tab);
  results.record(`nodes ${size}`, who, nodes);
  results.record(`heap ${size}`, who, heap);
}

/** From the click on the draft’s line in a library that has just been loaded: the desk’s code comes with it. */
async function openOurs(bench: Bench, size: SizeName): Promise<void> {
  const draft = await bench.draft(size);
  await withTab(bench.own, async (tab) => {
    await tab.page.goto(bench.app);
    const line = tab.page.locator(`a[href="${new URL(draft).hash}"]`);
    await line.waitFor();
    await rest(tab);
    bench.results.record(`open ${size}`, ours, await until(tab, 'click', [headed(), counted], () => line.click()));
    await rest(tab);
    await recordFootprint(bench, tab, ours, size);
  });
}

async function typeOurs(bench: Bench, size: SizeName): Promise<void> {
  await atPlace(bench, size, 'claims/1', async (tab) => {
    await tab.page.getByLabel('Proposition').focus();
    await tab.page.keyboard.press('ControlOrMeta+End');
    await rest(tab);
    await recordTyping(bench, tab, ours, size, bench.options.keys);
  });
}

async function typeReason(bench: Bench, size: SizeName): Promise<void> {
  await atPlace(bench, size, 'power_bases/1', async (tab) => {
    await tab.page.getByRole('button', { name: 'Edit link 1', exact: true }).click();
    await tab.page.getByLabel('Editor').getByLabel('Reason').focus();
    await tab.page.keyboard.press('ControlOrMeta+End');
    await rest(tab);
    const { costs } = await typeKeys(tab, bench.options.keys);
    bench.results.record(`reason ${size}`, ours, ...costs.slice(1).map(({ untilPaint }) => untilPaint));
  });
}

/** The last field with these words is the proposition: `actual`, which has the same ones, stands before it. */
async function focusField({ page }: Tab, words: string): Promise<void> {
  await page.evaluate((value) => {
    const fields = [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')];
    const field = fields.findLast((candidate) => candidate.value === value);
    if (!field) throw new Error('The form shows no field for the proposition.');
    field.focus();
    field.setSelectionRange(value.length, value.length);
  }, words);
}

async function openAndType(bench: Bench, form: Form, size: SizeName): Promise<void> {
  const words = documentOf(size).assessment.claims[0]?.proposition ?? '';
  await withTab(bench.others, async (tab) => {
    await tab.page.goto(bench.peers + addresses[form](size));
    await tab.page.evaluate(() => window.ready);
    await rest(tab);
    const shown = [{ selector: '#host input, #host textarea' }];
    const time = await until(tab, 'click', shown, () => tab.page.locator('#open').click());
    if (form !== bare) {
      bench.results.record(`open ${size}`, form, time);
      await recordFootprint(bench, tab, form, size);
    }
    await focusField(tab, words);
    await rest(tab);
    await recordTyping(bench, tab, form, size, keysFor(bench.options, form, size));
  });
}

function keysFor({ quick, keys }: Options, form: Form, size: SizeName): number {
  if (form === bare) return keys;
  if (size === 'MAX-COUNT') return quick ? 3 : 6;
  return Math.min(keys, size === 'L' ? 12 : 20);
}

/** How often a form is driven: what takes a minute each time is so much slower than ours that once or twice tells. */
function timesOf(form: Form, size: SizeName, quick: boolean): number {
  if (quick) return 1;
  return size === 'MAX-COUNT' && form !== rjsf ? 1 : 2;
}

/** A quick run drives the form that everybody would reach for, and no other: each takes its half minute to open. */
function formBlocks(options: Options): readonly Block[] {
  const forms = options.quick ? ([rjsf] as const) : ([rjsf, still, jsonForms] as const);
  return sizesOf(options).flatMap((size) => [
    { name: `${bare} ${size}`, run: (bench: Bench) => openAndType(bench, bare, size) },
    ...forms.map((form) => ({
      name: `${form} ${size}`,
      atMost: timesOf(form, size, options.quick),
      run: (bench: Bench) => openAndType(bench, form, size),
    })),
  ]);
}

export const openGroup: Group = {
  name: 'open',
  rows: (options) => sizesOf(options).flatMap(openRows),
  blocks: (options) =>
    sizesOf(options).map((size) => ({ name: `ours, open ${size}`, run: (bench) => openOurs(bench, size) })),
};

export const typingGroup: Group = {
  name: 'typing',
  rows: (options) => sizesOf(options).flatMap(typingRows),
  blocks: (options) =>
    sizesOf(options).flatMap((size) => [
      { name: `ours, keys in a proposition, ${size}`, run: (bench) => typeOurs(bench, size) },
      { name: `ours, keys in a reason, ${size}`, run: (bench) => typeReason(bench, size) },
    ]),
};

/** The forms open and are typed in in one go; they belong to both groups. */
export const formsGroup: Group = { name: 'forms', rows: () => [], blocks: formBlocks };
