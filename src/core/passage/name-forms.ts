import { caseFolded, composed, foldCase } from './fold.ts';
import { chainMapped, replaceMapped, type MappedText } from './mapped-text.ts';
import { rememberByText } from './remember.ts';
import type { CodePointSpan } from './span.ts';

/** Where a text has a name. */
export interface NameOccurrence {
  /** The name as it was given. */
  readonly name: string;
  /** Code points of the original text. */
  readonly span: CodePointSpan;
}

/** A text in the form in which names are looked for. */
export interface NameForms {
  /** NFC, each run of white space as one space, every apostrophe as the straight one. */
  readonly plain: MappedText;
  /** The same without case. */
  readonly folded: MappedText;
}

/** The forms of a text, remembered. */
export const nameForms: (text: string) => NameForms = rememberByText((text) => {
  const plain = plainForm(text);
  return { plain, folded: chainMapped(plain, caseFolded(plain.text)) };
}, 4_000_000);

/** A name as it is looked for, and in which form of the text. */
export interface Needle {
  readonly text: string;
  readonly form: keyof NameForms;
}

/** What is looked for of a name: one all in capitals keeps its case. Undefined for a name without anything visible. */
export function needleOf(name: string): Needle | undefined {
  const plain = plainForm(name.trim()).text.trim();
  if (plain === '') return undefined;
  return isAllCapitals(plain) ? { text: plain, form: 'plain' } : { text: foldCase(plain), form: 'folded' };
}

/** Where a needle is in a text of its form, as offsets of that text; matches can overlap. */
export function* matchesOf({ text }: MappedText, needle: string): Generator<readonly [start: number, end: number]> {
  for (let at = text.indexOf(needle); at >= 0; at = text.indexOf(needle, at + 1)) yield [at, at + needle.length];
}

/** Has a capital letter and nothing that capitals would change. */
function isAllCapitals(name: string): boolean {
  return /\p{Lu}/u.test(name) && name.toUpperCase() === name;
}

function plainForm(text: string): MappedText {
  const normal = composed(text);
  const spaced = chainMapped(
    normal,
    replaceMapped(normal.text, SPACING, () => ' '),
  );
  return { ...spaced, text: spaced.text.replace(APOSTROPHES, "'") };
}

/** Every run of white space but the single space. */
const SPACING = / \p{White_Space}+|(?! )\p{White_Space}+/gu;

/** Single quotation marks, the modifier letters that are written as apostrophes, the Hebrew geresh and the full-width one. */
const APOSTROPHES = /[\u2018\u2019\u201B\u02BB\u02BC\u05F3\uFF07]/g;
