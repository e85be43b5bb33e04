/** The sentences and undo labels about moving claims: counts, positions, and what was accepted. */
import { notableChanges, notableInShort } from '../../core/compare/notable-changes.ts';
import { wordDifference } from '../../core/compare/words.ts';
import type { AnchorState } from '../../core/passage/quote.ts';
import { spanInWords, type CodePointSpan } from '../../core/passage/span.ts';

/** Describes the position of a claim's text in the revised passage. `inWords` names a span. */
export function placeInWords(place: AnchorState, inWords: (span: CodePointSpan) => string = spanInWords): string {
  switch (place.state) {
    case 'exact':
      return `Same text at the same position (${inWords(place.span)}).`;
    case 'moved':
      return `Same text, now at ${inWords(place.span)}.`;
    case 'ambiguous':
      return place.spans.length === 1
        ? 'The old passage has this text more than once, the revised one only once. It may not be the same occurrence.'
        : `The same text occurs ${String(place.spans.length)} times. Choose the right one.`;
    case 'changed':
      return `This text is not in the revised passage. The most similar text is at ${inWords(place.span)}.`;
    case 'missing':
      return 'No identical or similar text was found in the revised passage.';
  }
}

/** Returns the spans that may be accepted, in order; none if the text is missing. */
export function placesOf(place: AnchorState): readonly CodePointSpan[] {
  if (place.state === 'missing') return [];
  return place.state === 'ambiguous' ? place.spans : [place.span];
}

/** How the new span was determined: the accepted state, or a selection in the passage. */
export type Accepted = AnchorState['state'] | 'chosen';

/** Returns the label of the undo step that moves a claim. It says what was accepted. */
export function moveLabel(
  name: string,
  accepted: Accepted,
  before: string,
  after: string,
  names: readonly string[],
): string {
  const step = `move ${name} to revised passage`;
  if (before !== after) {
    const notable = notableInShort(notableChanges(wordDifference(before, after, { names })));
    return `${step}, accepting ${notable === '' ? 'changed text' : notable}`;
  }
  if (accepted === 'exact') return `${step}, text and position unchanged`;
  if (accepted === 'moved') return `${step}, same text at a new position`;
  return `${step}, at a selected position`;
}
