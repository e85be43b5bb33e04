/** Says what a report leaves out, and where it is. */
import { counted } from '../../json/words.ts';
import type { Report } from './report.ts';
import { sectionNames, sectionTitles } from './section-names.ts';

/** The maximum number of entries, contradictions and unknowns that the short form has on about two pages. */
const maxOnTwoPages = 50;

/** The parts that a report leaves out, in sentences; '' for a whole report. */
export function leftOutInWords(report: Report): string {
  const { short, sections } = report.shape;
  if (short) {
    return [
      'Short form: it leaves out rationales, reasons, supporting evidence, falsifiers, limitations, time scopes of power bases, times of day, findings, claims, sources and passages.',
      'Texts that end with “…” are shortened.',
      'The full report has everything: export it from the same draft with the length “Full report”.',
      ...lengthInWords(report),
    ].join(' ');
  }
  const left = sectionNames.filter((name) => !sections.includes(name)).map((name) => sectionTitles[name]);
  return left.length === 0 ? '' : `Sections that this report leaves out: ${left.join(', ')}.`;
}

function lengthInWords({ intents, powerBases, contradictions, unknowns }: Report): readonly string[] {
  const entries = intents.length + powerBases.length;
  if (entries + contradictions.length + unknowns.length <= maxOnTwoPages) return [];
  const counts = `${counted(entries, 'entry', 'entries')}, ${counted(contradictions.length, 'contradiction')} and ${counted(unknowns.length, 'unknown')}`;
  return [`It is longer than two pages, because the assessment has ${counts}.`];
}
