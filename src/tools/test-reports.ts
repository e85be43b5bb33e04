/** Says what the tests of a run did, from the JSON reports of Vitest and Playwright. */
import { officePackage } from './find-office.ts';

export interface Count {
  readonly passed: number;
  readonly failed: number;
}

/** The used part of Vitest's report. */
export interface UnitReport {
  readonly testResults?: readonly {
    /** The path of the test file. */
    readonly name: string;
    readonly assertionResults: readonly { readonly status: string }[];
  }[];
}

/** The used part of Playwright's report. Suites are in suites. */
export interface BrowserReport {
  readonly suites?: readonly BrowserReport[];
  readonly specs?: readonly {
    readonly tests: readonly { readonly status: string; readonly projectName?: string }[];
  }[];
}

/** A browser of the tests. */
export interface TestedBrowser {
  /** The name of its project in the Playwright configuration. */
  readonly project: string;
  /** Its name and version, or undefined if it is not installed. */
  readonly version: string | undefined;
  /** Its packages in Debian. */
  readonly packages: readonly string[];
}

/** A test that passes only on a second try has failed: no run tries one again. */
function countOf(statuses: readonly string[]): Count {
  const passed = statuses.filter((status) => status === 'passed' || status === 'expected').length;
  const notRun = statuses.filter((status) => ['skipped', 'pending', 'todo'].includes(status)).length;
  return { passed, failed: statuses.length - passed - notRun };
}

export function inWords({ passed, failed }: Count): string {
  return `${String(passed)} passed, ${String(failed)} failed`;
}

export function countUnitTests({ testResults = [] }: UnitReport, folder = ''): Count {
  const files = testResults.filter(({ name }) => name.includes(folder));
  return countOf(files.flatMap(({ assertionResults }) => assertionResults.map(({ status }) => status)));
}

/** Counts the tests of a browser, or of all. */
export function countBrowserTests(report: BrowserReport, project?: string): Count {
  const statuses = ({ suites = [], specs = [] }: BrowserReport): readonly string[] => {
    const own = specs
      .flatMap(({ tests }) => tests)
      .filter(({ projectName }) => project === undefined || projectName === project);
    return [...own.map(({ status }) => status), ...suites.flatMap(statuses)];
  };
  return countOf(statuses(report));
}

/** Returns one line for each browser: its counts, or that no test ran in it. */
export function browserLines(report: BrowserReport, browsers: readonly TestedBrowser[]): readonly string[] {
  return browsers.map(({ project, version, packages }) =>
    version === undefined
      ? `${project}: not run, because it is not installed (Debian packages: ${packages.join(', ')})`
      : `${version}: ${inWords(countBrowserTests(report, project))}`,
  );
}

/** Returns the line about Word reports: the counts of their tests, or that LibreOffice did not open them. */
export function officeLine(report: UnitReport, isInstalled: boolean): string {
  return isInstalled
    ? `Word reports in LibreOffice: ${inWords(countUnitTests(report, '/e2e/office/'))}`
    : `Word reports: not opened in LibreOffice, because it is not installed (Debian package: ${officePackage})`;
}
