/** Approximate search by edit distance for patterns of limited length, used to find changed quotes. */
import search from 'approx-string-match';

/** A range [start, end) of a text and its edit distance from the pattern. */
export interface Match {
  readonly start: number;
  readonly end: number;
  readonly errors: number;
}

/** The maximum pattern length, because finding the start of a match takes time that grows with its square. */
export const MAX_PATTERN = 512;

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
