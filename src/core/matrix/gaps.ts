/** Gaps in the evidence: unopposed, unsupported or single-source entries, and claims cited nowhere or everywhere. */
import { byIdentity } from '../json/by-identity.ts';
import type { EvidenceMatrix, MatrixClaim, MatrixEntry } from './matrix.ts';
import { occurrences } from '../json/grouped.ts';
import { isCapabilityAlone, evidenceCounts, supportersOf } from './evidence-counts.ts';

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
