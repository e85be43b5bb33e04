/** Passages with the numbers of their claims in the text, for reports that cannot mark it in another way. */
import { codePointOffset, offsetsOf } from '../../passage/offsets.ts';
import type { MarkedClaim } from './prose.ts';

interface Tag {
  readonly place: number;
  /** Closing tags come before opening ones at the same offset. */
  readonly rank: number;
  readonly words: string;
}

/**
 * Returns a passage's text with each claim's words between ⟦number and number⟧. Claims with an empty span are left out.
 */
export function numberedPassage(text: string, claims: readonly MarkedClaim[]): string {
  const offsets = offsetsOf(text);
  const tags = claims.flatMap(({ number, span }): readonly Tag[] => {
    if (!span || span.end > offsets.codePointLength || span.start === span.end) return [];
    const length = span.end - span.start;
    return [
      { place: span.start, rank: 1 / length, words: `⟦${number} ` },
      { place: span.end, rank: -1 / length, words: ` ${number}⟧` },
    ];
  });
  // Of several opening tags, the longest span's comes first; of several closing ones, the shortest span's.
  tags.sort((one, other) => one.place - other.place || one.rank - other.rank);
  let marked = '';
  let from = 0;
  for (const { place, words } of tags) {
    const at = offsets.toUtf16(codePointOffset(place));
    marked += text.slice(from, at) + words;
    from = at;
  }
  return marked + text.slice(from);
}
