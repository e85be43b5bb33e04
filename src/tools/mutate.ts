/**
 * Measures what the tests find: changes one operator, constant, condition or call of the source at a time, and runs the
 * tests until one fails. Each change is a mutant, and a failed test kills it. `--stages` says how many kinds of tests
 * run: those beside the file, all unit tests of it, the everyday ones in a browser, and all others in Chromium.
 *
 *   npx tsx src/tools/mutate.ts --in src/core/review --count 20 --seed 1
 *   npx tsx src/tools/mutate.ts --stages 4 --report mutants.json
 *
 * It changes the files in place and restores them, so nothing else should be done in the folder meanwhile. A report is
 * continued: mutants that it contains are not tried again.
 */
import { spawn } from 'node:child_process';
import { existsSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import ts from 'typescript';
import { diceOf } from '../core/files/mutations.fixtures.ts';

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
type Outcome = (typeof stages)[number] | 'survived';
type Result = Mutant & { readonly outcome: Outcome };

const { values } = parseArgs({
  options: {
    in: { type: 'string', default: 'src/core,src/drafts,src/features,src/shared,src/store' },
    count: { type: 'string', default: '120' },
    seed: { type: 'string', default: '1' },
    report: { type: 'string' },
    stages: { type: 'string', default: '1' },
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
  vitest: 'node_modules/vitest/vitest.mjs',
  vite: 'node_modules/vite/bin/vite.js',
  playwright: 'node_modules/@playwright/test/cli.js',
};

/** Ends the command that is running, with all that it has started. */
let endRunning = (): void => undefined;

/** Returns whether a command succeeds. One that takes more than ten minutes has failed. */
function passes(
  program: keyof typeof programs,
  args: readonly string[],
  env: NodeJS.ProcessEnv = {},
): Promise<boolean> {
  const all = { ...process.env, ...env };
  const child = spawn(process.execPath, [programs[program], ...args], { stdio: 'ignore', env: all, detached: true });
  endRunning = () => child.pid !== undefined && process.kill(-child.pid);
  const limit = setTimeout(endRunning, 600_000);
  return new Promise((resolve) => {
    child.once('close', (status) => {
      clearTimeout(limit);
      endRunning = () => undefined;
      resolve(status === 0);
    });
  });
}

const site = join(tmpdir(), `mutant-${String(process.pid)}`);

function browserTestsPass(...selection: readonly string[]): Promise<boolean> {
  const args = ['test', '--config', 'e2e/playwright.config.ts', '-x', '--reporter=dot', '--project', 'Chromium'];
  return passes('playwright', [...args, ...selection], { E2E_DIST: site });
}

/** What each stage runs. Returns whether its tests pass. */
const run: Record<(typeof stages)[number], (file: string) => Promise<boolean>> = {
  'tests beside the file': (file) => passes('vitest', ['run', '--bail', '1', '--passWithNoTests', dirname(file)]),
  'unit tests': (file) => passes('vitest', ['related', '--run', '--bail', '1', '--passWithNoTests', file]),
  'everyday end-to-end tests': async () =>
    (await passes('vite', ['build', '--logLevel', 'silent', '--outDir', site])) &&
    (await browserTestsPass('--grep', '@everyday')),
  'complete run': () => browserTestsPass('--grep-invert', '@everyday'),
};

/** Runs one stage after the other until a test fails. */
async function outcomeOf({ file }: Mutant): Promise<Outcome> {
  for (const stage of stages.slice(0, Number(values.stages))) if (!(await run[stage](file))) return stage;
  return 'survived';
}

/** Changes the file, runs the tests, and restores the file, also if the run is interrupted. */
async function tryMutant(mutant: Mutant): Promise<Result> {
  const content = readFileSync(mutant.file, 'utf8');
  const restore = (): void => writeFileSync(mutant.file, content);
  const interrupted = (): never => {
    restore();
    endRunning();
    process.exit(1);
  };
  process.once('SIGINT', interrupted).once('SIGTERM', interrupted);
  try {
    writeFileSync(mutant.file, content.slice(0, mutant.start) + mutant.after + content.slice(mutant.end));
    return { ...mutant, outcome: await outcomeOf(mutant) };
  } finally {
    restore();
    process.off('SIGINT', interrupted).off('SIGTERM', interrupted);
  }
}

const all = values.in.split(',').flatMap(sourceFiles).flatMap(mutantsOf);
const chosen = draw(all, Number(values.count), Number(values.seed));
const results: Result[] =
  values.report && existsSync(values.report) ? (JSON.parse(readFileSync(values.report, 'utf8')) as Result[]) : [];
const isKnown = (mutant: Mutant): boolean =>
  results.some(({ file, start, after }) => file === mutant.file && start === mutant.start && after === mutant.after);

console.log(`${String(chosen.length)} of ${String(all.length)} mutants in ${values.in}, seed ${values.seed}`);
for (const mutant of chosen.filter((one) => !isKnown(one))) {
  const result = await tryMutant(mutant);
  results.push(result);
  const { file, line, before, after, outcome } = result;
  console.log(
    `${outcome}: ${file}:${String(line)}  ${before.replace(/\s+/g, ' ').slice(0, 60)} → ${after.slice(0, 60)}`,
  );
  if (values.report) writeFileSync(values.report, JSON.stringify(results, null, 2));
}
rmSync(site, { recursive: true, force: true });
for (const outcome of [...stages, 'survived'] as const) {
  console.log(`${outcome}: ${String(results.filter((result) => result.outcome === outcome).length)}`);
}
