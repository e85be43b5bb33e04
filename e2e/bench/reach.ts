/**
 * Counts the project's own files and functions that an action runs through, in the browser, from the production build:
 *
 *   npm start
 *   npx tsx e2e/bench/reach.ts http://localhost:4173/
 */
import { SourceMap, type SourceMapPayload } from 'node:module';
import { chromium, type CDPSession } from '@playwright/test';
import { findWindowless } from '../../src/tools/find-programs.ts';
import { browserArguments } from '../support/browser-arguments.ts';

/** The maps of the scripts, by address. */
const maps = new Map<string, ReturnType<typeof readMap>>();

async function readMap(url: string) {
  const [code, map] = await Promise.all([url, `${url}.map`].map(async (address) => (await fetch(address)).text()));
  const starts = [0, ...[...(code ?? '').matchAll(/\n/g)].map(({ index }) => index + 1)];
  // The part that imports modules is not ours, and has no map.
  const payload = map?.startsWith('{') ? (JSON.parse(map) as SourceMapPayload) : undefined;
  return { map: payload && new SourceMap(payload), starts };
}

/** Returns the own file, line and column of an offset in a script; undefined for code of a library. */
async function sourceAt(url: string, offset: number): Promise<readonly [file: string, place: string] | undefined> {
  const reading = maps.get(url) ?? readMap(url);
  maps.set(url, reading);
  const { map, starts } = await reading;
  const line = starts.findLastIndex((start) => start <= offset);
  const entry = map?.findEntry(line, offset - (starts[line] ?? 0));
  const source = entry && 'originalSource' in entry ? (entry.originalSource as string | undefined) : undefined;
  if (!entry || !('originalSource' in entry) || source?.includes('node_modules')) return undefined;
  const file = /\/(src\/.*)$/.exec(source ?? '')?.[1];
  return file === undefined
    ? undefined
    : [file, `${file}:${String(entry.originalLine)}:${String(entry.originalColumn)}`];
}

/** Counts what runs from the start of an action until the page is idle again. */
async function reach(session: CDPSession, act: () => Promise<unknown>): Promise<string> {
  // Resets the counts.
  await session.send('Profiler.takePreciseCoverage');
  await act();
  const { result } = await session.send('Profiler.takePreciseCoverage');
  const [files, functions] = [new Set<string>(), new Set<string>()];
  for (const { url, functions: all } of result) {
    if (!/\/assets\/[^/]+\.js$/.test(url)) continue;
    for (const { ranges, functionName } of all) {
      const [range] = ranges;
      if (!range || range.count === 0 || (functionName === '' && range.startOffset === 0)) continue;
      const source = await sourceAt(url, range.startOffset);
      if (!source) continue;
      files.add(source[0]);
      functions.add(source[1]);
    }
  }
  if (process.argv.includes('--list')) console.log([...files].sort().join('\n'));
  return `${String(files.size)} files, ${String(functions.size)} functions`;
}

const address = process.argv[2] ?? 'http://localhost:4173/';
const executablePath = findWindowless();
const browser = await chromium.launch({ args: [...browserArguments], ...(executablePath ? { executablePath } : {}) });
const context = await browser.newContext({ serviceWorkers: 'block', viewport: { width: 1440, height: 900 } });
const page = await context.newPage();
const session = await context.newCDPSession(page);
await session.send('Profiler.enable');
await session.send('Profiler.startPreciseCoverage', { callCount: true, detailed: false });

/** Waits until the page is idle, and the key has been saved. */
const rest = () =>
  page.evaluate(async () => {
    for (let times = 0; times < 10; times += 1) {
      await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 200 }));
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
  });

await page.goto(address);
await page.getByRole('button', { name: 'Open sample' }).click();
const opening = await reach(session, async () => {
  await page.getByRole('menuitem', { name: /Finished assessment/ }).click();
  await page.getByRole('main', { name: 'Editor' }).locator('h2').first().waitFor();
  await page.getByLabel('Findings').getByRole('button').first().waitFor();
  await rest();
});
console.log(`Opening a file: ${opening}`);

await page.goto(page.url().replace(/(draft\/[^/]+).*$/, '$1/claims/2'));
const field = page.getByRole('textbox', { name: 'Proposition' });
await page.getByRole('button', { name: 'Restate…' }).or(field).first().click();
await field.click();
// The first keys load code.
for (const key of ['a', 'b', 'c']) {
  await page.keyboard.press(key);
  await rest();
}
const key = await reach(session, async () => {
  await page.keyboard.press('d');
  await rest();
});
console.log(`A key in a proposition: ${key}`);
await browser.close();
