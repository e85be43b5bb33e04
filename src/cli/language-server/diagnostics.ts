/** The report on a file as diagnostics of the Language Server Protocol. */
import { DiagnosticSeverity, type Diagnostic } from 'vscode-languageserver';
import { entryAddress, ruleEntryId } from '../../core/canon/entry.ts';
import type { Level } from '../../core/rules/finding.ts';
import type { PlacedFinding, PlacedProblem } from '../report.ts';
import type { Analysis, FileText } from './analysis.ts';

const severities = {
  error: DiagnosticSeverity.Error,
  violation: DiagnosticSeverity.Warning,
  notice: DiagnosticSeverity.Information,
} as const satisfies Record<Level, DiagnosticSeverity>;

const source = 'assessment-desk';

/** The address of an entry of the help; undefined if the package knows no site. */
export function helpAddress(id: string, siteUrl: string | undefined): string | undefined {
  return siteUrl === undefined ? undefined : new URL(entryAddress(id), siteUrl).href;
}

/** Returns the diagnostic of a finding. `toUri` returns the address of a path. */
export function diagnosticOf(
  { finding, entry, spot, related }: PlacedFinding,
  file: FileText,
  toUri: (path: string) => string,
  siteUrl: string | undefined,
): Diagnostic {
  const { ruleId, level, certainty, message } = finding;
  const href = helpAddress(ruleEntryId(ruleId), siteUrl);
  const here = related.filter((place) => place.spot.file === spot.file);
  return {
    range: file.rangeOfSpot(spot),
    severity: certainty === 'unchecked' ? DiagnosticSeverity.Hint : severities[level],
    code: ruleId,
    ...(href !== undefined && { codeDescription: { href } }),
    source,
    message: entry === null ? message : `${entry}: ${message}`,
    ...(here.length > 0 && {
      relatedInformation: here.map((place) => ({
        location: { uri: toUri(place.spot.file), range: file.rangeOfSpot(place.spot) },
        message: 'See also',
      })),
    }),
  };
}

const ofProblem = (
  { code, level, message, line, column }: Pick<PlacedProblem, 'code' | 'level' | 'message' | 'line' | 'column'>,
  file: FileText,
): Diagnostic => ({ range: file.rangeOfCharacter(line, column), severity: severities[level], code, source, message });

/** The findings of a report that are in the file itself, and not in the casefile that it is checked against. */
export function findingsHere({ report }: Analysis): readonly PlacedFinding[] {
  return report.findings.filter(({ spot }) => spot.file === report.file);
}

const ours = /\.(assessment|casefile|desk|review|blind)\.json$/;

/** Whether a file is in another format and is not named like ours. An editor opens all JSON files with one server. */
function isForeign({ report }: Analysis): boolean {
  return !ours.test(report.file) && report.problems.some(({ code }) => code === 'wrong-format');
}

/**
 * Returns the diagnostics of a file; none for a foreign one. `toUri` returns the address of a path. Findings that
 * cannot be checked because data is missing are hints.
 */
export function diagnosticsOf(
  analysis: Analysis,
  toUri: (path: string) => string,
  siteUrl: string | undefined,
): Diagnostic[] {
  const { file, report } = analysis;
  if (isForeign(analysis)) return [];
  return [
    ...report.problems.map((problem) => ofProblem(problem, file)),
    ...findingsHere(analysis).map((placed) => diagnosticOf(placed, file, toUri, siteUrl)),
  ];
}
