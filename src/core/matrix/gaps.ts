import type { EvidenceMatrix, MatrixClaim, MatrixEntry } from './matrix.ts';
import { isCapabilityAlone, standingOf, supportersOf } from './standing.ts';

/** Kinds of gaps in entries. */
export type EntryGap =
  'unopposed' | 'unsupported' | 'one-observation' | 'one-publisher' | 'no-verbatim' | 'capability-alone';

/** Kinds of what stands out among claims. */
export type ClaimGap = 'uncited' | 'only-contradicted' | 'cited-by-all' | 'cited-by-most';

/** Which entries and claims have which gap, by their places; every list in the document's order. */
export interface Gaps {
  readonly entries: Readonly<Record<EntryGap, readonly number[]>>;
  readonly claims: Readonly<Record<ClaimGap, readonly number[]>>;
  /** Entries of which it cannot be told whether one publisher carries them: for a supporting claim none is known. */
  readonly publisherUnknown: readonly number[];
}

const remembered = new WeakMap<EvidenceMatrix, Gaps>();

/** What stands out in a matrix. Remembered by the matrix. */
export function gapsOf(matrix: EvidenceMatrix): Gaps {
  const known = remembered.get(matrix);
  if (known) return known;
  const gaps = findGaps(matrix);
  remembered.set(matrix, gaps);
  return gaps;
}

function findGaps(matrix: EvidenceMatrix): Gaps {
  const entriesWith = (has: (entry: MatrixEntry) => boolean): readonly number[] =>
    matrix.entries.filter(has).map(({ at }) => at);
  const standings = new Map(matrix.entries.map((entry) => [entry, standingOf(matrix, entry)]));
  const standing = (entry: MatrixEntry) => standings.get(entry) ?? standingOf(matrix, entry);
  return {
    entries: {
      unopposed: entriesWith((entry) => standing(entry).contradicts === 0),
      unsupported: entriesWith((entry) => standing(entry).supports === 0),
      'one-observation': entriesWith((entry) => single(matrix, entry, ({ claim }) => claim.observation_id)),
      'one-publisher': entriesWith((entry) => single(matrix, entry, ({ publisher }) => publisher ?? undefined)),
      'no-verbatim': entriesWith((entry) => standing(entry).supports > 0 && standing(entry).verbatim === 0),
      'capability-alone': entriesWith((entry) => isCapabilityAlone(entry, standing(entry))),
    },
    claims: claimGaps(matrix),
    publisherUnknown: entriesWith((entry) => supportersOf(matrix, entry).some(({ publisher }) => !publisher)),
  };
}

/** Whether all that supports an entry comes from one and the same source. An unknown source is never the same. */
function single<Source>(
  matrix: EvidenceMatrix,
  entry: MatrixEntry,
  sourceOf: (claim: MatrixClaim) => Source | undefined,
): boolean {
  const sources = supportersOf(matrix, entry).map(sourceOf);
  return sources.length > 0 && sources[0] !== undefined && new Set(sources).size === 1;
}

function claimGaps({ claims, entries }: EvidenceMatrix): Gaps['claims'] {
  const citing = new Map<number, number>();
  for (const { cells } of entries) for (const index of cells.keys()) citing.set(index, (citing.get(index) ?? 0) + 1);
  const claimsWith = (has: (claim: MatrixClaim, count: number) => boolean): readonly number[] =>
    claims.filter((claim) => has(claim, citing.get(claim.index) ?? 0)).map(({ index }) => index);
  const { length } = entries;
  const idle = ({ answers, id }: MatrixClaim, count: number): boolean => (answers || id === '') && count === 0;
  return {
    // As the rule claim/uncited has it: a claim that only shares its id with the one that links mean is not uncited.
    uncited: claimsWith((claim, count) => idle(claim, count) && claim.contradictions === 0),
    'only-contradicted': claimsWith((claim, count) => idle(claim, count) && claim.contradictions > 0),
    'cited-by-all': claimsWith((_, count) => length > 1 && count === length),
    'cited-by-most': claimsWith((_, count) => length > 1 && count > length / 2),
  };
}
