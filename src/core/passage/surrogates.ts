/** Finds lone surrogates, which cannot be hashed or written in UTF-8. */
import type { Utf16Offset } from './offsets.ts';

/**
 * Returns the UTF-16 offset of the first lone surrogate; undefined if there is none. A text with one has no UTF-8 form
 * and cannot be opened.
 */
export function loneSurrogateAt(text: string): Utf16Offset | undefined {
  if (text.isWellFormed()) return undefined;
  return text.search(/\p{Surrogate}/u) as Utf16Offset;
}
