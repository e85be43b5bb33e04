/** The claims that an entry cites, with their effects and spans, so that the passage can show them. */
import type { JsonObject, JsonValue } from '../json/json.ts';
import { spanOf, type CodePointSpan } from '../passage/span.ts';
import { listOf, viewClaim, viewContradiction, viewIntent, viewPowerBasis, type ListName } from './view.ts';

/** How an entry cites a claim. A contradiction cites its two claims as `side`; `other` is an unknown effect. */
export type CitedAs = 'supports' | 'contradicts' | 'both' | 'side' | 'other';

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

interface Reference {
  readonly id: string | undefined;
  readonly as: CitedAs;
}

const none: readonly Citation[] = Object.freeze([]);

function asEffect(effect: string | undefined): CitedAs {
  return effect === 'supports' || effect === 'contradicts' ? effect : 'other';
}

function referencesOf(list: ListName, entry: JsonValue | undefined): readonly Reference[] {
  if (list === 'contradictions') {
    const { left_claim_id, right_claim_id } = viewContradiction(entry);
    return [left_claim_id, right_claim_id].map((id) => ({ id, as: 'side' }));
  }
  if (list !== 'power_bases' && list !== 'intent_hypotheses') return [];
  const { evidence = [] } = list === 'power_bases' ? viewPowerBasis(entry) : viewIntent(entry);
  return evidence.map((link) => ({ id: link?.claim_id, as: asEffect(link?.effect) }));
}

function mergeEffects(before: CitedAs | undefined, now: CitedAs): CitedAs {
  if (before === undefined || before === 'other') return now;
  return now === 'other' || now === before ? before : 'both';
}

const indexes = new WeakMap<object, ReadonlyMap<string, number>>();

/** The index of the first claim with each ID, because references mean that one. */
function claimIndex(claims: readonly JsonValue[]): ReadonlyMap<string, number> {
  const cached = indexes.get(claims);
  if (cached) return cached;
  const named = claims.flatMap((raw, index) => {
    const { claim_id: id } = viewClaim(raw);
    return id === undefined ? [] : [[id, index] as const];
  });
  const index = new Map(named.reverse());
  indexes.set(claims, index);
  return index;
}

/**
 * Returns the claims that an entry cites, each once, in the order of their first citation. References to missing claims
 * are left out. An entry of another list cites nothing.
 */
export function citationsOf(assessment: JsonObject, list: ListName, index: number): readonly Citation[] {
  const references = referencesOf(list, listOf(assessment, list)[index]);
  if (references.length === 0) return none;
  const claims = listOf(assessment, 'claims');
  const byId = claimIndex(claims);
  const effects = new Map<number, CitedAs>();
  for (const { id, as } of references) {
    const claim = id === undefined ? undefined : byId.get(id);
    if (claim !== undefined) effects.set(claim, mergeEffects(effects.get(claim), as));
  }
  return Array.from(effects, ([claim, as]) => {
    const { passage_id: passageId, observation_id: observationId, span } = viewClaim(claims[claim]);
    return { claim, as, passageId, observationId, span: spanOf(span) };
  });
}

function isSame(one: Citation, other: Citation | undefined): boolean {
  return (
    one.claim === other?.claim &&
    one.as === other.as &&
    one.passageId === other.passageId &&
    one.observationId === other.observationId &&
    one.span?.start === other.span?.start &&
    one.span?.end === other.span?.end
  );
}

/** Creates `citationsOf` that returns the same array as long as the citations are the same. */
export function createCitations(): typeof citationsOf {
  let last = none;
  return (assessment, list, index) => {
    const now = citationsOf(assessment, list, index);
    const same = now.length === last.length && now.every((citation, at) => isSame(citation, last[at]));
    last = same ? last : now;
    return last;
  };
}

/**
 * Returns the passage that contains the most citations. Of several, the preferred one if it is among them, or else the
 * one that is cited first. Undefined if no citation has a passage.
 */
export function mostCitedPassage(citations: readonly Citation[], preferred: string | null): Citation | undefined {
  const counts = new Map<string, number>();
  for (const { passageId } of citations) {
    if (passageId !== undefined) counts.set(passageId, (counts.get(passageId) ?? 0) + 1);
  }
  const most = Math.max(...counts.values());
  const candidates = citations.filter(({ passageId }) => passageId !== undefined && counts.get(passageId) === most);
  return candidates.find(({ passageId }) => passageId === preferred) ?? candidates[0];
}

/**
 * Returns the citations in the order in which a person steps through them: passage by passage in the order of the first
 * citation, and in a passage by position. Citations without a passage or a span are left out.
 */
export function inReadingOrder(citations: readonly Citation[]): readonly Citation[] {
  const byPassage = new Map<string, Citation[]>();
  for (const citation of citations) {
    const { passageId, span } = citation;
    if (passageId === undefined || !span) continue;
    const group = byPassage.get(passageId);
    if (group) group.push(citation);
    else byPassage.set(passageId, [citation]);
  }
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
