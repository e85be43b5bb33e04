/** Guesses the base version for a merge from the saved versions of a draft. */
import { isJsonArray, isJsonObject, type JsonValue } from '../../json/json.ts';
import { own } from '../../json/own.ts';
import { pointer } from '../../json/pointer.ts';
import { withoutProperty } from '../../json/tree.ts';
import type { Workspace } from '../../workspace/workspace.ts';
import { contentKey, textOf } from '../same.ts';

/** The content of a draft as a set of texts: one for each field of an entry, link or list item. */
export type Facts = ReadonlySet<string>;

const idFields = ['claim_id', 'power_basis_id', 'hypothesis_id', 'actor_id', 'observation_id'] as const;

function idOf(entry: JsonValue): string | undefined {
  const field = idFields.find((name) => isJsonObject(entry) && Object.hasOwn(entry, name));
  const id = field && own(entry, field);
  return typeof id === 'string' || typeof id === 'number' ? String(id) : undefined;
}

/**
 * The facts of a draft, one by one, so that the caller can pause in between. Title and fingerprint are left out: the
 * title is not part of the content, and the fingerprint follows the casefile.
 */
export function* factsOf({ assessment, casefile }: Workspace): Generator<string> {
  yield* factsIn('', withoutProperty(assessment, 'casefile_fingerprint_sha256'), 0);
  if (casefile) yield* factsIn('casefile:', casefile as unknown as JsonValue, 0);
}

/** Splits lists, their entries and the lists in these into facts. A deeper value is one fact. */
function* factsIn(place: string, value: JsonValue, depth: number): Generator<string> {
  if (isJsonArray(value)) {
    for (const item of value) {
      const id = depth <= 1 ? idOf(item) : undefined;
      if (id === undefined) yield `${place} ${textOf(item, 'passage_id') ?? contentKey(item)}`;
      else yield* factsIn(place + pointer(id), item, depth + 1);
    }
  } else if (isJsonObject(value) && depth <= 2) {
    for (const [name, item] of Object.entries(value)) yield* factsIn(place + pointer(name), item, depth + 1);
  } else yield `${place} ${contentKey(value)}`;
}

/** The number of facts that only one of two drafts has. */
export function distanceBetween(one: Facts, other: Facts): number {
  let common = 0;
  for (const fact of one) if (other.has(fact)) common += 1;
  return one.size + other.size - 2 * common;
}

/** The distance of a saved version from both sides of a merge, in facts. */
export interface Distance {
  readonly fromMine: number;
  readonly fromTheirs: number;
}

/**
 * The saved version of mine that both sides most likely started from: the one closest to theirs and, of several, the
 * one closest to mine. Later versions contain my own changes, so they are further from theirs. Undefined if no version
 * is closer to theirs than the current draft, which is at `distance`.
 */
export function likelyBase<State extends Distance>(versions: readonly State[], distance: number): State | undefined {
  const nearer = versions.filter(({ fromTheirs }) => fromTheirs < distance);
  return nearer.reduce<State | undefined>(
    (best, state) =>
      best === undefined ||
      state.fromTheirs < best.fromTheirs ||
      (state.fromTheirs === best.fromTheirs && state.fromMine < best.fromMine)
        ? state
        : best,
    undefined,
  );
}
