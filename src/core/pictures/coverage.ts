/** Which parts of an observation’s text are marked by claims, and how evidence links cite them. */
import { listOf, viewClaim } from '../assessment/view.ts';
import type { Observation } from '../casefile/types.generated.ts';
import type { JsonObject } from '../json/json.ts';
import { ownText } from '../json/own.ts';
import { codePointLength } from '../passage/offsets.ts';
import { markSegments, type Mark } from '../passage/segments.ts';
import { spanOf } from '../passage/span.ts';
import { citationsByClaim, type Reference } from '../workspace/references.ts';

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
  const marks = marksOf(assessment);
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

const marksCache = new WeakMap<JsonObject, ReadonlyMap<string, readonly Mark[]>>();

/** Returns the spans of claims, by the ID of their passage. */
function marksOf(assessment: JsonObject): ReadonlyMap<string, readonly Mark[]> {
  const before = marksCache.get(assessment);
  if (before) return before;
  const marks = new Map<string, Mark[]>();
  listOf(assessment, 'claims').forEach((claim, key) => {
    const { passage_id: passageId, span: raw } = viewClaim(claim);
    const span = spanOf(raw);
    if (passageId === undefined || !span || span.start >= span.end) return;
    marks.set(passageId, [...(marks.get(passageId) ?? []), { key, span }]);
  });
  marksCache.set(assessment, marks);
  return marks;
}

/** Returns how evidence links cite any of some claims, by their indices in the assessment. */
function effectsOnClaims(assessment: JsonObject, claims: readonly number[]): CoverageUse {
  const all = listOf(assessment, 'claims');
  const citations = citationsByClaim(assessment);
  return citedAs(
    claims.flatMap((at) => {
      const id = ownText(all[at], 'claim_id');
      return id === undefined ? [] : (citations.get(id) ?? []);
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
