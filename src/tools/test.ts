/** Every check, in the order of how fast it fails. The last line counts unit tests and journeys together. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { needBrowser } from './find-browser.ts';
import { flakyJourneys, type JourneyReport } from './flaky-journeys.ts';
import { prepareServers } from './find-server.ts';

interface Count {
  passed: number;
  failed: number;
}

const reports = mkdtempSync(join(tmpdir(), 'assessment-desk-'));
const unitReport = join(reports, 'unit.json');
const journeyReport = join(reports, 'journeys.json');
const total: Count = { passed: 0, failed: 0 };
const broken: string[] = [];
/** Journeys that passed only at their second try: counted as passed, and never left unsaid. */
let secondTries: readonly string[] = [];

function step(name: string, command: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): boolean {
  const started = Date.now();
  console.log(`\n── ${name}`);
  const { status } = spawnSync('npx', ['--no-install', command, ...args], {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, NO_COLOR: '1', ...env },
  });
  console.log(`── ${name}: ${status === 0 ? 'ok' : 'FAILED'} (${((Date.now() - started) / 1000).toFixed(1)} s)`);
  if (status !== 0) broken.push(name);
  return status === 0;
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

function unitTests(): void {
  step('unit tests', 'vitest', ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${unitReport}`]);
  const report = readJson(unitReport);
  add(report.numPassedTests, report.numFailedTests);
}

function journeys(): void {
  const browser = needBrowser();
  console.log(`Browser: ${browser}`);
  prepareServers();
  const env = { CHROMIUM_PATH: browser, PLAYWRIGHT_JSON_OUTPUT_FILE: journeyReport };
  step('journeys', 'playwright', ['test', '--config', 'e2e/playwright.config.ts', '--reporter=list,json'], env);
  const report = readJson(journeyReport);
  secondTries = flakyJourneys(report as JourneyReport);
  const stats = (report.stats ?? {}) as Record<string, number>;
  add((stats.expected ?? 0) + (stats.flaky ?? 0), stats.unexpected);
}

step('formatting', 'prettier', ['--check', '--log-level=warn', '.']);
step('lint', 'eslint', ['--config', '.config/eslint.config.js', '--max-warnings', '0', '.']);
step('generated files', 'tsx', ['src/tools/generate.ts', '--check']);
step('types of the core', 'tsc', ['-p', 'src/core']);
step('types', 'tsc', ['-p', '.']);
unitTests();
if (step('build', 'vite', ['build', '--logLevel', 'warn'])) {
  step('bundle budget', 'tsx', ['src/tools/check-bundle.ts']);
  try {
    journeys();
  } catch (error) {
    console.error((error as Error).message);
    broken.push('journeys');
  }
} else broken.push('journeys (nothing was built)');

rmSync(reports, { recursive: true, force: true });
// A step that failed without failing a test of its own counts as one, so that the closing line never reads clean.
const failed = Math.max(total.failed, broken.length);
if (broken.length > 0) console.log(`\nFailed: ${broken.join(', ')}.`);
if (secondTries.length > 0) {
  console.log(`\nPassed only at the second try (${secondTries.length}):`);
  for (const journey of secondTries) console.log(`  ${journey}`);
}
console.log(`\n${total.passed} passed, ${failed} failed`);
process.exitCode = failed === 0 && total.passed > 0 ? 0 : 1;
