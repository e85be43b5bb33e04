/** Finds the next character, word or sentence boundary for the edge of a span. */
import { characterAt, characterEnd, characterStart } from './graphemes.ts';
import { splitsPair } from './offsets.ts';
import { joinSentences, type TextSegment } from './sentences.ts';

/** The units by which an edge of a span moves. A character is a user-perceived one (a grapheme cluster, UAX #29). */
export type AdjustUnit = 'character' | 'word' | 'sentence';

/** A movement: the edge, its direction and its unit. */
export interface StopSearch {
  readonly edge: 'start' | 'end';
  readonly forward: boolean;
  readonly unit: AdjustUnit;
  readonly locale: string | undefined;
}

/**
 * Returns the nearest offset strictly before or after `at` at which the edge may stop; undefined if there is none. A
 * start stops at the first letter of a word or sentence, an end after the last. Offsets are UTF-16; none cuts a
 * character.
 */
export function nextStop(text: string, at: number, search: StopSearch): number | undefined {
  if (search.unit === 'character') return nextCharacter(text, at, search.forward);
  const segmenter = segmenterFor(search.locale, search.unit);
  for (let reach = REACH[search.unit]; ; reach *= 4) {
    const window = windowAround(text, at, reach);
    const stop = stopIn(text, at, search, segmenter, window);
    if (stop !== undefined) return stop;
    if (window.from === 0 && window.to === text.length) return undefined;
  }
}

const REACH = { word: 256, sentence: 2048 };
/** Near a cut, segments can differ from those of the whole text, so stops near a cut are ignored. */
const MARGIN = 64;

interface Window {
  readonly from: number;
  readonly to: number;
}

function nextCharacter(text: string, at: number, forward: boolean): number | undefined {
  if (forward) return at < text.length ? characterAt(text, at).end : undefined;
  return at > 0 ? characterAt(text, at - 1).start : undefined;
}

function windowAround(text: string, at: number, reach: number): Window {
  const from = Math.max(0, at - reach);
  const to = Math.min(text.length, at + reach);
  return { from: splitsPair(text, from) ? from - 1 : from, to: splitsPair(text, to) ? to + 1 : to };
}

function stopIn(text: string, at: number, search: StopSearch, segmenter: Intl.Segmenter, window: Window) {
  const first = window.from === 0 ? 0 : window.from + MARGIN;
  const last = window.to === text.length ? text.length : window.to - MARGIN;
  let best: number | undefined;
  const segments = segmenter.segment(text.slice(window.from, window.to));
  for (const segment of search.unit === 'sentence' ? joinSentences(segments, search.locale) : segments) {
    const piece = trimSegment(segment);
    if (piece === undefined) continue;
    const stop = snapToStop(text, window.from + piece[search.edge], search.edge);
    if (stop < first || stop > last) continue;
    if (search.forward && stop > at) return stop;
    if (!search.forward && stop < at) best = stop;
  }
  return best;
}

/** Returns a segment without the white space around it; undefined for white space and anything that is not a word. */
function trimSegment(
  segment: TextSegment & { readonly isWordLike?: boolean | undefined },
): { readonly start: number; readonly end: number } | undefined {
  const text = segment.segment;
  const before = text.length - text.trimStart().length;
  if (segment.isWordLike === false || before === text.length) return undefined;
  return { start: segment.index + before, end: segment.index + text.trimEnd().length };
}

function snapToStop(text: string, at: number, edge: 'start' | 'end'): number {
  return edge === 'start' ? characterStart(text, at) : characterEnd(text, at);
}

const segmenters = new Map<string, Intl.Segmenter>();

function segmenterFor(locale: string | undefined, granularity: 'word' | 'sentence'): Intl.Segmenter {
  const key = `${granularity} ${locale}`;
  const cached = segmenters.get(key) ?? createSegmenter(locale, granularity);
  segmenters.set(key, cached);
  return cached;
}

/** A file can contain any language tag. An invalid one must not cause an error. */
function createSegmenter(locale: string | undefined, granularity: 'word' | 'sentence'): Intl.Segmenter {
  try {
    return new Intl.Segmenter([locale ?? 'en', 'en'], { granularity });
  } catch (error) {
    if (error instanceof RangeError) return new Intl.Segmenter('en', { granularity });
    throw error;
  }
}
