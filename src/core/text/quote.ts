/** Anchors quotes in passages: whether the text at a span is exact, moved, ambiguous, changed or missing. */
import { codePointLength, codePointOffset, offsetsOf, splitsPair } from './offsets.ts';
import { searchNeedle, spansIn, type FindOptions } from './search.ts';
import { searchable } from './searchable.ts';
import { textAt, span, spanFromUtf16, spanLength, type CodePointSpan } from './span.ts';
import { findSimilarQuote } from './find-similar.ts';
import { snapToCharacters } from './adjust.ts';
import { widenToWholeWords, withoutAddedWords, withSharedEdges, wordAround } from './word-edges.ts';

// Other forms of a quote, without what copying and language models add to the words of a passage.

/**
 * Returns the quote without what is not of its passage, the likeliest form first; none if there is nothing of the kind.
 * These are escapes (HTML, URL, JSON, mail), brackets and emphasis around words, and at the ends quotation marks,
 * ellipses, insertions in brackets, list markers, labels, citations and an added full stop.
 */
export function otherForms(quote: string): readonly string[] {
  const plain = unescaped(quote);
  const bare = bareQuote(quote);
  const forms = [
    plain,
    withoutAddedMarks(plain.replace(MARKED, '$1')),
    bare,
    bare.replace(/[.,;:]$/, ''),
    withoutAddedMarks(bare.replace(/\s\([^()\n]{1,60}\)$/, '')),
    withoutAddedMarks(bare.replace(/^[\p{L}\p{N}][\p{L}\p{N} ]{0,30}[:：]\s/u, '')),
  ];
  return [...new Set(forms)].filter((form) => form !== quote && HAS_WORDS.test(form));
}

const HAS_WORDS = /[\p{L}\p{N}]/u;

/** Signs of emphasis, tags, and the brackets of an editor around words. */
const MARKED = /[*_~`]+|<\/?[a-z][^<>\n]{0,60}>|\[([^[\]\n]{1,60})\]/giu;

/** Returns the words of a quote, unescaped and without added marks at the ends; the quote if it has no words. */
function bareQuote(quote: string): string {
  const bare = withoutAddedMarks(unescaped(quote));
  return HAS_WORDS.test(bare) ? bare : quote;
}

/**
 * Returns the parts of a quote from which text was left out inside, in their order; none if nothing was left out. Each
 * part has a letter or digit.
 */
function partsOfElided(quote: string): readonly string[] {
  const parts = unescaped(quote)
    .split(LEFT_OUT)
    .map((part) => withoutAddedMarks(part).trim())
    .filter((part) => HAS_WORDS.test(part));
  return parts.length > 1 ? parts : [];
}

const LEFT_OUT =
  /[[({<]\s*(?:\.(?:\s?\.)+|…+|(?:text |words )?(?:snip(?:ped)?|omitted|cut|gap))\s*[\])}>]|\.{2,}|\.(?:\s\.){2,}|…+/iu;

/** Returns the longest part of a quote from which text was left out inside; undefined if nothing was left out. */
export function longestPart(quote: string): string | undefined {
  return partsOfElided(quote).toSorted((one, other) => other.length - one.length)[0];
}

/** Quotation marks, ellipses, emphasis, tags, insertions in brackets and signs of lists and headings at the start. */
const ADDED_FIRST =
  /^(?:[\s"“”„‟«»‹›‘’‚'「」『』《》*_~`]+|\.{2,}|…|<\/?[a-z][^<>\n]{0,60}>|\[[^\]\n]{0,60}\]|【[^】\n]{0,60}】|\(\s*(?:\.{3}|…)\s*\)|(?:[-•–—#>]+|\d{1,2}[.)]|\(?[a-z\d]{1,2}\))(?=\s))/iu;
/** Quotation marks, ellipses, emphasis, tags and citations at the end: “[3]”, “(12)”, superscript numbers. */
const ADDED_LAST =
  /(?:[\s"“”„‟«»‹›‘’‚'「」『』《》*_~`]+|(?<=["”»’'」』》])[,;]|\.{2,}|…|<\/?[a-z][^<>\n]{0,60}>|\[[^\]\n]{0,60}\]|【[^】\n]{0,60}】|\((?:\d{1,3}|\s*(?:\.{3}|…)\s*)\)|[¹²³⁰⁴-⁹]+)$/iu;

/** The reach of a search for added marks at the end, which would take very long in a text of marks (UTF-16 units). */
const LONGEST_ADDED = 200;

function withoutAddedMarks(quote: string): string {
  let words = quote;
  for (let before = ''; before !== words;) {
    before = words;
    words = words.replace(ADDED_FIRST, '');
    const tail = words.slice(-LONGEST_ADDED);
    words = words.slice(0, words.length - tail.length) + tail.replace(ADDED_LAST, '');
  }
  return words;
}

const ENTITY = /&(?:#x([\da-f]{1,6})|#(\d{1,7})|([a-z]{2,6}));/gi;
const ESCAPE =
  /((?:%[\da-f]{2})+|(?:=[\da-f]{2}){2,})|=\r?\n|\\(?:u([\da-f]{4})|u\{([\da-f]{1,5})\}|x([\da-f]{2})|([nrt"\\/]))/gi;
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

/** Decodes the escapes of HTML, URLs, mail and JSON, also escaped ones. */
function unescaped(quote: string): string {
  let text = quote;
  for (let count = 0; count < MAX_ESCAPED; count++) {
    const before = text;
    text = decodeEntities(text).replace(ESCAPE, (_, bytes?: string, ...rest: (string | undefined)[]) => {
      if (bytes !== undefined) return decodedBytes(bytes);
      const [unit, point, byte, control = ''] = rest;
      const hex = unit ?? point ?? byte;
      return hex === undefined ? (CONTROLS[control] ?? control) : String.fromCodePoint(Number.parseInt(hex, 16));
    });
    if (text === before) break;
  }
  return text;
}

/** How many times a text can be escaped. */
const MAX_ESCAPED = 3;

function decodedBytes(bytes: string): string {
  try {
    return decodeURIComponent(bytes.replaceAll('=', '%'));
  } catch {
    return bytes;
  }
}

// Finds the words of a quote in a text that writes them differently, for a person to accept.

/** The same words, and how they are written. */
interface SameWords {
  readonly span: CodePointSpan;
  /** The text at the span. */
  readonly text: string;
  /** An upper bound of the code points that are inserted, deleted or replaced. */
  readonly errors: number;
}

/** The distance from the expected position within which the words are searched, in UTF-16 units. */
const REACH = 32_768;

/**
 * Returns the place nearest to `near` (code points) where the text has the words of the quote, as searches compare
 * them; undefined if there is none within 32K units. Only this part is folded, so the cost is the same in a text of
 * 10 MB.
 */
function findSameWords(
  text: string,
  quote: string,
  near: number,
  { matchCase = true, wholeWords = false }: Pick<FindOptions, 'matchCase' | 'wholeWords'> = {},
): SameWords | undefined {
  const needle = searchNeedle(quote, matchCase);
  if (needle.isLiteral) return undefined;
  const offsets = offsetsOf(text);
  const expected = offsets.toUtf16(codePointOffset(Math.max(0, Math.min(near, offsets.codePointLength))));
  const base = wholeAt(text, Math.max(0, expected - REACH));
  const until = wholeAt(text, Math.min(text.length, expected + quote.length + REACH));
  const form = searchable(text.slice(base, until), matchCase);
  const spans = spansIn(text, form, needle, { base, until, last: base }, { wholeWords });
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
  if (same !== undefined) return changedTo(text, same.span, quote);
  // Similar text would keep some parts and drop others.
  if (longestPart(quote) !== undefined) return locateElided(text, quote, near);
  const forms = otherForms(quote);
  for (const form of forms) {
    const found = findSameWords(text, form, near, { wholeWords: true });
    if (found !== undefined) return changedTo(text, found.span, quote);
  }
  for (const form of [quote, ...forms]) {
    const found = findSameWords(text, form, near, { matchCase: false, wholeWords: true });
    if (found !== undefined) return changedTo(text, found.span, quote);
  }
  return locateSimilar(text, bareQuote(quote), near);
}

function changedTo(text: string, found: CodePointSpan, quote: string): AnchorState {
  const whole = snapToCharacters(text, widenToWholeWords(text, found) ?? found);
  const words = textAt(text, whole) ?? '';
  return { state: 'changed', span: whole, text: words, errors: maxErrors(quote, words) };
}

function locateSimilar(text: string, quote: string, near: number): AnchorState {
  const match = findSimilarQuote(text, quote, near);
  if (match === undefined) return { state: 'missing' };
  const found = span(match.start, match.end);
  const edges = withSharedEdges(text, wordAround(text, found, quote), quote);
  const whole = withWholeEdges(text, withoutAddedWords(text, edges, quote), quote);
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
    words.at(0) === quote.at(0) ? SPACE_FIRST : NO_WORD_FIRST,
    words.at(-1) === quote.at(-1) ? SPACE_LAST : NO_WORD_LAST,
  ];
  const before = codePointLength(head.exec(words)?.[0] ?? '');
  const after = codePointLength(tail.exec(words)?.[0] ?? '');
  if (before + after >= spanLength(found)) return found;
  const inner = span(found.start + before, found.end - after);
  return snapToCharacters(text, widenToWholeWords(text, inner) ?? inner);
}

const SPACE_FIRST = /^\s+/u;
const SPACE_LAST = /\s+$/u;
const NO_WORD_FIRST = /^[^\p{L}\p{N}\p{M}\p{S}]+/u;
const NO_WORD_LAST = /[^\p{L}\p{N}\p{M}\p{S}]+$/u;

/** The maximum number of code points from the first to the last part of a quote from which text was left out. */
const MOST_ELIDED = 4000;

/**
 * Returns the range from the first part of an elided quote to the last, if all of them follow each other. It includes
 * what was left out, which can be the word “not”, so that a person sees it. The longest part is found first, because a
 * short one can be anywhere.
 */
function locateElided(text: string, quote: string, near: number): AnchorState {
  const parts = partsOfElided(quote);
  const longest = parts.indexOf(longestPart(quote) ?? '');
  const found = findPart(text, parts[longest] ?? '', near);
  if (!found) return { state: 'missing' };
  let [start, end] = [Number(found.start), Number(found.end)];
  for (const part of parts.slice(longest + 1)) {
    const next = findPart(slice(text, end, start + MOST_ELIDED), part, 0);
    if (!next) return { state: 'missing' };
    end += next.end;
  }
  for (const part of parts.slice(0, longest).toReversed()) {
    const from = Math.max(0, end - MOST_ELIDED);
    const before = findPart(slice(text, from, start), part, start - from);
    if (!before) return { state: 'missing' };
    start = from + before.start;
  }
  return changedTo(text, span(start, end), quote);
}

function slice(text: string, from: number, to: number): string {
  return textAt(text, span(from, Math.max(from, Math.min(to, offsetsOf(text).codePointLength)))) ?? '';
}

/** Returns the place of a part: in the same characters, in another case, or of similar text. */
function findPart(text: string, part: string, near: number): CodePointSpan | undefined {
  const found =
    findSameWords(text, part, near, { wholeWords: true }) ??
    findSameWords(text, part, near, { matchCase: false, wholeWords: true });
  if (found) return found.span;
  const similar = locateSimilar(text, part, near);
  return similar.state === 'changed' ? similar.span : undefined;
}

/**
 * Finds a claim's text in the revised text of its passage (architecture, invariant 5). Like `anchorState`, with one
 * difference: text that occurs several times in the earlier text can only be identified by its position. If the revised
 * text has another number of occurrences, it is not known which of them is missing, so the state is ambiguous, even
 * with a single occurrence. Without the earlier text (`before`), this cannot be checked.
 */
export function placeInRevision(
  text: string,
  before: string | undefined,
  at: CodePointSpan | undefined,
  actual: string,
): AnchorState {
  const anchor = anchorState(text, at, actual);
  if (before === undefined || (anchor.state !== 'exact' && anchor.state !== 'moved')) return anchor;
  const earlier = findQuote(before, actual).length;
  if (earlier < 2) return anchor;
  const spans = findQuote(text, actual);
  return spans.length === earlier && anchor.state === 'exact' ? anchor : { state: 'ambiguous', spans };
}
