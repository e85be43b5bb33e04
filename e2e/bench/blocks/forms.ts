/** The peers for opening and typing: forms for the whole document, and a bare text field. */
import type { Bench, Block, Group } from '../bench.ts';
import { documentOf } from '../documents/documents.ts';
import type { SizeName } from '../documents/sizes.ts';
import type { Options } from '../options.ts';
import { clicked, rest, typeKeys, until, withTab, type Tab } from '../tab.ts';
import { focusField, pressButton } from './peer-page.ts';
import { recordFootprint, recordTyping, sizesOf } from './typed.ts';

export const rjsf = 'RJSF live';
export const bare = 'bare input';
const still = 'RJSF not live';
const jsonForms = 'JSONForms';

type Form = typeof rjsf | typeof still | typeof jsonForms | typeof bare;

const addresses: Readonly<Record<Form, (size: SizeName) => string>> = {
  [rjsf]: (size) => `page.html?peer=rjsf&live=1&size=${size}`,
  [still]: (size) => `page.html?peer=rjsf&size=${size}`,
  [jsonForms]: (size) => `page.html?peer=jsonforms&size=${size}`,
  [bare]: (size) => `page.html?peer=input&size=${size}`,
};

interface Words {
  readonly proposition: string;
  readonly reason: string;
}

function wordsOf(size: SizeName): Words {
  const { claims, power_bases } = documentOf(size).assessment;
  return {
    proposition: claims[0]?.proposition ?? '',
    reason: power_bases[0]?.evidence[0]?.reason ?? '',
  };
}

async function typeReason(bench: Bench, tab: Tab, form: Form, size: SizeName, words: Words): Promise<void> {
  await focusField(tab, words.reason);
  await rest(tab);
  const { costs } = await typeKeys(tab, Math.min(4, keysFor(bench.options, form, size)));
  bench.results.record(`reason ${size}`, form, ...costs.slice(1).map(({ untilPaint }) => untilPaint));
}

/** Restores the previous document, twice, because the last keys were typed in a reason. */
async function undo({ results }: Bench, tab: Tab, form: Form): Promise<void> {
  for (let times = 0; times < 2; times += 1) {
    const { painted, main } = await clicked(tab, [], () => pressButton(tab, 'undo'));
    await rest(tab);
    results.record('undo', form, painted);
    results.record('undo main', form, main);
  }
}

async function openAndType(bench: Bench, form: Form, size: SizeName): Promise<void> {
  const words = wordsOf(size);
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
    await focusField(tab, words.proposition);
    await rest(tab);
    await recordTyping(bench, tab, form, size, keysFor(bench.options, form, size));
    if (form === bare) return;
    if (bench.options.quick) {
      for (const row of ['undo', 'undo main']) bench.results.absent(row, form, 'not in a quick run');
      return;
    }
    await typeReason(bench, tab, form, size, words);
    if (size === 'MAX-COUNT') await undo(bench, tab, form);
  });
}

function keysFor({ quick, keys }: Options, form: Form, size: SizeName): number {
  if (form === bare) return keys;
  if (size === 'MAX-COUNT') return quick ? 3 : 5;
  return Math.min(keys, size === 'L' ? 8 : 15);
}

/** The number of runs: once for a form, because it is slow, and as often as ours for a bare field. */
const timesOf = (form: Form, size: SizeName): Partial<Block> =>
  form !== bare ? { atMost: 1, about: seconds[size] ?? 10, limit: 360 } : size === 'MAX-COUNT' ? {} : { atMost: 2 };

/** The approximate duration of a form for a document, in seconds. */
const seconds: Readonly<Partial<Record<SizeName, number>>> = { S: 7, M: 10, L: 30, 'MAX-COUNT': 75 };

const typingRows = ['key', 'whole', 'floor', 'typical painted', 'painted', 'first', 'reason'];
const openRows = ['open', 'nodes', 'heap'];

function rowsFilled(form: Form, size: SizeName): readonly string[] {
  const rows = (form === bare ? typingRows : [...openRows, ...typingRows]).map((row) => `${row} ${size}`);
  return form !== bare && size === 'MAX-COUNT' ? [...rows, 'undo', 'undo main'] : rows;
}

const formBlock = (form: Form, size: SizeName): Block => ({
  name: `${form} ${size}`,
  ...timesOf(form, size),
  fills: { who: form, rows: rowsFilled(form, size) },
  run: (bench) => openAndType(bench, form, size),
});

/** A quick run uses only the most popular form, because each form takes half a minute to open. */
function formBlocks(options: Options): readonly Block[] {
  const forms = options.quick ? ([bare, rjsf] as const) : ([bare, rjsf, still, jsonForms] as const);
  return sizesOf(options).flatMap((size) => forms.map((form) => formBlock(form, size)));
}

/** Opening and typing are measured together, and belong to both groups. */
export const formsGroup: Group = { name: 'forms', rows: () => [], blocks: formBlocks };
