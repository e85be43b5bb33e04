/**
 * The names of the sections of a report, in the usual order, and their headings. What a decision-maker reads comes
 * first.
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
};
