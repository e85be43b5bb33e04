/** Anchors quotes in passages: whether the text at a span is exact, moved, ambiguous, changed or missing. */
import { splitsPair } from './offsets.ts';
import { findSameWords } from './same-words.ts';
import { findSimilarQuote } from './similar-quote.ts';
import { snapToCharacters } from './adjust.ts';
import { span, spanFromUtf16, spanLength, textAt, type CodePointSpan } from './span.ts';
import { withSharedEdges, wordAround } from './word-edges.ts';

/**
 * The position of a quote in a text (architecture, invariant 5). Only `exact` may be accepted without asking a person.
 *
 * - exact: it is at the expected position; without one, it occurs exactly once
 * - moved: it is not there, and occurs exactly once elsewhere
 * - ambiguous: it is not there, and occurs several times elsewhere; `spans` has at most 1,000 of them, in order
 * - changed: it does not occur, but text with the same words (as searches compare them) or similar text does; `text`
 *   differs from it by at most `errors` code points
 * - missing: nothing similar occurs, or it is empty
 */
export type AnchorState =
  | { readonly state: 'exact'; readonly span: CodePointSpan }
  | { readonly state: 'moved'; readonly span: CodePointSpan }
  | { readonly state: 'ambiguous'; readonly spans: readonly CodePointSpan[] }
  | { readonly state: 'changed'; readonly span: CodePointSpan; readonly text: string; readonly errors: number }
  | { readonly state: 'missing' };

/**
 * Returns every occurrence of the exact quote, unit for unit, in order; occurrences can overlap. Returns at most
 * `limit`. An empty quote and half a surrogate pair do not occur. Spans are in code points.
 */
export function findQuote(text: string, quote: string, limit = 1000): readonly CodePointSpan[] {
  const found: CodePointSpan[] = [];
  if (quote === '') return found;
  for (let at = text.indexOf(quote); at >= 0 && found.length < limit; at = text.indexOf(quote, at + 1)) {
    const end = at + quote.length;
    if (!splitsPair(text, at) && !splitsPair(text, end)) found.push(spanFromUtf16(text, at, end));
  }
  return found;
}

/** Finds the quote. `near` is its expected position and decides between exact and moved. */
export function locateQuote(text: string, quote: string, near?: CodePointSpan): AnchorState {
  if (quote === '') return { state: 'missing' };
  if (near !== undefined && textAt(text, near) === quote) return { state: 'exact', span: near };
  const spans = findQuote(text, quote);
  const [only] = spans;
  if (only === undefined) return locateChanged(text, quote, near?.start ?? 0);
  if (spans.length > 1) return { state: 'ambiguous', spans };
  return { state: near === undefined ? 'exact' : 'moved', span: only };
}

/**
 * Compares a claim's `actual` with its passage at its span (specification 2.4). If the claim has no usable span (see
 * spanOf), a single occurrence of its text counts as moved. Changes nothing.
 */
export function anchorState(passageText: string, at: CodePointSpan | undefined, actual: string): AnchorState {
  const found = locateQuote(passageText, actual, at);
  return at === undefined && found.state === 'exact' ? { ...found, state: 'moved' } : found;
}

function locateChanged(text: string, quote: string, near: number): AnchorState {
  const same = findSameWords(text, quote, near);
  if (same !== undefined) return { state: 'changed', ...same };
  const match = findSimilarQuote(text, quote, near);
  if (match === undefined) return { state: 'missing' };
  const found = span(match.start, match.end);
  const whole = snapToCharacters(text, withSharedEdges(text, wordAround(text, found, quote), quote));
  const added = spanLength(whole) - spanLength(found);
  return { state: 'changed', span: whole, text: textAt(text, whole) ?? '', errors: match.errors + added };
}
