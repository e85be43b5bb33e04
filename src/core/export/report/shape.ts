/** The shape of a report: which sections it has, in which order, or the short form for a reader with little time. */
import { sectionNames, type SectionName } from './section-names.ts';

/** The sections that a person chose, or the short form, whose sections are fixed. */
export interface ReportShape {
  /** Shorter entries without rationales, reasons and supporting evidence, and no claims, sources and passages. */
  readonly short: boolean;
  /** The sections in their order, each once. */
  readonly sections: readonly SectionName[];
}

/** The whole report in the usual order. */
export const fullShape: ReportShape = { short: false, sections: sectionNames };

/** The short form: two pages for an assessment with some 25 entries. */
export const shortShape: ReportShape = {
  short: true,
  sections: ['summary', 'intents', 'power-bases', 'contradictions', 'unknowns'],
};

/** Whether a value is a shape, such as one from storage. */
export function isReportShape(value: unknown): value is ReportShape {
  if (typeof value !== 'object' || value === null) return false;
  const { short, sections } = value as Partial<Record<keyof ReportShape, unknown>>;
  if (typeof short !== 'boolean' || !Array.isArray(sections)) return false;
  const known = sections.every((name) => sectionNames.includes(name as SectionName));
  return known && sections.length > 0 && new Set(sections).size === sections.length;
}
