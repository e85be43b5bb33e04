/** The first visit on a slow machine: painting the library with a slowed processor, and the scripts that it needs. */
import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { entryPoints } from '../../../src/tools/bundle/entry-points.ts';
import type { Bench, Group } from '../bench.ts';
import type { Wanted } from '../in-page.ts';
import { ours, type Row } from '../results.ts';
import type { Breakdown } from '../profile/breakdown.ts';
import { rest, withTab, type Tab } from '../tab.ts';
import { headed, own } from './desk.ts';

const row = (id: string, what: string, unit: Row['unit'], more: Partial<Row> = {}): Row => ({
  id,
  group: 'cold',
  what,
  unit,
  statistic: 'median',
  ...more,
});

const whatPeersAre =
  '“React and Mantine” is a heading and a button; “RJSF of S” is the form of the smallest document, without saving or opening it.';

/** The budget of an entry point, in KB: that of every build. */
function scriptBudget(name: string): number {
  const entryPoint = entryPoints.find((each) => each.name === name);
  if (!entryPoint) throw new Error(`There is no entry point “${name}”.`);
  return entryPoint.budget / 1000;
}

const rows: readonly Row[] = [
  row('cold', 'Cold start of the library, processor 4× slower', 'ms', {
    budget: 800,
    profile: 'cold',
    note: whatPeersAre,
  }),
  row('bytes library', 'Script needed for its first paint, brotli', 'KB', {
    budget: scriptBudget('library, first paint'),
    profile: 'bytes library',
  }),
  row('bytes arrived', 'All script loaded by then, brotli', 'KB'),
  row('bytes desk', 'Script until the desk is ready, brotli, total', 'KB', {
    budget: scriptBudget('desk, until it accepts input'),
    profile: 'bytes desk',
  }),
];

const ids = rows.map(({ id }) => id);

const library: readonly Wanted[] = [
  { selector: 'h1', words: 'Assessment Desk' },
  { selector: 'main button', words: 'New assessment' },
];

const packed = new Map<string, number>();

/** The brotli size of a script of the build, in KB of 1,000 bytes. */
async function sizeOf(build: string, path: string): Promise<number> {
  const known = packed.get(path) ?? brotliCompressSync(await readFile(join(build, path))).length / 1000;
  packed.set(path, known);
  return known;
}

const imported = /(?:\bfrom|\bimport)\s*"\.?\/?([\w./-]+\.js)"/g;

/** A script and all scripts that it imports before it can run, but not those that it loads later. */
async function neededBy(build: string, path: string, known: Set<string>): Promise<void> {
  if (known.has(path)) return;
  known.add(path);
  const text = await readFile(join(build, path), 'utf8');
  const names = [...text.matchAll(imported)].map((match) => join('assets', match[1] ?? ''));
  for (const name of names) await neededBy(build, name, known);
}

/** A script and its brotli size, in KB. */
interface Script {
  readonly path: string;
  readonly size: number;
}

const sum = (scripts: readonly Script[]): number => scripts.reduce((total, { size }) => total + size, 0);

const sized = (build: string, paths: Iterable<string>): Promise<readonly Script[]> =>
  Promise.all([...paths].map(async (path) => ({ path, size: await sizeOf(build, path) })));

/** The sizes of the scripts, largest first. */
function heaviest(scripts: readonly Script[]): Breakdown {
  const top = scripts
    .map(({ path, size }) => ({ what: basename(path), time: size }))
    .sort((one, other) => other.time - one.time);
  return { total: sum(scripts), parts: {}, top: top.slice(0, 8) };
}

/** The scripts of the page, with all their imports. */
async function neededScripts(build: string): Promise<readonly Script[]> {
  const page = await readFile(join(build, 'index.html'), 'utf8');
  const known = new Set<string>();
  for (const [, path] of page.matchAll(/(?:src|href)="\.?\/?(assets\/[\w./-]+\.js)"/g)) {
    await neededBy(build, path ?? '', known);
  }
  return sized(build, known);
}

/** The scripts that were loaded up to a time of the page, in ms. */
async function scriptsBy(build: string, page: Page, until: number): Promise<readonly Script[]> {
  const paths = await page.evaluate((time) => {
    const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    return entries
      .filter(({ name, responseEnd }) => name.split('?')[0]?.endsWith('.js') && responseEnd <= time)
      .map(({ name }) => new URL(name).pathname);
  }, until);
  return sized(build, new Set(paths));
}

export const plain = 'React and Mantine';
const form = 'RJSF of S';

/** A page whose start is measured, the condition that it is ready, and the folder of its build. */
interface ColdPage {
  readonly address: string;
  readonly wanted: readonly Wanted[];
  readonly build: string;
}

/** Our page and its peers, which render as soon as they can. */
export function coldPages({ app, peers, build, peersBuild }: Bench) {
  const peer = (asked: string, selector: string): ColdPage => ({
    address: `${peers}page.html?at=once&peer=${asked}`,
    wanted: [{ selector }],
    build: peersBuild,
  });
  return {
    [ours]: { address: app, wanted: library, build },
    [plain]: peer('start', '#host button'),
    [form]: peer('rjsf&size=S', '#host input'),
  };
}

/** Visits a page with an empty profile. Calls `measure` with the time until it was ready, in ms. */
async function coldly(
  { newProfile }: Bench,
  { address, wanted }: ColdPage,
  measure: (tab: Tab, time: number) => Promise<void>,
): Promise<void> {
  const profile = await newProfile();
  await profile.addInitScript((things) => window.bench.sinceStart(things), wanted);
  try {
    await withTab(profile, async (tab) => {
      await tab.session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
      await tab.page.goto(address);
      await measure(tab, await tab.page.evaluate(() => window.bench.result()));
    });
  } finally {
    await profile.close();
  }
}

const coldPeer =
  (who: typeof plain | typeof form) =>
  async (bench: Bench): Promise<void> => {
    await coldly(bench, coldPages(bench)[who], async ({ page }, time) => {
      bench.results.record('cold', who, time);
      const size = sum(await scriptsBy(bench.peersBuild, page, time));
      for (const row of ['bytes library', 'bytes arrived', 'bytes desk']) bench.results.record(row, who, size);
    });
  };

async function coldStart(bench: Bench): Promise<void> {
  const { results, build } = bench;
  await coldly(bench, coldPages(bench)[ours], async (tab, time) => {
    const { page, session } = tab;
    const needed = await neededScripts(build);
    results.record('cold', ours, time);
    results.record('bytes library', ours, sum(needed));
    results.breakDown('bytes library', ours, heaviest(needed));
    results.record('bytes arrived', ours, sum(await scriptsBy(build, page, time)));
    await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    await page.getByRole('button', { name: 'New assessment' }).click();
    await page.locator(headed().selector).first().waitFor();
    const now = await page.evaluate(() => performance.now());
    await rest(tab);
    const arrived = await scriptsBy(build, page, now);
    results.record('bytes desk', ours, sum(arrived));
    results.breakDown('bytes desk', ours, heaviest(arrived));
  });
}

export const coldGroup: Group = {
  name: 'cold',
  rows: () => rows,
  blocks: () => [
    own('cold start', ids, coldStart),
    {
      name: `${plain}, cold start`,
      fills: { who: plain, rows: ids },
      run: coldPeer(plain),
    },
    {
      name: `${form}, cold start`,
      wholeOnly: true,
      fills: { who: form, rows: ids },
      run: coldPeer(form),
    },
  ],
};
