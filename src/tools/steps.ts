/** Runs programs as steps of a longer run, and returns their output and result. */
import { execFileSync, spawn } from 'node:child_process';
import { availableParallelism, totalmem } from 'node:os';

// Which end-to-end tests belong to the folders that have changed.

interface Area {
  /** The folders whose changes the tests show. */
  readonly folders: readonly string[];
  /** The names of the test files in `e2e`, without their ending; a folder's name stands for all its files. */
  readonly tests: readonly string[];
}

/** The first area with a folder of the changed file counts. The last one is for all others. */
export const areas: readonly Area[] = [
  {
    folders: ['src/screens/source-import', 'src/screens/annotations', 'src/sources', 'src/core/extraction'],
    tests: ['source-files', 'pdf', 'model-answers'],
  },
  {
    folders: ['src/screens/review', 'src/screens/verdicts', 'src/core/review', 'src/core/review-shape'],
    tests: ['review', 'review-desk', 'review-files', 'review-text', 'verdicts'],
  },
  {
    folders: ['map', 'timeline', 'printing'].map((name) => `src/screens/${name}`).concat('src/core/pictures'),
    tests: ['pictures', 'printing'],
  },
  { folders: ['src/screens/matrix', 'src/core/matrix'], tests: ['matrix'] },
  { folders: ['src/screens/compare', 'src/core/compare'], tests: ['compare'] },
  {
    folders: ['src/screens/export', 'src/core/files', 'src/core/report', 'src/core/annotations', 'src/encryption'],
    tests: ['files', 'exports', 'sharing', 'bags', 'bad-files'],
  },
  { folders: ['src/screens/json-view', 'src/screens/repair'], tests: ['json-view', 'model-answers', 'bad-files'] },
  { folders: ['src/screens/signatures', 'src/core/signature'], tests: ['signatures'] },
  {
    folders: ['src/storage', 'src/screens/library', 'src/screens/history'],
    tests: ['drafts', 'tabs', 'crash', 'lost-drafts', 'storage-trouble', 'quota', 'version-history'],
  },
  { folders: ['src/screens/migration'], tests: ['migration'] },
  { folders: ['src/screens/help', 'src/core/reference'], tests: ['help'] },
  { folders: ['src/screens/casefile', 'src/core/casefile'], tests: ['casefile'] },
  { folders: ['src/site', 'src/cli', 'src/library', 'public'], tests: ['public'] },
  { folders: ['src/app/theme'], tests: ['states'] },
  {
    folders: ['src'],
    tests: ['claim-in-four', 'passage-and-evidence', 'overlaps', 'rules-live', 'fields', 'getting-started'],
  },
];

function lines(command: string, ...args: readonly string[]): readonly string[] {
  return execFileSync(command, args, { encoding: 'utf8' }).split('\n').filter(Boolean);
}

/** The paths that differ from a revision, new files included. */
export function changedPaths(base: string): readonly string[] {
  return [...lines('git', 'diff', '--name-only', base), ...lines('git', 'ls-files', '--others', '--exclude-standard')];
}

/** Returns the test files for these paths, as Playwright takes them. */
export function testsFor(paths: readonly string[]): readonly string[] {
  const product = paths.filter((path) => !/\.(test|cases|fixtures)\.tsx?$/.test(path));
  const areaOf = (path: string): Area | undefined =>
    areas.find(({ folders }) => folders.some((folder) => path.startsWith(`${folder}/`)));
  const ofAreas = product.flatMap((path) => areaOf(path)?.tests ?? []);
  const own = product.flatMap((path) => /^e2e\/((?!engines\/).*)\.spec\.ts$/.exec(path)?.[1] ?? []);
  return [...new Set([...ofAreas, ...own])].map((name) => (name === 'public' ? 'e2e/public/' : `e2e/${name}.spec.ts`));
}

/**
 * The flags of V8 for unit tests. Of their processor time, two fifths were threads of V8 that collect garbage and
 * optimise code. Each processor has tests to run, so here every thread collects its own garbage, and seldom, and only
 * code that runs often is optimised. V8 takes these flags only when it starts. `memory` is that of each processor, in
 * bytes: every processor has a thread with such a space for new objects, which takes up to three times its size.
 */
export function flagsOfV8(node: string, memory: number): readonly string[] {
  const size = Math.min(64, Math.max(16, Math.round(memory / 2 ** 26)));
  // Node 22 and later do not start with this flag.
  const budget = parseInt(node, 10) < 22 ? ['--interrupt-budget=540000'] : [];
  return [
    '--single-threaded-gc',
    ...['min', 'max'].map((end) => `--${end}-semi-space-size=${String(size)}`),
    ...budget,
  ];
}

/** The arguments with which Node runs Vitest. */
export const vitest: readonly string[] = [
  ...flagsOfV8(process.versions.node, totalmem() / availableParallelism()),
  'node_modules/vitest/vitest.mjs',
];

export interface Step {
  readonly name: string;
  readonly command: string;
  readonly args: readonly string[];
  readonly env?: NodeJS.ProcessEnv;
}

export interface StepEnd {
  readonly name: string;
  readonly ok: boolean;
  readonly seconds: number;
  /** Its output on both streams. Empty if the output went directly to the terminal. */
  readonly output: string;
}

/**
 * Runs a step to its end. If `isLive`, its output goes directly to the terminal. Otherwise it is collected, so that the
 * output of parallel steps is not mixed. A program that cannot be started is a failed step with a message.
 */
export function runStep({ name, command, args, env }: Step, isLive: boolean): Promise<StepEnd> {
  const started = performance.now();
  const child = spawn(command, args, {
    stdio: isLive ? ['ignore', 'inherit', 'inherit'] : ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, NO_COLOR: '1', ...env },
  });
  const chunks: Buffer[] = [];
  const collect = (chunk: Buffer): number => chunks.push(chunk);
  child.stdout?.on('data', collect);
  child.stderr?.on('data', collect);
  return new Promise((resolve) => {
    const end = (ok: boolean, added = ''): void =>
      resolve({
        name,
        ok,
        seconds: (performance.now() - started) / 1000,
        output: Buffer.concat(chunks).toString() + added,
      });
    child.once('error', ({ message }) => end(false, `${message}\n`));
    child.once('close', (status) => end(status === 0));
  });
}

/** Runs steps in the given order, at most `most` at the same time. Calls `onEnd` for each when it has ended. */
export async function runInParallel(
  steps: readonly Step[],
  most: number,
  onEnd: (end: StepEnd) => void,
): Promise<readonly StepEnd[]> {
  const waiting = [...steps];
  const ends: StepEnd[] = [];
  const lane = async (): Promise<void> => {
    for (let step = waiting.shift(); step; step = waiting.shift()) {
      const end = await runStep(step, false);
      ends.push(end);
      onEnd(end);
    }
  };
  await Promise.all(Array.from({ length: Math.max(1, most) }, lane));
  return ends;
}
