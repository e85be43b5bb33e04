/** Says how many tests ran in which browser and in LibreOffice, from the JSON reports of Playwright and Vitest. */
import { officePackage } from './find-office.ts';
import type { TestReport } from './flaky-tests.ts';

/** A browser of the tests. */
export interface TestedBrowser {
  /** The name of its project in the Playwright configuration. */
  readonly project: string;
  /** Its name and version, or undefined if it is not installed. */
  readonly version: string | undefined;
  /** Its packages in Debian. */
  readonly packages: readonly string[];
}

function statusesOf({ suites = [], specs = [] }: TestReport, project: string): readonly string[] {
  const own = specs.flatMap(({ tests }) => tests.filter(({ projectName }) => projectName === project));
  return [...own.map(({ status }) => status), ...suites.flatMap((suite) => statusesOf(suite, project))];
}

/** Returns one line for each browser: its counts, or that no test ran in it. */
export function browserSummary(report: TestReport, browsers: readonly TestedBrowser[]): readonly string[] {
  return browsers.map(({ project, version, packages }) => {
    if (version === undefined) {
      return `${project}: not run, because it is not installed (Debian packages: ${packages.join(', ')})`;
    }
    const statuses = statusesOf(report, project);
    const failed = statuses.filter((status) => status === 'unexpected').length;
    const passed = statuses.filter((status) => status === 'expected' || status === 'flaky').length;
    return `${version}: ${String(passed)} passed, ${String(failed)} failed`;
  });
}

/** The used part of Vitest's JSON report. */
export interface UnitReport {
  readonly testResults?: readonly {
    /** The path of the test file. */
    readonly name: string;
    readonly assertionResults: readonly { readonly status: string }[];
  }[];
}

/** Returns the line about Word reports: the counts of their tests, or that LibreOffice did not open them. */
export function officeSummary({ testResults = [] }: UnitReport, isInstalled: boolean): string {
  if (!isInstalled) {
    return `Word reports: not opened in LibreOffice, because it is not installed (Debian package: ${officePackage})`;
  }
  const statuses = testResults
    .filter(({ name }) => name.includes('/e2e/office/'))
    .flatMap(({ assertionResults }) => assertionResults.map(({ status }) => status));
  const count = (wanted: string): string => String(statuses.filter((status) => status === wanted).length);
  return `Word reports in LibreOffice: ${count('passed')} passed, ${count('failed')} failed`;
}
