/** Decides whether an offset is inside a word or number, and widens spans to whole ones. */
import { offsetsOf, splitsPair } from './offsets.ts';
import { NO_SPACES } from './scripts.ts';
import { spanFromUtf16, type CodePointSpan } from './span.ts';

/**
 * Whether a UTF-16 offset is inside a word or number of the text.
 *
 * - A word is letters, digits and marks, with the hyphens and apostrophes between them (“ex-minister”, “isn’t”), or an
 *   abbreviation with full stops inside (“U.S.”). A hyphen or soft hyphen at a line end joins too.
 * - A number is digits with their sign, separators and decimals, and a percent, degree or currency sign that touches
 *   them. Digits in groups of three with single spaces between them are one number.
 * - Scripts written without spaces have no words here, but a mark is never parted from its letter.
 *
 * Invisible characters are skipped, as the eye does.
 */
export function cutsWord(text: string, at: number): boolean {
  if (at <= 0 || at >= text.length) return false;
  if (splitsPair(text, at)) return true;
  const [before, after] = [text.slice(Math.max(0, at - REACH), at), text.slice(at, at + REACH)];
  const isAtLineEnd = HYPHEN_AT_CUT.test(before) && (LINE_END_LAST.test(before) || LINE_END_FIRST.test(after));
  const head = withoutInvisible(isAtLineEnd ? before.replace(HYPHEN_AT_CUT, '-') : before);
  const tail = withoutInvisible(isAtLineEnd ? after.trimStart() : after);
  return CUTS.some(([last, first]) => first.test(tail) && last.test(head));
}

/** Whether only a word for “and” that Arabic and Hebrew write with the next word is before a UTF-16 offset. */
export function followsAttachedAnd(text: string, at: number): boolean {
  return /(?<![\p{L}\p{N}\p{M}])[\u0648\u0641\u05D5]$/u.test(text.slice(Math.max(0, at - 4), at));
}

/**
 * Widens a span to whole words and numbers. Undefined if one of them is longer than 64 characters. Spans are in code
 * points.
 */
export function widenToWholeWords(text: string, { start, end }: CodePointSpan): CodePointSpan | undefined {
  const offsets = offsetsOf(text);
  const from = edgeFrom(text, offsets.toUtf16(start), -1);
  const to = edgeFrom(text, offsets.toUtf16(end), 1);
  return from === undefined || to === undefined ? undefined : spanFromUtf16(text, from, to);
}

/** Returns the nearest offset in one direction that is not inside a word or number. */
function edgeFrom(text: string, from: number, step: 1 | -1): number | undefined {
  for (let at = from; Math.abs(at - from) <= REACH; at += step) if (!cutsWord(text, at)) return at;
  return undefined;
}

/** How far on either side of an offset the text is read, in UTF-16 units. */
const REACH = 64;

/** Removes invisible characters, and joins what a hyphen or soft hyphen at a line end divides. */
function withoutInvisible(text: string): string {
  return PLAIN.test(text) ? text : text.replace(DIVISION, '-').replace(INVISIBLE, '');
}

const PLAIN = /^[ -~]*$/;
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/gu;
const DIVISION = /[-\xAD\u2010\u2011\uFFFE][^\S\n\v\f\r\x85\u2028\u2029]*[\n\v\f\r\x85\u2028\u2029]\s*(?=\S)/g;
const HYPHEN_AT_CUT = /[-\xAD\u2010\u2011\uFFFE]\s*$/;
const LINE_END_LAST = /[\n\v\f\r\x85\u2028\u2029]\s*$/;
const LINE_END_FIRST = /^[^\S\n\v\f\r\x85\u2028\u2029]*[\n\v\f\r\x85\u2028\u2029]/;

const LETTER = '[\\p{L}\\p{N}\\p{M}]';
/** A letter, digit or mark of a word. */
const WORD = `(?:(?!${NO_SPACES})[\\p{L}\\p{N}\\p{M}_])`;
const INITIAL = `(?<!${LETTER})(?!${NO_SPACES})\\p{L}`;
const JOINER = "[-\\u2010\\u2011'\\u2018\\u2019\\u201B\\u02BB\\u02BC\\uFF07&\\xB7\\u058A\\u05BE\\u05F3\\u05F4]";
const DIGIT = '\\p{Nd}';
const SEPARATOR =
  "[-.,:/^_'\\u2018\\u2019\\u2010-\\u2013\\u2212\\u2044\\u066B\\u066C\\xB7\\uFF0C\\uFF0E\\uFF1A\\uFF0F\\uFF0D]";
const SIGN = '[-+~<>\\xB1\\u2010-\\u2013\\u2212\\u2213\\u2248\\u2264\\u2265\\uFE63\\uFF0B\\uFF0D]';
const SUFFIX = '[%+\\u2030\\u2031\\uFF05\\u066A\\xB0\\u2103\\u2109\\u2032\\u2033\\p{Sc}]';
const GROUPING = '[ \\xA0\\u2007-\\u2009\\u202F]';
/** The first groups of a number in groups of three digits. */
const GROUPS = `(?<!${DIGIT}[.,]?)${DIGIT}{1,3}(?:${GROUPING}${DIGIT}{3})*`;
const GROUP = `${DIGIT}{3}(?!${DIGIT})`;

/** What is before and after an offset inside a word or number. */
const CUTS: readonly (readonly [last: RegExp, first: RegExp])[] = (
  [
    ['\\S', '[\\p{M}\\p{Emoji_Modifier}\\uFF9E\\uFF9F]'],
    [WORD, WORD],
    [WORD + JOINER, WORD],
    [WORD, JOINER + WORD],
    [`${INITIAL}\\.`, '\\p{L}'],
    [INITIAL, `\\.\\p{L}(?!${LETTER})`],
    [`${DIGIT}${SEPARATOR}{1,2}`, DIGIT],
    [`${DIGIT}${SEPARATOR}`, SEPARATOR + DIGIT],
    [DIGIT, `${SEPARATOR}{1,2}${DIGIT}`],
    [`(?<!${LETTER})(?:${SIGN}|\\p{Sc})+`, `(?:${SIGN}|\\p{Sc})*\\.?${DIGIT}`],
    ['\\p{Sc}', `${SIGN}?\\.?${DIGIT}`],
    ['\\p{L}', `\\p{Sc}${SIGN}?\\.?${DIGIT}`],
    [`(?<!${LETTER}|\\.)\\.`, DIGIT],
    [DIGIT, SUFFIX],
    [`${DIGIT}\\xB0`, '\\p{L}'],
    [GROUPS + GROUPING, GROUP],
    [GROUPS, GROUPING + GROUP],
  ] as const
).map(([last, first]) => [new RegExp(`${last}$`, 'u'), new RegExp(`^${first}`, 'u')]);
