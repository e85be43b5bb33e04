/** The entry point of approximate search: finds the text most similar to a quote, in bounded time. */
import { findSimilar, MAX_PATTERN, type Match } from './approximate.ts';
import { unitWriter } from './code-point-units.ts';
import { alignPieces } from './long-quote.ts';
import { codePointLength, codePointOffset, offsetsOf } from './offsets.ts';
import { seedWindows, type Window } from './seeds.ts';

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
