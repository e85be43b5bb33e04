/** Decides whether a match in a text is a whole word, in any script, and widens spans to whole words. */
import { offsetsOf } from './offsets.ts';
import { spanFromUtf16, type CodePointSpan } from './span.ts';
import { JOINING, NO_SPACES, WITHOUT_SPACES } from './scripts.ts';

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
  const [, before = '', gap = ''] = GAP_BEFORE.exec(text.slice(Math.max(0, start - REACH), start)) ?? [];
  const first = /^./su.exec(text.slice(start, start + 2))?.[0] ?? '';
  return MARK.test(first) || touch(before, gap, first);
}

/** Whether something touches the end of the range. */
export function touchesWordAfter(text: string, start: number, end: number): boolean {
  const [, gap = '', after = ''] = GAP_AFTER.exec(text.slice(end, end + REACH)) ?? [];
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
  const head = WORD.test(quote) && WORD_START.test(text.slice(start, end));
  const tail = WORD_END.test(quote) && WORD_END.test(text.slice(start, end));
  const before = head ? (WORD_END.exec(text.slice(Math.max(0, start - REACH), start))?.[0] ?? '') : '';
  const after = tail ? (WORD_START.exec(text.slice(end, end + REACH))?.[0] ?? '') : '';
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
const REACH = 64;

const GAP_BEFORE = /(.)(\p{Default_Ignorable_Code_Point}*)$/su;
const GAP_AFTER = /^(\p{Default_Ignorable_Code_Point}*)(.)/su;
const MARK = /^[\p{M}\uFF9E\uFF9F]/u;
const WORD = /^[\p{L}\p{N}\p{M}]/u;

function touch(before: string, gap: string, after: string): boolean {
  if (!WORD.test(before) || !WORD.test(after)) return false;
  if (gap.includes('\u200C') && JOINING.test(before)) return false;
  return !WITHOUT_SPACES.test(before) && !WITHOUT_SPACES.test(after);
}

/** Word characters of scripts written with spaces, at the start and at the end of a string. */
const WORD_START = new RegExp(`^(?:(?!${NO_SPACES})[\\p{L}\\p{N}\\p{M}]){1,32}`, 'u');
const WORD_END = new RegExp(`(?:(?!${NO_SPACES})[\\p{L}\\p{N}\\p{M}]){1,32}$`, 'u');
const WORDS = new RegExp(`(?:(?!${NO_SPACES})[\\p{L}\\p{N}\\p{M}])+`, 'gu');
