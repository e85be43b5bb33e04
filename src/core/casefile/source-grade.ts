/** Source grades in words: what the analyst says about a publisher or an observation, on the Admiralty scale. */
import schema from '../../schema/casefile.schema.json';
import type { Actor, Observation, ObservationGrade, PublisherGrade } from './types.generated.ts';

/** A grade of a publisher or of an observation. Only that of an observation has a credibility. */
export type SourceGrade = PublisherGrade | ObservationGrade;

const { reliability: reliabilities, credibility: credibilities } = schema.$defs;

/** The caution that every list of source grades shows. It is a convention of Assessment Desk. */
export const gradeCaution =
  'Source grades are the analyst’s own, on the Admiralty scale. Nothing is computed with them.';

/** Returns the credibility of an observation’s grade, which can be null; undefined for a publisher’s. */
export function credibilityOf(grade: SourceGrade): ObservationGrade['credibility'] | undefined {
  return (grade as Partial<ObservationGrade>).credibility;
}

/** Returns the letter and the digit of a grade, such as “B2”; '' if it has neither. */
export function gradeCode(grade: SourceGrade): string {
  return `${grade.reliability ?? ''}${credibilityOf(grade) ?? ''}`;
}

/** Returns a grade in the words of the scale: “B2 (usually reliable, probably true)”; '' if it has no letter or digit. */
export function gradeInWords(grade: SourceGrade): string {
  const { reliability } = grade;
  const credibility = credibilityOf(grade) ?? null;
  const words = [
    ...(reliability === null ? [] : [meaning(reliabilities['x-enum'][reliability])]),
    ...(credibility === null ? [] : [meaning(credibilities['x-enum'][credibility])]),
  ];
  return words.length === 0 ? '' : `${gradeCode(grade)} (${words.join(', ')})`;
}

/** A value that the schema does not allow has no meaning. */
function meaning(words: { readonly title: string } | undefined): string {
  return words?.title.replace(/^.: /, '') ?? 'not on the scale';
}

/** A line about a source: its name and the analyst’s words. */
export interface GradeLine {
  readonly name: string;
  readonly text: string;
}

/**
 * Returns what the analyst says about an observation and its publisher as sources, a line for each statement. Neither
 * is derived from the other. Empty if neither has a grade or a descriptor.
 */
export function gradeLines(
  { grade }: Pick<Observation, 'grade'>,
  publisher: Pick<Actor, 'grade'> | undefined,
): readonly GradeLine[] {
  return [...linesOf(grade, 'Source'), ...linesOf(publisher?.grade, 'Publisher')];
}

function linesOf(grade: SourceGrade | undefined, what: string): readonly GradeLine[] {
  if (!grade) return [];
  const { descriptor, basis } = grade;
  return [
    { name: `${what} descriptor`, text: descriptor.trim() },
    { name: `${what} grade`, text: gradeInWords(grade) },
    { name: `Basis of the ${what.toLowerCase()} grade`, text: basis.trim() },
  ].filter(({ text }) => text !== '');
}
