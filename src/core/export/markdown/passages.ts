import { codePointLength, codePointOffset, offsetsOf } from '../../passage/offsets.ts';
import type { ReportClaim } from '../report/claims.ts';
import type { ReportPassage } from '../report/passages.ts';
import { markdownText } from './escape.ts';

/** A passage, block by block: where it comes from, its name, and its text with the numbers of the claims in it. */
export function passageLines(passage: ReportPassage, claims: readonly ReportClaim[]): readonly string[] {
  const { number, passageId, text, observations } = passage;
  const from = observations.map((each) => `observation ${each.observation_id}, ${markdownText(each.title)}`).join('; ');
  const length = codePointLength(text).toLocaleString('en');
  return [
    `### Passage ${number}`,
    `From ${from}. ${length} characters (Unicode code points).\\\n\`${passageId}\``,
    `> ${numbered(
      text,
      claims.filter((claim) => claim.passage === passage),
    )}`,
  ];
}

interface Tag {
  readonly place: number;
  /** Tags that close come before those that open at the same place. */
  readonly rank: number;
  readonly words: string;
}

function numbered(text: string, claims: readonly ReportClaim[]): string {
  const offsets = offsetsOf(text);
  const tags = claims.flatMap(({ number, span }): readonly Tag[] => {
    if (!span || span.end > offsets.codePointLength || span.start === span.end) return [];
    const length = span.end - span.start;
    return [
      { place: span.start, rank: 1 / length, words: `⟦${number} ` },
      { place: span.end, rank: -1 / length, words: ` ${number}⟧` },
    ];
  });
  // Where several open, the longest does first; where several close, the shortest.
  tags.sort((one, other) => one.place - other.place || one.rank - other.rank);
  let marked = '';
  let from = 0;
  for (const { place, words } of tags) {
    const at = offsets.toUtf16(codePointOffset(place));
    marked += text.slice(from, at) + words;
    from = at;
  }
  // Escaped as one text, so that a line of it is escaped as a line wherever a number stands.
  return markdownText(marked + text.slice(from), '> ');
}
