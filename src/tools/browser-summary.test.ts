import { expect, test } from 'vitest';
import { browserSummary, officeSummary } from './browser-summary.ts';

const spec = (...tests: readonly [projectName: string, status: string][]) => ({
  title: 'a test',
  file: 'a.spec.ts',
  line: 3,
  tests: tests.map(([projectName, status]) => ({ projectName, status })),
});

const browsers = [
  { project: 'Chromium', version: 'Chromium 156.0', packages: ['chromium'] },
  { project: 'Firefox', version: 'Mozilla Firefox 153.7.0esr', packages: ['firefox-esr'] },
  { project: 'WebKitGTK', version: undefined, packages: ['webkit2gtk-driver', 'xvfb'] },
];

test('each browser has its counts, and a missing one is named with its packages', () => {
  const nested = { specs: [spec(['Chromium', 'flaky'])] };
  const specs = [spec(['Chromium', 'expected'], ['Firefox', 'unexpected']), spec(['Chromium', 'skipped'])];
  expect(browserSummary({ suites: [{ specs, suites: [nested] }] }, browsers)).toEqual([
    'Chromium 156.0: 2 passed, 0 failed',
    'Mozilla Firefox 153.7.0esr: 0 passed, 1 failed',
    'WebKitGTK: not run, because it is not installed (Debian packages: webkit2gtk-driver, xvfb)',
  ]);
});

test('the Word reports have their own counts, or the package that is missing', () => {
  const statuses = (...all: readonly string[]) => all.map((status) => ({ status }));
  const testResults = [
    { name: '/home/desk/e2e/office/word-reports.test.ts', assertionResults: statuses('passed', 'passed', 'failed') },
    { name: '/home/desk/src/core/files/read.test.ts', assertionResults: statuses('passed') },
  ];
  expect(officeSummary({ testResults }, true)).toBe('Word reports in LibreOffice: 2 passed, 1 failed');
  expect(officeSummary({ testResults: [] }, false)).toBe(
    'Word reports: not opened in LibreOffice, because it is not installed (Debian package: libreoffice-writer-nogui)',
  );
});
