/** Decides whether a match in a text is a whole word, in any script, and widens spans to whole words. */
import { offsetsOf, splitsPair } from './offsets.ts';
import { NO_SPACES, JOINING, WITHOUT_SPACES } from './scripts.ts';
import { spanFromUtf16, type CodePointSpan } from './span.ts';

// Decides whether an offset is inside a word or number, and widens spans to whole ones.

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

/**
 * Whether a letter, digit or mark touches the range of UTF-16 offsets from outside, so that it is only part of a
 * word. Scripts that are written without spaces (Han, kana, Thai, Lao, Khmer, Myanmar) have no such boundary: there
 * only a mark touches, because it changes its letter.
 *
 * Invisible characters are skipped, as the eye does: "US" is part of a word if only a joiner is between it and an "A".
 * A zero width non-joiner in a joining script is a boundary, because it separates letters visibly there.
 */
export function touchesWord(text: string, start: number, end: number): boolean {
  return touchesWordBefore(text, start) || touchesWordAfter(text, start, end);
}

/** Whether something touches the start of a range; a mark at its own start touches the text before it. */
export function touchesWordBefore(text: string, start: number): boolean {
  const [, before = '', gap = ''] = GAP_BEFORE.exec(text.slice(Math.max(0, start - WordEdgesREACH), start)) ?? [];
  const first = /^./su.exec(text.slice(start, start + 2))?.[0] ?? '';
  return MARK.test(first) || touch(before, gap, first);
}

/** Whether something touches the end of the range. */
export function touchesWordAfter(text: string, start: number, end: number): boolean {
  const [, gap = '', after = ''] = GAP_AFTER.exec(text.slice(end, end + WordEdgesREACH)) ?? [];
  const last = /.$/su.exec(text.slice(Math.max(start, end - 2), end))?.[0] ?? '';
  return MARK.test(after) || touch(last, gap, after);
}

/**
 * Widens the span to whole words if it ends inside one but the quote begins or ends with a letter or digit. Not in
 * scripts written without spaces, and by at most 32 characters. Spans are in code points.
 */
export function wordAround(text: string, given: CodePointSpan, quote: string): CodePointSpan {
  const offsets = offsetsOf(text);
  const [start, end] = [offsets.toUtf16(given.start), offsets.toUtf16(given.end)];
  const head = WordEdgesWORD.test(quote) && WORD_START.test(text.slice(start, end));
  const tail = WORD_END.test(quote) && WORD_END.test(text.slice(start, end));
  const before = head ? (WORD_END.exec(text.slice(Math.max(0, start - WordEdgesREACH), start))?.[0] ?? '') : '';
  const after = tail ? (WORD_START.exec(text.slice(end, end + WordEdgesREACH))?.[0] ?? '') : '';
  return spanFromUtf16(text, start - before.length, end + after.length);
}

/**
 * Widens the span by the words before it that the quote begins with, and by those after it that the quote ends with.
 * The most similar range can lack a short one, such as “A”. Changes no edge that has the quote’s word already, and
 * nothing in scripts written without spaces.
 */
export function withSharedEdges(text: string, given: CodePointSpan, quote: string): CodePointSpan {
  const offsets = offsetsOf(text);
  const [start, end] = [offsets.toUtf16(given.start), offsets.toUtf16(given.end)];
  return spanFromUtf16(text, sharedStart(text, start, end, quote), sharedEnd(text, start, end, quote));
}

/**
 * Removes the words before the quote's first one and after its last one, if the span has more words than the quote. A
 * range as long as the quote includes them in place of marks that are not of the passage.
 */
export function withoutAddedWords(text: string, given: CodePointSpan, quote: string): CodePointSpan {
  const offsets = offsetsOf(text);
  const [start, end] = [offsets.toUtf16(given.start), offsets.toUtf16(given.end)];
  const [within, quoted] = [wordsIn(text.slice(start, end)), wordsIn(quote)];
  const extra = within.length - quoted.length;
  if (extra <= 0) return given;
  const first = Math.max(
    0,
    within.slice(0, extra + 1).findIndex(({ word }) => word === quoted[0]?.word),
  );
  const last = within.slice(first - extra - 1).findLast(({ word }) => word === quoted.at(-1)?.word);
  const isEnd = last === undefined || last === within.at(-1);
  return spanFromUtf16(text, first > 0 ? start + (within[first]?.start ?? 0) : start, isEnd ? end : start + last.end);
}

function sharedStart(text: string, start: number, end: number, quote: string): number {
  const quoted = wordsIn(quote.slice(0, EDGE));
  const within = wordsIn(text.slice(start, Math.min(end, start + EDGE)));
  if (within[0]?.word === quoted[0]?.word) return start;
  const from = Math.max(0, start - EDGE);
  // The text may have been cut within its first word, and a word that goes on in the span is not whole.
  const before = wordsIn(text.slice(from, start)).slice(from === 0 ? 0 : 1);
  if (within[0]?.start === 0 && before.at(-1)?.end === start - from) return start;
  const shared = before[before.length - overlap(before, quoted)];
  return shared ? from + shared.start : start;
}

function sharedEnd(text: string, start: number, end: number, quote: string): number {
  const quoted = wordsIn(quote.slice(-EDGE));
  const from = Math.max(start, end - EDGE);
  const within = wordsIn(text.slice(from, end));
  if (within.at(-1)?.word === quoted.at(-1)?.word) return end;
  const after = wordsIn(text.slice(end, end + EDGE)).slice(0, end + EDGE >= text.length ? undefined : -1);
  if (within.at(-1)?.end === end - from && after[0]?.start === 0) return end;
  const shared = after[overlap(quoted, after) - 1];
  return shared ? end + shared.end : end;
}

interface Word {
  readonly word: string;
  readonly start: number;
  readonly end: number;
}

function wordsIn(text: string): readonly Word[] {
  return Array.from(text.matchAll(WORDS), ({ 0: word, index }) => ({ word, start: index, end: index + word.length }));
}

/** Returns how many words at the end of one list are those at the beginning of the other, at most. */
function overlap(ending: readonly Word[], beginning: readonly Word[]): number {
  for (let count = Math.min(ending.length, beginning.length); count > 0; count -= 1)
    if (ending.slice(-count).every(({ word }, index) => word === beginning[index]?.word)) return count;
  return 0;
}

/** How far from an edge shared words are searched, in UTF-16 units. */
const EDGE = 128;

/** The maximum number of invisible characters that are skipped, in UTF-16 units. */
const WordEdgesREACH = 64;

const GAP_BEFORE = /(.)(\p{Default_Ignorable_Code_Point}*)$/su;
const GAP_AFTER = /^(\p{Default_Ignorable_Code_Point}*)(.)/su;
const MARK = /^[\p{M}\uFF9E\uFF9F]/u;
const WordEdgesWORD = /^[\p{L}\p{N}\p{M}]/u;

function touch(before: string, gap: string, after: string): boolean {
  if (!WordEdgesWORD.test(before) || !WordEdgesWORD.test(after)) return false;
  if (gap.includes('\u200C') && JOINING.test(before)) return false;
  return !WITHOUT_SPACES.test(before) && !WITHOUT_SPACES.test(after);
}

/** Word characters of scripts written with spaces, at the start and at the end of a string. */
const WORD_START = new RegExp(`^(?:(?!${NO_SPACES})[\\p{L}\\p{N}\\p{M}]){1,32}`, 'u');
const WORD_END = new RegExp(`(?:(?!${NO_SPACES})[\\p{L}\\p{N}\\p{M}]){1,32}$`, 'u');
const WORDS = new RegExp(`(?:(?!${NO_SPACES})[\\p{L}\\p{N}\\p{M}])+`, 'gu');
