/** The names of claims, entries, publishers and observations in the matrix. */
import { showDirections } from '../../core/passage/directions.ts';
import { spacesForLineEnds } from '../../core/passage/shorten.ts';
import { casefileIndex } from '../../core/casefile/lookup.ts';
import type { Casefile } from '../../core/casefile/types.generated.ts';
import type { MatrixClaim, MatrixEntry } from '../../core/matrix/matrix.ts';
import { actorName } from '../../shared/actor-name.ts';

/** The ID of a claim, or its number if it has none. */
export function claimName({ id, index }: MatrixClaim): string {
  return id === '' ? `claim ${String(index + 1)}` : id;
}

/** The ID of an entry, or its number if it has none. */
export function entryName({ id, index, list }: MatrixEntry): string {
  if (id !== '') return id;
  return `${list === 'power_bases' ? 'power basis' : 'intent hypothesis'} ${String(index + 1)}`;
}

/** The proposition of a claim, or its actual text if it has none. */
export function claimWords({ claim: { proposition, actual } }: MatrixClaim): string {
  return spacesForLineEnds(proposition || actual || 'No text yet');
}

/** The name of a publisher; null is an unknown publisher. */
export function publisherName(casefile: Casefile | null, publisher: string | null): string {
  return publisher === null ? 'Unknown publisher' : actorName(casefile, publisher);
}

/** The number and title of an observation. */
export function observationName(casefile: Casefile | null, number: number): string {
  const title = casefileIndex(casefile).observation(number)?.title;
  return title ? `${String(number)} · ${showDirections(title)}` : `Observation ${String(number)}`;
}
