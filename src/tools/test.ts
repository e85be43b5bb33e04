/** Every check: what reads the source side by side, then the unit tests, then the journeys. The last line counts unit tests and journeys together. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { needBrowser } from './find-browser.ts';
import { flakyJourneys, type JourneyReport } from './flaky-journeys.ts';
import { prepareServers } from './find-server.ts';
import { runSideBySide, runStep, type Step, type StepEnd } from './steps.ts';

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

/** A program of the project's own packages. */
function program(name: string, command: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): Step {
  return { name, command: 'npx', args: ['--no-install', command, ...args], env };
}

function tell({ name, ok, seconds }: StepEnd): void {
  console.log(`── ${name}: ${ok ? 'ok' : 'FAILED'} (${seconds.toFixed(1)} s)`);
  if (!ok) broken.push(name);
}

/** A step that has the machine to itself; what it prints is seen at once. */
async function alone(step: Step): Promise<boolean> {
  console.log(`\n── ${step.name}`);
  const end = await runStep(step, true);
  tell(end);
  return end.ok;
}

/** Steps that each need one processor. What one prints is seen when it has ended, and in one piece. */
async function together(steps: readonly Step[]): Promise<readonly StepEnd[]> {
  console.log(`\n── ${steps.map(({ name }) => name).join(', ')}: side by side`);
  return runSideBySide(steps, availableParallelism(), (end) => {
    process.stdout.write(`\n${end.output}`);
    tell(end);
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

async function unitTests(): Promise<void> {
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${unitReport}`];
  await alone(program('unit tests', 'vitest', ['run', ...reporters]));
  const report = readJson(unitReport);
  add(report.numPassedTests, report.numFailedTests);
}

async function journeys(): Promise<void> {
  const browser = needBrowser();
  console.log(`Browser: ${browser}`);
  prepareServers();
  const env = { CHROMIUM_PATH: browser, PLAYWRIGHT_JSON_OUTPUT_FILE: journeyReport };
  const args = ['test', '--config', 'e2e/playwright.config.ts', '--reporter=list,json'];
  await alone(program('journeys', 'playwright', args, env));
  const report = readJson(journeyReport);
  secondTries = flakyJourneys(report as JourneyReport);
  const stats = (report.stats ?? {}) as Record<string, number>;
  add((stats.expected ?? 0) + (stats.flaky ?? 0), stats.unexpected);
}

// Each file is linted by itself, so that one that has not changed need not be looked at again.
const lintCache = ['--cache', '--cache-strategy', 'content', '--cache-location', 'node_modules/.cache/eslint/'];

// The longest first, so that none of them is left over at the end.
const ended = await together([
  program('lint', 'eslint', ['--config', '.config/eslint.config.js', ...lintCache, '--max-warnings', '0', '.']),
  program('formatting', 'prettier', ['--check', '--log-level=warn', '.']),
  program('types', 'tsc', ['-p', '.']),
  program('build', 'vite', ['build', '--logLevel', 'warn']),
  program('generated files', 'tsx', ['src/tools/generate.ts', '--check']),
  program('types of the core', 'tsc', ['-p', 'src/core']),
]);
await unitTests();
if (ended.some(({ name, ok }) => name === 'build' && ok)) {
  await alone(program('bundle budget', 'tsx', ['src/tools/check-bundle.ts']));
  try {
    await journeys();
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
