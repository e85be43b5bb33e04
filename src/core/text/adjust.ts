/** Moves one edge of a span by a character, word or sentence, widens spans to whole characters, and finds a word. */
import { characterEnd, characterStart, characterAt } from './graphemes.ts';
import { codePointOffset, offsetsOf } from './offsets.ts';
import { spanFromUtf16, type CodePointSpan } from './span.ts';
import { nextStop, type AdjustUnit } from './sentences.ts';

/** How to move one edge of a span. */
export interface Adjustment {
  readonly edge: 'start' | 'end';
  readonly direction: 'widen' | 'narrow';
  readonly unit: AdjustUnit;
  /** BCP 47 tag of the text's language; 'en' if it is missing or invalid. */
  readonly locale?: string | undefined;
}

/**
 * Returns the span with one edge moved by a character, word or sentence (UAX #29). Spans are in code points.
 *
 * - A word edge skips white space and punctuation: a start stops at a word's first letter, an end after its last.
 *   A sentence edge excludes the white space around the sentence; a line break ends a sentence.
 * - Widening with no word or sentence left goes to the end of the text, so that repeating it reaches everything.
 * - Narrowing never empties the span: if it would, the span is returned unchanged.
 * - A span that ends beyond the text is first cut to it. Only the moved edge avoids cutting a character.
 */
export function adjustSpan(text: string, given: CodePointSpan, adjustment: Adjustment): CodePointSpan {
  const [start, end] = clampedUtf16(text, given);
  const { edge, direction, unit, locale } = adjustment;
  const widen = direction === 'widen';
  const forward = (edge === 'end') === widen;
  const stop = nextStop(text, edge === 'start' ? start : end, { edge, forward, unit, locale });
  const moved = stop ?? (widen ? (forward ? text.length : 0) : undefined);
  if (moved === undefined || (!widen && (moved <= start || moved >= end))) return spanFromUtf16(text, start, end);
  return edge === 'start' ? spanFromUtf16(text, moved, end) : spanFromUtf16(text, start, moved);
}

/**
 * Returns the smallest span that contains the given one and cuts no user-perceived character: no combining sequence,
 * emoji sequence, Hangul syllable or CR LF. An empty span between two characters stays empty. Spans are in code points;
 * one that ends beyond the text is first cut to it.
 */
export function snapToCharacters(text: string, given: CodePointSpan): CodePointSpan {
  const [start, end] = clampedUtf16(text, given);
  return spanFromUtf16(text, characterStart(text, start), characterEnd(text, end));
}

function clampedUtf16(text: string, given: CodePointSpan): readonly [number, number] {
  const offsets = offsetsOf(text);
  const start = Math.min(given.start, offsets.codePointLength);
  const end = Math.max(start, Math.min(given.end, offsets.codePointLength));
  return [offsets.toUtf16(codePointOffset(start)), offsets.toUtf16(codePointOffset(end))];
}

/**
 * Returns the word (UAX #29) that contains the character at an offset in code points. Between words, it is the
 * character itself; at the end of the text, an empty span. `locale` is a BCP 47 tag.
 */
export function wordAt(text: string, offset: number, locale: string | undefined): CodePointSpan {
  const offsets = offsetsOf(text);
  const at = offsets.toUtf16(codePointOffset(Math.min(offset, offsets.codePointLength)));
  if (at === text.length) return spanFromUtf16(text, at, at);
  const end = nextStop(text, at, { edge: 'end', forward: true, unit: 'word', locale });
  const start = end && nextStop(text, end, { edge: 'start', forward: false, unit: 'word', locale });
  if (end !== undefined && start !== undefined && start <= at) return spanFromUtf16(text, start, end);
  const character = characterAt(text, at);
  return spanFromUtf16(text, character.start, character.end);
}
