/** The passages of the Markdown report, with the numbers of the claims in the text. */
import { codePointLength, codePointOffset, offsetsOf } from '../../passage/offsets.ts';
import type { ReportClaim } from '../report/claims.ts';
import { fileOfOriginInWords } from '../../casefile/origin-in-words.ts';
import type { ReportPassage } from '../report/passages.ts';
import { markdownText } from './escape.ts';

/** The Markdown blocks of a passage: its source, its ID, and its text with the numbers of its claims. */
export function passageLines(passage: ReportPassage, claims: readonly ReportClaim[]): readonly string[] {
  const { number, passageId, text, observations, origin } = passage;
  const file = origin ? ` Read from ${markdownText(fileOfOriginInWords(origin))}.` : '';
  const from = observations.map((each) => `observation ${each.observation_id}, ${markdownText(each.title)}`).join('; ');
  const length = codePointLength(text).toLocaleString('en');
  return [
    `### Passage ${number}`,
    `From ${from}. ${length} characters (Unicode code points).${file}\\\n\`${passageId}\``,
    `> ${numbered(
      text,
      claims.filter((claim) => claim.passage === passage),
    )}`,
  ];
}

interface Tag {
  readonly place: number;
  /** Closing tags come before opening ones at the same offset. */
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
  // Of several opening tags, the longest span's comes first; of several closing ones, the shortest span's.
  tags.sort((one, other) => one.place - other.place || one.rank - other.rank);
  let marked = '';
  let from = 0;
  for (const { place, words } of tags) {
    const at = offsets.toUtf16(codePointOffset(place));
    marked += text.slice(from, at) + words;
    from = at;
  }
  // Escaped as one text, so that every line is escaped as a line, with or without numbers in it.
  return markdownText(marked + text.slice(from), '> ');
}
