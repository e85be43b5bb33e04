import type { Utf16Offset } from './offsets.ts';

/**
 * The UTF-16 offset of the first surrogate that is not half of a pair; undefined where there is none. Such a text has
 * no UTF-8 form and is refused at the door (decisions, 1).
 */
export function loneSurrogateAt(text: string): Utf16Offset | undefined {
  if (text.isWellFormed()) return undefined;
  return text.search(/\p{Surrogate}/u) as Utf16Offset;
}
