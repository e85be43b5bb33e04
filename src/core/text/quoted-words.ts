/** Decides whether a text contains the words of another one as whole words, as a verbatim claim must. */
import { cacheByText } from './offsets.ts';
import { composedForm, QUOTATION_MARKS, chainMapped, replaceMapped } from './fold.ts';
import { findInText, rangesOf } from './search.ts';
import { withoutMarks, withPlainSpacing, type SearchForm } from './searchable.ts';
import { cutsWord } from './word-edges.ts';

/**
 * How a text contains some words:
 *
 * - in-text: as whole words, in the same characters
 * - inside-word: but they begin or end inside a word or number of the text
 * - other-characters: but some characters are written differently, such as a ligature or another dash
 * - other-words: not at all
 * - no-words: they have no letter or digit
 */
export type QuotedWords = 'in-text' | 'inside-word' | 'other-characters' | 'other-words' | 'no-words';

/**
 * Returns how a text contains some words (see “Keeping the words” in the rules' page). Both are compared in NFC, with
 * each run of white space as one space and all quotation marks as one. Soft hyphens and hyphens at line ends are
 * joined, and other invisible characters are left out. Cases are different.
 */
export function quotedWords(text: string, words: string): QuotedWords {
  if (!LETTER_OR_DIGIT.test(words)) return 'no-words';
  if (text === words) return 'in-text';
  const needle = quotedForm(words);
  const [plain, marked] = [needle.text.trim(), needle.marked.trim()];
  const form = quotedForm(text);
  const next = rangesOf(form, { text: plain, marked });
  let range = next(0);
  if (!range) return hasOtherCharacters(text, words) ? 'other-characters' : 'other-words';
  for (let count = 0; range && count < MAX_RANGES; count += 1) {
    if (isWhole(text, form, range.start, range.end)) return 'in-text';
    range = next(range.start + 1);
  }
  return 'inside-word';
}

/** Some letters cannot be seen, such as the Hangul filler. */
const LETTER_OR_DIGIT = /(?!\p{Default_Ignorable_Code_Point})[\p{L}\p{N}]/u;

/** The maximum number of places that are compared. */
const MAX_RANGES = 1000;

function isWhole(text: string, form: SearchForm, start: number, end: number): boolean {
  if (form.splitsPiece(start) || form.splitsPiece(end)) return false;
  return !cutsWord(text, form.toOriginalStart(start)) && !cutsWord(text, form.toOriginalEnd(end));
}

function hasOtherCharacters(text: string, words: string): boolean {
  return findInText(text, words, { matchCase: true, wholeWords: true, limit: 1 }).length > 0;
}

const quotedForm: (text: string) => SearchForm = cacheByText((text) => {
  const visible = replaceMapped(text, INVISIBLE, () => '');
  const normal = chainMapped(visible, composedForm(visible.text));
  const spaced = chainMapped(normal, withPlainSpacing(normal.text));
  const marked = spaced.text.replace(QUOTES, "'");
  return { ...spaced, text: withoutMarks(marked), marked };
}, 2_000_000);

/** The soft hyphen is joined with the line end after it. */
const INVISIBLE = /(?:(?!\xAD)\p{Default_Ignorable_Code_Point}|[\uFFF9-\uFFFB])+/gu;
const QUOTES = new RegExp(`[${QUOTATION_MARKS}"\\p{Quotation_Mark}\\u05F3\\u05F4]`, 'gu');
