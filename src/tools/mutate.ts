/**
 * Measures what the tests find: changes one operator, constant, condition or call of the source at a time, and runs
 * tests. Each change is a mutant, and a failed test kills it. `--stages` says how many kinds of tests run: those beside
 * the file, all unit tests, the everyday ones in a browser, and all others of the complete run in Chromium.
 *
 *   npx tsx src/tools/mutate.ts --in src/core/review --count 20 --seed 1
 *   npx tsx src/tools/mutate.ts --stages 4 --report mutants.json
 *
 * A stage after the first runs once for a group of mutants that are all in the source, and then only the tests that
 * failed, for each mutant alone. A mutant that hides the effect of another one in every test could be missed.
 *
 * It changes the files in place and restores them, so nothing else should be done in the folder meanwhile. A report is
 * continued: what it contains is not tried again.
 */
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import ts from 'typescript';
import { diceOf } from '../core/files/mutations.fixtures.ts';
import { vitest } from './steps.ts';

interface Mutant {
  readonly file: string;
  readonly line: number;
  readonly start: number;
  readonly end: number;
  readonly before: string;
  readonly after: string;
}

/** The tests that killed a mutant, in the order in which they run. */
const stages = ['tests beside the file', 'unit tests', 'everyday end-to-end tests', 'complete run'] as const;
type Stage = (typeof stages)[number];

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
  },
});

const swapped: ReadonlyMap<ts.SyntaxKind, string> = new Map([
  [ts.SyntaxKind.EqualsEqualsEqualsToken, '!=='],
  [ts.SyntaxKind.ExclamationEqualsEqualsToken, '==='],
  [ts.SyntaxKind.LessThanToken, '<='],
  [ts.SyntaxKind.LessThanEqualsToken, '<'],
  [ts.SyntaxKind.GreaterThanToken, '>='],
  [ts.SyntaxKind.GreaterThanEqualsToken, '>'],
  [ts.SyntaxKind.AmpersandAmpersandToken, '||'],
  [ts.SyntaxKind.BarBarToken, '&&'],
  [ts.SyntaxKind.PlusToken, '-'],
  [ts.SyntaxKind.MinusToken, '+'],
  [ts.SyntaxKind.AsteriskToken, '/'],
  [ts.SyntaxKind.SlashToken, '*'],
  [ts.SyntaxKind.QuestionQuestionToken, '&&'],
]);

/** Methods that can be left out of a chain: what they are called on has the same type as their result. */
const leftOut = new Set(['filter', 'trim', 'toSorted', 'toReversed', 'toLowerCase', 'normalize', 'slice']);

/** What replaces a node, with the node that it replaces. */
function changeOf(node: ts.Node, source: ts.SourceFile): readonly [ts.Node, string] | undefined {
  const text = (part: ts.Node): string => part.getText(source);
  if (ts.isBinaryExpression(node)) {
    const operator = swapped.get(node.operatorToken.kind);
    const { left, right } = node;
    // Only numbers can be subtracted.
    if (operator === '-' && [left, right].some((side) => /['"`]/.test(text(side)))) return undefined;
    return operator === undefined ? undefined : [node.operatorToken, operator];
  }
  if (ts.isIfStatement(node)) return [node.expression, `!(${text(node.expression)})`];
  if (ts.isConditionalExpression(node)) return [node.condition, `!(${text(node.condition)})`];
  if (node.kind === ts.SyntaxKind.TrueKeyword) return [node, 'false'];
  if (node.kind === ts.SyntaxKind.FalseKeyword) return [node, 'true'];
  if (ts.isNumericLiteral(node)) return [node, `(${text(node)} + 1)`];
  if (ts.isExpressionStatement(node) && ts.isCallExpression(node.expression)) return [node, ';'];
  if (ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression)) {
    return leftOut.has(node.expression.name.text) ? [node, text(node.expression.expression)] : undefined;
  }
  return undefined;
}

function mutantsOf(file: string): readonly Mutant[] {
  const content = readFileSync(file, 'utf8');
  const source = ts.createSourceFile(file, content, ts.ScriptTarget.Latest, true);
  const found: Mutant[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isTypeNode(node) || ts.isImportDeclaration(node) || ts.isInterfaceDeclaration(node)) return;
    const change = changeOf(node, source);
    if (change) {
      const [target, after] = change;
      const [start, end] = [target.getStart(source), target.getEnd()];
      const line = source.getLineAndCharacterOfPosition(start).line + 1;
      found.push({ file, line, start, end, before: content.slice(start, end), after });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

function sourceFiles(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/\.(test|cases|fixtures|generated|d)\.tsx?$/.test(name))
    .map((name) => join(folder, name))
    .toSorted();
}

/** Draws `count` of the items, the same ones for the same seed. */
function draw<Item>(items: readonly Item[], count: number, seed: number): readonly Item[] {
  const dice = diceOf(seed);
  const ranked = items.map((item) => ({ item, rank: dice(2 ** 31) })).toSorted((one, other) => one.rank - other.rank);
  return ranked.slice(0, count).map(({ item }) => item);
}

const programs = {
  vitest,
  vite: ['node_modules/vite/bin/vite.js'],
  playwright: ['node_modules/@playwright/test/cli.js'],
};

/** Ends the command that is running, with all that it has started. */
let endRunning = (): void => undefined;

/** How long all tests of a stage may take, and some of them, in ms. A mutant can make a loop endless. */
const limits = { all: 1_800_000, some: 240_000 };

/** Returns whether a command succeeds. One that takes longer than the limit has failed. */
function passes(
  program: keyof typeof programs,
  args: readonly string[],
  env: NodeJS.ProcessEnv = {},
  ms = limits.all,
): Promise<boolean> {
  const all = { ...process.env, ...env };
  const child = spawn(process.execPath, [...programs[program], ...args], { stdio: 'ignore', env: all, detached: true });
  endRunning = () => child.pid !== undefined && process.kill(-child.pid);
  const limit = setTimeout(endRunning, ms);
  return new Promise((resolve) => {
    child.once('close', (status) => {
      clearTimeout(limit);
      endRunning = () => undefined;
      resolve(status === 0);
    });
  });
}

const scratch = mkdtempSync(join(tmpdir(), 'mutants-'));
const site = join(scratch, 'site');
const reportFile = join(scratch, 'report.json');

function readReport<Report>(): Partial<Report> {
  return existsSync(reportFile) ? (JSON.parse(readFileSync(reportFile, 'utf8')) as Report) : {};
}

interface UnitReport {
  readonly testResults: readonly { readonly name: string; readonly status: string }[];
}

/** Runs unit tests, and returns the files of those that fail. Without a report, the run itself failed. */
async function failedUnits(tests: readonly string[], propertyRuns: 'few' | 'full'): Promise<readonly string[]> {
  rmSync(reportFile, { force: true });
  const bail = tests.length > 0 ? ['--bail', '1'] : [];
  const args = ['run', '--project', '!LibreOffice', '--reporter=json', `--outputFile=${reportFile}`, ...bail];
  const env = { PROPERTY_RUNS: propertyRuns, PROPERTY_SEED: '993044495' };
  const limit = tests.length > 0 ? limits.some : limits.all;
  if (await passes('vitest', [...args, ...tests], env, limit)) return [];
  const failed = (readReport<UnitReport>().testResults ?? []).filter(({ status }) => status === 'failed');
  return failed.length > 0 ? failed.map(({ name }) => relative(process.cwd(), name)) : tests;
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

/** Runs tests in Chromium, and returns those that fail, as file and line. */
async function failedInBrowser(selection: readonly string[]): Promise<readonly string[]> {
  rmSync(reportFile, { force: true });
  const args = ['test', '--config', 'e2e/playwright.config.ts', '--project', 'Chromium', '--reporter=json'];
  const env = { E2E_DIST: site, PLAYWRIGHT_JSON_OUTPUT_FILE: reportFile, PROPERTY_SEED: '993044495' };
  if (await passes('playwright', [...args, '--timeout', '120000', ...selection], env)) return [];
  return failedSpecs(readReport<Suite>().suites);
}

const build = (): Promise<boolean> =>
  passes('vite', ['build', '--logLevel', 'silent', '--emptyOutDir', '--outDir', site]);

/** What failed. Without tests, runs all of the stage. */
const failures: Record<Stage, (tests: readonly string[]) => Promise<readonly string[]>> = {
  'tests beside the file': (tests) => failedUnits(tests, 'few'),
  'unit tests': (tests) => failedUnits(tests, 'few'),
  'everyday end-to-end tests': async (tests) =>
    (await build()) ? failedInBrowser(tests.length > 0 ? tests : ['--grep', '@everyday']) : ['the build'],
  'complete run': async (tests) => {
    if (tests.length === 0) {
      const units = await failedUnits([], 'full');
      return (await build()) ? [...units, ...(await failedInBrowser(['--grep-invert', '@everyday']))] : ['the build'];
    }
    const units = tests.filter((test) => !test.startsWith('e2e/'));
    const inBrowser = tests.filter((test) => test.startsWith('e2e/'));
    const failed = units.length > 0 ? await failedUnits(units, 'full') : [];
    if (failed.length > 0 || inBrowser.length === 0) return failed;
    return (await build()) ? failedInBrowser(inBrowser) : ['the build'];
  },
};

/** Runs tests while the mutants are in the source, and restores it, also if the run is interrupted. */
async function failuresWith(
  mutants: readonly Mutant[],
  stage: Stage,
  tests: readonly string[],
): Promise<readonly string[]> {
  const contents = new Map(mutants.map(({ file }) => [file, readFileSync(file, 'utf8')]));
  const restore = (): void => contents.forEach((content, file) => writeFileSync(file, content));
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
      writeFileSync(file, content.slice(0, start) + after + content.slice(end));
    }
    return await failures[stage](tests);
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
      ({ file, start, after }) => file === mutant.file && start === mutant.start && after === mutant.after,
    ) ?? {
      ...mutant,
      tried: 0,
    },
);

/** The tests that pass without a mutant, as far as that was tried. */
const sound = new Set<string>();

/** Whether the tests pass without a mutant. Those that did so before are not run again. */
async function areSound(tests: readonly string[], stage: Stage): Promise<boolean> {
  const untried = tests.filter((test) => !sound.has(test));
  if (untried.length > 0 && (await failures[stage](untried)).length > 0) return false;
  for (const test of untried) sound.add(test);
  return true;
}

/** Notes what a stage found. A test that also fails without a mutant kills nothing. */
async function note(result: Result, stage: Stage, failed: readonly string[]): Promise<void> {
  result.tried = stages.indexOf(stage) + 1;
  const [test] = failed;
  if (test !== undefined && (test === 'the build' || (await areSound(failed, stage)))) {
    Object.assign(result, { killedBy: stage, test });
  }
  const { file, line, before, after } = result;
  const change = `${before.replace(/\s+/g, ' ').slice(0, 60)} → ${after.slice(0, 60)}`;
  console.log(`${result.killedBy ?? `survives the ${stage}`}: ${file}:${String(line)}  ${change}  ${test ?? ''}`);
  if (values.report) writeFileSync(values.report, JSON.stringify(results, null, 2));
}

/** The tests of the folder of a file. */
function testsBeside({ file }: Mutant): readonly string[] {
  const names = readdirSync(dirname(file)).filter((name) => /\.test\.tsx?$/.test(name));
  return names.map((name) => join(dirname(file), name));
}

/** Tries a group at once, and then each of its mutants with the tests that failed. */
async function tryGroup(group: readonly Result[], stage: Stage): Promise<void> {
  const failed = await failuresWith(group, stage, []);
  console.log(`${stage}, ${String(group.length)} mutants: ${failed.join(', ') || 'nothing fails'}`);
  for (const result of group) {
    await note(result, stage, failed.length > 0 ? await failuresWith([result], stage, failed) : []);
  }
}

console.log(`${String(results.length)} of ${String(all.length)} mutants in ${values.in}, seed ${values.seed}`);
for (const [index, stage] of stages.slice(0, Number(values.stages)).entries()) {
  const left = results.filter(({ tried, killedBy }) => killedBy === undefined && tried <= index);
  if (index === 0) {
    for (const result of left) {
      const tests = testsBeside(result);
      await note(result, stage, tests.length > 0 ? await failuresWith([result], stage, tests) : []);
    }
  } else {
    const size = Number(values.group);
    for (let start = 0; start < left.length; start += size) await tryGroup(left.slice(start, start + size), stage);
  }
}
rmSync(scratch, { recursive: true, force: true });
for (const stage of stages) {
  console.log(`${stage}: ${String(results.filter(({ killedBy }) => killedBy === stage).length)}`);
}
console.log(`survived: ${String(results.filter(({ killedBy }) => killedBy === undefined).length)}`);
