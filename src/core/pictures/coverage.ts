/** Which parts of an observation’s text are marked by claims, and how evidence links cite them. */
import type { Observation } from '../casefile/types.generated.ts';
import { byIdentity } from '../json/by-identity.ts';
import type { JsonObject } from '../json/json.ts';
import { codePointLength } from '../text/offsets.ts';
import { markSegments, type Mark } from '../text/segments.ts';
import { spanOf, type CodePointSpan } from '../text/span.ts';
import { modelOf, type ModelClaims, type Reference } from '../assessment/model.ts';
import { counted } from '../json/words.ts';
import type { Shape } from './shapes.ts';
import { contradictsDash } from './effect-signs.ts';

// The coverage of an observation in words, which say what its bar shows.

const titlesOfUse: Readonly<Record<CoverageUse, string>> = {
  supports: 'supports',
  contradicts: 'contradicts',
  both: 'supports and contradicts',
  uncited: 'claim without a link',
};

/** Returns a share in whole per cent: “12 %”, or “under 1 %” for a share that would be 0. */
export function shareInWords(part: number, whole: number): string {
  if (part === 0 || whole === 0) return '0 %';
  const share = Math.round((100 * part) / whole);
  if (share === 0) return 'under 1 %';
  return share === 100 && part < whole ? 'over 99 %' : `${String(share)} %`;
}

/** Returns how much of an observation is marked: “Observation 2 · Notice: 4 claims, 12 % marked; …”. */
export function coverageInWords(
  { observation_id: number, title }: Pick<Observation, 'observation_id' | 'title'>,
  { claims, marked, length, stretches }: Coverage,
): string {
  const share = claims === 0 ? 'No claims' : `${counted(claims, 'claim')}, ${shareInWords(marked.all, length)} marked`;
  const name = `Observation ${String(number)} · ${title || 'Untitled observation'}: ${share}`;
  if (stretches.length === 0) return `${name}; ${counted(length, 'character')}`;
  const uses = (['supports', 'contradicts', 'both', 'uncited'] as const).filter((use) => marked[use] > 0);
  const parts = uses.map((use) => `${titlesOfUse[use]} ${shareInWords(marked[use], length)}`);
  return `${name}; ${counted(stretches.length, 'marked part')} in ${counted(length, 'character')}: ${parts.join(', ')}`;
}

// The shapes of the bar that shows which parts of a text are marked by claims.

/** The top and the height of a bar, in CSS pixels. */
export const barTop = 12;
export const barHeight = 20;

/** Returns a bar without its marked parts. */
export function barShape(width: number): Shape {
  return {
    kind: 'rect',
    x: 0.5,
    y: barTop + 0.5,
    width: width - 1,
    height: barHeight - 1,
    fill: 'sunken',
    stroke: 'line',
  };
}

/**
 * Returns how a use is drawn: support has a solid line below, contradiction a dashed line above, no link only an edge.
 */
export function shapesOfUse(use: CoverageUse, x: number, width: number): readonly Shape[] {
  const wash = (top: number, height: number, fill: 'supports-wash' | 'contradicts-wash' | 'paper'): Shape => {
    return { kind: 'rect', x, y: top, width, height, fill };
  };
  const line = (at: number): string => `M${String(x)} ${String(at)}H${String(x + width)}`;
  const below: Shape = { kind: 'path', d: line(barTop + barHeight - 1.5), stroke: 'supports', strokeWidth: 3 };
  const above: Shape = {
    kind: 'path',
    d: line(barTop + 1.5),
    stroke: 'contradicts',
    strokeWidth: 3,
    ...(width > 12 && { dash: contradictsDash }),
  };
  if (use === 'supports') return [wash(barTop, barHeight, 'supports-wash'), below];
  if (use === 'contradicts') return [wash(barTop, barHeight, 'contradicts-wash'), above];
  if (use === 'both') {
    const half = barHeight / 2;
    return [wash(barTop, half, 'contradicts-wash'), wash(barTop + half, half, 'supports-wash'), above, below];
  }
  const edge: Shape = { kind: 'path', d: line(barTop + 0.5) + line(barTop + barHeight - 0.5), stroke: 'edge' };
  return [wash(barTop, barHeight, 'paper'), edge];
}

/** How links cite a part of a passage: with one effect, with both, or not at all. */
export type CoverageUse = 'uncited' | 'supports' | 'contradicts' | 'both';

/** A part of the text over which the same claims are marked: [start, end) in code points. */
interface CoverageStretch {
  readonly start: number;
  readonly end: number;
  readonly use: CoverageUse;
}

/** Which parts of an observation’s passages, one after the other, are marked by claims. */
export interface Coverage {
  /** In code points. */
  readonly length: number;
  /** The number of claims whose span is in a passage. */
  readonly claims: number;
  /** By position, without overlaps. */
  readonly stretches: readonly CoverageStretch[];
  /** How many code points each use has, and all of them together. */
  readonly marked: Readonly<Record<CoverageUse | 'all', number>>;
}

/**
 * Returns the coverage of an observation; undefined if it has no passages. Claims without a span in their passage are
 * left out.
 */
export function observationCoverage(
  assessment: JsonObject,
  { passages }: Pick<Observation, 'passages'>,
): Coverage | undefined {
  if (passages.length === 0) return undefined;
  const marks = marksOf(modelOf(assessment).claims);
  const claims = new Set<number>();
  const marked = { all: 0, uncited: 0, supports: 0, contradicts: 0, both: 0 };
  let from = 0;
  const stretches = passages.flatMap(({ passage_id: passageId, text }) => {
    const length = codePointLength(text);
    const own = markSegments(length, marks.get(passageId) ?? []).map(({ start, end, keys }): CoverageStretch => {
      const use = effectsOnClaims(assessment, keys);
      for (const key of keys) claims.add(key);
      marked[use] += end - start;
      marked.all += end - start;
      return { start: start + from, end: end + from, use };
    });
    from += length;
    return own;
  });
  return { length: from, claims: claims.size, stretches, marked };
}

/** Returns the spans of claims, by the ID of their passage. */
const marksOf = byIdentity(({ list }: ModelClaims): ReadonlyMap<string, readonly Mark[]> => {
  const marks = new Map<string, Mark[]>();
  for (const { index: key, claim } of list) {
    const span = spanOf(claim.span);
    if (claim.passage_id === undefined || !span || span.start >= span.end) continue;
    marks.set(claim.passage_id, [...(marks.get(claim.passage_id) ?? []), { key, span }]);
  }
  return marks;
});

/** Returns how evidence links cite any of some claims, by their indices in the assessment. */
function effectsOnClaims(assessment: JsonObject, claims: readonly number[]): CoverageUse {
  const { claims: all, citedBy } = modelOf(assessment);
  return citedAs(
    claims.flatMap((at) => {
      const id = all.list[at]?.id;
      return id === undefined ? [] : (citedBy.get(id) ?? []);
    }),
  );
}

/** Returns how the evidence links among some references cite what they refer to. */
export function citedAs(references: readonly Reference[]): CoverageUse {
  const cites = (effect: string): boolean =>
    references.some((reference) => reference.kind === 'evidence' && reference.effect === effect);
  if (cites('supports')) return cites('contradicts') ? 'both' : 'supports';
  return cites('contradicts') ? 'contradicts' : 'uncited';
}

// The coverage of one passage as a narrow strip beside its text: the rows that are marked, and how links cite them.

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
