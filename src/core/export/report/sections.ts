/** How much is in each section of a report, and the sentences of its summary. */
import { counted } from '../../json/words.ts';
import type { ReportEntry } from './entries.ts';
import type { Report } from './report.ts';
import type { SectionName } from './section-names.ts';

/** Returns how many items a section has; undefined for the summary. */
export function sectionCount(report: Report, name: SectionName): number | undefined {
  const { errors, violations, notices, unchecked } = report.findings;
  switch (name) {
    case 'summary':
      return undefined;
    case 'power-bases':
      return report.powerBases.length;
    case 'findings':
      return errors.length + violations.length + notices.length + unchecked.length;
    default:
      return report[name].length;
  }
}

/** The content of the assessment, in one sentence. */
export function contentInWords({ intents, powerBases, claims, observations }: Report): string {
  const entries = `${counted(intents.length, 'intent hypothesis', 'intent hypotheses')} and ${counted(powerBases.length, 'power basis', 'power bases')}`;
  return `${entries}. ${counted(claims.length, 'claim')} from ${counted(observations.length, 'source')}.`;
}

/** The open points, in one sentence: contradictions, unknowns, violations and points that cannot be checked. */
export function openPointsInWords({ contradictions, unknowns, findings }: Report): string {
  const { errors, violations, unchecked } = findings;
  const points = [
    [
      contradictions.length,
      counted(contradictions.length, 'contradiction between claims', 'contradictions between claims'),
    ],
    [unknowns.length, counted(unknowns.length, 'unknown')],
    [errors.length, counted(errors.length, 'error')],
    [violations.length, counted(violations.length, 'violation')],
    [unchecked.length, counted(unchecked.length, 'point that cannot be checked', 'points that cannot be checked')],
  ] as const;
  const listed = points.filter(([count]) => count > 0).map(([, words]) => words);
  return listed.length === 0 ? 'Open points: none are recorded.' : `Open points: ${listed.join(', ')}.`;
}

/** How many links of an entry have an effect. */
export function countOfEffect({ links }: ReportEntry, wanted: 'supports' | 'contradicts'): number {
  return links.filter(({ effect }) => effect === wanted).length;
}

/** How many claims support and contradict an entry, as counts and not as a strength. */
export function evidenceInWords(entry: ReportEntry): string {
  const [supports, contradicts] = [countOfEffect(entry, 'supports'), countOfEffect(entry, 'contradicts')];
  const says = (n: number, verb: string): string =>
    `${n === 0 ? 'no claim' : counted(n, 'claim')} ${verb}${n > 1 ? '' : 's'} it`;
  return `${says(supports, 'support')}, ${says(contradicts, 'contradict')}`;
}
