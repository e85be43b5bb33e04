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
  /** Claims that contradict it, missing ones too. */
  readonly contradicts: number;
}

/**
 * Whether an intent's support is capability alone, as the rule intent/capability-alone has it: there is support, and
 * every claim of it is there and of kind capacity. Never said of a power basis.
 */
export function isCapabilityAlone({ list }: Pick<MatrixEntry, 'list'>, { supports, capacity }: Standing): boolean {
  return list === 'intent_hypotheses' && supports > 0 && supports === capacity;
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
    contradicts: [...citedIds(entry, 'contradicts')].filter(counts).length,
  };
}
