/**
 * The sentences below the passage about the active claim's anchor or the entry's citations, and the spans offered to
 * fix an anchor.
 */
import type { Citation } from '../../core/assessment/claim-marks.ts';
import type { AnchorState } from '../../core/text/quote.ts';
import { sameSpan, spanInWords, type CodePointSpan } from '../../core/text/span.ts';
import { counted } from '../../core/json/words.ts';

/** What the panel says about the active claim's anchor, and how serious it is. */
export interface AnchorWords {
  readonly tone: 'exact' | 'wrong';
  readonly sentence: string;
}

/**
 * Returns one sentence for the state of a claim's anchor. `given` is the claim's current span; `inWords` names a span.
 */
export function anchorWords(
  claim: string,
  state: AnchorState,
  given?: CodePointSpan,
  inWords: (span: CodePointSpan) => string = spanInWords,
): AnchorWords {
  switch (state.state) {
    case 'exact':
      return { tone: 'exact', sentence: `${claim} matches the passage at ${inWords(state.span)}.` };
    case 'moved':
      return {
        tone: 'wrong',
        sentence: `The text of ${claim} has moved. It is now at ${inWords(state.span)}.`,
      };
    case 'ambiguous':
      return {
        tone: 'wrong',
        sentence: `The text of ${claim} is no longer at its span. It occurs ${String(state.spans.length)} times elsewhere.`,
      };
    case 'changed':
      return {
        tone: 'wrong',
        sentence:
          given && sameSpan(given, state.span)
            ? `The passage text at ${inWords(state.span)} differs from ${claim}.`
            : `The text of ${claim} is not in this passage. Similar text is at ${inWords(state.span)}.`,
      };
    case 'missing':
      return {
        tone: 'wrong',
        sentence: `The text of ${claim} is not in this passage, and nothing similar was found. Select it again.`,
      };
  }
}

/** Returns the spans that a person can choose from to fix the anchor; none for an exact or a missing anchor. */
export function anchorCandidates(state: AnchorState): readonly CodePointSpan[] {
  switch (state.state) {
    case 'moved':
    case 'changed':
      return [state.span];
    case 'ambiguous':
      return state.spans;
    case 'exact':
    case 'missing':
      return [];
  }
}

/** Returns the sentence about the citations of an entry: how many are in the shown passage, and how many elsewhere. */
export function citedInWords(name: string, citations: readonly Citation[], passageId: string): string {
  const here = citations.filter((citation) => citation.passageId === passageId).length;
  const elsewhere = citations.length - here;
  if (here === 0) return `${name} cites no spans here and ${String(elsewhere)} elsewhere.`;
  const spans = `${name} cites ${counted(here, 'span')} here`;
  return elsewhere === 0 ? `${spans}.` : `${spans} and ${String(elsewhere)} elsewhere.`;
}
