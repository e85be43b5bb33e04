/** The evidence of an entry, and its gaps, such as entries without opposition and claims cited nowhere. */
import { byIdentity } from '../json/by-identity.ts';
import type { EvidenceMatrix, MatrixClaim, MatrixEntry } from './matrix.ts';
import { occurrences } from '../json/grouped.ts';
import { isVerbatim } from '../assessment/verbatim.ts';
import { namingOf } from '../text/naming.ts';

/** Kinds of gaps in entries. */
export type EntryGap =
  | 'unopposed'
  | 'unsupported'
  | 'one-observation'
  | 'one-publisher'
  | 'shared-words'
  | 'no-verbatim'
  | 'capability-alone';

/** Kinds of gaps among claims. */
export type ClaimGap = 'uncited' | 'only-contradicted' | 'cited-by-all' | 'cited-by-most';

/**
 * The entries and claims with each gap, by their positions, in the document's order. Shared words are found in the
 * background, so that the screen fills them in.
 */
export interface Gaps {
  readonly entries: Readonly<Record<EntryGap, readonly number[]>>;
  readonly claims: Readonly<Record<ClaimGap, readonly number[]>>;
  /**
   * Entries for which it cannot be checked whether one publisher supports them, because the publisher of a supporting
   * claim is unknown.
   */
  readonly publisherUnknown: readonly number[];
}

/** Returns the gaps of a matrix. Cached by the matrix. */
export const gapsOf = byIdentity((matrix: EvidenceMatrix): Gaps => {
  const entriesWith = (has: (entry: MatrixEntry) => boolean): readonly number[] =>
    matrix.entries.filter(has).map(({ at }) => at);
  const standings = new Map(matrix.entries.map((entry) => [entry, evidenceCounts(matrix, entry)]));
  const standing = (entry: MatrixEntry) => standings.get(entry) ?? evidenceCounts(matrix, entry);
  return {
    entries: {
      unopposed: entriesWith((entry) => standing(entry).contradicts === 0),
      unsupported: entriesWith((entry) => standing(entry).supports === 0),
      'one-observation': entriesWith((entry) => single(matrix, entry, ({ claim }) => claim.observation_id)),
      'one-publisher': entriesWith((entry) => single(matrix, entry, ({ publisher }) => publisher ?? undefined)),
      'shared-words': [],
      'no-verbatim': entriesWith((entry) => standing(entry).supports > 0 && standing(entry).verbatim === 0),
      'capability-alone': entriesWith((entry) => isCapabilityAlone(entry, standing(entry))),
    },
    claims: claimGaps(matrix),
    publisherUnknown: entriesWith((entry) => supportersOf(matrix, entry).some(({ publisher }) => !publisher)),
  };
});

/**
 * Whether all support of an entry comes from one source. An unknown source never counts as the same, and neither does
 * that of a missing claim. Equals the rule tradecraft/one-publisher and the sentences of the map.
 */
function single<Source>(
  matrix: EvidenceMatrix,
  entry: MatrixEntry,
  sourceOf: (claim: MatrixClaim) => Source | undefined,
): boolean {
  const sources = entry.links.flatMap((link) => {
    if (link?.effect !== 'supports') return [];
    const claim = matrix.claimById(link.claim_id);
    return [claim && sourceOf(claim)];
  });
  return sources.length > 0 && sources[0] !== undefined && new Set(sources).size === 1;
}

function claimGaps({ claims, entries }: EvidenceMatrix): Gaps['claims'] {
  const citing = occurrences(entries.flatMap(({ cells }) => [...cells.keys()]));
  const claimsWith = (has: (claim: MatrixClaim, count: number) => boolean): readonly number[] =>
    claims.filter((claim) => has(claim, citing.get(claim.index) ?? 0)).map(({ index }) => index);
  const { length } = entries;
  const idle = ({ answers, id }: MatrixClaim, count: number): boolean => (answers || id === '') && count === 0;
  return {
    // Like the rule claim/uncited: a claim that only shares its ID with the claim that links refer to is not uncited.
    uncited: claimsWith((claim, count) => idle(claim, count) && claim.contradictions === 0),
    'only-contradicted': claimsWith((claim, count) => idle(claim, count) && claim.contradictions > 0),
    'cited-by-all': claimsWith((_, count) => length > 1 && count === length),
    'cited-by-most': claimsWith((_, count) => length > 1 && count > length / 2),
  };
}

// Counts the supporting and contradicting claims of an entry, and recognises support by capability alone.

/** The evidence of an entry: claims, each counted once even with several links. These are counts, not a strength. */
export interface EvidenceCounts {
  /** Claims that support it, including missing ones (`missing`). */
  readonly supports: number;
  /** Of these, claims that links refer to, but that are not in the document. */
  readonly missing: number;
  /** Of these, existing claims that are verbatim. */
  readonly verbatim: number;
  /** Of these, existing claims of kind capacity. */
  readonly capacity: number;
  /**
   * Of these, claims of another kind that rule 2.11.3 allows as support. Only computed for intent hypotheses with
   * capacity claims.
   */
  readonly beyondCapacity: number;
  /** Claims that contradict it, including missing ones. */
  readonly contradicts: number;
}

/**
 * Whether an intent hypothesis is supported by capability alone, like the rule intent/capability-alone: some support is
 * of kind capacity, none is missing, and claims of another kind are not valid support. Never true for a power basis.
 */
export function isCapabilityAlone({ list }: Pick<MatrixEntry, 'list'>, standing: EvidenceCounts): boolean {
  const { capacity, missing, beyondCapacity } = standing;
  return list === 'intent_hypotheses' && capacity > 0 && missing === 0 && beyondCapacity === 0;
}

/** Whether rule 2.11.3 allows a claim as support, as far as that can be checked. */
function canSupport(matrix: EvidenceMatrix, { actor }: MatrixEntry, { claim }: MatrixClaim): boolean {
  if (claim.representation !== undefined && !isVerbatim(claim)) return false;
  const names = actor === undefined ? [] : matrix.actorNames(actor);
  if (!claim.actual || names.every((name) => name.trim() === '')) return true;
  return namingOf(claim.actual, names, matrix.longerNames(names)).state !== 'unnamed';
}

function countBeyondCapacity(matrix: EvidenceMatrix, entry: MatrixEntry, claims: readonly MatrixClaim[]): number {
  const others = claims.filter(({ claim }) => claim.claim_kind !== 'capacity');
  if (entry.list === 'power_bases' || others.length === claims.length) return others.length;
  return others.filter((claim) => canSupport(matrix, entry, claim)).length;
}

/** Returns the IDs of the claims that an entry links with this effect, each once. Links without an ID are ignored. */
function citedIds({ links }: MatrixEntry, effect: 'supports' | 'contradicts'): ReadonlySet<string> {
  const ids = new Set<string>();
  for (const link of links) if (link?.effect === effect && link.claim_id !== undefined) ids.add(link.claim_id);
  return ids;
}

/** Returns the existing claims that support an entry, each once. */
export function supportersOf(matrix: EvidenceMatrix, entry: MatrixEntry): readonly MatrixClaim[] {
  return [...citedIds(entry, 'supports')].flatMap((id) => matrix.claimById(id) ?? []);
}

const everything = (): boolean => true;

/** Returns the evidence of an entry, limited to the claim IDs that `counts` accepts. */
export function evidenceCounts(
  matrix: EvidenceMatrix,
  entry: MatrixEntry,
  counts: (claimId: string) => boolean = everything,
): EvidenceCounts {
  const supports = [...citedIds(entry, 'supports')].filter(counts);
  const claims = supports.flatMap((id) => matrix.claimById(id) ?? []);
  return {
    supports: supports.length,
    missing: supports.length - claims.length,
    verbatim: claims.filter(({ claim }) => claim.representation === 'verbatim').length,
    capacity: claims.filter(({ claim }) => claim.claim_kind === 'capacity').length,
    beyondCapacity: countBeyondCapacity(matrix, entry, claims),
    contradicts: [...citedIds(entry, 'contradicts')].filter(counts).length,
  };
}
