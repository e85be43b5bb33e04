import { codePointOffset, offsetsOf } from '../../core/passage/offsets.ts';
import { snapToCharacters } from '../../core/passage/adjust.ts';
import type { CodePointSpan } from '../../core/passage/span.ts';

/** A piece of a text with its context, each on one line. */
export interface Excerpt {
  readonly before: string;
  readonly words: string;
  readonly after: string;
}

/**
 * Returns the text at a span with up to `around` code points on either side, cut between characters. Runs of white
 * space become one space.
 */
export function excerptOf(text: string, span: CodePointSpan, around = 40, most = 160): Excerpt {
  const { codePointLength } = offsetsOf(text);
  const end = Math.min(span.end, codePointLength);
  const start = Math.min(span.start, end);
  const left = Math.max(0, start - around);
  const right = Math.min(codePointLength, end + around);
  const before = sliceOf(text, left, start);
  const after = sliceOf(text, end, right);
  return {
    before: (left > 0 ? '…' : '') + oneLine(before),
    words: shortened(oneLine(sliceOf(text, start, end)), most),
    after: oneLine(after) + (right < codePointLength ? '…' : ''),
  };
}

/** Shortens a text to at most `most` code points, with an ellipsis in the middle. */
export function shortened(text: string, most: number): string {
  const { codePointLength } = offsetsOf(text);
  if (codePointLength <= most) return text;
  const head = sliceOf(text, 0, Math.ceil(most * 0.6));
  const tail = sliceOf(text, codePointLength - Math.floor(most * 0.4), codePointLength);
  return `${head.trimEnd()} … ${tail.trimStart()}`;
}

/** Replaces runs of white space, including line breaks, with single spaces. */
export function oneLine(text: string): string {
  return text.replace(/\s+/gu, ' ');
}

function sliceOf(text: string, start: number, end: number): string {
  const offsets = offsetsOf(text);
  const whole = snapToCharacters(text, { start: codePointOffset(start), end: codePointOffset(end) });
  return text.slice(offsets.toUtf16(whole.start), offsets.toUtf16(whole.end));
}
