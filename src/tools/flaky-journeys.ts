/** What is read of Playwright's JSON report. */
export interface JourneyReport {
  readonly suites?: readonly JourneySuite[];
}

interface JourneySuite {
  readonly suites?: readonly JourneySuite[];
  readonly specs?: readonly JourneySpec[];
}

interface JourneySpec {
  readonly title: string;
  readonly file: string;
  readonly line: number;
  readonly tests: readonly { readonly status: string }[];
}

/** The journeys that failed and then passed at another try, each with its file, its line and its title. */
export function flakyJourneys({ suites = [] }: JourneyReport): readonly string[] {
  return suites.flatMap(flakyOf);
}

function flakyOf({ suites = [], specs = [] }: JourneySuite): readonly string[] {
  const flaky = specs.filter(({ tests }) => tests.some(({ status }) => status === 'flaky'));
  return [...flaky.map(({ title, file, line }) => `${file}:${line} › ${title}`), ...suites.flatMap(flakyOf)];
}
