/** Says how many end-to-end tests ran in which browser, from Playwright's JSON report. */
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
