/** Narrows a long text to the few places where a changed quote may be. */
import { codePointLength, offsetsOf, utf16Offset } from './offsets.ts';

/** A range of code points of a text. */
export interface Window {
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
export function seedWindows(text: string, quote: string, near: number, slack: number): readonly Window[] {
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
