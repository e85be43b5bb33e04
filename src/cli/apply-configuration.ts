/** Applies a configuration to the reports on files: changes levels, leaves findings out, and separates ignored ones. */
import type { Configuration, Ignore } from './configuration.ts';
import type { FileReport, IgnoredFinding, PlacedFinding } from './report.ts';

function ignoreFor({ finding, entry }: PlacedFinding, ignores: readonly Ignore[]): Ignore | undefined {
  return ignores.find((ignore) => ignore.rule === finding.ruleId && (ignore.entry ?? entry) === entry);
}

/** Returns the reports with the configuration applied, and the ignores that matched no finding. */
export function applyConfiguration(
  reports: readonly FileReport[],
  { levels, ignores }: Configuration,
): { readonly reports: readonly FileReport[]; readonly unused: readonly Ignore[] } {
  const used = new Set<Ignore>();
  const apply = (report: FileReport): FileReport => {
    const ignored: IgnoredFinding[] = [];
    const findings = report.findings.flatMap((placed): readonly PlacedFinding[] => {
      const { finding } = placed;
      const level = levels.get(finding.ruleId) ?? finding.level;
      if (level === 'off') return [];
      const ignore = ignoreFor(placed, ignores);
      if (!ignore) return [{ ...placed, finding: { ...finding, level } }];
      used.add(ignore);
      ignored.push({ ...placed, reason: ignore.reason });
      return [];
    });
    return { ...report, findings, ignored };
  };
  return { reports: reports.map(apply), unused: ignores.filter((ignore) => !used.has(ignore)) };
}
