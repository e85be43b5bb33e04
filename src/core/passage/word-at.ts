/** Finds the word at a place of a text. */
import { characterAt } from './graphemes.ts';
import { codePointOffset, offsetsOf } from './offsets.ts';
import { spanFromUtf16, type CodePointSpan } from './span.ts';
import { nextStop } from './sentences.ts';

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
