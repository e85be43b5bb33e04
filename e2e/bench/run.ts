/**
 * `npm run bench`: measures the product beside its peers, in a real browser, and prints a table. It asserts nothing: it
 * is no test. `-- --quick`, `-- --only open,typing`, `-- --readme`; see options.ts.
 */
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Browser, type BrowserContext } from '@playwright/test';
import { transform } from 'esbuild';
import { createStaticServer, listen } from '../../src/site/serve.ts';
import { needBrowser } from '../../src/tools/find-browser.ts';
import { quietBrowser } from '../support/browser-arguments.ts';
import type { Bench } from './bench.ts';
import { buildPeers } from './build-peers.ts';
import { draftsOf } from './drafts.ts';
import { groups, groupsFor } from './groups.ts';
import { noiseInWords, noiseOf } from './noise.ts';
import { optionsFrom, type Options } from './options.ts';
import { notesOf, tableOf } from './report/figures.ts';
import { resultsPage } from './report/html.ts';
import { rawFigures } from './report/raw.ts';
import { markdownTable, writeIntoReadme } from './report/readme.ts';
import { machineInWords, type RunFacts } from './report/run-facts.ts';
import { terminalTable } from './report/terminal.ts';
import { Results } from './results.ts';
import { roundsOf, runRounds, type Failure } from './schedule.ts';
import { createPeerServer } from './site.ts';

const root = join(import.meta.dirname, '../..');
const build = process.env.ASSESSMENT_DESK_DIST ?? join(root, 'dist');
const browserArguments = [
  ...quietBrowser,
  // Without these the browser rounds heaps, and slows down what it thinks nobody sees.
  '--enable-precise-memory-info',
  '--disable-renderer-backgrounding',
];

/** A profile whose pages all carry what measures them. No service worker: it would fetch everything anew each time. */
async function newProfile(browser: Browser, script: string): Promise<BrowserContext> {
  const viewport = { width: 1440, height: 900 };
  const profile = await browser.newContext({ viewport, serviceWorkers: 'block', locale: 'en-GB', timezoneId: 'UTC' });
  await profile.addInitScript({ content: script });
  return profile;
}

async function measurer(): Promise<string> {
  const text = await readFile(join(import.meta.dirname, 'in-page.ts'), 'utf8');
  return (await transform(text.replace('export {};', ''), { loader: 'ts', format: 'iife', target: 'es2023' })).code;
}

async function measureAll(
  options: Options,
  browser: Browser,
  peers: string,
  app: string,
): Promise<[Results, readonly Failure[]]> {
  const script = await measurer();
  const profile = (): Promise<BrowserContext> => newProfile(browser, script);
  const [own, others] = [await profile(), await profile()];
  const results = new Results();
  const drafts = draftsOf(own, app);
  const bench: Bench = { options, results, app, peers, build, own, others, newProfile: profile, draft: drafts };
  const blocks = groupsFor(options.only).flatMap((group) => group.blocks(options));
  return [results, await runRounds(bench, roundsOf(blocks, options.rounds))];
}

async function report(options: Options, results: Results, facts: RunFacts): Promise<void> {
  const rows = groupsFor(options.only).flatMap((group) => group.rows(options));
  const [lines, notes] = [tableOf(results, rows), notesOf(results, rows)];
  console.log(`\n${terminalTable(lines)}\n\n${[...notes, facts.noise].join('\n')}\n${facts.machine}; ${facts.browser}`);
  const folder = join(root, options.out);
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'figures.json'), `${JSON.stringify(rawFigures(results, rows, facts), null, 2)}\n`);
  await writeFile(join(folder, 'index.html'), resultsPage(results, rows, facts));
  console.log(`\nPlots: ${join(options.out, 'index.html')}; raw figures: ${join(options.out, 'figures.json')}`);
  if (options.readme) await writeIntoReadme(join(root, 'README.md'), markdownTable(lines, notes, facts));
}

async function main(): Promise<void> {
  const args = process.argv.slice(2);
  const options = optionsFrom(
    args,
    groups.map(({ name }) => name),
  );
  const folder = await mkdtemp(join(tmpdir(), 'assessment-desk-peers-'));
  const servers = [createStaticServer(build), createPeerServer(folder)] as const;
  const browser = await chromium.launch({ executablePath: needBrowser(), args: browserArguments });
  try {
    await buildPeers(folder);
    const [app, peers] = [await listen(servers[0], 0), await listen(servers[1], 0)];
    const [results, failures] = await measureAll(options, browser, peers, app);
    await report(options, results, {
      date: new Date().toISOString(),
      machine: machineInWords(),
      browser: `Chromium ${browser.version()}`,
      command: ['npm run bench', ...(args.length > 0 ? ['--', ...args] : [])].join(' '),
      noise: noiseInWords(noiseOf(results.calibrations)),
      failures,
    });
    if (failures.length > 0) process.exitCode = 1;
  } finally {
    await browser.close();
    for (const server of servers) server.close();
    await rm(folder, { recursive: true, force: true });
  }
}

await main().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
