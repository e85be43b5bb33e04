/**
 * The passage search of the interface. Ignores case, spacing, punctuation marks and what text extraction changes.
 */
import { replaceMapped, type MappedText } from './fold.ts';
import { LINE_END, LOST_HYPHEN, literalForm, searchable, type SearchForm } from './searchable.ts';
import { cacheByText, splitsPair } from './offsets.ts';
import { characterEnd, characterStart } from './graphemes.ts';
import { UNWRITTEN } from './scripts.ts';
import { spanFromUtf16, type CodePointSpan } from './span.ts';
import { touchesWord } from './word-edges.ts';

/** A range of a search form, in units of its `text`. */
interface FormRange {
  readonly start: number;
  readonly end: number;
}

/**
 * Finds the next occurrence of a needle at or after an offset. Successive offsets must not decrease. Undefined if there
 * are no more.
 */
type NextRange = (from: number) => FormRange | undefined;

/**
 * Finds a needle in a text if line ends may divide words in either: a hyphen before a line end may be part of the word
 * ("well-⏎known") or not ("har-⏎bour"), and a line end in a script without spaces may be a space or nothing. Includes
 * the occurrences without line ends, but not those of a needle of only hyphens and spaces.
 */
function findDivided(form: SearchForm, needle: string): NextRange {
  const lead = /^[- \uFFFE]*/.exec(needle)?.[0].length ?? 0;
  const core = needle.slice(lead).replace(DIVIDING, '');
  if (core === '') return () => undefined;
  const { text: joined, toOriginalStart } = withoutDivisions(form);
  let at = joined.indexOf(core);
  let range: FormRange | undefined;
  return (from) => {
    if (range && range.start >= from) return range;
    for (; at >= 0; at = joined.indexOf(core, at + 1)) {
      const start = toOriginalStart(at) - lead;
      const end = start < from ? -1 : matchEnd(form.marked, start, needle);
      if (end < 0) continue;
      at = joined.indexOf(core, at + 1);
      return (range = { start, end });
    }
    return (range = undefined);
  };
}

/** The characters that may be at a line end inside a word. */
const DIVIDING = /-\n|[-\n\uFFFE]/g;

const joinedForms = new WeakMap<SearchForm, MappedText>();

/** Returns the marked text without hyphens and line ends inside words, computed once. */
function withoutDivisions(form: SearchForm): MappedText {
  const cached = joinedForms.get(form) ?? replaceMapped(form.marked, DIVIDING, () => '');
  joinedForms.set(form, cached);
  return cached;
}

/** Returns the end of the needle in the text if it is at `start`, else -1. Only line ends may differ. */
function matchEnd(text: string, start: number, needle: string): number {
  let [at, index] = [start, 0];
  while (index < needle.length) {
    const [one, other] = [text.charAt(at), needle.charAt(index)];
    if (one === other || isSame(one, other)) [at, index] = [at + 1, index + 1];
    else if (divisionAt(text, at) > 0) at += divisionAt(text, at);
    else if (divisionAt(needle, index) > 0) index += divisionAt(needle, index);
    else return -1;
  }
  return at;
}

function isSame(one: string, other: string): boolean {
  return isEither(one, other, LINE_END, ' ') || isEither(one, other, LOST_HYPHEN, '-');
}

function isEither(one: string, other: string, mark: string, plain: string): boolean {
  return (one === mark && other === plain) || (one === plain && other === mark);
}

/**
 * Returns the length of what a line end inside a word may add to it: a line end, with a hyphen or without, or a hyphen.
 */
function divisionAt(text: string, at: number): number {
  const unit = text.charAt(at);
  if (unit === LINE_END || unit === LOST_HYPHEN) return 1;
  return unit === '-' && text.charAt(at + 1) === LINE_END ? 2 : 0;
}

/** How to search. */
export interface FindOptions {
  /** Distinguishes upper and lower case. */
  readonly matchCase?: boolean;
  /** Only matches that no letter, digit or mark touches. Ignored for scripts written without spaces. */
  readonly wholeWords?: boolean;
  /** The maximum number of matches. Defaults to 10,000. */
  readonly limit?: number;
}

/**
 * Returns the occurrences of the query in the text: spans of the original text in code points, in order, without
 * overlap.
 *
 * Texts that differ only as `searchable` describes are equal, and so are texts in which line ends divide words, with a
 * hyphen or, in scripts written without spaces, without one. White space around the query is ignored. A query without
 * visible characters finds nothing; one of characters that are ignored elsewhere, such as a tatweel, finds exactly
 * these. A span never covers only part of a user-perceived character: it is widened, so that क finds the कि that it
 * begins.
 */
export function findInText(text: string, query: string, options: FindOptions = {}): readonly CodePointSpan[] {
  const { matchCase = false, limit = 10_000 } = options;
  const needle = searchNeedle(query, matchCase);
  const formOf = needle.isLiteral ? literalForm : matchCase ? searchableText : searchableFolded;
  const place = { base: 0, until: text.length, last: 0 };
  return needle.text === '' ? [] : spansIn(text, formOf(text), needle, place, { ...options, limit });
}

/** A query in the form in which it is searched for. */
export interface SearchNeedle {
  /** '' finds nothing. */
  readonly text: string;
  /** The text with its line ends inside words marked. */
  readonly marked: string;
  /** Whether it is searched in texts as they are, and not in their search forms. */
  readonly isLiteral: boolean;
}

/** Returns the form of a query that is searched for. */
export function searchNeedle(query: string, matchCase: boolean): SearchNeedle {
  const { text, marked } = searchable(query, matchCase);
  const words = text.trim();
  if (words === '') return { text: query.replace(INVISIBLE, ''), marked: '', isLiteral: true };
  // A pasted line end is a space in a field of one line.
  return { text: words, marked: marked.trim().replace(SPACE_AFTER_HYPHEN, LINE_END), isLiteral: false };
}

const INVISIBLE =
  /^[\p{White_Space}\p{Default_Ignorable_Code_Point}]+|[\p{White_Space}\p{Default_Ignorable_Code_Point}]+$/gu;
const SPACE_AFTER_HYPHEN = /(?<=[\p{L}\p{M}\p{N}]-) (?=[\p{L}\p{N}])/gu;

/** The part of a text that a form was made from. All offsets are UTF-16, in the whole text. */
export interface SearchPlace {
  /** Where the form's original starts. */
  readonly base: number;
  /** Matches that start here or later are left out. */
  readonly until: number;
  /** The end of the last match before. Matches that start before it are left out. */
  readonly last: number;
}

/** Returns the matches of a needle in the form of a part of the text, like `findInText`. */
export function spansIn(
  text: string,
  form: SearchForm,
  needle: SearchNeedle,
  { base, until, last: lastBefore }: SearchPlace,
  { wholeWords = false, limit = Infinity }: Pick<FindOptions, 'wholeWords' | 'limit'>,
): readonly CodePointSpan[] {
  const spans: CodePointSpan[] = [];
  const next = rangesOf(form, needle);
  let last = lastBefore;
  for (let range = next(0); range && spans.length < limit;) {
    const [from, to] = [form.toOriginalStart(range.start) + base, form.toOriginalEnd(range.end) + base];
    if (from >= until) break;
    const isWhole = !form.splitsPiece(range.start) && !form.splitsPiece(range.end);
    const isFree = from >= last && isWhole && isMatch(text, from, to, wholeWords);
    const [start, end] = isFree ? [characterStart(text, from), characterEnd(text, to)] : [0, 0];
    const isUsed = isFree && start >= last;
    if (isUsed) {
      spans.push(spanFromUtf16(text, start, end));
      last = end;
    }
    range = next(isUsed ? range.end : range.start + 1);
  }
  return spans;
}

/** Finds a needle as it is, and where line ends divide its words. */
export function rangesOf(form: SearchForm, needle: Pick<SearchNeedle, 'text' | 'marked'>): NextRange {
  const whole = findWhole(form.text, needle.text);
  if (form.marked === form.text && needle.marked === needle.text) return whole;
  const divided = findDivided(form, needle.marked);
  return (from) => earlierRange(whole(from), divided(from));
}

function findWhole(text: string, needle: string): NextRange {
  let range: FormRange | undefined = { start: -1, end: -1 };
  return (from) => {
    if (!range || range.start >= from) return range;
    const start = text.indexOf(needle, from);
    return (range = start < 0 ? undefined : { start, end: start + needle.length });
  };
}

function earlierRange(one: FormRange | undefined, other: FormRange | undefined): FormRange | undefined {
  if (!one || !other) return one ?? other;
  return other.start < one.start ? other : one;
}

/** Whether a range covers only whole code points and, if asked, whole words. */
function isMatch(text: string, from: number, to: number, wholeWords: boolean): boolean {
  if (splitsPair(text, from) || splitsPair(text, to)) return false;
  return !wholeWords || isWholeWord(text, from, to);
}

/** Whether no other word touches a range. Marks that searches ignore belong to it. */
function isWholeWord(text: string, from: number, to: number): boolean {
  const before = UNWRITTEN_LAST.exec(text.slice(Math.max(0, from - REACH), from))?.[0].length ?? 0;
  const after = UNWRITTEN_FIRST.exec(text.slice(to, to + REACH))?.[0].length ?? 0;
  return !touchesWord(text, from - before, to + after);
}

const UNWRITTEN_LAST = new RegExp(`${UNWRITTEN}+$`);
const UNWRITTEN_FIRST = new RegExp(`^${UNWRITTEN}+`);
/** The maximum number of such marks in a row, in UTF-16 units. */
const REACH = 16;

const REMEMBERED_UNITS = 24_000_000;
const searchableText = cacheByText((text) => searchable(text, true), REMEMBERED_UNITS);
const searchableFolded = cacheByText((text) => searchable(text, false), REMEMBERED_UNITS);
