import type { EvidenceMatrix, MatrixClaim, MatrixEntry } from './matrix.ts';
import { isCapabilityAlone, standingOf, type Standing } from './standing.ts';

/** What is switched off, to see what would stand without it. It changes no document. */
export interface SwitchedOff {
  /** Claims, by id. */
  readonly claims: ReadonlySet<string>;
  /** Observations, by number: every claim out of them. */
  readonly observations: ReadonlySet<number>;
  /** Publishers, by actor id, null for none named: every claim out of what they published. */
  readonly publishers: ReadonlySet<string | null>;
}

export const nothingOff: SwitchedOff = Object.freeze({
  claims: new Set<string>(),
  observations: new Set<number>(),
  publishers: new Set<string | null>(),
});

/** What an entry loses. An entry that had it not before does not lose it. */
export type Loss = 'last-support' | 'only-verbatim' | 'becomes-capability-alone' | 'last-contradiction';

/** What becomes of one entry that cites something that is switched off. */
export interface Consequence {
  readonly entry: MatrixEntry;
  readonly before: Standing;
  readonly left: Standing;
  /** In the order of `Loss`. An entry that loses its last support is not said to lose its verbatim one as well. */
  readonly losses: readonly Loss[];
}

/** What becomes of everything when the thread is pulled. */
export interface PulledThread {
  /** The claims that are switched off, by themselves or through their source; by their place in `claims`. */
  readonly off: ReadonlySet<number>;
  /** The entries that cite one of them, in the document's order. */
  readonly touched: readonly Consequence[];
  /** How many entries cite none of them. */
  readonly untouched: number;
}

/** How many things are switched off. */
export function countOff({ claims, observations, publishers }: SwitchedOff): number {
  return claims.size + observations.size + publishers.size;
}

/** Whether a claim is switched off, by itself or through its observation or publisher. */
export function isOff({ id, claim, publisher }: MatrixClaim, off: SwitchedOff): boolean {
  return (
    off.claims.has(id) ||
    (claim.observation_id !== undefined && off.observations.has(claim.observation_id)) ||
    (publisher !== undefined && off.publishers.has(publisher))
  );
}

/** What every entry would stand on without what is switched off: as if no link named those claims. */
export function pullThread(matrix: EvidenceMatrix, off: SwitchedOff): PulledThread {
  const gone = matrix.claims.filter((claim) => isOff(claim, off));
  // Of several claims with one id, links mean the first: switching off another takes nothing from an entry.
  const ids = new Set(gone.filter(({ answers }) => answers).map(({ id }) => id));
  const touched = matrix.entries.filter((entry) => cites(entry, ids)).map((entry) => consequence(matrix, entry, ids));
  return {
    off: new Set(gone.map(({ index }) => index)),
    touched,
    untouched: matrix.entries.length - touched.length,
  };
}

function cites(entry: MatrixEntry, ids: ReadonlySet<string>): boolean {
  return entry.links.some((link) => link?.claim_id !== undefined && ids.has(link.claim_id));
}

function consequence(matrix: EvidenceMatrix, entry: MatrixEntry, ids: ReadonlySet<string>): Consequence {
  const before = standingOf(matrix, entry);
  const left = standingOf(matrix, entry, (id) => !ids.has(id));
  return { entry, before, left, losses: lossesOf(entry, before, left) };
}

function lossesOf(entry: MatrixEntry, before: Standing, left: Standing): readonly Loss[] {
  const losses: Loss[] = [];
  if (before.supports > 0 && left.supports === 0) losses.push('last-support');
  if (before.verbatim > 0 && left.verbatim === 0 && left.supports > 0) losses.push('only-verbatim');
  if (isCapabilityAlone(entry, left) && !isCapabilityAlone(entry, before)) losses.push('becomes-capability-alone');
  if (before.contradicts > 0 && left.contradicts === 0) losses.push('last-contradiction');
  return losses;
}
