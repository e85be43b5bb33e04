/** The shape of a report: which sections it has, in which order, or the short form for a reader with little time. */
import { sectionNames, sectionTitles, type SectionName } from './section-names.ts';

/** The sections that a person chose, or the short form, whose sections are fixed. */
export interface ReportShape {
  /** Entries without rationale, reasons and supporting evidence, and no claims, sources and passages. */
  readonly short: boolean;
  /** The sections in their order, each once. */
  readonly sections: readonly SectionName[];
}

/** The whole report in the usual order. */
export const fullShape: ReportShape = { short: false, sections: sectionNames };

/** The short form: about two pages for an assessment with some ten entries. */
export const shortShape: ReportShape = { short: true, sections: ['summary', 'intents', 'power-bases', 'unknowns'] };

/** Whether a value is a shape, such as one from storage. */
export function isReportShape(value: unknown): value is ReportShape {
  if (typeof value !== 'object' || value === null) return false;
  const { short, sections } = value as Partial<Record<keyof ReportShape, unknown>>;
  if (typeof short !== 'boolean' || !Array.isArray(sections)) return false;
  const known = sections.every((name) => sectionNames.includes(name as SectionName));
  return known && sections.length > 0 && new Set(sections).size === sections.length;
}

/** The parts that a report leaves out, in one or two sentences; '' for a whole report. */
export function leftOutInWords({ short, sections }: ReportShape): string {
  if (short) {
    return 'Short form. The full report has the rationales, falsifiers, all evidence with its reasons, findings, claims, sources and passages.';
  }
  const left = sectionNames.filter((name) => !sections.includes(name)).map((name) => sectionTitles[name]);
  return left.length === 0 ? '' : `Sections that this report leaves out: ${left.join(', ')}.`;
}
