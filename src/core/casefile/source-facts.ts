/** What a file says about itself as a source, and how an analyst grades sources on the Admiralty scale. */
import schema from '../../schema/casefile.schema.json' with { type: 'json' };
import type { JsonValue } from '../json/json.ts';
import { own } from '../json/own.ts';
import type { Actor, Observation, ObservationGrade, PublisherGrade } from './types.generated.ts';

/** Where a value was found. */
export type FactOrigin =
  /** The metadata of a page: `meta`, canonical link, JSON-LD. */
  | 'metadata'
  /** The `title` of a page. */
  | 'page-title'
  /** The comment with the address that browsers write into saved pages. */
  | 'saved-page'
  /** The `lang` of a page. */
  | 'page-language'
  | 'front-matter'
  /** The date on which the file was made, such as by a print to PDF. */
  | 'file-date'
  /** The headers of an email message. */
  | 'message'
  /** A reference manager. */
  | 'reference'
  | 'heading'
  /** The lines above the text: a title block, a letterhead, the name of a newspaper. */
  | 'title-block'
  | 'file-name'
  /** The script of the text, if only one language is likely. */
  | 'script'
  /** The frequent words of the text. */
  | 'words';

/** A value that a file says, as a proposal for a person. */
export interface Fact {
  readonly value: string;
  readonly origin: FactOrigin;
  /** The line of the text that says so. */
  readonly words?: string;
  /** For dates: what the file does not say. The zone is then read as UTC, the time as 00:00 UTC. */
  readonly assumed?: 'zone' | 'time';
}

/** The fields of an observation that a file can say. */
export type SourceField = 'title' | 'canonical_url' | 'published_at' | 'retrieved_at' | 'language';

/** What a file says about itself. `publisher` is a name, which need not be that of an actor. */
export type SourceFacts = { readonly [Field in SourceField | 'publisher']?: Fact };

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

/**
 * Returns a field of a grade as text, '' if it is missing. A file can contain any value, so one that is not a text is
 * returned as JSON.
 */
export function gradeText(grade: SourceGrade | undefined, field: keyof ObservationGrade): string {
  const value = own(grade as unknown as JsonValue | undefined, field) ?? '';
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** Returns the letter and the digit of a grade, such as “B2”; '' if it has neither. */
export function gradeCode(grade: SourceGrade | undefined): string {
  return gradeText(grade, 'reliability') + gradeText(grade, 'credibility');
}

/**
 * Returns a grade in the words of the scale: “B2 (usually reliable, probably true)”; '' if it has no letter or digit.
 */
export function gradeInWords(grade: SourceGrade): string {
  const words = [
    ...meaning(reliabilities['x-enum'], gradeText(grade, 'reliability')),
    ...meaning(credibilities['x-enum'], gradeText(grade, 'credibility')),
  ];
  return words.length === 0 ? '' : `${gradeCode(grade)} (${words.join(', ')})`;
}

/** Returns the meaning of a value, if there is one. A value that the schema does not allow has no meaning. */
function meaning(words: Readonly<Record<string, { readonly title: string }>>, value: string): readonly string[] {
  if (value === '') return [];
  return [own(words, value)?.title.replace(/^.: /, '') ?? 'not on the scale'];
}

/** A line about a source: its name, and the analyst’s words or those of the scale. */
export interface GradeLine {
  readonly name: string;
  readonly text: string;
  readonly isOfScale: boolean;
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
  return [
    { name: `${what} descriptor`, text: gradeText(grade, 'descriptor').trim(), isOfScale: false },
    { name: `${what} grade`, text: gradeInWords(grade), isOfScale: true },
    { name: `Basis of the ${what.toLowerCase()} grade`, text: gradeText(grade, 'basis').trim(), isOfScale: false },
  ].filter(({ text }) => text !== '');
}
