/** Finds the span of a text that a reviewer suggests for a claim. Only exact text is accepted. */
import { findQuote } from '../../core/passage/quote.ts';
import { spanOf } from '../../core/passage/span.ts';
import type { Suggestion } from '../../core/review-shape/types.generated.ts';

/**
 * Returns the span of a text in a passage, or why it has none, in a sentence. If the passage contains the text more
 * than once, only the one that overlaps the present span counts.
 */
export function changedSpan(
  passage: string | undefined,
  text: string,
  present: { readonly start?: unknown; readonly end?: unknown } | undefined,
): NonNullable<Suggestion['span']> | string {
  if (passage === undefined) return 'The passage is not in the casefile, so another text cannot be suggested.';
  const all = findQuote(passage, text);
  const now = spanOf(present);
  const near = all.length > 1 && now ? all.filter(({ start, end }) => start < now.end && end > now.start) : all;
  const [only, ...more] = near;
  if (!only) {
    return all.length === 0
      ? 'The passage does not contain exactly this text. Copy it from the passage.'
      : 'The passage contains this text more than once. Add words before or after it.';
  }
  if (more.length > 0) return 'The passage contains this text more than once. Add words before or after it.';
  return { start: only.start, end: only.end, offset_encoding: 'unicode-code-point' };
}
