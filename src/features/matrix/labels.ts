import schema from '../../schema/assessment.schema.json';
import { casefileIndex } from '../../core/casefile/lookup.ts';
import type { Casefile } from '../../core/casefile/types.generated.ts';
import type { MatrixClaim, MatrixEntry } from '../../core/matrix/matrix.ts';

/** A value that a field can have, as the contract writes it, and what it is called. */
export interface Choice {
  readonly value: string;
  readonly title: string;
}

type Titled = Readonly<Record<string, { readonly title: string }>>;

function choicesOf(field: { readonly enum: readonly string[]; readonly 'x-enum': object }): readonly Choice[] {
  const titles = field['x-enum'] as Titled;
  return field.enum.map((value) => ({ value, title: titles[value]?.title ?? value }));
}

const { claim, powerBasis, workflowState } = schema.$defs;

/** Claim kinds and representations (specification 2.4), domains (2.5) and workflow states (3), in the contract's order. */
export const kinds = choicesOf(claim.properties.claim_kind);
/** See `kinds`. */
export const representations = choicesOf(claim.properties.representation);
/** See `kinds`. */
export const domains = choicesOf(powerBasis.properties.domain);
/** See `kinds`. */
export const states = choicesOf(workflowState);

const titles = new Map([...kinds, ...representations, ...domains, ...states].map(({ value, title }) => [value, title]));

/** What a kind, representation, domain or state is called; the value itself where the contract does not have it. */
export function titleOf(value: string): string {
  return titles.get(value) ?? value;
}

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
