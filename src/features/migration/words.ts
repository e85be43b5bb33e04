import { notableChanges, notableInShort } from '../../core/compare/notable-changes.ts';
import { wordDifference } from '../../core/compare/words.ts';
import type { AnchorState } from '../../core/passage/quote.ts';
import type { CodePointSpan } from '../../core/passage/span.ts';

/** “120–180”: code points from the start of the passage, the end not included. */
export function spanInWords({ start, end }: CodePointSpan): string {
  return `${String(start)}–${String(end)}`;
}

/** “1 claim”, “14 claims”. */
export function claimsInWords(count: number): string {
  return count === 1 ? '1 claim' : `${String(count)} claims`;
}

/** One sentence about where a claim's words stand in the revised text. */
export function placeInWords(place: AnchorState): string {
  switch (place.state) {
    case 'exact':
      return `The same words stand at the same place, ${spanInWords(place.span)}.`;
    case 'moved':
      return `The same words stand at ${spanInWords(place.span)}, and nowhere else.`;
    case 'ambiguous':
      return place.spans.length === 1
        ? 'The earlier text has these words more than once, and here they stand once: it may be another of them.'
        : `The same words stand at ${String(place.spans.length)} places. Choose the one that is meant.`;
    case 'changed':
      return `These words do not stand in the revised text. The most like them is at ${spanInWords(place.span)}.`;
    case 'missing':
      return 'Neither these words nor anything like them was found in the revised text.';
  }
}

/** The places that may be accepted, in order; none for a missing one. */
export function placesOf(place: AnchorState): readonly CodePointSpan[] {
  if (place.state === 'missing') return [];
  return place.state === 'ambiguous' ? place.spans : [place.span];
}

/** How a claim came to its place: the state that was accepted, or a place that a person chose in the passage. */
export type Accepted = AnchorState['state'] | 'chosen';

/** What a step that moves one claim is called, so that the history tells what was accepted. */
export function moveLabel(
  name: string,
  accepted: Accepted,
  before: string,
  after: string,
  names: readonly string[],
): string {
  const step = `move ${name} to the revised text`;
  if (before !== after) {
    const notable = notableInShort(notableChanges(wordDifference(before, after, { names })));
    return `${step}, accepting ${notable === '' ? 'changed words' : notable}`;
  }
  if (accepted === 'exact') return `${step}, words and place unchanged`;
  if (accepted === 'moved') return `${step}, the same words at another place`;
  return `${step}, at a chosen place`;
}
