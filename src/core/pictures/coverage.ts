/**
 * Which parts of each passage are marked by claims, and how evidence links cite them; drawn from the document alone.
 */
import { listOf, viewClaim, type ClaimView } from '../assessment/view.ts';
import { casefileIndex } from '../casefile/lookup.ts';
import type { Observation } from '../casefile/types.generated.ts';
import type { JsonObject } from '../json/json.ts';
import { ownText } from '../json/own.ts';
import { codePointLength } from '../passage/offsets.ts';
import { markSegments, type Mark } from '../passage/segments.ts';
import { spanOf } from '../passage/span.ts';
import { citationsByClaim, type Reference } from '../workspace/references.ts';
import type { Workspace } from '../workspace/workspace.ts';

/** How links cite a part of a passage: with one effect, with both, or not at all. */
export type CoverageUse = 'uncited' | 'supports' | 'contradicts' | 'both';

/** A part of a passage over which the same claims are marked: [start, end) in code points. */
export interface CoverageStretch {
  readonly start: number;
  readonly end: number;
  readonly use: CoverageUse;
  /** The indices of its claims in the document. */
  readonly claims: readonly number[];
}

/** A passage of the casefile, in the order of its observations. */
export interface CoveragePassage {
  /** Unique within the casefile. */
  readonly key: string;
  readonly observation: { readonly index: number; readonly number: number; readonly title: string };
  /** Its place among the passages of the observation, from 1, and their number. */
  readonly place: number;
  readonly of: number;
  readonly passageId: string;
  /** In code points. */
  readonly length: number;
  /** The number of claims whose span is in the passage. */
  readonly claims: number;
  /** By position, without overlaps. */
  readonly stretches: readonly CoverageStretch[];
  /** How many code points each use has, and all of them together. */
  readonly marked: Readonly<Record<CoverageUse | 'all', number>>;
}

/** Which parts of the passages of a casefile are marked by claims. */
export interface Coverage {
  readonly passages: readonly CoveragePassage[];
  /** The ID of each claim, or its number if it has none. */
  readonly claimNames: readonly string[];
  /** The number of claims whose span is in no passage of the casefile. */
  readonly elsewhere: number;
}

/** Returns the coverage of every passage of the casefile. Claims without a span in their passage are left out. */
export function coverageOf({ assessment, casefile }: Workspace): Coverage {
  const { views } = claimsOf(assessment);
  const index = casefileIndex(casefile);
  return {
    passages: (casefile?.observations ?? []).flatMap(({ observation_id: number, title, passages }, at) =>
      passagesOf(assessment, { index: at, number, title }, passages),
    ),
    claimNames: views.map(({ claim_id }, at) => claim_id || `Claim ${String(at + 1)}`),
    elsewhere: views.filter(({ passage_id: id }) => id === undefined || !index.passage(id)).length,
  };
}

/** Returns all passages of an observation as one, one after the other; undefined if there are none. */
export function observationCoverage(
  assessment: JsonObject,
  { number, title, passages }: { readonly number: number } & Pick<Observation, 'title' | 'passages'>,
): CoveragePassage | undefined {
  const own = passagesOf(assessment, { index: 0, number, title }, passages);
  const [first] = own;
  if (!first) return undefined;
  let from = 0;
  const stretches = own.flatMap((passage) => {
    const moved = passage.stretches.map((each) => ({ ...each, start: each.start + from, end: each.end + from }));
    from += passage.length;
    return moved;
  });
  const claims = new Set(stretches.flatMap((stretch) => stretch.claims)).size;
  return { ...first, place: 1, of: 1, length: from, claims, stretches, marked: markedIn(stretches) };
}

interface MarkedClaims {
  readonly views: readonly ClaimView[];
  /** The spans of claims, by the ID of their passage. */
  readonly marks: ReadonlyMap<string, readonly Mark[]>;
}

const claimsCache = new WeakMap<JsonObject, MarkedClaims>();

function claimsOf(assessment: JsonObject): MarkedClaims {
  const before = claimsCache.get(assessment);
  if (before) return before;
  const views = listOf(assessment, 'claims').map((raw) => viewClaim(raw));
  const marks = new Map<string, Mark[]>();
  views.forEach(({ passage_id: passageId, span: raw }, key) => {
    const span = spanOf(raw);
    if (passageId === undefined || !span || span.start >= span.end) return;
    marks.set(passageId, [...(marks.get(passageId) ?? []), { key, span }]);
  });
  const marked = { views, marks };
  claimsCache.set(assessment, marked);
  return marked;
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

function passagesOf(
  assessment: JsonObject,
  observation: CoveragePassage['observation'],
  passages: Observation['passages'],
): readonly CoveragePassage[] {
  const { marks } = claimsOf(assessment);
  return passages.map(({ passage_id: passageId, text }, at) => {
    const length = codePointLength(text);
    const segments = markSegments(length, marks.get(passageId) ?? []);
    const stretches = segments.map(({ start, end, keys }) => ({
      start,
      end,
      use: effectsOnClaims(assessment, keys),
      claims: keys,
    }));
    return {
      key: `${String(observation.index)}-${String(at)}`,
      observation,
      place: at + 1,
      of: passages.length,
      passageId,
      length,
      claims: new Set(stretches.flatMap(({ claims }) => claims)).size,
      stretches,
      marked: markedIn(stretches),
    };
  });
}

function markedIn(stretches: readonly CoverageStretch[]): CoveragePassage['marked'] {
  const marked = { all: 0, uncited: 0, supports: 0, contradicts: 0, both: 0 };
  for (const { start, end, use } of stretches) {
    marked[use] += end - start;
    marked.all += end - start;
  }
  return marked;
}
