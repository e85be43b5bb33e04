/**
 * Runs the tests: those of every day (`npm test`), all (`npm run test:all`), or those of what has changed
 * (`npm run test:changed -- [revision]`). The steps run one after another, so that no test competes with another step
 * for the processors; only the checks without a browser run side by side. The last line counts the tests.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { chooseSeed } from '../../.config/property-runs.ts';
import { changedPaths, runInParallel, runStep, testsFor, type Step, type StepEnd, vitest } from './steps.ts';
import { findOffice } from './find-office.ts';
import { needTestBrowser, prepareEngines, prepareOffice, prepareServers, testedBrowsers } from './find-programs.ts';
import {
  browserLines,
  countBrowserTests,
  countUnitTests,
  inWords,
  officeLine,
  type BrowserReport,
  type UnitReport,
} from './test-reports.ts';

const [mode = 'everyday', base = 'HEAD'] = process.argv.slice(2);
const isComplete = mode === 'all';
const isPartial = mode === 'changed';

const propertySeed = chooseSeed();
const reports = mkdtempSync(join(tmpdir(), 'assessment-desk-'));
const unitReport = join(reports, 'unit.json');
const browserReport = join(reports, 'browser.json');
const ends: StepEnd[] = [];

/** A program of the project's own packages. */
function program(name: string, command: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): Step {
  return { name, command: 'npx', args: ['--no-install', command, ...args], env };
}

function report(end: StepEnd): void {
  ends.push(end);
  console.log(`── ${end.name}: ${end.ok ? 'ok' : 'FAILED'} (${end.seconds.toFixed(1)} s)`);
}

/** Runs a step alone, with live output. */
async function runAlone(step: Step): Promise<boolean> {
  console.log(`\n── ${step.name}`);
  const end = await runStep(step, true);
  report(end);
  return end.ok;
}

/** Runs steps side by side, and prints the output of each when it has ended. */
async function runTogether(steps: readonly Step[]): Promise<void> {
  console.log(`\n── ${steps.map(({ name }) => name).join(', ')}`);
  await runInParallel(steps, availableParallelism(), (end) => {
    process.stdout.write(end.output);
    report(end);
  });
}

function readJson<Report>(path: string): Partial<Report> {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as Report;
  } catch {
    return {};
  }
}

const checks: readonly Step[] = [
  // One program reads all files once for both. It is written in Go, and here it seldom collects its garbage.
  program(
    'lint and types',
    'oxlint',
    ['--type-aware', '--type-check', '--deny-warnings', '--report-unused-disable-directives'],
    { GOGC: '400' },
  ),
  program('formatting', 'oxfmt', ['--check']),
  program('types of the core', 'tsc', ['-p', 'src/core']),
  program('bundle budget', 'tsx', ['src/tools/check-bundle.ts']),
];

function unitTests(): Step {
  const selection = isComplete ? [] : ['--project', '!LibreOffice'];
  return {
    name: 'unit tests',
    command: process.execPath,
    args: [
      ...[...vitest, 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${unitReport}`, ...selection],
      ...(isPartial ? ['--changed', base, '--passWithNoTests'] : []),
    ],
    env: { PROPERTY_SEED: propertySeed, PROPERTY_RUNS: isComplete ? 'full' : 'few' },
  };
}

/** Returns undefined if nothing has changed that a browser shows. */
function browserTests(browser: string): Step | undefined {
  const selection = isPartial ? testsFor(changedPaths(base)) : ['--grep', '@everyday'];
  if (selection.length === 0) return undefined;
  return program(
    'end-to-end tests',
    'playwright',
    [
      ...['test', '--config', 'e2e/playwright.config.ts', '--reporter=list,json'],
      ...(isComplete ? [] : ['--project', 'Chromium', ...selection]),
    ],
    { CHROMIUM_PATH: browser, PLAYWRIGHT_JSON_OUTPUT_FILE: browserReport, PROPERTY_SEED: propertySeed },
  );
}

/** Installs what the complete run also needs, if that is possible. */
function prepareAll(): void {
  prepareEngines();
  prepareServers();
  prepareOffice();
}

async function runAll(browser: string): Promise<void> {
  if (isComplete) prepareAll();
  const isBuilt = await runAlone(program('build', 'vite', ['build', '--logLevel', 'warn']));
  if (!isPartial) await runTogether(checks);
  await runAlone(unitTests());
  const inBrowser = browserTests(browser);
  if (isBuilt && inBrowser) await runAlone(inBrowser);
}

/** Prints the time of each step and of all, as a multiple of the build, because machines differ. */
function printTimes(seconds: number): void {
  const build = ends.find(({ name }) => name === 'build')?.seconds ?? 0;
  console.log(`\nTime: ${ends.map((end) => `${end.name} ${end.seconds.toFixed(1)} s`).join(', ')}`);
  console.log(`All: ${seconds.toFixed(1)} s, ${(seconds / build).toFixed(1)} times the build`);
}

const started = performance.now();
const browser = needTestBrowser();
await runAll(browser);
printTimes((performance.now() - started) / 1000);

const units: UnitReport = readJson(unitReport);
const inBrowsers: BrowserReport = readJson(browserReport);
rmSync(reports, { recursive: true, force: true });
console.log(`Seed of the property tests: PROPERTY_SEED=${propertySeed}`);
console.log(`Unit tests: ${inWords(countUnitTests(units))}`);
for (const line of browserLines(inBrowsers, testedBrowsers(browser).slice(0, isComplete ? undefined : 1))) {
  console.log(line);
}
if (isComplete) console.log(officeLine(units, findOffice() !== undefined));

const broken = ends.filter(({ ok }) => !ok).map(({ name }) => name);
if (broken.length > 0) console.log(`\nFailed: ${broken.join(', ')}.`);
const counts = [countUnitTests(units), countBrowserTests(inBrowsers)];
const passed = counts.reduce((sum, count) => sum + count.passed, 0);
// A step that failed without a failed test counts as one failure, so that the last line never says 0 failed.
const failed = Math.max(
  counts.reduce((sum, count) => sum + count.failed, 0),
  broken.length,
);
console.log(`\n${inWords({ passed, failed })}`);
process.exitCode = failed === 0 && (passed > 0 || isPartial) ? 0 : 1;
