/** Turns the highlights of a file into annotations of its passage. */
import type { PlacedHighlight } from '../extraction/compose.ts';
import { surroundings } from '../text/excerpt.ts';
import { foldWhiteSpaceAndQuotes } from '../text/fold.ts';
import { span } from '../text/span.ts';
import type { TextAnnotation } from './read-annotations.ts';

/** The number of code points of context before and after a quote. */
const reach = 32;

/** Says who made a highlight and on which day; empty if the file says neither. */
function remarkOf({ author, changed }: PlacedHighlight): string {
  const by = author === '' ? '' : ` by ${author}`;
  const on = changed === '' ? '' : ` on ${changed.slice(0, 10)}`;
  return by + on === '' ? '' : `Highlighted${by}${on}.`;
}

/**
 * Returns the highlights in a passage as annotations of it. Some programs copy the marked words to the comment: such a
 * comment is left out.
 */
export function annotationsOfHighlights(
  passageId: string,
  text: string,
  placed: readonly PlacedHighlight[],
): readonly TextAnnotation[] {
  return placed.map((highlight) => {
    const { quote, position, comment } = highlight;
    const around = position && surroundings(text, span(position.start, position.end), reach);
    const isCopy = foldWhiteSpaceAndQuotes(comment) === foldWhiteSpaceAndQuotes(quote);
    return {
      quote,
      prefix: around?.before ?? '',
      suffix: around?.after ?? '',
      position,
      sources: [passageId],
      comment: isCopy ? '' : comment.trim(),
      tags: [],
      remark: remarkOf(highlight),
    };
  });
}
