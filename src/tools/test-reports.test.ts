import { expect, test } from 'vitest';
import { browserLines, countBrowserTests, countUnitTests, officeLine } from './test-reports.ts';

const spec = (...tests: readonly [projectName: string, status: string][]) => ({
  tests: tests.map(([projectName, status]) => ({ projectName, status })),
});
const specs = [spec(['Chromium', 'expected'], ['Firefox', 'unexpected']), spec(['Chromium', 'skipped'])];
const browserReport = { suites: [{ specs, suites: [{ specs: [spec(['Chromium', 'flaky'])] }] }] };

const file = (name: string, ...statuses: readonly string[]) => ({
  name,
  assertionResults: statuses.map((status) => ({ status })),
});
const unitReport = {
  testResults: [
    file('/home/desk/e2e/office/word-reports.test.ts', 'passed', 'passed', 'failed'),
    file('/home/desk/src/core/files/read.test.ts', 'passed', 'pending'),
  ],
};

test('tests are counted, and one that passed only on a second try has failed', () => {
  expect(countUnitTests(unitReport)).toEqual({ passed: 3, failed: 1 });
  expect(countUnitTests({})).toEqual({ passed: 0, failed: 0 });
  expect(countBrowserTests(browserReport)).toEqual({ passed: 1, failed: 2 });
  expect(countBrowserTests(browserReport, 'Firefox')).toEqual({ passed: 0, failed: 1 });
});

test('each browser has its counts, and a missing one is named with its packages', () => {
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
});

test('the Word reports have their own counts, or the package that is missing', () => {
  expect(officeLine(unitReport, true)).toBe('Word reports in LibreOffice: 2 passed, 1 failed');
  expect(officeLine({}, false)).toBe(
    'Word reports: not opened in LibreOffice, because it is not installed (Debian package: libreoffice-writer-nogui)',
  );
});
