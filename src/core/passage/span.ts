import type { CodePointOffset } from './offsets.ts';

/** A half-open range [start, end) of a text, in Unicode code points (specification 2.4). */
export interface CodePointSpan {
  readonly start: CodePointOffset;
  readonly end: CodePointOffset;
}
