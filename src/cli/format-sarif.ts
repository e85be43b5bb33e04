/** The SARIF 2.1.0 format of `check` reports: results and their places. The rules are in `sarif-rules.ts`. */
import { caution } from './caution.ts';
import type { FileReport, IgnoredFinding, PlacedFinding, PlacedProblem, Run, Spot } from './report.ts';
import { kindAndLevelOf, sarifRules, type RuleUse } from './sarif-rules.ts';

/** Returns a file name as a URI reference (RFC 3986). A relative path stays relative. */
function uriOf(file: string): string {
  if (file === '-') return 'stdin:';
  const slashed = /^[a-z]:\\|\\\\/i.test(file) ? file.replaceAll('\\', '/') : file;
  const encoded = slashed.toWellFormed().split('/').map(encodeURIComponent).join('/');
  if (/^[a-z]%3A\//i.test(encoded)) return `file:///${encoded.replace('%3A', ':')}`;
  return encoded.startsWith('/') ? `file://${encoded}` : encoded;
}

const artifactLocation = (file: string) => ({ artifactLocation: { uri: uriOf(file) } });

/** The location of a value. Columns and offsets count code points (see `columnKind`). No value spans several lines. */
function locationOf({ file, line, column, offset, length }: Spot) {
  const region = {
    ...{ startLine: line, startColumn: column, endLine: line, endColumn: column + length },
    ...{ charOffset: offset, charLength: length },
  };
  return { physicalLocation: { ...artifactLocation(file), region } };
}

function problemLocation({ file, line, column }: PlacedProblem) {
  const region = line === undefined ? {} : { region: { startLine: line, startColumn: column ?? 1 } };
  return { physicalLocation: { ...artifactLocation(file), ...region } };
}

interface Result extends RuleUse {
  readonly body: Readonly<Record<string, unknown>>;
}

function problemResult(problem: PlacedProblem): Result {
  const { code, level, message } = problem;
  return {
    ...{ id: `file/${code}`, level, certainty: 'checked' },
    body: {
      message: { text: message },
      locations: [problemLocation(problem)],
      properties: {
        level,
        certainty: 'checked',
        ...(problem.pointer === undefined ? {} : { path: problem.pointer }),
      },
    },
  };
}

function findingResult({ finding, entry, spot, related }: PlacedFinding): Result {
  const { ruleId, level, certainty, message, messageId, document, path, span } = finding;
  const logical = { ...(entry === null ? {} : { name: entry }), fullyQualifiedName: `${document}:${path}` };
  return {
    ...{ id: ruleId, level, certainty },
    body: {
      message: { text: message },
      locations: [{ ...locationOf(spot), logicalLocations: [logical] }],
      ...(related.length === 0 ? {} : { relatedLocations: related.map((other) => locationOf(other.spot)) }),
      properties: { level, certainty, messageId, document, path, ...(span ? { span } : {}) },
    },
  };
}

/** An ignored finding is a suppressed result (3.27.23), with the reason as its justification (3.35.2). */
function ignoredResult(ignored: IgnoredFinding): Result {
  const result = findingResult(ignored);
  const suppressions = [{ kind: 'external', status: 'accepted', justification: ignored.reason }];
  return { ...result, body: { ...result.body, suppressions } };
}

/** A file that could not be read is a notification of the run (3.58) and not the result of a rule. */
function notificationsOf(files: readonly FileReport[]) {
  const unread = files.filter(({ kind }) => kind === 'unreadable');
  return unread.flatMap(({ file, problems }) =>
    problems.map(({ message }) => ({
      level: 'error',
      message: { text: message },
      locations: [{ physicalLocation: artifactLocation(file) }],
    })),
  );
}

/** Formats a report as SARIF 2.1.0 (OASIS): one run, with the results in the order of the findings. */
export function formatSarif({ version, siteUrl, exitCode, files }: Run, listed: readonly FileReport[]): string {
  const results = listed
    .filter(({ kind }) => kind !== 'unreadable')
    .flatMap(({ problems, findings, ignored = [] }) => [
      ...problems.map(problemResult),
      ...findings.map(findingResult),
      ...ignored.map(ignoredResult),
    ]);
  const rules = sarifRules(results);
  const indexes = new Map(rules.map(({ id }, index) => [id, index]));
  const notifications = notificationsOf(files);
  const run = {
    tool: {
      driver: {
        name: 'assessment-desk',
        semanticVersion: version,
        version,
        ...(siteUrl === undefined ? {} : { informationUri: siteUrl }),
        fullDescription: { text: caution },
        rules,
      },
    },
    columnKind: 'unicodeCodePoints',
    invocations: [
      {
        executionSuccessful: exitCode !== 2,
        exitCode,
        ...(notifications.length === 0 ? {} : { toolExecutionNotifications: notifications }),
      },
    ],
    artifacts: [...new Set(files.map(({ file }) => file))].map((file) => ({ location: { uri: uriOf(file) } })),
    results: results.map(({ id, level, certainty, body }) => ({
      ...{ ruleId: id, ruleIndex: indexes.get(id) ?? -1, ...kindAndLevelOf(level, certainty) },
      ...body,
    })),
  };
  const log = { $schema: 'https://json.schemastore.org/sarif-2.1.0.json', version: '2.1.0', runs: [run] };
  return `${JSON.stringify(log, null, 2)}\n`;
}
