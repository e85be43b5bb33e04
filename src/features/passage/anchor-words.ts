import type { AnchorState } from '../../core/passage/quote.ts';
import { sameSpan, type CodePointSpan } from '../../core/passage/span.ts';

/** What the panel says of the active claim's anchor, and how much it matters. */
export interface AnchorWords {
  readonly tone: 'sound' | 'wrong';
  readonly sentence: string;
}

/** “120–180”: code points from the start of the passage; half open, so the end is the first one that is not in it. */
export function spanInWords({ start, end }: CodePointSpan): string {
  return `${String(start)}–${String(end)}`;
}

/** One sentence for the state of a claim's anchor; `given` is the span that the claim has now. */
export function anchorWords(claim: string, state: AnchorState, given?: CodePointSpan): AnchorWords {
  switch (state.state) {
    case 'exact':
      return { tone: 'sound', sentence: `${claim} stands exactly at ${spanInWords(state.span)}.` };
    case 'moved':
      return {
        tone: 'wrong',
        sentence: `${claim} does not stand at its span; its words are at ${spanInWords(state.span)} and nowhere else.`,
      };
    case 'ambiguous':
      return {
        tone: 'wrong',
        sentence: `${claim} does not stand at its span; its words occur ${String(state.spans.length)} times elsewhere.`,
      };
    case 'changed':
      return {
        tone: 'wrong',
        sentence:
          given && sameSpan(given, state.span)
            ? `The passage reads differently from ${claim} at its span, ${spanInWords(state.span)}.`
            : `${claim} does not stand in this passage; something like it is at ${spanInWords(state.span)}.`,
      };
    case 'missing':
      return {
        tone: 'wrong',
        sentence: `${claim} does not stand in this passage, and nothing like it does. Select its words anew.`,
      };
  }
}

/** The places that a person may choose from to mend the anchor; none for an exact or a missing one. */
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
