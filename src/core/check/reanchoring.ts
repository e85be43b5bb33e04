/** Finds where a claim’s text is in its passage if its span is wrong; fast enough to run while a person types. */
import { codePointOffset, offsetsOf, splitsPair } from '../passage/offsets.ts';
import { likenessTo, sampledText } from '../passage/likeness.ts';
import { locateQuote, longestPart, otherForms } from '../passage/quote.ts';
import { span, spanFromUtf16, textAt, type CodePointSpan } from '../passage/span.ts';
import type { Reanchoring } from '../rules/context.ts';

/** The distance (UTF-16 units) within which every occurrence is compared. Farther away, the first ones are enough. */
const near = 8192;
/**
 * Longer texts are only searched exactly. The passage panel finds similar ones, where a person waits for the result.
 */
const longestSimilar = 1000;
/** The distance (UTF-16 units) within which similar text is searched. */
const similarReach = 1000;
/** Shorter texts (UTF-16 units) have too few samples to look them up far away. */
const shortestFar = 48;
/** Shorter forms of a text (UTF-16 units) occur by chance, so they are only searched nearby. */
const shortestForm = 8;
/** Longer passages (UTF-16 units) are only searched nearby. */
const longestSearched = 65_536;
/** From this share of samples on, a passage contains the text approximately. */
const clearlyLike = 0.3;

function isWhole(text: string, at: number, quote: string): boolean {
  return !splitsPair(text, at) && !splitsPair(text, at + quote.length);
}

function nearestWithin(text: string, quote: string, expected: number): number | undefined {
  const from = Math.max(0, expected - near);
  const nearby = text.slice(from, expected + near + quote.length);
  let best: number | undefined;
  for (let at = nearby.indexOf(quote); at >= 0; at = nearby.indexOf(quote, at + 1)) {
    const match = from + at;
    const nearer = best === undefined || Math.abs(match - expected) < Math.abs(best - expected);
    if (nearer && isWhole(text, match, quote)) best = match;
    if (match > expected) break;
  }
  return best;
}

/** Returns the nearest occurrence nearby; otherwise the next or the first one, whichever is nearer. */
function nearestExact(text: string, quote: string, expected: number): number | undefined {
  if (!sampledText(text).has(quote)) return undefined;
  const nearby = nearestWithin(text, quote, expected);
  if (nearby !== undefined) return nearby;
  const first = text.indexOf(quote);
  if (first < 0) return undefined;
  const next = text.indexOf(quote, expected);
  const match = next >= 0 && next - expected < Math.abs(expected - first) ? next : first;
  return isWhole(text, match, quote) ? match : undefined;
}

/** Moves a cut that is between two halves of a surrogate pair after the pair. */
function cutAfterPair(text: string, at: number): number {
  const within = Math.max(0, Math.min(at, text.length));
  return splitsPair(text, within) ? within + 1 : within;
}

function similarNearby(text: string, quote: string, expected: number): CodePointSpan | undefined {
  if (quote.length > longestSimilar) return undefined;
  const from = cutAfterPair(text, expected - similarReach);
  const window = text.slice(from, cutAfterPair(text, expected + quote.length + similarReach));
  const shift = spanFromUtf16(text, 0, from).end;
  const expectedStart = spanFromUtf16(text, 0, expected).end - shift;
  const state = locateQuote(window, quote, span(expectedStart, expectedStart));
  return state.state === 'changed' ? span(shift + state.span.start, shift + state.span.end) : undefined;
}

/** Searches for similar text where a passage contains another form of the text, or a part, unit for unit. */
function similarAtOtherForm(text: string, quote: string, expected: number): CodePointSpan | undefined {
  if (quote.length > longestSimilar) return undefined;
  for (const form of [...otherForms(quote), longestPart(quote) ?? '']) {
    const at = form.length < shortestForm ? undefined : nearestExact(text, form, expected);
    if (at !== undefined) return similarNearby(text, quote, at);
  }
  return undefined;
}

/** Searches a whole passage for similar text, if the passage contains samples of it. */
function similarFarAway(text: string, quote: string, expected: number): CodePointSpan | undefined {
  const isSearched = quote.length >= shortestFar && quote.length <= longestSimilar && text.length <= longestSearched;
  if (!isSearched || likenessTo(quote, text) < clearlyLike) return undefined;
  const expectedStart = spanFromUtf16(text, 0, expected).end;
  const state = locateQuote(text, quote, span(expectedStart, expectedStart));
  return state.state === 'changed' ? state.span : undefined;
}

/**
 * Finds a text in a passage: the nearest exact occurrence to `start` (code points), otherwise similar text nearby,
 * otherwise similar text anywhere in a passage of ordinary length, otherwise undefined. The work is bounded, so that
 * 200 wrong spans in a long passage are handled while somebody types: far away not every occurrence is compared, and
 * similar text is only searched if samples of it occur.
 */
export function findReanchoring(text: string, start: number, actual: string): Reanchoring | undefined {
  if (actual === '' || !Number.isSafeInteger(start)) return undefined;
  const offsets = offsetsOf(text);
  const clamped = Math.max(0, Math.min(start, offsets.codePointLength));
  const expected = offsets.toUtf16(codePointOffset(clamped));
  const exact = nearestExact(text, actual, expected);
  if (exact !== undefined) {
    const only = sampledText(text).places(actual, 2).length === 1;
    return { span: spanFromUtf16(text, exact, exact + actual.length), text: actual, exact: true, only };
  }
  const similar =
    similarNearby(text, actual, expected) ??
    similarAtOtherForm(text, actual, expected) ??
    similarFarAway(text, actual, expected);
  const match = similar && textAt(text, similar);
  return similar && match ? { span: similar, text: match, exact: false, only: false } : undefined;
}
