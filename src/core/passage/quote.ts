/** Anchors quotes in passages: whether the text at a span is exact, moved, ambiguous, changed or missing. */
import { codePointLength, codePointOffset, offsetsOf, splitsPair } from './offsets.ts';
import { searchNeedle, spansIn } from './search.ts';
import { searchable } from './searchable.ts';
import { textAt, span, spanFromUtf16, spanLength, type CodePointSpan } from './span.ts';
import { findSimilarQuote } from './find-similar.ts';
import { snapToCharacters } from './adjust.ts';
import { widenToWholeWords, withSharedEdges, wordAround } from './word-edges.ts';

// Other forms of a quote, without what copying and language models add to the words of a passage.

/**
 * Returns the quote without what is not of its passage, the likeliest form first; none if there is nothing of the kind.
 * These are escapes (HTML, URL, JSON), and at the ends quotation marks, ellipses, insertions in brackets, list markers,
 * citation numbers and an added full stop.
 */
export function otherForms(quote: string): readonly string[] {
  const bare = bareQuote(quote);
  const forms = [unescaped(quote), bare, bare.replace(/[.,;:]$/, '')];
  return [...new Set(forms)].filter((form) => form !== quote && /[\p{L}\p{N}]/u.test(form));
}

/** Returns the words of a quote, unescaped and without added marks at the ends; the quote if it has no words. */
function bareQuote(quote: string): string {
  const bare = withoutAddedMarks(unescaped(quote));
  return /[\p{L}\p{N}]/u.test(bare) ? bare : quote;
}

/**
 * Returns the parts of a quote from which text was left out inside, in their order; none if nothing was left out. Each
 * part has a letter or digit.
 */
export function partsOfElided(quote: string): readonly string[] {
  const parts = unescaped(quote)
    .split(/[[(]\s*(?:\.\s?\.\s?\.|…)\s*[\])]|\.\s?\.\s?\.|…/u)
    .map((part) => withoutAddedMarks(part).trim())
    .filter((part) => /[\p{L}\p{N}]/u.test(part));
  return parts.length > 1 ? parts : [];
}

/** Quotation marks, ellipses, insertions in brackets and signs of lists and headings at the start. */
const ADDED_FIRST =
  /^(?:\s+|["“”„‟«»‹›‘’‚'「」『』《》]|\.{2,}|…|\[[^\]\n]{0,60}\]|\(\s*(?:\.{3}|…)\s*\)|(?:[-*•–—#>]|\d{1,2}[.)]|\([a-z\d]\))(?=\s))/u;
/** Quotation marks, ellipses and citations at the end: “[3]”, “(12)”, superscript numbers. */
const ADDED_LAST =
  /(?:\s+|["“”„‟«»‹›‘’‚'「」『』《》]|\.{2,}|…|\[[^\]\n]{0,60}\]|\((?:\d{1,3}|\s*(?:\.{3}|…)\s*)\)|[¹²³⁰⁴-⁹]+)$/u;

function withoutAddedMarks(quote: string): string {
  let words = quote;
  for (let before = ''; before !== words;) {
    before = words;
    words = words.replace(ADDED_FIRST, '').replace(ADDED_LAST, '');
  }
  return words;
}

const ENTITY = /&(?:#x([\da-f]{1,6})|#(\d{1,7})|([a-z]{2,6}));/gi;
const ESCAPE = /((?:%[\da-f]{2})+)|\\u([\da-f]{4})|\\([nrt"\\/])/gi;
const ENTITIES: Readonly<Record<string, string>> = {
  ...{ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00a0', shy: '\u00ad', hellip: '…' },
  ...{ lsquo: '‘', rsquo: '’', sbquo: '‚', ldquo: '“', rdquo: '”', bdquo: '„', laquo: '«', raquo: '»' },
  ...{ ndash: '–', mdash: '—', euro: '€', pound: '£', deg: '°', sect: '§', middot: '·', bull: '•', times: '×' },
};
const CONTROLS: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t' };

/** Decodes the character references of HTML: numbers, and the names that texts contain often. Others stay. */
export function decodeEntities(text: string): string {
  return text.replace(ENTITY, (escape, hex?: string, decimal?: string, name = '') => {
    if (hex === undefined && decimal === undefined) return ENTITIES[String(name)] ?? escape;
    const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : escape;
  });
}

/** Decodes the escapes of HTML, URLs and JSON. */
function unescaped(quote: string): string {
  return decodeEntities(quote).replace(ESCAPE, (_, bytes?: string, unit?: string, control = '') => {
    if (bytes !== undefined) return decodedBytes(bytes);
    if (unit !== undefined) return String.fromCharCode(Number.parseInt(unit, 16));
    return CONTROLS[String(control)] ?? String(control);
  });
}

function decodedBytes(bytes: string): string {
  try {
    return decodeURIComponent(bytes);
  } catch {
    return bytes;
  }
}

// Finds the words of a quote in a text that writes them differently, for a person to accept.

/** The same words, and how they are written. */
export interface SameWords {
  readonly span: CodePointSpan;
  /** The text at the span. */
  readonly text: string;
  /** An upper bound of the code points that are inserted, deleted or replaced. */
  readonly errors: number;
}

/** The distance from the expected position within which the words are searched, in UTF-16 units. */
const REACH = 32_768;

/**
 * Returns the place nearest to `near` (code points) where the text has the words of the quote, as searches compare them
 * with case; undefined if there is none within 32K units. Only this part is folded, so the cost is the same in a text
 * of 10 MB.
 */
function findSameWords(text: string, quote: string, near: number): SameWords | undefined {
  const needle = searchNeedle(quote, true);
  if (needle.isLiteral) return undefined;
  const offsets = offsetsOf(text);
  const expected = offsets.toUtf16(codePointOffset(Math.max(0, Math.min(near, offsets.codePointLength))));
  const base = wholeAt(text, Math.max(0, expected - REACH));
  const until = wholeAt(text, Math.min(text.length, expected + quote.length + REACH));
  const form = searchable(text.slice(base, until), true);
  const spans = spansIn(text, form, needle, { base, until, last: base }, {});
  const nearest = spans.toSorted((one, other) => Math.abs(one.start - near) - Math.abs(other.start - near))[0];
  if (nearest === undefined) return undefined;
  const words = textAt(text, nearest) ?? '';
  return { span: nearest, text: words, errors: maxErrors(quote, words) };
}

/** Moves an offset between the halves of a surrogate pair before the pair. */
function wholeAt(text: string, at: number): number {
  return splitsPair(text, at) ? at - 1 : at;
}

/** Returns the number of code points between the first and the last difference of two texts. */
function maxErrors(one: string, other: string): number {
  let [start, end] = [0, 0];
  const most = Math.min(one.length, other.length);
  while (start < most && one.charAt(start) === other.charAt(start)) start += 1;
  while (end < most - start && one.at(-1 - end) === other.at(-1 - end)) end += 1;
  const [changed, into] = [one.slice(start, one.length - end), other.slice(start, other.length - end)];
  return Math.max(codePointLength(changed), codePointLength(into));
}

/**
 * The position of a quote in a text (architecture, invariant 5). Only `exact` may be accepted without asking a person.
 *
 * - exact: it is at the expected position; without one, it occurs exactly once
 * - moved: it is not there, and occurs exactly once elsewhere
 * - ambiguous: it is not there, and occurs several times elsewhere; `spans` has at most 1,000 of them, in order
 * - changed: it does not occur, but text with the same words (as searches compare them) or similar text does; `text`
 *   differs from it by at most `errors` code points
 * - missing: nothing similar occurs, or it is empty
 */
export type AnchorState =
  | { readonly state: 'exact'; readonly span: CodePointSpan }
  | { readonly state: 'moved'; readonly span: CodePointSpan }
  | { readonly state: 'ambiguous'; readonly spans: readonly CodePointSpan[] }
  | { readonly state: 'changed'; readonly span: CodePointSpan; readonly text: string; readonly errors: number }
  | { readonly state: 'missing' };

/**
 * Returns every occurrence of the exact quote, unit for unit, in order; occurrences can overlap. Returns at most
 * `limit`. An empty quote and half a surrogate pair do not occur. Spans are in code points.
 */
export function findQuote(text: string, quote: string, limit = 1000): readonly CodePointSpan[] {
  const found: CodePointSpan[] = [];
  if (quote === '') return found;
  for (let at = text.indexOf(quote); at >= 0 && found.length < limit; at = text.indexOf(quote, at + 1)) {
    const end = at + quote.length;
    if (!splitsPair(text, at) && !splitsPair(text, end)) found.push(spanFromUtf16(text, at, end));
  }
  return found;
}

/** Finds the quote. `near` is its expected position and decides between exact and moved. */
export function locateQuote(text: string, quote: string, near?: CodePointSpan): AnchorState {
  if (quote === '') return { state: 'missing' };
  if (near !== undefined && textAt(text, near) === quote) return { state: 'exact', span: near };
  const spans = findQuote(text, quote);
  const [only] = spans;
  if (only === undefined) return locateChanged(text, quote, near?.start ?? 0);
  if (spans.length > 1) return { state: 'ambiguous', spans };
  return { state: near === undefined ? 'exact' : 'moved', span: only };
}

/**
 * Compares a claim's `actual` with its passage at its span (specification 2.4). If the claim has no usable span (see
 * spanOf), a single occurrence of its text counts as moved. Changes nothing.
 */
export function anchorState(passageText: string, at: CodePointSpan | undefined, actual: string): AnchorState {
  const found = locateQuote(passageText, actual, at);
  return at === undefined && found.state === 'exact' ? { ...found, state: 'moved' } : found;
}

function locateChanged(text: string, quote: string, near: number): AnchorState {
  const same = findSameWords(text, quote, near);
  if (same !== undefined) return { state: 'changed', ...same };
  const elided = locateElided(text, quote, near);
  if (elided !== undefined) return changedTo(text, elided, quote);
  for (const form of otherForms(quote)) {
    const found = findSameWords(text, form, near);
    if (found !== undefined) return changedTo(text, found.span, quote);
  }
  return locateSimilar(text, bareQuote(quote), near);
}

function changedTo(text: string, found: CodePointSpan, quote: string): AnchorState {
  const words = textAt(text, found) ?? '';
  return { state: 'changed', span: found, text: words, errors: maxErrors(quote, words) };
}

function locateSimilar(text: string, quote: string, near: number): AnchorState {
  const match = findSimilarQuote(text, quote, near);
  if (match === undefined) return { state: 'missing' };
  const found = span(match.start, match.end);
  const whole = withWholeEdges(text, withSharedEdges(text, wordAround(text, found, quote), quote), quote);
  const added = Math.abs(spanLength(whole) - spanLength(found));
  return { state: 'changed', span: whole, text: textAt(text, whole) ?? '', errors: match.errors + added };
}

/**
 * Removes white space at the ends, and punctuation beside it that the quote does not have, and widens to whole words
 * and characters.
 */
function withWholeEdges(text: string, found: CodePointSpan, quote: string): CodePointSpan {
  const words = textAt(text, found) ?? '';
  const [head, tail] = [
    WORD_FIRST.test(quote) ? NO_WORD_FIRST : SPACE_FIRST,
    WORD_LAST.test(quote) ? NO_WORD_LAST : SPACE_LAST,
  ];
  const before = codePointLength(head.exec(words)?.[0] ?? '');
  const after = codePointLength(tail.exec(words)?.[0] ?? '');
  if (before + after >= spanLength(found)) return found;
  const inner = span(found.start + before, found.end - after);
  return snapToCharacters(text, widenToWholeWords(text, inner) ?? inner);
}

const WORD_FIRST = /^[\p{L}\p{N}]/u;
const WORD_LAST = /[\p{L}\p{N}\p{M}]$/u;
const SPACE_FIRST = /^\s+/u;
const SPACE_LAST = /\s+$/u;
const NO_WORD_FIRST = /^[^\p{L}\p{N}\p{M}\p{S}]+/u;
const NO_WORD_LAST = /[^\p{L}\p{N}\p{M}\p{S}]+$/u;

/** The maximum number of code points from the first to the last part of a quote from which text was left out. */
const MOST_ELIDED = 4000;

/**
 * Returns the range from the first part of an elided quote to the last, if all of them follow each other. It includes
 * what was left out, which can be the word “not”, so that a person sees it.
 */
function locateElided(text: string, quote: string, near: number): CodePointSpan | undefined {
  const [first, ...rest] = partsOfElided(quote);
  if (first === undefined) return undefined;
  const start = findSameWords(text, first, near)?.span;
  let end = start?.end;
  for (const part of rest) {
    if (start === undefined || end === undefined) return undefined;
    const following =
      textAt(text, span(end, Math.min(start.start + MOST_ELIDED, offsetsOf(text).codePointLength))) ?? '';
    const found = findSameWords(following, part, 0);
    end = found && codePointOffset(end + found.span.end);
  }
  return start && end !== undefined ? span(start.start, end) : undefined;
}
