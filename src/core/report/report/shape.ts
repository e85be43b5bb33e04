/**
 * The shape of a report: its sections, with what a decision-maker reads first, or the short form for a reader with
 * little time.
 */

/** The sections in their order in a whole report. */
export const sectionNames = [
  'summary',
  'intents',
  'power-bases',
  'contradictions',
  'unknowns',
  'findings',
  'claims',
  'observations',
  'passages',
  'timeline',
] as const;

/** The name of a section of a report. */
export type SectionName = (typeof sectionNames)[number];

/** The heading of each section. */
export const sectionTitles: Readonly<Record<SectionName, string>> = {
  summary: 'Summary',
  intents: 'Intent hypotheses',
  'power-bases': 'Power bases',
  contradictions: 'Contradictions',
  unknowns: 'Unknowns',
  findings: 'Findings',
  claims: 'Claims',
  observations: 'Sources',
  passages: 'Passages',
  timeline: 'Timeline',
};

/** The sections that a person chose, or the short form, whose sections are fixed. */
export interface ReportShape {
  /** Shorter entries without rationales and reasons, and no claims, sources, passages and timeline. */
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

/** The maximum number of code points of texts that the short form shortens: never a hypothesis or an alternative. */
export const shortFormLimits = { description: 80, explanation: 75, quotation: 65 } as const;

/** The maximum number of links of each effect that the short form lists for a hypothesis, in the document's order. */
export const maxShortLinks = 1;
