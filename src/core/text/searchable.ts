/** The form of a text that searches compare: without the differences that typing and text extraction make. */
import {
  caseFolded,
  composedForm,
  plainQuote,
  QUOTATION_MARKS,
  chainMapped,
  replaceMapped,
  identityMapping,
  type MappedText,
} from './fold.ts';
import { NO_SPACES, OMITTED_MARKS, WITHOUT_SPACES } from './scripts.ts';

// The form in which lists of short texts are searched: looser than searches in passages, which show their matches.

/**
 * Returns a text as searches of lists compare it: as `searchable` without case, and without accents and compatibility
 * forms. Words that line ends divide are joined.
 */
export function listForm(text: string): string {
  return searchable(text, false)
    .marked.replaceAll(DIVISIONS, '')
    .normalize('NFKD')
    .replaceAll(/\p{Mark}/gu, '')
    .trim();
}

/** The marks of `searchable` where a line ended inside a word. */
const DIVISIONS = /-?\n|\uFFFE/g;

// Gives the ideograph that a radical looks like, because fonts and PDF extractors write one for the other.

/**
 * For each character from U+2E80 to U+2EF3, the code point of its unified ideograph, or - for none. Unicode's property
 * Equivalent_Unified_Ideograph (EquivalentUnifiedIdeograph.txt 17.0, UAX #44); NFKC maps only two of them.
 */
const SUPPLEMENT = (
  '- 5382 4E5B 4E5A 4E59 4EBB 5182 20628 5200 5202 535C 353E 5C0F 5C0F 5140 5C23 ' +
  '5C22 21BC2 5DF3 5E7A 5F51 2B739 5FC4 5FC3 624C 6535 - 65E1 65E5 6708 6B7A 6BCD ' +
  '6C11 6C35 6C3A 706C 722B 722B 4E2C 725B 72AD 738B 24D14 76EE 793A 793B 25AD7 7CF9 ' +
  '7E9F 7F53 7F52 34C1 5197 2626B 7F8A 2634C 2634B 8002 8080 807F 8089 26951 8279 8279 ' +
  '8279 864E 8864 8980 897F 89C1 89D2 278B2 8BA0 8D1D 27FB7 8F66 8FB6 8FB6 8FB6 9091 ' +
  '9485 9577 9578 957F 95E8 28E0F 961D 96E8 9752 97E6 9875 98CE 98DE 98DF 2967F 98E0 ' +
  '9963 29810 9A6C 9AA8 9B3C 9C7C 9E1F 5364 9EA6 9EC4 9EFE 6589 9F50 6B6F 9F7F 7ADC ' +
  '9F99 9F9C 4E80 9F9F'
)
  .split(' ')
  .map((hex) => (hex === '-' ? undefined : String.fromCodePoint(Number.parseInt(hex, 16))));

/**
 * Returns the unified ideograph of a radical of the CJK Radicals Supplement (U+2E80 to U+2EF3) or of the Kangxi
 * Radicals (U+2F00 to U+2FD5, which NFKC maps in the same way). Returns other text as it is.
 */
export function unifiedIdeograph(radical: string): string {
  return SUPPLEMENT[radical.charCodeAt(0) - 0x2e80] ?? radical.normalize('NFKC');
}

/** A text as searches compare it, with its mapping to the original. */
export interface SearchForm extends MappedText {
  /**
   * The text in which LINE_END and LOST_HYPHEN mark where a line ended inside a word. They have the offsets of the
   * space and the hyphen in `text`. The same string as `text` if there are none.
   */
  readonly marked: string;
}

/** Marks a space that may be a line end inside a word. */
export const LINE_END = '\n';
/** Marks a hyphen that PDFium wrote as U+FFFE, because a line ended there. */
export const LOST_HYPHEN = '\uFFFE';

/**
 * Returns the form of a text that searches compare; case folded unless `matchCase`.
 *
 * - NFC. Ligatures, radicals, presentation forms, full-width and half-width forms become the usual characters, the
 *   Persian kaf and yeh the Arabic ones, and an ellipsis three dots.
 * - Each run of white space is one space. Tatweel, Arabic vowel marks, Hebrew points, variation selectors, and
 *   invisible
 *   characters that only affect joining, line breaking or direction are left out.
 * - Quotation marks and apostrophes are those of the keyboard, and all hyphens and dashes are the hyphen-minus.
 */
export function searchable(text: string, matchCase: boolean): SearchForm {
  const letters = withUsualCharacters(text);
  const bare = chainMapped(letters, withoutOmittedMarks(letters.text));
  const normal = chainMapped(bare, composedForm(bare.text));
  const spaced = chainMapped(normal, withPlainSpacing(normal.text));
  const plain = { ...spaced, text: spaced.text.replace(QUOTES, plainQuote).replace(DASHES, '-') };
  const folded = matchCase ? plain : chainMapped(plain, caseFolded(plain.text));
  return { ...folded, text: withoutMarks(folded.text), marked: folded.text };
}

/** Returns a text with the usual letters for ligatures, radicals and presentation forms, and without omitted marks. */
export function usualLetters(text: string): string {
  return withoutOmittedMarks(withUsualCharacters(text).text).text;
}

/** Returns a text as it is, for a query that has no search form, such as a tatweel. */
export function literalForm(text: string): SearchForm {
  return { ...identityMapping(text), marked: text };
}

/** Returns a marked text with the spaces and hyphens that its marks are for. */
export function withoutMarks(marked: string): string {
  if (!marked.includes(LINE_END) && !marked.includes(LOST_HYPHEN)) return marked;
  return marked.replaceAll(LINE_END, ' ').replaceAll(LOST_HYPHEN, '-');
}

/** Replaces the characters that fonts and extractors write for others. */
function withUsualCharacters(text: string): MappedText {
  return HAS_OTHER_FORMS.test(text) ? replaceMapped(text, OTHER_FORMS, usualCharacters) : identityMapping(text);
}

/**
 * The letter that is written as an apostrophe, and the Hebrew marks that are written as quotation marks; the kaf and
 * the yeh of Persian and Urdu, which keyboards and fonts mix with the Arabic ones; the ellipsis; radicals; the wave
 * dash, which some encodings write as a full-width tilde; ligatures of Latin and Armenian; Hebrew and Arabic
 * presentation forms; vertical, small, full-width and half-width forms.
 */
const OTHER =
  '[\\u0132\\u0133\\u02BB\\u05F3\\u05F4\\u06A9\\u06CC\\u2026\\u2E81-\\u2FD5\\u301C\\uFB00-\\uFDFC\\uFE10-\\uFE18\\uFE31-\\uFE48\\uFE50-\\uFEFC\\uFF01-\\uFF9F\\uFFE0-\\uFFEE]';
const HAS_OTHER_FORMS = new RegExp(OTHER);
const OTHER_FORMS = new RegExp(OTHER, 'g');

/** The usual characters of those seen so far, because normalising each of millions would take seconds. */
const usual = new Map([
  ['\u02BB', "'"],
  ['\u05F3', "'"],
  ['\u05F4', '"'],
  ['\u06A9', '\u0643'],
  ['\u06CC', '\u064A'],
  ['\u301C', '~'],
]);

function usualCharacters(character: string): string {
  const characters = usual.get(character) ?? compatible(character);
  usual.set(character, characters);
  return characters;
}

function compatible(character: string): string {
  if (character >= '\u2E80' && character < '\u3000') return unifiedIdeograph(character);
  // NFKC puts a mark without a letter on a space, but here it is written after its letter.
  const characters = character.normalize('NFKC').replace(/^ (?=\p{M})/u, '');
  return characters.replace(MARKS, '');
}

const MARKS = new RegExp(`[${OMITTED_MARKS}]+`, 'g');

function withoutOmittedMarks(text: string): MappedText {
  return HAS_MARKS.test(text) ? replaceMapped(text, MARKS, () => '') : identityMapping(text);
}

/** Any character of Hebrew, Arabic and their neighbours. Finds quickly that most texts have none. */
const HAS_MARKS = /[\u0591-\u08FF]/;

/**
 * White space, and what is left out: soft hyphen, zero width space, zero width non-joiner, word joiner, byte order
 * mark; tatweel; variation selectors; direction marks, embeddings, overrides and isolates; U+0000 and U+FFFF, which
 * extractors write for characters that they do not know.
 */
const SPACED =
  '[\\p{White_Space}\\xAD\\u200B\\u200C\\u2060\\p{Variation_Selector}\\uFEFF\\u0640\\u061C\\u200E\\u200F\\u202A-\\u202E\\u2066-\\u2069\\0\\uFFFF]+';
/** Matches every run of these characters except the single space. */
const SPACING = new RegExp(` ${SPACED}|(?! )${SPACED}`, 'gu');
const WHITE_SPACE = /\p{White_Space}/u;
const LINE_ENDS = /[\n\v\f\r\x85\u2028\u2029]/;

/**
 * Replaces each run of white space by one space, or by LINE_END if a line may end there inside a word, and leaves out
 * what searches ignore between letters.
 */
export function withPlainSpacing(text: string): MappedText {
  return replaceMapped(text, SPACING, (run, at) => {
    if (!WHITE_SPACE.test(run)) return '';
    return LINE_ENDS.test(run) && mayDivideWord(text, at, run) ? LINE_END : ' ';
  });
}

/** The characters at the end of a line inside a word. PDFium writes U+FFFE. */
const LINE_END_HYPHENS = /[-\xAD\u2010\u2011\uFFFE]/;
const WORD_END = /[\p{L}\p{M}\p{N}]$/u;
const WORD_START = /^[\p{L}\p{N}]/u;
/** The first letter of Thai, the first of the scripts without spaces. */
const FIRST_WITHOUT_SPACES = '\u0E00';
const NO_SPACES_END = new RegExp(`${NO_SPACES}$`, 'u');

/**
 * Whether a run of white space with a line end may be inside a word: after a hyphen between letters or digits, or
 * beside a character of a script that is written without spaces.
 */
function mayDivideWord(text: string, at: number, run: string): boolean {
  const after = text.slice(at + run.length, at + run.length + 2);
  const isHyphen = LINE_END_HYPHENS.test(text.charAt(at - 1));
  if (isHyphen || run.includes('\xAD')) {
    const end = isHyphen ? at - 1 : at;
    return WORD_START.test(after) && WORD_END.test(text.slice(Math.max(0, end - 2), end));
  }
  const before = text.slice(Math.max(0, at - 2), at);
  if (text.charAt(at - 1) < FIRST_WITHOUT_SPACES && after < FIRST_WITHOUT_SPACES) return false;
  return before !== '' && after !== '' && (NO_SPACES_END.test(before) || WITHOUT_SPACES.test(after));
}

/** The dashes of Unicode (hyphens, dashes, the minus sign) and the Hebrew maqaf. */
const DASHES = /[\u058A\u05BE\u2010-\u2015\u2043\u2212]/g;
const QUOTES = new RegExp(`[${QUOTATION_MARKS}]`, 'g');
