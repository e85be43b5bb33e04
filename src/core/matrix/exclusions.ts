/** “What if” in the evidence matrix: what entries lose without certain claims, observations or publishers. */
import type { EvidenceMatrix, MatrixClaim, MatrixEntry } from './matrix.ts';
import { isCapabilityAlone, evidenceCounts, type EvidenceCounts } from './gaps.ts';

/** Excluded items, to show what an entry would lose without them. The document does not change. */
export interface Exclusions {
  /** Claims, by ID. */
  readonly claims: ReadonlySet<string>;
  /** Observations, by number: excludes all of their claims. */
  readonly observations: ReadonlySet<number>;
  /** Publishers, by actor ID, null for no publisher: excludes all claims from what they published. */
  readonly publishers: ReadonlySet<string | null>;
}

/** The exclusions that exclude nothing. */
export const noExclusions: Exclusions = Object.freeze({
  claims: new Set<string>(),
  observations: new Set<number>(),
  publishers: new Set<string | null>(),
});

/** The evidence that an entry loses. It cannot lose what it did not have. */
export type Loss = 'last-support' | 'only-verbatim' | 'becomes-capability-alone' | 'last-contradiction';

/** The effect of the exclusions on one entry that cites an excluded claim. */
export interface Consequence {
  readonly entry: MatrixEntry;
  readonly before: EvidenceCounts;
  readonly left: EvidenceCounts;
  /**
   * In the order of `Loss`. For an entry that loses its last support, the loss of its verbatim support is not listed.
   */
  readonly losses: readonly Loss[];
}

/** The effect of the exclusions on the whole matrix. */
export interface ExclusionEffects {
  /** The claims that are excluded, directly or through their source, by their index in `claims`. */
  readonly off: ReadonlySet<number>;
  /** The entries that cite one of them, in the document's order. */
  readonly touched: readonly Consequence[];
  /** The number of entries that cite none of them. */
  readonly untouched: number;
}

/** Returns the number of excluded items. */
export function countExclusions({ claims, observations, publishers }: Exclusions): number {
  return claims.size + observations.size + publishers.size;
}

/** Whether a claim is excluded, directly or through its observation or publisher. */
export function isExcluded({ id, claim, publisher }: MatrixClaim, off: Exclusions): boolean {
  return (
    off.claims.has(id) ||
    (claim.observation_id !== undefined && off.observations.has(claim.observation_id)) ||
    (publisher !== undefined && off.publishers.has(publisher))
  );
}

/** Returns the evidence of every entry without the excluded items, as if no link referred to those claims. */
export function effectsOfExclusions(matrix: EvidenceMatrix, off: Exclusions): ExclusionEffects {
  const excluded = matrix.claims.filter((claim) => isExcluded(claim, off));
  // If several claims share an ID, links refer to the first. Excluding another takes nothing from an entry.
  const ids = new Set(excluded.filter(({ answers }) => answers).map(({ id }) => id));
  const touched = matrix.entries.filter((entry) => cites(entry, ids)).map((entry) => consequence(matrix, entry, ids));
  return {
    off: new Set(excluded.map(({ index }) => index)),
    touched,
    untouched: matrix.entries.length - touched.length,
  };
}

function cites(entry: MatrixEntry, ids: ReadonlySet<string>): boolean {
  return entry.links.some((link) => link?.claim_id !== undefined && ids.has(link.claim_id));
}

function consequence(matrix: EvidenceMatrix, entry: MatrixEntry, ids: ReadonlySet<string>): Consequence {
  const before = evidenceCounts(matrix, entry);
  const remaining = evidenceCounts(matrix, entry, (id) => !ids.has(id));
  return { entry, before, left: remaining, losses: lossesOf(entry, before, remaining) };
}

function lossesOf(entry: MatrixEntry, before: EvidenceCounts, remaining: EvidenceCounts): readonly Loss[] {
  const losses: Loss[] = [];
  if (before.supports > 0 && remaining.supports === 0) losses.push('last-support');
  if (before.verbatim > 0 && remaining.verbatim === 0 && remaining.supports > 0) losses.push('only-verbatim');
  if (isCapabilityAlone(entry, remaining) && !isCapabilityAlone(entry, before)) losses.push('becomes-capability-alone');
  if (before.contradicts > 0 && remaining.contradicts === 0) losses.push('last-contradiction');
  return losses;
}
