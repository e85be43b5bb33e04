/**
 * `npm run bench`: measures the product and its peers in a real browser and prints a table. It is not a test and
 * asserts nothing. `-- --quick`, `-- --match WORDS`, `-- --rounds N`, `-- --readme`.
 */
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { arch, cpus, platform, tmpdir, totalmem } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium, type Browser, type BrowserContext } from '@playwright/test';
import { transform } from 'esbuild';
import { format } from 'oxfmt';
import { createStaticServer, listen } from '../../src/site/serve.ts';
import { needBrowser } from '../../src/tools/find-programs.ts';
import { browserArguments } from '../support/browser-arguments.ts';
import type { Bench, Group, Options } from './bench.ts';
import { calculationsGroup, highlightGroup, openAndTypeGroup } from './blocks/peers.ts';
import { actionsGroup, reportsGroup, screensGroup } from './blocks/actions.ts';
import { keepingGroup, memoryGroup } from './blocks/keeping.ts';
import { draftsOf } from './drafts.ts';
import { noiseInWords, noiseOf, runRounds, type Failure } from './noise.ts';
import { Results, type Row } from './results.ts';
import { buildPeers, createPeerServer } from './site.ts';
import { betweenMarks, markdownTable, rawFigures, type RunFacts } from './table.ts';

const root = join(import.meta.dirname, '../..');
const build = process.env.ASSESSMENT_DESK_DIST ?? join(root, 'dist');
const readme = join(import.meta.dirname, 'README.md');
const measuredBrowser = [
  ...browserArguments,
  // Otherwise the browser rounds heap sizes and throttles pages that it considers hidden.
  '--enable-precise-memory-info',
  '--disable-renderer-backgrounding',
];

const groups: readonly Group[] = [
  openAndTypeGroup,
  actionsGroup,
  screensGroup,
  reportsGroup,
  calculationsGroup,
  highlightGroup,
  keepingGroup,
  memoryGroup,
];

function optionsFrom(args: readonly string[]): Options & { readonly rounds: number } {
  const flag = { type: 'boolean', default: false } as const;
  const { values } = parseArgs({
    args: [...args],
    options: { quick: flag, readme: flag, match: { type: 'string', default: '' }, rounds: { type: 'string' } },
  });
  const rounds = Number(values.rounds ?? (values.quick ? 1 : 3));
  if (!Number.isSafeInteger(rounds) || rounds < 1) throw new Error('--rounds must be a whole number, 1 or more.');
  return { ...values, rounds };
}

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

/** The machine in a few words. */
function machineInWords(): string {
  const processors = cpus();
  const model = processors[0]?.model.trim() ?? 'unknown processor';
  return `${String(processors.length)} × ${model}, ${(totalmem() / 2 ** 30).toFixed(0)} GB, ${platform()} ${arch()}, Node ${process.versions.node}`;
}

async function benchOf(options: Options, browser: Browser, app: string, peers: string): Promise<Bench> {
  const script = await measurer();
  const profile = (): Promise<BrowserContext> => newProfile(browser, script);
  const [own, others] = [await profile(), await profile()];
  return { options, results: new Results(), app, peers, own, others, newProfile: profile, draft: draftsOf(own, app) };
}

/** Measures what was requested. Writes the results after each round, so that a run can be interrupted. */
async function measure(args: readonly string[], browser: Browser, app: string, peers: string): Promise<void> {
  const options = optionsFrom(args);
  const bench = await benchOf(options, browser, app, peers);
  const { results } = bench;
  const blocks = groups.flatMap((group) => group.blocks).filter(({ name }) => name.includes(options.match));
  const date = new Date().toISOString();
  const write = async (failures: readonly Failure[]): Promise<string> => {
    const facts: RunFacts = {
      date,
      machine: machineInWords(),
      browser: `Chromium ${browser.version()}`,
      command: ['npm run bench', ...(args.length > 0 ? ['--', ...args] : [])].join(' '),
      noise: noiseInWords(noiseOf(results.calibrations)),
      failures,
    };
    const isAsked = ({ id }: Row): boolean => options.match === '' || results.measured(id).length > 0;
    const rows = groups.flatMap((group) => group.rows).filter(isAsked);
    const table = markdownTable(results, rows, facts);
    const { code } = await format('table.md', table, { printWidth: 120 });
    await mkdir(join(root, 'bench-results'), { recursive: true });
    await writeFile(
      join(root, 'bench-results/figures.json'),
      `${JSON.stringify(rawFigures(results, rows, facts), null, 2)}\n`,
    );
    if (options.readme) await writeFile(readme, betweenMarks(await readFile(readme, 'utf8'), code.trim()));
    return code;
  };
  let table = '';
  const failures = await runRounds(bench, blocks, options.rounds, async (soFar) => {
    table = await write(soFar);
  });
  console.log(`\n${table}\nRaw figures: bench-results/figures.json`);
  if (failures.length > 0) process.exitCode = 1;
}

async function main(): Promise<void> {
  const peersBuild = await mkdtemp(join(tmpdir(), 'assessment-desk-peers-'));
  const servers = [createStaticServer(build), createPeerServer(peersBuild)] as const;
  const browser = await chromium.launch({ executablePath: needBrowser(), args: measuredBrowser });
  try {
    await buildPeers(peersBuild);
    const [app, peers] = [await listen(servers[0], 0), await listen(servers[1], 0)];
    await measure(process.argv.slice(2), browser, app, peers);
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
