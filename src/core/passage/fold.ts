/** Case folding and other normalisations of texts for comparing them, with mappings back to the original. */
import { replaceMapped, identityMapping, type MappedText } from './mapped-text.ts';

/**
 * Folds the case of a text: full Unicode case folding (Unicode 5.18, CaseFolding.txt C and F), the same in every
 * locale. ß and ẞ become ss, ſ becomes s, every sigma becomes σ, ligatures are split. İ becomes i with a dot above and
 * ı stays ı, so that neither equals the i of other languages. Cherokee folds to its small letters, not to its capitals,
 * which distinguishes the same letters. Lone surrogates stay.
 */
export function foldCase(text: string): string {
  return lowerCase(text.replace(FOLDED_ONE_BY_ONE, foldCharacter));
}

/** Replaces runs of white space by one space, removes it at the ends, and replaces all quotation marks by ' or ". */
export function foldWhiteSpaceAndQuotes(text: string): string {
  return text
    .replace(/\p{White_Space}+/gu, ' ')
    .replace(/^ | $/g, '')
    .replace(QUOTES, plainQuote);
}

/** foldCase with a mapping to the original. */
export function caseFolded(text: string): MappedText {
  const mapped = replaceMapped(text, FOLDED_ONE_BY_ONE, foldCharacter);
  return { ...mapped, text: lowerCase(mapped.text) };
}

/** Normalization Form C with a mapping to the original. */
export function composedForm(text: string): MappedText {
  if (text.normalize('NFC') === text) return identityMapping(text);
  return replaceMapped(text, COMPOSABLE, (piece) => piece.normalize('NFC'));
}

/** Matches all characters that do not fold to their lower case or change their length, and some others. */
const FOLDED_ONE_BY_ONE =
  /[\u0345\xB5\xDF\u0130\u0149\u017F\u01F0\u0390\u03B0\u03C2\u03D0-\u03D6\u03F0-\u03F5\u0587\u1C80-\u1C88\u1E96-\u1E9E\u1F50-\u1FFC\uFB00-\uFB17]/g;

function foldCharacter(character: string): string {
  return character.toLowerCase().toUpperCase().toLowerCase();
}

/** Lower case without the rule that gives the last sigma of a word another form. */
function lowerCase(text: string): string {
  return text.toLowerCase().replaceAll('ς', 'σ');
}

/**
 * Matches the pieces that NFC can change: a character with everything that can be composed with it (marks, Hangul
 * vowels and finals, one Kirat Rai vowel), and characters with another form by themselves.
 */
const COMPOSABLE =
  /[^][\p{M}\u1161-\u1175\u11A8-\u11C2\u{16D67}]+|[\u0340-\u0344\u0374\u037E\u0387\u0958-\u095F\u09DC-\u09DF\u0A33-\u0A5E\u0B5C\u0B5D\u0F43-\u0FB9\u1F71-\u1FFD\u2000\u2001\u2126-\u212B\u2329\u232A\u2ADC\uF900-\uFAD9\uFB1D-\uFB4E\u{1D15E}-\u{1D164}\u{1D1BB}-\u{1D1C0}\u{2F800}-\u{2FA1D}]/gu;

/** The source of the inside of a character class: the quotation marks, and the characters that are written for them. */
export const QUOTATION_MARKS =
  '\\u2018-\\u201F\\u2039\\u203A\\xAB\\xBB\\u02BC\\u2032\\u2033\\u301D-\\u301F\\uFF02\\uFF07`\\xB4';
const QUOTES = new RegExp(`[${QUOTATION_MARKS}]`, 'g');
const DOUBLE_QUOTES = /[\u201C-\u201F\xAB\xBB\u2033\u301D-\u301F\uFF02]/;

/** Returns the keyboard's quotation mark or apostrophe, " or ', for any of QUOTATION_MARKS. */
export function plainQuote(quote: string): string {
  return DOUBLE_QUOTES.test(quote) ? '"' : "'";
}
