import { describe, expect, it, test } from 'vitest';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { flagsOfV8, runInParallel, runStep, areas, testsFor, type Step, type StepEnd } from './steps.ts';
import { browserLines, countBrowserTests, countUnitTests, officeLine } from './test-reports.ts';

const program = (name: string, code: string): Step => ({ name, command: process.execPath, args: ['-e', code] });

describe('a step', () => {
  it('returns its output on both streams, and that it succeeded, with an environment of its own', async () => {
    const code = 'console.log("one"); console.error(process.env.WORD)';
    const end = await runStep({ ...program('talks', code), env: { WORD: 'two' } }, false);
    expect(end).toMatchObject({ name: 'talks', ok: true });
    expect(end.output.split('\n').toSorted()).toEqual(['', 'one', 'two']);
  });

  it('fails if its status is not 0, if it is killed, and if it cannot be started', async () => {
    expect((await runStep(program('fails', 'process.exit(3)'), false)).ok).toBe(false);
    expect((await runStep(program('dies', 'process.kill(process.pid, "SIGKILL")'), false)).ok).toBe(false);
    const none = await runStep({ name: 'none', command: '/no/such/program', args: [] }, false);
    expect(none).toMatchObject({ ok: false, output: expect.stringContaining('ENOENT') as string });
  });
});

describe('the flags of V8', () => {
  it('are accepted by the Node that runs the tests', async () => {
    const { args, ...step } = program('flags', '1');
    const flags = flagsOfV8(process.versions.node, 2 ** 30);
    expect(await runStep({ ...step, args: [...flags, ...args] }, false)).toMatchObject({ ok: true, output: '' });
  });

  it('leave out the one that Node 22 refuses, and give each processor a sixty-fourth of its memory', () => {
    const sizes = (megabytes: number) => flagsOfV8('24.1.0', megabytes * 2 ** 20).filter((flag) => /=/.test(flag));
    expect(sizes(2048)).toEqual(['--min-semi-space-size=32', '--max-semi-space-size=32']);
    expect(sizes(512)[0]).toBe('--min-semi-space-size=16');
    expect(sizes(65_536)[0]).toBe('--min-semi-space-size=64');
    expect(flagsOfV8('20.19.0', 2 ** 30)).toContain('--interrupt-budget=540000');
  });
});

describe('steps in parallel', () => {
  const steps = ['a', 'b', 'c'].map((name) =>
    program(name, `for (let i = 0; i < 3; i++) console.log("${name}"); process.exit(${name === 'b' ? 1 : 0})`),
  );

  it('are reported one after another, each with all its output, and a failed one does not stop the others', async () => {
    const reported: StepEnd[] = [];
    const ends = await runInParallel(steps, 2, (end) => reported.push(end));
    expect(reported).toEqual(ends);
    expect(reported.map(({ name }) => name).toSorted()).toEqual(['a', 'b', 'c']);
    for (const { name, ok, output } of reported) {
      expect(output).toBe(`${name}\n`.repeat(3));
      expect(ok).toBe(name !== 'b');
    }
  });

  it('run in order if only one may run at a time', async () => {
    expect((await runInParallel(steps, 1, () => undefined)).map(({ name }) => name)).toEqual(['a', 'b', 'c']);
    expect(await runInParallel([], 0, () => undefined)).toEqual([]);
  });
});

const root = join(import.meta.dirname, '../..');

test('every folder and every test file of an area exists', () => {
  const paths = [
    ...areas.flatMap(({ folders }) => folders),
    ...testsFor(areas.map(({ folders: [first] }) => `${first}/a.ts`)),
  ];
  expect(paths.filter((path) => !existsSync(join(root, path)))).toEqual([]);
});

test('changed folders choose the tests of their areas, and changed tests choose themselves', () => {
  expect(testsFor(['README.md', 'src/core/rules/rules.test.ts'])).toEqual([]);
  expect(testsFor(['e2e/map.spec.ts', 'src/site/place.ts'])).toEqual(['e2e/public/', 'e2e/map.spec.ts']);
  expect(testsFor(['src/core/matrix/gaps.ts', 'src/screens/matrix/cell.tsx'])).toEqual(['e2e/matrix.spec.ts']);
  expect(testsFor(['src/ui/list.tsx'])).toContain('e2e/fields.spec.ts');
});

const spec = (...tests: readonly [projectName: string, status: string][]) => ({
  tests: tests.map(([projectName, status]) => ({ projectName, status })),
});
const specs = [spec(['Chromium', 'expected'], ['Firefox', 'unexpected']), spec(['Chromium', 'skipped'])];
const browserReport = { suites: [{ specs, suites: [{ specs: [spec(['Chromium', 'flaky'])] }] }] };

const file = (name: string, ...statuses: readonly string[]) => ({
  ...{ name: `/home/desk/${name}`, assertionResults: statuses.map((status) => ({ status })) },
});
const unitReport = {
  testResults: [
    file('e2e/office/word-reports.test.ts', 'passed', 'passed', 'failed'),
    file('src/core/files/read.test.ts', 'passed', 'pending'),
  ],
};

test('tests are counted, and one that passed only on a second try has failed', () => {
  expect(countUnitTests(unitReport)).toEqual({ passed: 3, failed: 1 });
  expect(countUnitTests({})).toEqual({ passed: 0, failed: 0 });
  expect(countBrowserTests(browserReport)).toEqual({ passed: 1, failed: 2 });
  expect(countBrowserTests(browserReport, 'Firefox')).toEqual({ passed: 0, failed: 1 });
});

test('each browser and the Word reports have their counts, and a missing one is named with its packages', () => {
  const browsers = [
    { project: 'Chromium', version: 'Chromium 156.0', packages: ['chromium'] },
    { project: 'Firefox', version: 'Mozilla Firefox 153.7.0esr', packages: ['firefox-esr'] },
    { project: 'WebKitGTK', version: undefined, packages: ['webkit2gtk-driver', 'xvfb'] },
  ];
  expect(browserLines(browserReport, browsers)).toEqual([
    'Chromium 156.0: 1 passed, 1 failed',
    'Mozilla Firefox 153.7.0esr: 0 passed, 1 failed',
    'WebKitGTK: not run, because it is not installed (Debian packages: webkit2gtk-driver, xvfb)',
  ]);
  expect(officeLine(unitReport, true)).toBe('Word reports in LibreOffice: 2 passed, 1 failed');
  expect(officeLine({}, false)).toBe(
    'Word reports: not opened in LibreOffice, because it is not installed (Debian package: libreoffice-writer-nogui)',
  );
});
