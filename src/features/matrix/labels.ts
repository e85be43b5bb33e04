import { casefileIndex } from '../../core/casefile/lookup.ts';
import type { Casefile } from '../../core/casefile/types.generated.ts';
import type { MatrixClaim, MatrixEntry } from '../../core/matrix/matrix.ts';

/** What a claim is called: its id, else its place. */
export function claimName({ id, index }: MatrixClaim): string {
  return id === '' ? `claim ${String(index + 1)}` : id;
}

/** What an entry is called: its id, else its place. */
export function entryName({ id, index, list }: MatrixEntry): string {
  if (id !== '') return id;
  return `${list === 'power_bases' ? 'power basis' : 'intent hypothesis'} ${String(index + 1)}`;
}

/** What a claim says in one line: its proposition, else the passage's words. */
export function claimWords({ claim: { proposition, actual } }: MatrixClaim): string {
  return proposition || actual || 'No words yet';
}

/** What an actor is called: its first name, or its id where it has none. */
export function actorName(casefile: Casefile | null, actorId: string): string {
  const names = casefileIndex(casefile).actor(actorId)?.names;
  return names?.find((name) => name !== '') ?? actorId;
}

/** What a publisher is called; null is the one that nobody has named. */
export function publisherName(casefile: Casefile | null, publisher: string | null): string {
  return publisher === null ? 'No publisher named' : actorName(casefile, publisher);
}

/** An observation by its number and title. */
export function observationName(casefile: Casefile | null, number: number): string {
  const title = casefileIndex(casefile).observation(number)?.title;
  return title ? `${String(number)} · ${title}` : `Observation ${String(number)}`;
}
