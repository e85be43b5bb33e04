/** Places the highlights of a file in the text that is composed of its chosen parts. */
import { codePointLength } from '../passage/offsets.ts';
import type { Extraction, Highlight } from './extraction.ts';

/** A highlight with its place in a composed text. */
export interface PlacedHighlight extends Omit<Highlight, 'at'> {
  /** In code points; undefined if the marked words are not one stretch of the text. */
  readonly position: { readonly start: number; readonly end: number } | undefined;
}

/**
 * Returns the highlights in the always included segments and in those of the chosen groups, in the order of the text.
 */
export function placedHighlights({ segments }: Extraction, chosen: ReadonlySet<string>): readonly PlacedHighlight[] {
  const placed: PlacedHighlight[] = [];
  let length = 0;
  for (const { separator, text, group, marks = [] } of segments) {
    if (group !== null && !chosen.has(group)) continue;
    const segmentStart = length === 0 ? 0 : length + separator.length;
    for (const { at, ...highlight } of marks) {
      const start = segmentStart + (at ?? 0);
      const position = at === null ? undefined : { start, end: start + codePointLength(highlight.quote) };
      placed.push({ ...highlight, position });
    }
    length = segmentStart + codePointLength(text);
  }
  return placed;
}

/** Counts the highlights in a file, whatever parts are chosen. */
export function countHighlights({ segments }: Extraction): number {
  return segments.reduce((sum, { marks = [] }) => sum + marks.length, 0);
}
