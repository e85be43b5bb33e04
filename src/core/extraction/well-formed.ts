/** Replaces half surrogate pairs in an extraction, because a passage needs a UTF-8 form. */
import type { Extraction, Segment, SegmentLoss } from './extraction.ts';
import { codePointLength } from '../passage/offsets.ts';

function wellFormedSegment(segment: Segment): Segment {
  if (segment.text.isWellFormed()) return segment;
  const halves = /\p{Surrogate}/gu;
  const [first] = segment.text.matchAll(halves);
  const loss: SegmentLoss = {
    code: 'unmapped-character',
    count: segment.text.match(halves)?.length ?? 1,
    at: codePointLength(segment.text.slice(0, first?.index)),
  };
  return { ...segment, text: segment.text.toWellFormed(), losses: [...(segment.losses ?? []), loss] };
}

/**
 * Returns the extraction with U+FFFD in place of each lone surrogate, recorded as a loss. The same one if it has none.
 */
export function wellFormed(extraction: Extraction): Extraction {
  if (extraction.segments.every(({ text }) => text.isWellFormed())) return extraction;
  return { ...extraction, segments: extraction.segments.map(wellFormedSegment) };
}
