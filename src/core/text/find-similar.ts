/** The entry point of approximate search: finds the text most similar to a quote, in bounded time. */
import search from 'approx-string-match';
import { codePointLength, offsetsOf, utf16Offset, codePointOffset } from './offsets.ts';

// Approximate search by edit distance for patterns of limited length, used to find changed quotes.

/** A range [start, end) of a text and its edit distance from the pattern. */
interface Match {
  readonly start: number;
  readonly end: number;
  readonly errors: number;
}

/** The maximum pattern length, because finding the start of a match takes time that grows with its square. */
const MAX_PATTERN = 512;

/**
 * Returns the range of the text that differs least from the pattern, by at most `maxErrors` inserted, deleted or
 * replaced units; undefined if there is none, or for an empty pattern. Of equally good ranges, returns one that starts
 * near `near`. All offsets are units of the text.
 */
export function findSimilar(text: string, pattern: string, maxErrors: number, near: number): Match | undefined {
  const few = Math.min(FEW, maxErrors);
  const nearest = findWithin(text, pattern, few, near);
  return nearest || few === maxErrors ? nearest : findWithin(text, pattern, maxErrors, near);
}

/**
 * The number of errors to try first: most changed texts differ by little, and the library's work grows with the number
 * of errors. Fewer errors do not change the result, because the fewest errors win.
 */
const FEW = 12;

function findWithin(text: string, pattern: string, maxErrors: number, near: number): Match | undefined {
  let best: Match | undefined;
  for (const from of chunkStarts(text.length, pattern.length, near)) {
    const allowed = best === undefined ? maxErrors : best.errors - 1;
    if (allowed < 0) break;
    const chunk = text.slice(from, from + chunkSize(pattern.length) + pattern.length + allowed);
    const nearest = nearestMatch(chunk, pattern, allowed, near - from);
    if (nearest !== undefined) best = { start: from + nearest.start, end: from + nearest.end, errors: nearest.errors };
  }
  return best;
}

function chunkSize(patternLength: number): number {
  return Math.max(2048, 4 * patternLength);
}

/**
 * Returns the starts of overlapping chunks, the nearest first. Chunks limit the library's work in a text that matches
 * everywhere: once a chunk has a match, matches in the others must be better.
 */
function chunkStarts(length: number, patternLength: number, near: number): readonly number[] {
  const size = chunkSize(patternLength);
  const starts = Array.from({ length: Math.ceil(length / size) }, (_, index) => index * size);
  const distance = (start: number): number => Math.abs(start + size / 2 - near);
  return starts.sort((one, other) => distance(one) - distance(other));
}

/**
 * The library's ends are right, but its starts can belong to a match with another end, so that the text between them
 * differs by more than it says. Therefore only its ends are used, and the starts are computed here.
 */
function nearestMatch(text: string, pattern: string, maxErrors: number, near: number): Match | undefined {
  const nearEnd = near + pattern.length;
  return search(text, pattern, maxErrors)
    .sort((one, other) => Math.abs(one.end - nearEnd) - Math.abs(other.end - nearEnd))
    .slice(0, 4)
    .map(({ end, errors }) => ({ start: startOf(text, pattern, end, errors), end, errors }))
    .sort((one, other) => lengthDifference(one, pattern) - lengthDifference(other, pattern))
    .at(0);
}

/**
 * Returns the difference between the lengths of the match and the pattern, because a replaced letter is likelier than a
 * lost and an added one.
 */
function lengthDifference(match: Match, pattern: string): number {
  return Math.abs(match.end - match.start - pattern.length);
}

/**
 * Returns the start of the range that ends at `end` and differs from the pattern by exactly `errors`, the one with the
 * length nearest to the pattern's. Computes one table row for each unit of text before the end.
 */
function startOf(text: string, pattern: string, end: number, errors: number): number {
  const length = pattern.length;
  const row = Uint16Array.from({ length: length + 1 }, (_, index) => index);
  let best = row[length] === errors ? end : -1;
  for (let start = end - 1; start >= Math.max(0, end - length - errors); start--) {
    advanceRow(row, pattern, text.charCodeAt(start));
    if (row[length] !== errors) continue;
    if (best < 0 || Math.abs(end - start - length) < Math.abs(end - best - length)) best = start;
  }
  return best;
}

/** Adds one unit of text, read backwards, to the table of edit distances from the pattern's ends. */
function advanceRow(row: Uint16Array, pattern: string, unit: number): void {
  let diagonal = row[0] ?? 0;
  row[0] = diagonal + 1;
  for (let index = 1; index < row.length; index++) {
    const above = row[index] ?? 0;
    const replaced = diagonal + (pattern.charCodeAt(pattern.length - index) === unit ? 0 : 1);
    row[index] = Math.min(replaced, above + 1, (row[index - 1] ?? 0) + 1);
    diagonal = above;
  }
}

// Narrows a long text to the few places where a changed quote may be.

/** A range of code points of a text. */
interface Window {
  readonly from: number;
  readonly to: number;
}

/** The number of seeds of the quote that are looked up in the text. */
const SEEDS = 8;
/** A seed that occurs more often does not help to find the quote. */
const COMMON = 8;
const MAX_WINDOWS = 8;

/**
 * Returns the windows of the text that may contain text similar to the quote: around occurrences of a few of its
 * characters, with `slack` code points on either side. The window with the most seeds comes first, then the one nearest
 * to `near`.
 */
function seedWindows(text: string, quote: string, near: number, slack: number): readonly Window[] {
  const length = codePointLength(quote);
  const starts = seedHits(text, quote).sort((one, other) => one - other);
  const windows: { from: number; to: number; hits: number }[] = [];
  for (const start of starts) {
    const last = windows.at(-1);
    if (last !== undefined && start - slack <= last.to) {
      last.to = start + length + slack;
      last.hits++;
    } else windows.push({ from: Math.max(0, start - slack), to: start + length + slack, hits: 1 });
  }
  const distance = (window: Window): number => Math.abs(window.from - near);
  return windows.sort((one, other) => other.hits - one.hits || distance(one) - distance(other)).slice(0, MAX_WINDOWS);
}

/** For each seed found, the code point at which the quote would start; it can be before the text. */
function seedHits(text: string, quote: string): number[] {
  const offsets = offsetsOf(text);
  const size = Math.min(16, Math.max(4, Math.floor(quote.length / 4)));
  const step = Math.max(size, Math.floor(quote.length / SEEDS));
  const hits: number[] = [];
  for (let at = 0; at + size <= quote.length; at += step) {
    const before = codePointLength(quote.slice(0, at));
    for (const place of rareOccurrences(text, quote.slice(at, at + size))) {
      hits.push(offsets.toCodePoint(utf16Offset(place)) - before);
    }
  }
  return hits;
}

/** Returns the occurrences of the seed, in UTF-16 units; empty if there are too many. */
function rareOccurrences(text: string, seed: string): readonly number[] {
  const results: number[] = [];
  for (let at = text.indexOf(seed); at >= 0; at = text.indexOf(seed, at + 1)) {
    if (results.length === COMMON) return [];
    results.push(at);
  }
  return results;
}

// Finds a changed quote that is too long for one approximate search, by aligning its pieces.

/** A quote that is searched piece by piece. All numbers are code points. */
export interface LongQuote {
  readonly length: number;
  readonly maxErrors: number;
  pieceErrors(length: number): number;
}

/** Finds the occurrence of one piece of the quote that is nearest to its expected start. */
export interface PieceFinder {
  /** Searches everywhere; without `thorough`, only where a sample of the piece is unchanged. */
  find(piece: Window, expected: number, maxErrors: number, thorough: boolean): Match | undefined;
  findWithin(piece: Window, window: Window, expected: number, maxErrors: number): Match | undefined;
}

const PIECE = 256;

/**
 * Finds one piece that is almost unchanged, then the pieces before and after it, each no farther away than the
 * remaining errors allow. Text between pieces and missing pieces count as errors, so that the sum is at least the edit
 * distance. The range goes from the first found piece to the last. `near` is the expected start of the quote.
 */
function alignPieces(quote: LongQuote, finder: PieceFinder, near: number): Match | undefined {
  const pieces = piecesOf(quote.length);
  for (const first of anchorOrder(pieces.length)) {
    const piece = pieces[first];
    if (piece === undefined) continue;
    const anchor = finder.find(piece, near + piece.from, quote.pieceErrors(PIECE), first === 0);
    if (anchor === undefined) continue;
    const after = extend(quote, finder, pieces.slice(first + 1), anchor, 1);
    const whole = extend(quote, finder, pieces.slice(0, first).toReversed(), after, -1);
    if (whole.errors <= quote.maxErrors) return whole;
  }
  return undefined;
}

/** The pieces of the quote in order. The last may be up to twice as long as the others. */
function piecesOf(length: number): readonly Window[] {
  const count = Math.floor(length / PIECE);
  return Array.from({ length: count }, (_, index) => ({
    from: index * PIECE,
    to: index === count - 1 ? length : (index + 1) * PIECE,
  }));
}

/** The pieces to try as the anchor, spread over the quote, because a change is often at one end. */
function anchorOrder(count: number): ReadonlySet<number> {
  return new Set([0, count - 1, Math.floor(count / 2), Math.floor(count / 4), Math.floor((3 * count) / 4)]);
}

/**
 * Adds pieces one by one at the end (direction 1) or at the start (−1) of the range found so far. If a piece is
 * missing, its quarters are tried, so that little is lost where the similarity ends.
 */
function extend(quote: LongQuote, finder: PieceFinder, pieces: readonly Window[], found: Match, direction: 1 | -1) {
  const waiting = pieces.toReversed();
  let match = found;
  let lostErrors = 0;
  for (let piece = waiting.pop(); piece !== undefined; piece = waiting.pop()) {
    const length = piece.to - piece.from;
    const slack = quote.maxErrors - match.errors;
    if (slack < lostErrors) break;
    const window = windowBeside(match, direction, length + slack);
    const expected = expectedStart(match, direction, length, lostErrors);
    const next = finder.findWithin(piece, window, expected, quote.pieceErrors(length));
    if (next !== undefined) {
      match = joined(match, next, lostErrors);
      lostErrors = 0;
    } else if (length >= PIECE) waiting.push(...quarters(piece, direction).toReversed());
    else lostErrors += length;
  }
  return { ...match, errors: match.errors + lostErrors };
}

/** Returns the quarters of a piece in the direction of the search. */
function quarters(piece: Window, direction: 1 | -1): readonly Window[] {
  const place = (quarter: number): number => piece.from + Math.floor(((piece.to - piece.from) * quarter) / 4);
  const parts = [0, 1, 2, 3].map((quarter) => ({ from: place(quarter), to: place(quarter + 1) }));
  return direction === 1 ? parts : parts.toReversed();
}

function windowBeside(match: Match, direction: 1 | -1, reach: number): Window {
  return direction === 1 ? { from: match.end, to: match.end + reach } : { from: match.start - reach, to: match.start };
}

function expectedStart(match: Match, direction: 1 | -1, length: number, lostErrors: number): number {
  return direction === 1 ? match.end + lostErrors : match.start - lostErrors - length;
}

/**
 * Between the two there can be other text than the missing pieces. It counts as replaced as far as it goes, then as
 * added or deleted.
 */
function joined(match: Match, next: Match, lostErrors: number): Match {
  const gap = Math.max(next.start - match.end, match.start - next.end);
  return {
    start: Math.min(match.start, next.start),
    end: Math.max(match.end, next.end),
    errors: match.errors + next.errors + Math.max(gap, lostErrors),
  };
}

/**
 * Encodes texts with one UTF-16 unit for each code point, for algorithms that count units: equal code points get equal
 * units, and offsets are code points. It is created for one pattern. The pattern's own astral characters and lone
 * surrogates get units of the surrogate range; all others get a unit that is not in the pattern. In a pattern with more
 * than 2,046 different ones, the rest count as unequal to everything, which can only overstate a difference.
 */
export function unitWriter(pattern: string): { readonly pattern: string; write(text: string): string } {
  const units = new Map<string, string>();
  function unitOf(character: string): string {
    const cached = units.get(character);
    if (cached !== undefined || units.size === OVERFLOW - FIRST) return cached ?? String.fromCharCode(OVERFLOW);
    const unit = String.fromCharCode(FIRST + units.size);
    units.set(character, unit);
    return unit;
  }
  return {
    pattern: pattern.replace(NEEDS_A_UNIT, unitOf),
    write: (text) => text.replace(NEEDS_A_UNIT, (character) => units.get(character) ?? FOREIGN),
  };
}

const FIRST = 0xd800;
const OVERFLOW = 0xdffe;
const FOREIGN = '\uDFFF';
const NEEDS_A_UNIT = /[\u{10000}-\u{10FFFF}\uD800-\uDFFF]/gu;

/**
 * Returns the range of the text that differs least from the quote: by at most a third of the quote's characters, a
 * fifth if it has fewer than 32, none if it has fewer than 5. Undefined if none was found. Offsets are code points;
 * `near` is the expected start of the quote, and decides between equally good ranges.
 *
 * `errors` is the number of code points inserted, deleted or replaced. The work is bounded, with these limits: in a
 * text of more than 64K code points, a range farther than 32K from `near` is found only if it contains one of eight
 * samples of the quote, and that one is rare; a quote of more than 512 code points is found piece by piece, and its
 * errors are then an upper bound.
 */
export function findSimilarQuote(text: string, quote: string, near: number): Match | undefined {
  const length = codePointLength(quote);
  const maxErrors = toleratedErrors(length);
  if (maxErrors === 0) return undefined;
  const haystack = openHaystack(text, quote);
  const wholeQuote = { from: 0, to: length };
  if (length <= MAX_PATTERN) return findPiece(haystack, wholeQuote, near, maxErrors, true);
  return alignPieces(
    { length, maxErrors, pieceErrors: toleratedErrors },
    {
      find: (piece, expected, errors, thorough) => findPiece(haystack, piece, expected, errors, thorough),
      findWithin: (piece, window, expected, errors) => findIn(haystack, piece, window, expected, errors),
    },
    near,
  );
}

function toleratedErrors(length: number): number {
  return Math.floor(length < 32 ? length / 5 : length / 3);
}

/** A text and a quote, both readable by code points in comparable units. */
interface Haystack {
  readonly text: string;
  readonly length: number;
  readText(window: Window): string;
  readPattern(piece: Window): string;
  quotedText(piece: Window): string;
}

function openHaystack(text: string, quote: string): Haystack {
  const { pattern, write } = unitWriter(quote);
  return {
    text,
    length: offsetsOf(text).codePointLength,
    readText: (window) => write(slice(text, window)),
    readPattern: ({ from, to }) => pattern.slice(from, to),
    quotedText: (piece) => slice(quote, piece),
  };
}

function slice(text: string, { from, to }: Window): string {
  const offsets = offsetsOf(text);
  const utf16 = (offset: number) =>
    offsets.toUtf16(codePointOffset(Math.min(Math.max(0, offset), offsets.codePointLength)));
  return text.slice(utf16(from), utf16(to));
}

/** The distance from the expected position within which a long text is searched completely. */
const REACH = 32_768;

function findPiece(haystack: Haystack, piece: Window, near: number, maxErrors: number, thorough: boolean) {
  const short = thorough && haystack.length <= 2 * REACH;
  const windows = short ? [] : seedWindows(haystack.text, haystack.quotedText(piece), near, maxErrors);
  let best: Match | undefined;
  for (const window of windows) {
    const allowed = best === undefined ? maxErrors : best.errors - 1;
    best = findIn(haystack, piece, window, near, allowed) ?? best;
  }
  if (best !== undefined || !thorough) return best;
  const around = short ? { from: 0, to: haystack.length } : { from: near - REACH, to: near + REACH };
  return findIn(haystack, piece, around, near, maxErrors);
}

function findIn(haystack: Haystack, piece: Window, window: Window, near: number, maxErrors: number): Match | undefined {
  const from = Math.max(0, window.from);
  if (maxErrors < 0 || window.to <= from) return undefined;
  const text = haystack.readText({ from, to: window.to });
  const match = findSimilar(text, haystack.readPattern(piece), maxErrors, near - from);
  return match && { start: from + match.start, end: from + match.end, errors: match.errors };
}
