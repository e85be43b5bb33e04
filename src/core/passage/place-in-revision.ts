/** Where a claim's text is after its passage was revised, with the earlier text taken into account. */
import { anchorState, findQuote, type AnchorState } from './quote.ts';
import type { CodePointSpan } from './span.ts';

/**
 * Finds a claim's text in the revised text of its passage (architecture, invariant 5). Like `anchorState`, with one
 * difference: text that occurs several times in the earlier text can only be identified by its position. If the revised
 * text has another number of occurrences, it is not known which of them is missing, so the state is ambiguous, even
 * with a single occurrence. Without the earlier text (`before`), this cannot be checked.
 */
export function placeInRevision(
  text: string,
  before: string | undefined,
  at: CodePointSpan | undefined,
  actual: string,
): AnchorState {
  const anchor = anchorState(text, at, actual);
  if (before === undefined || (anchor.state !== 'exact' && anchor.state !== 'moved')) return anchor;
  const earlier = findQuote(before, actual).length;
  if (earlier < 2) return anchor;
  const spans = findQuote(text, actual);
  return spans.length === earlier && anchor.state === 'exact' ? anchor : { state: 'ambiguous', spans };
}
