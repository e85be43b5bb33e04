/** The claims that a passage shows: the marks of their spans, and those that an entry cites. */
import { byIdentity } from '../json/by-identity.ts';
import { grouped, occurrences } from '../json/grouped.ts';
import type { JsonObject, JsonValue } from '../json/json.ts';
import { sameJson } from '../json/same-json.ts';
import { viewClaim, type ListName } from './view.ts';
import { offsetsOf } from '../text/offsets.ts';
import type { Mark } from '../text/segments.ts';
import { spanOf, textAt, type CodePointSpan } from '../text/span.ts';
import { modelOf, type AssessmentModel, type ModelClaim } from './model.ts';

/** A claim's span in the current passage. `key` is the claim's index in the document. */
export interface ClaimMark extends Mark {
  readonly claimId: string;
  /** Whether the text at the span is the claim's `actual`. If not, the mark must look wrong. */
  readonly fits: boolean;
}

const markOf = byIdentity((raw: JsonValue, key: number, text: string): ClaimMark | null => {
  const claim = viewClaim(raw);
  const span = spanOf(claim.span);
  if (!span || span.start >= span.end || span.start >= offsetsOf(text).codePointLength) return null;
  return { key, span, claimId: claim.claim_id ?? '', fits: textAt(text, span) === claim.actual };
});

/**
 * Creates a function that returns the marks of the claims on a passage, by position, the longer first. It returns the
 * same array as long as the marks are the same, so that typing in a claim does not render the text again.
 */
export function createMarker(): (
  claims: readonly JsonValue[],
  passageId: string,
  text: string,
) => readonly ClaimMark[] {
  let last: readonly ClaimMark[] = [];
  let lastArguments: readonly unknown[] = [];
  return (claims, passageId, text) => {
    if (lastArguments[0] === claims && lastArguments[1] === passageId && lastArguments[2] === text) return last;
    lastArguments = [claims, passageId, text];
    const marks = claims
      .map((raw, index) => (viewClaim(raw).passage_id === passageId ? markOf(raw, index, text) : null))
      .filter((mark) => mark !== null)
      .sort((one, other) => one.span.start - other.span.start || other.span.end - one.span.end);
    last = sameJson(marks, last) ? last : marks;
    return last;
  };
}

/**
 * Returns the mark before or after a position in the order of the text, and wraps around at the ends. Undefined if
 * there is none.
 */
export function neighbourMark(marks: readonly ClaimMark[], from: number | null, step: 1 | -1): ClaimMark | undefined {
  const at = marks.findIndex((mark) => mark.key === from);
  const next = at < 0 ? (step > 0 ? 0 : marks.length - 1) : (at + step + marks.length) % marks.length;
  return marks[next];
}

/** How an entry cites a claim. A contradiction cites its two claims as `side`; `other` is an unknown effect. */
type CitedAs = 'supports' | 'contradicts' | 'both' | 'side' | 'other';

/** A claim that an entry cites. */
export interface Citation {
  /** The index of the claim in the document. */
  readonly claim: number;
  readonly as: CitedAs;
  readonly passageId: string | undefined;
  readonly observationId: number | undefined;
  /** The claim's span in its passage; undefined if it is missing or malformed. */
  readonly span: CodePointSpan | undefined;
}

const none: readonly Citation[] = Object.freeze([]);

function asEffect(effect: string | undefined): CitedAs {
  return effect === 'supports' || effect === 'contradicts' ? effect : 'other';
}

/** The IDs that an entry cites, each with its effect. */
function cited(
  model: AssessmentModel,
  list: ListName,
  index: number,
): readonly (readonly [string | undefined, CitedAs])[] {
  if (list === 'contradictions') {
    const { left_claim_id: left, right_claim_id: right } = model.contradictions[index]?.view ?? {};
    return [left, right].map((id) => [id, 'side']);
  }
  const entry = model.entries.find((each) => each.list === list && each.index === index);
  return (entry?.links ?? []).map((link) => [link?.claim_id, asEffect(link?.effect)]);
}

function mergeEffects(before: CitedAs | undefined, now: CitedAs): CitedAs {
  if (before === undefined || before === 'other') return now;
  return now === 'other' || now === before ? before : 'both';
}

/**
 * Returns the claims that an entry cites, each once, in the order of their first citation. References to missing claims
 * are left out. An entry of another list cites nothing.
 */
export function citationsOf(assessment: JsonObject, list: ListName, index: number): readonly Citation[] {
  const model = modelOf(assessment);
  const effects = new Map<ModelClaim, CitedAs>();
  for (const [id, as] of cited(model, list, index)) {
    const claim = model.claims.named(id);
    if (claim) effects.set(claim, mergeEffects(effects.get(claim), as));
  }
  return Array.from(
    effects,
    ([
      {
        index: claim,
        claim: { passage_id: passageId, observation_id: observationId, span },
      },
      as,
    ]) => ({
      claim,
      as,
      passageId,
      observationId,
      span: spanOf(span),
    }),
  );
}

/** Creates `citationsOf` that returns the same array as long as the citations are the same. */
export function createCitations(): typeof citationsOf {
  let last = none;
  return (assessment, list, index) => {
    const now = citationsOf(assessment, list, index);
    last = sameJson(now, last) ? last : now;
    return last;
  };
}

/**
 * Returns the passage that contains the most citations. Of several, the preferred one if it is among them, or else the
 * one that is cited first. Undefined if no citation has a passage.
 */
export function mostCitedPassage(citations: readonly Citation[], preferred: string | null): Citation | undefined {
  const counts = occurrences(citations.map(({ passageId }) => passageId));
  const most = Math.max(...counts.values());
  const candidates = citations.filter(({ passageId }) => passageId !== undefined && counts.get(passageId) === most);
  return candidates.find(({ passageId }) => passageId === preferred) ?? candidates[0];
}

/**
 * Returns the citations in the order in which a person steps through them: passage by passage in the order of the first
 * citation, and in a passage by position. Citations without a passage or a span are left out.
 */
export function inReadingOrder(citations: readonly Citation[]): readonly Citation[] {
  const placed = citations.filter(({ passageId, span }) => passageId !== undefined && span);
  const byPassage = grouped(placed, ({ passageId }) => passageId);
  return [...byPassage.values()].flatMap((group) => group.sort((one, other) => startOf(one) - startOf(other)));
}

function startOf({ span }: Citation): number {
  return span?.start ?? 0;
}

/**
 * Returns the citation that a step leads to, and wraps around at the ends. Without a current claim, it is the first or
 * last one in the shown passage, or else of all.
 */
export function neighbourCitation(
  ordered: readonly Citation[],
  current: number | null,
  shown: string | null,
  step: 1 | -1,
): Citation | undefined {
  const at = ordered.findIndex(({ claim }) => claim === current);
  if (at >= 0) return ordered[(at + step + ordered.length) % ordered.length];
  const here = ordered.filter(({ passageId }) => passageId === shown);
  return (here.length > 0 ? here : ordered).at(step > 0 ? 0 : -1);
}
