/** Counts the supporting and contradicting claims of an entry, and recognises support by capability alone. */
import { isVerbatim } from '../assessment/verbatim.ts';
import { namingOf } from '../passage/naming.ts';
import type { EvidenceMatrix, MatrixClaim, MatrixEntry } from './matrix.ts';

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
