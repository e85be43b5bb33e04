/** The coverage of passages in words and as a table, which say what the picture shows. */
import type { Coverage, CoveragePassage, CoverageStretch, CoverageUse } from './coverage.ts';
import { counted } from '../json/counted.ts';

/** The sentence beside every picture of the coverage. */
export const coverageCaution =
  'Marked text is text that a claim quotes. How much is marked says nothing about how reliable or important a source is.';

/** How each use is named in legends and tables. */
export const titlesOfUse: Readonly<Record<CoverageUse, string>> = {
  supports: 'Supports',
  contradicts: 'Contradicts',
  both: 'Supports and contradicts',
  uncited: 'Claim without a link',
};

/** Returns a share in whole per cent: “12 %”, or “under 1 %” for a share that would be 0. */
export function shareInWords(part: number, whole: number): string {
  if (part === 0 || whole === 0) return '0 %';
  const share = Math.round((100 * part) / whole);
  if (share === 0) return 'under 1 %';
  return share === 100 && part < whole ? 'over 99 %' : `${String(share)} %`;
}

/** Returns the name of a passage: its observation, and its place if there are several. */
export function passageName({ observation: { number, title }, place, of }: CoveragePassage): string {
  const lead = of === 1 ? String(number) : `${String(number)}, passage ${String(place)}`;
  return `${lead} · ${title || 'Untitled observation'}`;
}

/** Returns how much of a passage is marked: “3 claims, 12 % marked”. */
export function markedInWords({ claims, marked, length }: CoveragePassage): string {
  return claims === 0 ? 'No claims' : `${counted(claims, 'claim')}, ${shareInWords(marked.all, length)} marked`;
}

/** Returns a passage in words for screen readers. It contains the words that the picture shows (WCAG 2.2, 2.5.3). */
export function passageInWords(passage: CoveragePassage): string {
  const { marked, length, stretches } = passage;
  const name = `Observation ${passageName(passage)}: ${markedInWords(passage)}`;
  if (stretches.length === 0) return `${name}; ${counted(length, 'character')}`;
  const uses = (['supports', 'contradicts', 'both', 'uncited'] as const).filter((use) => marked[use] > 0);
  const parts = uses.map((use) => `${titlesOfUse[use].toLowerCase()} ${shareInWords(marked[use], length)}`);
  return `${name}; ${counted(stretches.length, 'marked part')} in ${counted(length, 'character')}: ${parts.join(', ')}`;
}

/** Returns a marked part in words: its claims, how links cite them, and its span. */
export function stretchInWords({ start, end, use, claims }: CoverageStretch, { claimNames }: Coverage): string {
  const names = claims.map((at) => claimNames[at] ?? '').join(', ');
  return `${names}: ${titlesOfUse[use].toLowerCase()}, characters ${start.toLocaleString('en')} to ${end.toLocaleString('en')}`;
}

/** The columns of the table. */
export const coverageColumns = [
  'Observation and passage',
  'Characters',
  'Claims',
  'Marked',
  'Supports',
  'Contradicts',
  'Both',
  'Without a link',
] as const;

/** Returns the row of a passage: its name, its length, and the marked characters by use. */
export function coverageRow(passage: CoveragePassage): readonly string[] {
  const { length, claims, marked } = passage;
  const part = (count: number): string =>
    count === 0 ? '0' : `${count.toLocaleString('en')} (${shareInWords(count, length)})`;
  return [
    passageName(passage),
    length.toLocaleString('en'),
    claims.toLocaleString('en'),
    part(marked.all),
    part(marked.supports),
    part(marked.contradicts),
    part(marked.both),
    part(marked.uncited),
  ];
}
