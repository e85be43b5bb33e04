/** Finds a changed quote that is too long for one approximate search, by aligning its pieces. */
import type { Match } from './approximate.ts';
import type { Window } from './seeds.ts';

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
export function alignPieces(quote: LongQuote, finder: PieceFinder, near: number): Match | undefined {
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
