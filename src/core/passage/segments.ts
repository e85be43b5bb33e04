import type { CodePointSpan } from './span.ts';
import type { CodePointOffset } from './offsets.ts';

/** A marked span; `key` says what marks it and is used once. */
export interface Mark {
  readonly key: number;
  readonly span: CodePointSpan;
}

/** A stretch [start, end) of code points under the same marks. */
export interface MarkSegment {
  readonly start: CodePointOffset;
  readonly end: CodePointOffset;
  /** Keys of the marks over the stretch, in the order the marks were given; at least one. */
  readonly keys: readonly number[];
}

export function markSegments(length: number, marks: readonly Mark[]): readonly MarkSegment[] {
  void length;
  void marks;
  return [];
}

/** The part of sorted segments that is in [start, end) code points, clipped to it; `keys` arrays stay the same ones. */
export function segmentsBetween(segments: readonly MarkSegment[], start: number, end: number): readonly MarkSegment[] {
  void start;
  void end;
  return segments;
}

export function assignLanes(marks: readonly Mark[]): ReadonlyMap<number, number> {
  void marks;
  return new Map();
}

export { blocksOf } from './blocks.ts';
export type { TextBlock } from './blocks.ts';
