import { isVerbatim } from '../assessment/verbatim.ts';
import { namingOf } from '../passage/naming.ts';
import type { EvidenceMatrix, MatrixClaim, MatrixEntry } from './matrix.ts';

/** What an entry stands on: claims, each counted once however many links lead to it. Counts, never a strength (decisions 5). */
export interface Standing {
  /** Claims that support it, with the ones that are missing from the document (`missing`). */
  readonly supports: number;
  /** Of these, claims that are missing: a link names them and the document does not have them. */
  readonly missing: number;
  /** Of these, claims that are there and verbatim. */
  readonly verbatim: number;
  /** Of these, claims that are there and of kind capacity. */
  readonly capacity: number;
  /** Of these, claims of another kind that rule 2.11.3 lets support the entry; looked at only in intents beside capacity. */
  readonly beyondCapacity: number;
  /** Claims that contradict it, missing ones too. */
  readonly contradicts: number;
}

/**
 * Whether an intent's support is capability alone, as the rule intent/capability-alone has it: some of it is of kind
 * capacity, none is missing, and what is of another kind cannot support it. Never said of a power basis.
 */
export function isCapabilityAlone({ list }: Pick<MatrixEntry, 'list'>, standing: Standing): boolean {
  const { capacity, missing, beyondCapacity } = standing;
  return list === 'intent_hypotheses' && capacity > 0 && missing === 0 && beyondCapacity === 0;
}

/** Whether a claim can support an entry by rule 2.11.3, as far as that can be told. */
function canSupport(matrix: EvidenceMatrix, { actor }: MatrixEntry, { claim }: MatrixClaim): boolean {
  if (claim.representation !== undefined && !isVerbatim(claim)) return false;
  const names = (actor === undefined ? [] : matrix.actorNames(actor)).filter((name) => name.trim() !== '');
  return !claim.actual || names.length === 0 || namingOf(claim.actual, names).state !== 'unnamed';
}

function countBeyondCapacity(matrix: EvidenceMatrix, entry: MatrixEntry, claims: readonly MatrixClaim[]): number {
  const others = claims.filter(({ claim }) => claim.claim_kind !== 'capacity');
  if (entry.list === 'power_bases' || others.length === claims.length) return others.length;
  return others.filter((claim) => canSupport(matrix, entry, claim)).length;
}

/** The ids of the claims that an entry's links name with this effect, each once. Links without an id name none. */
export function citedIds({ links }: MatrixEntry, effect: 'supports' | 'contradicts'): ReadonlySet<string> {
  const ids = new Set<string>();
  for (const link of links) if (link?.effect === effect && link.claim_id !== undefined) ids.add(link.claim_id);
  return ids;
}

/** The claims of the document that support an entry, each once. */
export function supportersOf(matrix: EvidenceMatrix, entry: MatrixEntry): readonly MatrixClaim[] {
  return [...citedIds(entry, 'supports')].flatMap((id) => matrix.claimById(id) ?? []);
}

const everything = (): boolean => true;

/** What an entry stands on, as far as `counts` lets a claim's id count. */
export function standingOf(
  matrix: EvidenceMatrix,
  entry: MatrixEntry,
  counts: (claimId: string) => boolean = everything,
): Standing {
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
