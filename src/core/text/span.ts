/** Spans in code points: creates and compares them, reads their text, and converts UTF-16 ranges to them. */
import { codePointOffset, offsetsOf, utf16Offset, type CodePointOffset } from './offsets.ts';

/** A half-open range [start, end) of a text, in Unicode code points (specification 2.4). */
export interface CodePointSpan {
  readonly start: CodePointOffset;
  readonly end: CodePointOffset;
}

/** Creates the span [start, end), in code points. Throws RangeError unless 0 ≤ start ≤ end are whole numbers. */
export function span(start: number, end: number): CodePointSpan {
  if (end < start) throw new RangeError(`a span cannot end at ${end}, before its start ${start}`);
  return { start: codePointOffset(start), end: codePointOffset(end) };
}

/** Returns the span of a claim that may be incomplete or wrong; undefined if the numbers are not a span. */
export function spanOf(
  given: { readonly start?: unknown; readonly end?: unknown } | undefined,
): CodePointSpan | undefined {
  const { start, end } = given ?? {};
  if (!isOffset(start) || !isOffset(end) || end < start) return undefined;
  return { start, end };
}

/** Returns a span as “120–180”, in code points from the start of the passage. The end is exclusive. */
export function spanInWords({ start, end }: CodePointSpan): string {
  return `${String(start)}–${String(end)}`;
}

/** Returns the number of code points in the span. */
export function spanLength(given: CodePointSpan): number {
  return given.end - given.start;
}

/** Whether two spans are equal. */
export function sameSpan(one: CodePointSpan, other: CodePointSpan): boolean {
  return one.start === other.start && one.end === other.end;
}

/** Returns the text at the span; undefined if the span is not completely inside the text or ends before it starts. */
export function textAt(text: string, given: CodePointSpan): string | undefined {
  const offsets = offsetsOf(text);
  if (!(given.start >= 0 && given.start <= given.end && given.end <= offsets.codePointLength)) return undefined;
  return text.slice(offsets.toUtf16(given.start), offsets.toUtf16(given.end));
}

/** Converts UTF-16 offsets of a text to a span in code points. Throws RangeError beyond the text. */
export function spanFromUtf16(text: string, start: number, end: number): CodePointSpan {
  const offsets = offsetsOf(text);
  return { start: offsets.toCodePoint(utf16Offset(start)), end: offsets.toCodePoint(utf16Offset(end)) };
}

function isOffset(value: unknown): value is CodePointOffset {
  return Number.isSafeInteger(value) && (value as number) >= 0;
}
