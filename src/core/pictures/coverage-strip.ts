/** The coverage of one passage as a narrow strip beside its text: the rows that are marked, and how links cite them. */
import type { CodePointSpan } from '../passage/span.ts';
import type { CoverageUse } from './coverage.ts';

/** The lanes of the strip. A span with both effects is in two of them. */
export type StripLane = 'uncited' | 'supports' | 'contradicts';

/** Rows of the strip that belong to a lane: [from, to). */
export interface StripRows {
  readonly from: number;
  readonly to: number;
}

/** The fewest rows of a span, so that a short one is visible. */
const fewestRows = 3;

const lanesOf: Readonly<Record<CoverageUse, readonly StripLane[]>> = {
  uncited: ['uncited'],
  supports: ['supports'],
  contradicts: ['contradicts'],
  both: ['supports', 'contradicts'],
};

function rowsOf({ start, end }: CodePointSpan, length: number, rows: number): StripRows {
  const scale = rows / Math.max(1, length);
  const from = Math.min(Math.floor(start * scale), rows - fewestRows);
  return { from: Math.max(0, from), to: Math.min(rows, Math.max(Math.ceil(end * scale), from + fewestRows)) };
}

/** Joins rows that touch or overlap, sorted by their start. */
function joined(all: readonly StripRows[]): readonly StripRows[] {
  const result: { from: number; to: number }[] = [];
  for (const { from, to } of [...all].sort((a, b) => a.from - b.from)) {
    const last = result.at(-1);
    if (last && from <= last.to) last.to = Math.max(last.to, to);
    else result.push({ from, to });
  }
  return result;
}

/**
 * Returns the rows of each lane for a passage of `length` code points on a strip of `rows` rows. Each span has at least
 * three rows, so that it is visible. The result never has more ranges than rows.
 */
export function stripLanes(
  marks: readonly { readonly span: CodePointSpan; readonly use: CoverageUse }[],
  length: number,
  rows: number,
): Readonly<Record<StripLane, readonly StripRows[]>> {
  const inLane = (lane: StripLane): readonly StripRows[] =>
    joined(marks.filter(({ use }) => lanesOf[use].includes(lane)).map(({ span }) => rowsOf(span, length, rows)));
  return { uncited: inLane('uncited'), supports: inLane('supports'), contradicts: inLane('contradicts') };
}

/** Returns the claims of a passage in words: how many there are, and how links cite them. */
export function stripInWords(uses: readonly CoverageUse[]): string {
  const count = (lane: StripLane): string => String(uses.filter((use) => lanesOf[use].includes(lane)).length);
  const claims = uses.length === 1 ? '1 claim' : `${String(uses.length)} claims`;
  return `Overview of the passage: ${claims}. Cited as support: ${count('supports')}. Cited as contradicting: ${count('contradicts')}. Without a link: ${count('uncited')}.`;
}
