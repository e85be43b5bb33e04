/** The part of Playwright's JSON report that is read here. Suites are in suites. */
export interface TestReport {
  readonly suites?: readonly TestReport[];
  readonly specs?: readonly TestSpec[];
}

interface TestSpec {
  readonly title: string;
  readonly file: string;
  readonly line: number;
  readonly tests: readonly { readonly status: string; readonly projectName?: string }[];
}

/** Returns the tests that failed and then passed on retry, each with its file, its line and its title. */
export function flakyTests({ suites = [], specs = [] }: TestReport): readonly string[] {
  const flaky = specs.filter(({ tests }) => tests.some(({ status }) => status === 'flaky'));
  return [...flaky.map(({ title, file, line }) => `${file}:${line} › ${title}`), ...suites.flatMap(flakyTests)];
}
