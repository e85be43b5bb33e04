import { anchorState, findQuote, type AnchorState } from './quote.ts';
import type { CodePointSpan } from './span.ts';

/**
 * Where a claim's words stand in the revised text of their passage (architecture, invariant 5). As `anchorState` says,
 * but for one thing: words that the earlier text has several times are told apart only by their place, so where the
 * revised text has them another number of times, it is not known which of them went. Then the state is ambiguous, even
 * with a single place left. Without the earlier text (`before`) that cannot be seen.
 */
export function placeInRevision(
  text: string,
  before: string | undefined,
  at: CodePointSpan | undefined,
  actual: string,
): AnchorState {
  const found = anchorState(text, at, actual);
  if (before === undefined || (found.state !== 'exact' && found.state !== 'moved')) return found;
  const earlier = findQuote(before, actual).length;
  if (earlier < 2) return found;
  const spans = findQuote(text, actual);
  return spans.length === earlier && found.state === 'exact' ? found : { state: 'ambiguous', spans };
}
