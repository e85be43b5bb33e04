/** Anchors quotes in passages: whether the text at a span is exact, moved, ambiguous, changed or missing. */
import { codePointLength, codePointOffset, offsetsOf, splitsPair } from './offsets.ts';
import { bareQuote, otherForms, partsOfElided } from './quote-forms.ts';
import { findSameWords, maxErrors } from './same-words.ts';
import { findSimilarQuote } from './similar-quote.ts';
import { snapToCharacters } from './adjust.ts';
import { span, spanFromUtf16, spanLength, textAt, type CodePointSpan } from './span.ts';
import { widenToWholeWords } from './whole-words.ts';
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
  const elided = locateElided(text, quote, near);
  if (elided !== undefined) return changedTo(text, elided, quote);
  for (const form of otherForms(quote)) {
    const found = findSameWords(text, form, near);
    if (found !== undefined) return changedTo(text, found.span, quote);
  }
  return locateSimilar(text, bareQuote(quote), near);
}

function changedTo(text: string, found: CodePointSpan, quote: string): AnchorState {
  const words = textAt(text, found) ?? '';
  return { state: 'changed', span: found, text: words, errors: maxErrors(quote, words) };
}

function locateSimilar(text: string, quote: string, near: number): AnchorState {
  const match = findSimilarQuote(text, quote, near);
  if (match === undefined) return { state: 'missing' };
  const found = span(match.start, match.end);
  const whole = withWholeEdges(text, withSharedEdges(text, wordAround(text, found, quote), quote), quote);
  const added = Math.abs(spanLength(whole) - spanLength(found));
  return { state: 'changed', span: whole, text: textAt(text, whole) ?? '', errors: match.errors + added };
}

/**
 * Removes white space at the ends, and punctuation beside it that the quote does not have, and widens to whole words
 * and characters.
 */
function withWholeEdges(text: string, found: CodePointSpan, quote: string): CodePointSpan {
  const words = textAt(text, found) ?? '';
  const [head, tail] = [
    WORD_FIRST.test(quote) ? NO_WORD_FIRST : SPACE_FIRST,
    WORD_LAST.test(quote) ? NO_WORD_LAST : SPACE_LAST,
  ];
  const before = codePointLength(head.exec(words)?.[0] ?? '');
  const after = codePointLength(tail.exec(words)?.[0] ?? '');
  if (before + after >= spanLength(found)) return found;
  const inner = span(found.start + before, found.end - after);
  return snapToCharacters(text, widenToWholeWords(text, inner) ?? inner);
}

const WORD_FIRST = /^[\p{L}\p{N}]/u;
const WORD_LAST = /[\p{L}\p{N}\p{M}]$/u;
const SPACE_FIRST = /^\s+/u;
const SPACE_LAST = /\s+$/u;
const NO_WORD_FIRST = /^[^\p{L}\p{N}\p{M}\p{S}]+/u;
const NO_WORD_LAST = /[^\p{L}\p{N}\p{M}\p{S}]+$/u;

/** The maximum number of code points from the first to the last part of a quote from which text was left out. */
const MOST_ELIDED = 4000;

/**
 * Returns the range from the first part of an elided quote to the last, if all of them follow each other. It includes
 * what was left out, which can be the word “not”, so that a person sees it.
 */
function locateElided(text: string, quote: string, near: number): CodePointSpan | undefined {
  const [first, ...rest] = partsOfElided(quote);
  if (first === undefined) return undefined;
  const start = findSameWords(text, first, near)?.span;
  let end = start?.end;
  for (const part of rest) {
    if (start === undefined || end === undefined) return undefined;
    const following =
      textAt(text, span(end, Math.min(start.start + MOST_ELIDED, offsetsOf(text).codePointLength))) ?? '';
    const found = findSameWords(following, part, 0);
    end = found && codePointOffset(end + found.span.end);
  }
  return start && end !== undefined ? span(start.start, end) : undefined;
}
