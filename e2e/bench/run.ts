/**
 * `npm run bench`: measures the product and its peers in a real browser and prints a table. It is not a test and
 * asserts nothing. `-- --quick`, `-- --only open,typing`, `-- --readme`; see options.ts.
 */
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { chromium, type Browser, type BrowserContext } from '@playwright/test';
import { transform } from 'esbuild';
import { createStaticServer, listen } from '../../src/site/serve.ts';
import { needBrowser } from '../../src/tools/find-browser.ts';
import { browserArguments } from '../support/browser-arguments.ts';
import type { Bench } from './bench.ts';
import { buildPeers } from './build-peers.ts';
import { draftsOf } from './drafts.ts';
import { groups, groupsFor } from './groups.ts';
import { noiseInWords, noiseOf } from './noise.ts';
import { optionsFrom, type Options } from './options.ts';
import { machineInWords, type RunFacts } from './report/run-facts.ts';
import { endOf, writeFiles, writeReadme } from './report/write.ts';
import { Results } from './results.ts';
import { runRounds, type Failure } from './running.ts';
import { blocksOf, roundsOf } from './schedule.ts';
import { createPeerServer } from './site.ts';

const root = join(import.meta.dirname, '../..');
const build = process.env.ASSESSMENT_DESK_DIST ?? join(root, 'dist');
const measuredBrowser = [
  ...browserArguments,
  // Otherwise the browser rounds heap sizes and throttles pages that it considers hidden.
  '--enable-precise-memory-info',
  '--disable-renderer-backgrounding',
];

/**
 * A profile that injects the measuring script into all pages. Service workers are off, because they would download all
 * files.
 */
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

interface Places {
  readonly app: string;
  readonly peers: string;
  readonly peersBuild: string;
}

/** The facts about the run besides its figures. */
const factsOf = (args: readonly string[], browser: Browser) => ({
  date: new Date().toISOString(),
  machine: machineInWords(),
  browser: `Chromium ${browser.version()}`,
  command: ['npm run bench', ...(args.length > 0 ? ['--', ...args] : [])].join(' '),
});

async function benchOf(options: Options, browser: Browser, places: Places): Promise<Bench> {
  const script = await measurer();
  const profile = (): Promise<BrowserContext> => newProfile(browser, script);
  const [own, others] = [await profile(), await profile()];
  const draft = draftsOf(own, places.app);
  return { options, results: new Results(), ...places, build, own, others, newProfile: profile, draft };
}

/** Measures everything that was requested. Writes the results after each round, so that a run can be interrupted. */
async function measure(args: readonly string[], options: Options, browser: Browser, places: Places): Promise<void> {
  const bench = await benchOf(options, browser, places);
  const { results } = bench;
  const chosen = groupsFor(options.only);
  const rows = chosen.flatMap((group) => group.rows(options));
  const rounds = roundsOf(
    blocksOf(
      chosen.flatMap((group) => group.blocks(options)),
      options,
      results,
    ),
    options.rounds,
  );
  const known = factsOf(args, browser);
  const folder = resolve(root, options.out);
  const facts = (failures: readonly Failure[]): RunFacts => ({
    ...known,
    noise: noiseInWords(noiseOf(results.calibrations)),
    failures,
  });
  const failures = await runRounds(bench, rounds, async (soFar) => {
    await writeFiles(folder, results, rows, facts(soFar));
    await writeReadme(options, join(root, 'e2e/bench/README.md'), results, rows, facts(soFar));
  });
  console.log(endOf(results, rows, facts(failures)));
  console.log(`\nPlots: ${join(options.out, 'index.html')}; raw figures: ${join(options.out, 'figures.json')}`);
  if (failures.length > 0) process.exitCode = 1;
}

async function main(): Promise<void> {
  const args = process.argv.slice(2);
  const options = optionsFrom(
    args,
    groups.map(({ name }) => name),
  );
  const peersBuild = await mkdtemp(join(tmpdir(), 'assessment-desk-peers-'));
  const servers = [createStaticServer(build), createPeerServer(peersBuild)] as const;
  const browser = await chromium.launch({ executablePath: needBrowser(), args: measuredBrowser });
  try {
    await buildPeers(peersBuild);
    const [app, peers] = [await listen(servers[0], 0), await listen(servers[1], 0)];
    await measure(args, options, browser, { app, peers, peersBuild });
  } finally {
    await browser.close();
    for (const server of servers) server.close();
    await rm(peersBuild, { recursive: true, force: true });
  }
}

await main().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
