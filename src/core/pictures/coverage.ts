/** Which parts of an observation’s text are marked by claims, and how evidence links cite them. */
import type { Observation } from '../casefile/types.generated.ts';
import { byIdentity } from '../json/by-identity.ts';
import type { JsonObject } from '../json/json.ts';
import { codePointLength } from '../passage/offsets.ts';
import { markSegments, type Mark } from '../passage/segments.ts';
import { spanOf } from '../passage/span.ts';
import { modelOf, type ModelClaims, type Reference } from '../assessment/model.ts';

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
