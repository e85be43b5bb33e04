/** Finds the boundaries of user-perceived characters in texts of any length. */
import { splitsPair } from './offsets.ts';

/**
 * User-perceived characters (extended grapheme clusters, UAX #29) of long texts. Only a window around the given offset
 * is segmented, so the cost is the same in a text of 10 MB. All offsets are UTF-16.
 */
const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Returns the character with the UTF-16 unit at `at`, which must be inside the text. */
export function characterAt(text: string, at: number): { readonly start: number; readonly end: number } {
  // WebKit 2.50 adds the character before to the answer for the first half of a surrogate pair, but not for the second.
  const offset = splitsPair(text, at + 1) ? at + 1 : at;
  for (let reach = 64; ; reach *= 8) {
    const from = windowStart(text, at, reach);
    const to = windowEnd(text, at + reach);
    const containing = segmenter.segment(text.slice(from, to)).containing(offset - from);
    const start = from + (containing?.index ?? 0);
    const end = start + (containing?.segment.length ?? 1);
    if ((start > from || isPlainBoundary(text, from)) && (end < to || to === text.length)) return { start, end };
  }
}

/** Whether the UTF-16 offset cuts no character. The start and the end of the text cut none. */
export function isCharacterBoundary(text: string, at: number): boolean {
  return isPlainBoundary(text, at) || characterAt(text, at).start === at;
}

/** Returns the nearest offset at or before `at` that cuts no character. */
export function characterStart(text: string, at: number): number {
  return isPlainBoundary(text, at) ? at : characterAt(text, at).start;
}

/** Returns the nearest offset at or after `at` that cuts no character. */
export function characterEnd(text: string, at: number): number {
  if (isPlainBoundary(text, at)) return at;
  const { start, end } = characterAt(text, at);
  return start === at ? at : end;
}

/**
 * Returns an offset at most `reach` before `at` from which segmentation can start: a certain boundary if there is one.
 */
function windowStart(text: string, at: number, reach: number): number {
  const lowest = Math.max(0, at - reach);
  for (let place = at; place > lowest; place--) if (isPlainBoundary(text, place)) return place;
  let from = splitsPair(text, lowest) ? lowest - 1 : lowest;
  // Flags are pairs of regional indicators counted from the start of their run, so a run must not be cut.
  while (from >= 2 && isRegionalIndicator(text, from - 2)) from -= 2;
  return from;
}

function windowEnd(text: string, at: number): number {
  const to = Math.min(text.length, at);
  return splitsPair(text, to) ? to + 1 : to;
}

function isRegionalIndicator(text: string, at: number): boolean {
  const codePoint = text.codePointAt(at) ?? 0;
  return codePoint >= 0x1f1e6 && codePoint <= 0x1f1ff;
}

/** Boundaries that need no segmenter: the text's ends, and between two letters of kinds that never join into one. */
function isPlainBoundary(text: string, at: number): boolean {
  if (at <= 0 || at >= text.length) return true;
  const before = text.charCodeAt(at - 1);
  const after = text.charCodeAt(at);
  return isPlain(before) && isPlain(after) && !(before === 0x0d && after === 0x0a);
}

/**
 * Latin-1 to IPA; Cyrillic, Hebrew and Arabic letters; Devanagari and Thai consonants; kana, ideographs, Hangul
 * syllables.
 */
function isPlain(unit: number): boolean {
  if (unit < 0x300) return true;
  if (unit < 0x3041) {
    return (
      (unit >= 0x400 && unit <= 0x481) ||
      (unit >= 0x5d0 && unit <= 0x5ea) ||
      (unit >= 0x620 && unit <= 0x64a) ||
      (unit >= 0x904 && unit <= 0x939) ||
      (unit >= 0xe01 && unit <= 0xe2e)
    );
  }
  return unit <= 0x3096 || (unit >= 0x3400 && unit <= 0x9fff) || (unit >= 0xac00 && unit <= 0xd7a3);
}
