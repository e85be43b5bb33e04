/**
 * Runs every check: the build first, then the end-to-end tests beside the static checks and the unit tests, so that no
 * processor waits while a browser does. The last line counts the tests.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { browserSummary, officeSummary, type UnitReport } from './browser-summary.ts';
import { needTestBrowser } from './find-browser.ts';
import { prepareEngines, testedBrowsers } from './find-engines.ts';
import { findOffice } from './find-office.ts';
import { flakyTests, type TestReport } from './flaky-tests.ts';
import { prepareServers } from './find-server.ts';
import { runInParallel, runStep, type Step, type StepEnd } from './steps.ts';

interface Count {
  passed: number;
  failed: number;
}

const reports = mkdtempSync(join(tmpdir(), 'assessment-desk-'));
const unitReport = join(reports, 'unit.json');
const endToEndReport = join(reports, 'end-to-end.json');
const total: Count = { passed: 0, failed: 0 };
const broken: string[] = [];
/** End-to-end tests that passed only on retry. They count as passed, but are always listed. */
let retriedTests: readonly string[] = [];
/** Which browser ran how many of them. */
let browserLines: readonly string[] = [];

/** A program of the project's own packages. */
function program(name: string, command: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): Step {
  return { name, command: 'npx', args: ['--no-install', command, ...args], env };
}

function report({ name, ok, seconds }: StepEnd): void {
  console.log(`── ${name}: ${ok ? 'ok' : 'FAILED'} (${seconds.toFixed(1)} s)`);
  if (!ok) broken.push(name);
}

/** Runs a step alone, with live output. */
async function runAlone(step: Step): Promise<boolean> {
  console.log(`\n── ${step.name}`);
  const end = await runStep(step, true);
  report(end);
  return end.ok;
}

/**
 * Runs steps beside the end-to-end tests, one at a time on two processors. They yield to the browsers, because some
 * tests kill a browser and expect that it has stored all but the last moment. Prints the output of each when it has
 * ended.
 */
async function runBesideTests(steps: readonly Step[]): Promise<void> {
  console.log(`\n── ${steps.map(({ name }) => name).join(', ')} (in parallel with the end-to-end tests)`);
  const yielding = steps.map((step) => ({ ...step, yields: true }));
  await runInParallel(yielding, availableParallelism() - 1, (end) => {
    process.stdout.write(`\n${end.output}`);
    report(end);
  });
}

function readJson(path: string): Record<string, unknown> {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as Record<string, unknown>;
  } catch {
    return {};
  }
}

function add(passed: unknown, failed: unknown): void {
  total.passed += typeof passed === 'number' ? passed : 0;
  total.failed += typeof failed === 'number' ? failed : 0;
}

const unitReporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${unitReport}`];

async function endToEndTests(): Promise<void> {
  try {
    const browser = needTestBrowser();
    prepareEngines();
    prepareServers();
    console.log(`Browser: ${browser}`);
    const env = { CHROMIUM_PATH: browser, PLAYWRIGHT_JSON_OUTPUT_FILE: endToEndReport };
    const args = ['test', '--config', 'e2e/playwright.config.ts', '--reporter=list,json'];
    await runAlone(program('end-to-end tests', 'playwright', args, env));
    const results = readJson(endToEndReport);
    retriedTests = flakyTests(results as TestReport);
    browserLines = browserSummary(results as TestReport, testedBrowsers(browser));
    const stats = (results.stats ?? {}) as Record<string, number>;
    add((stats.expected ?? 0) + (stats.flaky ?? 0), stats.unexpected);
  } catch (error) {
    console.error((error as Error).message);
    broken.push('end-to-end tests');
  }
}

// Each file is linted separately, so that unchanged files can be skipped.
const lintCache = ['--cache', '--cache-strategy', 'content', '--cache-location', 'node_modules/.cache/eslint/'];

// LibreOffice is installed beside the end-to-end tests, after the packages that they wait for.
const checks = [
  program('types', 'tsc', ['-p', '.']),
  ...(findOffice() ? [] : [program('installing LibreOffice', 'tsx', ['src/tools/prepare-office.ts'])]),
  program('unit tests', 'vitest', ['run', ...unitReporters]),
  program('lint', 'eslint', ['--config', '.config/eslint.config.js', ...lintCache, '--max-warnings', '0', '.']),
  program('formatting', 'prettier', ['--check', '--log-level=warn', '.']),
  program('types of the core', 'tsc', ['-p', 'src/core']),
];
const isBuilt = await runAlone(program('build', 'vite', ['build', '--logLevel', 'warn']));
if (isBuilt) checks.push(program('bundle budget', 'tsx', ['src/tools/check-bundle.ts']));
else broken.push('end-to-end tests (build failed)');
await Promise.all([runBesideTests(checks), isBuilt && endToEndTests()]);
const unitResults = readJson(unitReport);
add(unitResults.numPassedTests, unitResults.numFailedTests);

rmSync(reports, { recursive: true, force: true });
// A step that failed without a failed test counts as one failure, so that the closing line never says 0 failed.
const failed = Math.max(total.failed, broken.length);
if (broken.length > 0) console.log(`\nFailed: ${broken.join(', ')}.`);
if (retriedTests.length > 0) {
  console.log(`\nPassed on retry (${retriedTests.length}):`);
  for (const test of retriedTests) console.log(`  ${test}`);
}
if (browserLines.length > 0) {
  console.log('\nEnd-to-end tests by browser:');
  for (const line of browserLines) console.log(`  ${line}`);
  console.log('  e2e/README.md lists what does not run in which browser, with the reasons.');
}
console.log(`\n${officeSummary(unitResults as UnitReport, findOffice() !== undefined)}`);
console.log(`\n${total.passed} passed, ${failed} failed`);
process.exitCode = failed === 0 && total.passed > 0 ? 0 : 1;
