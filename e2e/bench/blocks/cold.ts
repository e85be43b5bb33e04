/** The first visit on a slow machine: the library painted with the processor held back, and what had to come for it. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import type { Bench, Group } from '../bench.ts';
import type { Wanted } from '../in-page.ts';
import { ours, type Row } from '../results.ts';
import { rest, withTab } from '../tab.ts';
import { headed, own } from './desk.ts';

const row = (id: string, what: string, unit: Row['unit'], budget?: number, note?: string): Row => ({
  id,
  group: 'cold',
  what,
  unit,
  statistic: 'median',
  ...(budget === undefined ? {} : { budget }),
  ...(note === undefined ? {} : { note }),
});

const whatPeersAre =
  '“React and Mantine” is a heading and a button; “RJSF of S” is the form of the smallest document, with nothing to keep or open it.';

const rows: readonly Row[] = [
  row('cold', 'Cold start of the library, processor 4× slower', 'ms', 800, whatPeersAre),
  row('bytes library', 'Script that it cannot be painted without, brotli', 'KB', 110),
  row('bytes arrived', 'All script that has come by then, brotli', 'KB'),
  row('bytes desk', 'Script until the desk stands, brotli, all in all', 'KB', 260),
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

/** The scripts that a script imports before it can run, itself among them: not those that it loads later. */
async function neededBy(build: string, path: string, known: Set<string>): Promise<void> {
  if (known.has(path)) return;
  known.add(path);
  const text = await readFile(join(build, path), 'utf8');
  const names = [...text.matchAll(imported)].map((match) => join('assets', match[1] ?? ''));
  for (const name of names) await neededBy(build, name, known);
}

/** The KB of script that the page names, with everything that it imports. */
async function neededBytes(build: string): Promise<number> {
  const page = await readFile(join(build, 'index.html'), 'utf8');
  const known = new Set<string>();
  for (const [, path] of page.matchAll(/(?:src|href)="\.?\/?(assets\/[\w./-]+\.js)"/g)) {
    await neededBy(build, path ?? '', known);
  }
  const sizes = await Promise.all([...known].map((path) => sizeOf(build, path)));
  return sizes.reduce((sum, size) => sum + size, 0);
}

/** The KB of script that had come up to a time of the page, in ms. */
async function scriptBytes(build: string, page: Page, until: number): Promise<number> {
  const paths = await page.evaluate((time) => {
    const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    return entries
      .filter(({ name, responseEnd }) => name.split('?')[0]?.endsWith('.js') && responseEnd <= time)
      .map(({ name }) => new URL(name).pathname);
  }, until);
  const sizes = await Promise.all([...new Set(paths)].map((path) => sizeOf(build, path)));
  return sizes.reduce((sum, size) => sum + size, 0);
}

const plain = 'React and Mantine';
const form = 'RJSF of S';

/** The scripts that a peer’s page was painted with, under the same restraint: it shows itself as soon as it can. */
const coldPeer =
  (who: string, asked: string, selector: string) =>
  async ({ results, newProfile, peers, peersBuild }: Bench): Promise<void> => {
    const profile = await newProfile();
    await profile.addInitScript((wanted) => window.bench.sinceStart(wanted), [{ selector }]);
    try {
      await withTab(profile, async ({ page, session }) => {
        await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
        await page.goto(`${peers}page.html?at=once&peer=${asked}`);
        const time = await page.evaluate(() => window.bench.result());
        const size = await scriptBytes(peersBuild, page, time);
        results.record('cold', who, time);
        for (const row of ['bytes library', 'bytes arrived', 'bytes desk']) results.record(row, who, size);
      });
    } finally {
      await profile.close();
    }
  };

async function coldStart({ results, newProfile, app, build }: Bench): Promise<void> {
  const profile = await newProfile();
  await profile.addInitScript((wanted) => window.bench.sinceStart(wanted), library);
  try {
    await withTab(profile, async (tab) => {
      const { page, session } = tab;
      await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
      await page.goto(app);
      const time = await page.evaluate(() => window.bench.result());
      results.record('cold', ours, time);
      results.record('bytes library', ours, await neededBytes(build));
      results.record('bytes arrived', ours, await scriptBytes(build, page, time));
      await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
      await page.getByRole('button', { name: 'New assessment' }).click();
      await page.locator(headed().selector).first().waitFor();
      const now = await page.evaluate(() => performance.now());
      await rest(tab);
      results.record('bytes desk', ours, await scriptBytes(build, page, now));
    });
  } finally {
    await profile.close();
  }
}

export const coldGroup: Group = {
  name: 'cold',
  rows: () => rows,
  blocks: () => [
    own('cold start', ids, coldStart),
    {
      name: `${plain}, cold start`,
      fills: { who: plain, rows: ids },
      run: coldPeer(plain, 'start', '#host button'),
    },
    {
      name: `${form}, cold start`,
      fills: { who: form, rows: ids },
      run: coldPeer(form, 'rjsf&size=S', '#host input'),
    },
  ],
};
