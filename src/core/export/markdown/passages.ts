/** The passages of the Markdown report, with the numbers of the claims in the text. */
import { codePointLength } from '../../passage/offsets.ts';
import type { ReportClaim } from '../report/claims.ts';
import { fileOfOriginInWords } from '../../casefile/origin-in-words.ts';
import { numberedPassage } from '../report/numbered-passage.ts';
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
    // Escaped as one text, so that every line is escaped as a line, with or without numbers in it.
    `> ${markdownText(
      numberedPassage(
        text,
        claims.filter((claim) => claim.passage === passage),
      ),
      '> ',
    )}`,
  ];
}
