import { isJsonArray, isJsonObject, type JsonValue } from '../../assessment/json.ts';
import { pointer } from '../../assessment/pointer.ts';
import { withoutProperty } from '../../assessment/tree.ts';
import type { Workspace } from '../../assessment/workspace.ts';
import { contentKey, own, textOf } from '../same.ts';

/** What a draft says, each part of it as one text: a field of an entry, a link, an item of a list. */
export type Facts = ReadonlySet<string>;

const idFields = ['claim_id', 'power_basis_id', 'hypothesis_id', 'actor_id', 'observation_id'] as const;

function idOf(entry: JsonValue): string | undefined {
  const field = idFields.find((name) => isJsonObject(entry) && Object.hasOwn(entry, name));
  const id = field && own(entry, field);
  return typeof id === 'string' || typeof id === 'number' ? String(id) : undefined;
}

/**
 * The facts of a draft, one by one, so that whoever wants them can pause between. Title and fingerprint are none: the
 * one is no part of the work, the other follows the casefile.
 */
export function* factsOf({ assessment, casefile }: Workspace): Generator<string> {
  yield* factsIn('', withoutProperty(assessment, 'casefile_fingerprint_sha256'), 0);
  if (casefile) yield* factsIn('casefile:', casefile as unknown as JsonValue, 0);
}

/** Lists, their entries and the lists in these are gone into; what lies deeper is one fact. */
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

/** How many facts only one of two drafts has. */
export function factsApart(one: Facts, other: Facts): number {
  let common = 0;
  for (const fact of one) if (other.has(fact)) common += 1;
  return one.size + other.size - 2 * common;
}

/** How far an earlier state is from either side of a merge, in facts. */
export interface Distance {
  readonly fromMine: number;
  readonly fromTheirs: number;
}

/**
 * Which of the earlier states of mine both sides were most likely made from: the one nearest to theirs, and of several
 * the one nearest to mine. All of them lead to mine, so what I changed since the common one lies between theirs and each
 * later one. None where mine, as it is now, is as near to theirs as any (`apart`).
 */
export function likelyBase<State extends Distance>(states: readonly State[], apart: number): State | undefined {
  const nearer = states.filter(({ fromTheirs }) => fromTheirs < apart);
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
