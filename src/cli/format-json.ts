/** The JSON format of `check` reports, `assessment-desk.check/v1`. */
import type { Finding } from '../core/rules/finding.ts';
import {
  caution,
  countsOf,
  type FileReport,
  type PlacedFinding,
  type PlacedProblem,
  type Run,
  type Spot,
} from './report.ts';

function problemJson({ code, level, message, file, line, column, pointer }: PlacedProblem) {
  return { code, level, message, file, line: line ?? null, column: column ?? null, pointer: pointer ?? null };
}

function placeJson({ file, line, column }: Spot) {
  return { file, line, column };
}

function spanJson({ span }: Finding) {
  return span ? { start: span.start, end: span.end, offset_encoding: 'unicode-code-point' } : null;
}

function findingJson({ finding, entry, spot, related }: PlacedFinding) {
  const { ruleId, messageId, level, certainty, message, document, path } = finding;
  return {
    ...{ ruleId, messageId, level, certainty, message, document, entry, path },
    ...placeJson(spot),
    related: related.map((other) => ({ path: other.path, ...placeJson(other.spot) })),
    span: spanJson(finding),
  };
}

function fileJson(report: FileReport, listed: FileReport) {
  const { file, kind, casefile } = report;
  return {
    ...{ file, kind, casefile, counts: countsOf([report]) },
    problems: listed.problems.map(problemJson),
    findings: listed.findings.map(findingJson),
    ignored: (listed.ignored ?? []).map((ignored) => ({ ...findingJson(ignored), reason: ignored.reason })),
  };
}

/**
 * Formats a report as JSON, format `assessment-desk.check/v1`. Within v1, members may be added, but not removed or
 * changed in meaning. `counts` include all findings, even if `listed` has fewer.
 */
export function formatJson(run: Run, listed: readonly FileReport[]): string {
  const { version, failOn, exitCode, files } = run;
  const report = {
    format: 'assessment-desk.check/v1',
    tool: { name: 'assessment-desk', version },
    contract: 'ww3.assessment/v1',
    caution,
    ...{ failOn, exitCode, counts: countsOf(files) },
    files: files.map((file, index) => fileJson(file, listed[index] ?? file)),
  };
  return `${JSON.stringify(report, null, 2)}\n`;
}
