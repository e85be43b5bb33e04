/**
 * Measures what the tests find: changes one operator, constant, condition or call of the source at a time, and runs
 * tests. Each change is a mutant, and a failed test kills it. `--stages` says how many kinds of tests run: those beside
 * the file, all unit tests, the everyday ones in a browser, unit tests with full property runs, and all others of the
 * complete run in Chromium.
 *
 *   npx tsx src/tools/mutate.ts --in src/core/review --count 20 --seed 1
 *   npx tsx src/tools/mutate.ts --stages 5 --report mutants.json
 *
 * Of the unit tests, only those run that import a changed file, directly or through other files. Tests that read the
 * source as text, or start a process with it, are left out.
 *
 * A stage after the first runs once for a group of mutants that are all in the source, and then only the tests that
 * failed, for each mutant alone. A mutant that hides the effect of another one in every test could be missed.
 *
 * It changes the files in place and restores them, so nothing else should be done in the folder meanwhile. A report is
 * continued: what it contains is not tried again.
 */
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { createVitest, type Vitest } from 'vitest/node';
import { draw, mutantsOf, sourceFiles, type Mutant } from './mutants.ts';

/** Which tests run, in this order: unit tests, or tests in a browser that Playwright selects. */
const stages = {
  'tests beside the file': { properties: 'few' },
  'unit tests': { properties: 'few' },
  'everyday end-to-end tests': { inBrowser: ['--grep', '@everyday'] },
  'full property runs': { properties: 'full' },
  'other end-to-end tests': { inBrowser: ['--grep-invert', '@everyday'] },
} as const;
type Stage = keyof typeof stages;
const stageNames = Object.keys(stages) as Stage[];

interface Result extends Mutant {
  /** The number of stages that the mutant has been tried with. */
  tried: number;
  killedBy?: Stage;
  /** The test or the file of tests that failed. */
  test?: string;
}

const { values } = parseArgs({
  options: {
    in: { type: 'string', default: 'src/core,src/storage,src/screens,src/shared,src/desk' },
    count: { type: 'string', default: '120' },
    seed: { type: 'string', default: '1' },
    report: { type: 'string' },
    stages: { type: 'string', default: '1' },
    group: { type: 'string', default: '10' },
    workers: { type: 'string', default: '100%' },
    /** The folders of the unit tests. */
    tests: { type: 'string', default: 'src,e2e' },
  },
});

const scratch = mkdtempSync(join(tmpdir(), 'mutants-'));
const reportFile = join(scratch, 'report.json');

/** Ends what is running, with all that it has started. */
let endRunning = (): void => undefined;

/** What can end a whole run, so that it does not say which tests fail. */
const wholeRun = { build: 'the build', endless: 'an endless loop' };
const isWholeRun = (test: string): boolean => Object.values(wholeRun).includes(test);

// ---- unit tests

/** How much processor time may pass until a test ends, in s. A mutant can make a loop endless. */
const limits = { few: 40, full: 400 };

let atLastTest = process.cpuUsage();
const noteProgress = (): void => void (atLastTest = process.cpuUsage());

/** One Vitest for all mutants. Each of its runs has new threads, which load the changed file and no old state. */
let running: Promise<Vitest> | undefined;

function unitTests(): Promise<Vitest> {
  Object.assign(process.env, { TEST: 'true', VITEST: 'true', NODE_ENV: 'test', PROPERTY_SEED: '993044495' });
  return (running ??= createVitest('test', {
    watch: false,
    testTimeout: 60_000,
    maxWorkers: values.workers,
    project: ['!LibreOffice'],
    reporters: [{ onTestModuleQueued: noteProgress, onTestModuleEnd: noteProgress, onTestCaseResult: noteProgress }],
  }));
}

/** The files of the tests that import a file. */
async function testsOf(file: string): Promise<readonly string[]> {
  const vitest = await unitTests();
  vitest.config.related = [resolve(file)];
  const tests = await vitest.getRelevantTestSpecifications();
  vitest.config.related = undefined;
  const files = tests.map(({ moduleId }) => relative(process.cwd(), moduleId));
  return files.filter((path) => values.tests.split(',').some((folder) => path.startsWith(`${folder}/`)));
}

/** Ends a run of unit tests in which no test ends any more. Returns how to stop watching it. */
function endEndless(vitest: Vitest, limit: number, onEnd: () => void): () => void {
  noteProgress();
  const watch = setInterval(() => {
    const { user, system } = process.cpuUsage(atLastTest);
    if ((user + system) / 1e6 < limit) return;
    clearInterval(watch);
    onEnd();
    // The second call ends threads that the first one cannot end.
    for (let call = 0; call < 2; call++) void vitest.cancelCurrentRun('test-failure');
  }, 1000);
  return () => clearInterval(watch);
}

/** Runs files of unit tests, if `bail` until one fails, and returns those that fail. */
async function failedUnits(
  files: readonly string[],
  properties: 'few' | 'full',
  bail: boolean,
): Promise<readonly string[]> {
  const vitest = await unitTests();
  for (const { config } of vitest.projects) config.bail = bail ? 1 : 0;
  process.env.PROPERTY_RUNS = properties;
  let isEndless = false;
  const stopWatching = endEndless(vitest, limits[properties], () => (isEndless = true));
  const paths = files.map((file) => resolve(file));
  const tests = paths.flatMap((path) => vitest.getModuleSpecifications(path));
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications(tests);
  stopWatching();
  if (isEndless) {
    running = undefined;
    await vitest.close();
    return [wholeRun.endless];
  }
  const failed = testModules.filter((test) => paths.includes(test.moduleId) && test.state() === 'failed');
  if (failed.length === 0 && unhandledErrors.length > 0) return files;
  return failed.map(({ moduleId }) => relative(process.cwd(), moduleId));
}

// ---- tests in a browser

const programs = {
  vite: ['node_modules/vite/bin/vite.js'],
  playwright: ['node_modules/@playwright/test/cli.js'],
};

/** Returns whether a command succeeds. One that takes longer than half an hour has failed. */
function passes(
  program: keyof typeof programs,
  args: readonly string[],
  env: NodeJS.ProcessEnv = {},
): Promise<boolean> {
  const all = { ...process.env, NODE_ENV: undefined, VITEST: undefined, ...env };
  const child = spawn(process.execPath, [...programs[program], ...args], { stdio: 'ignore', env: all, detached: true });
  endRunning = () => child.pid !== undefined && process.kill(-child.pid);
  const limit = setTimeout(endRunning, 1_800_000);
  return new Promise((resolve) => {
    child.once('close', (status) => {
      clearTimeout(limit);
      endRunning = () => undefined;
      resolve(status === 0);
    });
  });
}

interface Suite {
  readonly suites?: readonly Suite[];
  readonly specs?: readonly { readonly ok: boolean; readonly file: string; readonly line: number }[];
}

function failedSpecs(suites: readonly Suite[] = []): readonly string[] {
  return suites.flatMap(({ specs = [], suites: inner }) => [
    ...specs.filter(({ ok }) => !ok).map(({ file, line }) => `e2e/${file}:${String(line)}`),
    ...failedSpecs(inner),
  ]);
}

/** Builds the application, runs tests in Chromium, and returns those that fail, as file and line. */
async function failedInBrowser(selection: readonly string[]): Promise<readonly string[]> {
  const site = join(scratch, 'site');
  const isBuilt = await passes('vite', ['build', '--logLevel', 'silent', '--emptyOutDir', '--outDir', site]);
  if (!isBuilt) return [wholeRun.build];
  rmSync(reportFile, { force: true });
  const args = ['test', '--config', 'e2e/playwright.config.ts', '--project', 'Chromium', '--reporter=json'];
  const env = { E2E_DIST: site, PLAYWRIGHT_JSON_OUTPUT_FILE: reportFile };
  if (await passes('playwright', [...args, '--timeout', '120000', ...selection], env)) return [];
  if (!existsSync(reportFile)) return [wholeRun.endless];
  return failedSpecs((JSON.parse(readFileSync(reportFile, 'utf8')) as Suite).suites);
}

// ---- mutants

/** Does something while the mutants are in the source, and restores it, also if it is interrupted. */
async function withMutants<Value>(mutants: readonly Mutant[], work: () => Promise<Value>): Promise<Value> {
  const contents = new Map(mutants.map(({ file }) => [file, readFileSync(file, 'utf8')]));
  const vitest = await unitTests();
  const write = (file: string, content: string): void => {
    writeFileSync(file, content);
    vitest.invalidateFile(resolve(file));
  };
  const restore = (): void => contents.forEach((content, file) => write(file, content));
  const interrupted = (): never => {
    restore();
    endRunning();
    process.exit(1);
  };
  process.once('SIGINT', interrupted).once('SIGTERM', interrupted);
  try {
    // From the end of each file, so that the other positions stay true.
    for (const { file, start, end, after } of mutants.toSorted((one, other) => other.start - one.start)) {
      const content = readFileSync(file, 'utf8');
      write(file, content.slice(0, start) + after + content.slice(end));
    }
    return await work();
  } finally {
    restore();
    process.off('SIGINT', interrupted).off('SIGTERM', interrupted);
  }
}

const all = values.in.split(',').flatMap(sourceFiles).flatMap(mutantsOf);
const known: readonly Result[] =
  values.report && existsSync(values.report) ? (JSON.parse(readFileSync(values.report, 'utf8')) as Result[]) : [];
const results: readonly Result[] = draw(all, Number(values.count), Number(values.seed)).map(
  (mutant) =>
    known.find(
      ({ file, start, before, after }) =>
        file === mutant.file && start === mutant.start && before === mutant.before && after === mutant.after,
    ) ?? {
      ...mutant,
      tried: 0,
    },
);

/** Whether a test passes without a mutant. One that does not kills nothing. */
const isSound = new Map<string, boolean>();

function note(result: Result, stage: Stage, test?: string): void {
  result.tried = stageNames.indexOf(stage) + 1;
  if (test !== undefined) Object.assign(result, { killedBy: stage, test });
  const { file, line, before, after } = result;
  const change = `${before.replace(/\s+/g, ' ').slice(0, 60)} → ${after.slice(0, 60)}`;
  console.log(`${result.killedBy ?? `survives the ${stage}`}: ${file}:${String(line)}  ${change}  ${test ?? ''}`);
  if (values.report) writeFileSync(values.report, JSON.stringify(results, null, 2));
}

/** The tests of a stage for these mutants. */
async function testsFor(group: readonly Result[], stage: Stage): Promise<readonly string[]> {
  const selected = stages[stage];
  if ('inBrowser' in selected) return selected.inBrowser;
  const files: string[] = [];
  for (const { file } of group) {
    const tests = await testsOf(file);
    files.push(
      ...(stage === 'tests beside the file' ? tests.filter((test) => dirname(test) === dirname(file)) : tests),
    );
  }
  return [...new Set(files)].filter((file) => isSound.get(file) !== false);
}

function failures(tests: readonly string[], stage: Stage, bail = false): Promise<readonly string[]> {
  if (tests.length === 0) return Promise.resolve([]);
  const selected = stages[stage];
  return 'inBrowser' in selected ? failedInBrowser(tests) : failedUnits(tests, selected.properties, bail);
}

/** Tries a group at once, and then each of its mutants with the tests that failed. */
async function tryGroup(group: readonly Result[], stage: Stage): Promise<void> {
  const [first] = group;
  const isAlone = group.length === 1;
  const tests = await testsFor(group, stage);
  const failed = await withMutants(group, () => failures(tests, stage, isAlone));
  if (!isAlone) console.log(`${stage}, ${String(group.length)} mutants: ${failed.join(', ') || 'nothing fails'}`);
  if (failed.some(isWholeRun)) {
    if (isAlone && first) note(first, stage, failed[0]);
    else for (const result of group) await tryGroup([result], stage);
    return;
  }
  const untried = failed.filter((test) => !isSound.has(test));
  const unsound = await failures(untried, stage);
  if (unsound.some(isWholeRun)) throw new Error('The tests do not end without a mutant.');
  for (const test of untried) isSound.set(test, !unsound.includes(test));
  const killing = failed.filter((test) => isSound.get(test));
  // The run ended at a test that fails without the mutant. Others can fail.
  if (isAlone && killing.length === 0 && failed.length > 0 && 'properties' in stages[stage]) {
    return tryGroup(group, stage);
  }
  for (const result of group) {
    note(result, stage, isAlone ? killing[0] : await killerOf(result, stage, killing));
  }
}

/** Returns one of the tests that breaks with this mutant alone. */
async function killerOf(result: Result, stage: Stage, killing: readonly string[]): Promise<string | undefined> {
  const related = 'inBrowser' in stages[stage] ? killing : await testsFor([result], stage);
  const tests = killing.filter((test) => related.includes(test));
  const [killer] = await withMutants([result], () => failures(tests, stage, true));
  return killer;
}

/** Whether two mutants change the same text, so that they cannot be in the source together. */
const overlap = (one: Mutant, other: Mutant): boolean =>
  one.file === other.file && one.start < other.end && other.start < one.end;

/** Divides mutants into groups that can be in the source together. */
function groupsOf(mutants: readonly Result[], size: number): readonly (readonly Result[])[] {
  const groups: Result[][] = [];
  for (const mutant of mutants) {
    const group = groups.find((each) => each.length < size && !each.some((other) => overlap(mutant, other)));
    if (group) group.push(mutant);
    else groups.push([mutant]);
  }
  return groups;
}

console.log(`${String(results.length)} of ${String(all.length)} mutants in ${values.in}, seed ${values.seed}`);
for (const [index, stage] of stageNames.slice(0, Number(values.stages)).entries()) {
  const left = results.filter(({ tried, killedBy }) => killedBy === undefined && tried <= index);
  for (const group of groupsOf(left, index === 0 ? 1 : Number(values.group))) await tryGroup(group, stage);
}
await running?.then((vitest) => vitest.close());
rmSync(scratch, { recursive: true, force: true });
for (const stage of stageNames) {
  console.log(`${stage}: ${String(results.filter(({ killedBy }) => killedBy === stage).length)}`);
}
console.log(`survived: ${String(results.filter(({ killedBy }) => killedBy === undefined).length)}`);
