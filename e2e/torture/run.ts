/**
 * `npm run torture`: kills the browser, also during keys that arrive faster than they can be painted, leaves pages
 * right after a key, opens and closes tabs of one draft, and reads damaged files, for a long time. Uses the build in
 * `dist/`. `-- --kills 200 --mixed 200 --starved 20 --reloads 300 --tabs 60 --files 20000 --seed 1` are the defaults.
 */
import { spawnSync } from 'node:child_process';
import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { startOwnSite } from '../support/servers.ts';
import { runCrashes } from './crash-run.ts';
import { crashFaults, crashFigures, reloadFaults, reloadFigures, tabsFaults, tabsFigures } from './figures.ts';
import { seededRandom } from './random.ts';
import { runReloads } from './reload-run.ts';
import { runStarved, starvedFaults, starvedFigures } from './starved-run.ts';
import { runTabs } from './tabs-run.ts';

const text = (value: number) => ({ type: 'string', default: String(value) }) as const;
const { values } = parseArgs({
  options: {
    kills: text(200),
    mixed: text(200),
    starved: text(20),
    reloads: text(300),
    tabs: text(60),
    files: text(20_000),
    seed: text(1),
  },
});

function numberOf(name: keyof typeof values): number {
  const number = Number(values[name]);
  if (!Number.isSafeInteger(number) || number < 0) throw new Error(`--${name} must be a whole number, 0 or more.`);
  return number;
}

const seed = numberOf('seed');
const faults: string[] = [];

function report(name: string, figures: string, wrong: readonly string[]): void {
  console.log(`\n── ${name} (seed ${String(seed)}, load ${loadavg()[0]?.toFixed(1) ?? '?'})`);
  for (const line of [figures, ...wrong]) console.log(line);
  faults.push(...wrong);
}

async function crashes(address: string, name: 'kills' | 'mixed'): Promise<void> {
  const rounds = await runCrashes({
    address,
    kills: numberOf(name),
    seed,
    typing: [200, 3000],
    pauses: true,
    mixed: name === 'mixed',
  });
  const title = name === 'mixed' ? 'Kills amid undo, redo, delete and export' : 'Kills';
  report(title, crashFigures(rounds), crashFaults(rounds));
}

async function starved(address: string): Promise<void> {
  const rounds = await runStarved(address, numberOf('starved'));
  report('Kills amid keys', starvedFigures(rounds), starvedFaults(rounds));
}

async function reloads(address: string): Promise<void> {
  const rounds = await runReloads({ address, times: numberOf('reloads'), seed, busy: 1 });
  report('Pages left', reloadFigures(rounds), reloadFaults(rounds));
}

async function tabs(address: string): Promise<void> {
  const random = seededRandom(seed);
  const plans = Array.from({ length: numberOf('tabs') }, () => random.whole(3, 12));
  const rounds = await runTabs({ address, rounds: plans, seed });
  report('Windows', tabsFigures(rounds), tabsFaults(rounds));
}

function files(): void {
  const { status } = spawnSync('npx', ['--no-install', 'vitest', 'run', 'src/core/files/fuzz.test.ts'], {
    stdio: 'inherit',
    env: { ...process.env, FUZZED_FILES: values.files },
  });
  const wrong = status === 0 ? [] : ['Some damaged files were not read correctly (see above).'];
  report('Files', `${values.files} damaged files`, wrong);
}

// If this process is terminated, the browser that it started must end too.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));

const site = await startOwnSite();
try {
  if (numberOf('kills') > 0) await crashes(site.address, 'kills');
  if (numberOf('mixed') > 0) await crashes(site.address, 'mixed');
  if (numberOf('starved') > 0) await starved(site.address);
  if (numberOf('reloads') > 0) await reloads(site.address);
  if (numberOf('tabs') > 0) await tabs(site.address);
} finally {
  await site.end();
}
if (numberOf('files') > 0) files();
console.log(faults.length === 0 ? '\nNothing was lost.' : `\n${String(faults.length)} faults.`);
process.exitCode = faults.length === 0 ? 0 : 1;
