/** The normalised forms of texts and names that the search for actors' names compares. */
import { caseFolded, composedForm, foldCase } from './fold.ts';
import { chainMapped, replaceMapped, type MappedText } from './mapped-text.ts';
import { cacheByText } from './cache-by-text.ts';
import type { CodePointSpan } from './span.ts';

/** An occurrence of a name in a text. */
export interface NameOccurrence {
  /** The given name. */
  readonly name: string;
  /** Code points of the original text. */
  readonly span: CodePointSpan;
}

/** The forms of a text in which names are searched. */
export interface NameForms {
  /** NFC, each run of white space as one space, every apostrophe as the straight one. */
  readonly plain: MappedText;
  /** The same without case. */
  readonly folded: MappedText;
}

/** Returns the forms of a text, cached. */
export const nameForms: (text: string) => NameForms = cacheByText((text) => {
  const plain = plainForm(text);
  return { plain, folded: chainMapped(plain, caseFolded(plain.text)) };
}, 4_000_000);

/** The searched form of a name, and the form of the text to search. */
export interface Needle {
  readonly text: string;
  readonly form: keyof NameForms;
}

/**
 * Returns the searched form of a name. A name all in capitals keeps its case. Undefined for a name without visible
 * characters.
 */
export function needleOf(name: string): Needle | undefined {
  const plain = plainForm(name.trim()).text.trim();
  if (plain === '') return undefined;
  return isAllCapitals(plain) ? { text: plain, form: 'plain' } : { text: foldCase(plain), form: 'folded' };
}

/** Returns the occurrences of a needle in a text of its form, as offsets of that text; matches can overlap. */
export function* matchesOf({ text }: MappedText, needle: string): Generator<readonly [start: number, end: number]> {
  for (let at = text.indexOf(needle); at >= 0; at = text.indexOf(needle, at + 1)) yield [at, at + needle.length];
}

/** Whether a name has a capital letter and is unchanged by capitalisation. */
function isAllCapitals(name: string): boolean {
  return /\p{Lu}/u.test(name) && name.toUpperCase() === name;
}

function plainForm(text: string): MappedText {
  const normal = composedForm(text);
  const spaced = chainMapped(
    normal,
    replaceMapped(normal.text, SPACING, () => ' '),
  );
  return { ...spaced, text: spaced.text.replace(APOSTROPHES, "'") };
}

/** Every run of white space except the single space. */
const SPACING = / \p{White_Space}+|(?! )\p{White_Space}+/gu;

/**
 * Single quotation marks, the modifier letters that are written as apostrophes, the Hebrew geresh and the full-width
 * apostrophe.
 */
const APOSTROPHES = /[\u2018\u2019\u201B\u02BB\u02BC\u05F3\uFF07]/g;
