import type { JsonValue } from '../../assessment/json.ts';
import type { Pointer } from '../../assessment/pointer.ts';
import type { JsonObject } from '../../assessment/json.ts';
import type { SchemaPlace } from '../shown-value.ts';

/** Which side of a conflict is taken; 'both' only where the conflict offers it. */
export type Choice = 'mine' | 'theirs' | 'both';

/**
 * What cannot be taken from both sides without asking.
 *
 * - both-changed: both changed the same field in different ways
 * - deleted-and-changed: one side deleted what the other changed
 * - deleted-and-cited: one side deleted a claim or delisted an observation that the other side still leads to
 * - same-id-added: both added something different under one id
 * - both-renamed: both gave one entry another id, and not the same
 * - both-reordered: both put one list in another order, and not the same
 * - both-ways: one side cites a claim as supporting, the other as contradicting, in the same entry
 * - differs, one-sided: without a common version, what is not the same, and what only one of the two has
 * - list-limit: taking both sides would leave a list too long, or empty where it may not be
 */
export type ConflictKind =
  | 'both-changed'
  | 'deleted-and-changed'
  | 'deleted-and-cited'
  | 'same-id-added'
  | 'both-renamed'
  | 'both-reordered'
  | 'both-ways'
  | 'differs'
  | 'one-sided'
  | 'list-limit';

/** One question that a merge asks. Plain data. */
export interface Conflict {
  /** Names the place by ids: '/claims/C-007/proposition'. The same whichever side is which, so choices can be kept. */
  readonly id: string;
  readonly kind: ConflictKind;
  /** One plain sentence. The sides are called “your version” and “their version”. */
  readonly sentence: string;
  /** What it is in the schema. */
  readonly field: SchemaPlace;
  /** Where it stands in each document that has it. */
  readonly paths: { readonly base?: Pointer; readonly mine?: Pointer; readonly theirs?: Pointer };
  /** What stands there; missing where nothing does. */
  readonly base?: JsonValue;
  readonly mine?: JsonValue;
  readonly theirs?: JsonValue;
  readonly offers: readonly Choice[];
  /** What `merged` holds now: the choice, or what is taken for as long as nobody chose. */
  readonly taken: Choice;
  readonly chosen: boolean;
}

/** Choices by conflict id. One that fits no conflict, or is not offered, is passed over. */
export type Choices = Readonly<Record<string, Choice>>;

/** An id that the merge gave an entry in place of the one that a side had. */
export interface MergeRename {
  readonly side: 'base' | 'mine' | 'theirs';
  readonly what: 'claim' | 'power-basis' | 'intent';
  readonly from: string;
  readonly to: string;
}

export type MergeResult =
  | { readonly ok: false; readonly problems: readonly string[] }
  | {
      readonly ok: true;
      readonly merged: JsonObject;
      readonly conflicts: readonly Conflict[];
      readonly renames?: readonly MergeRename[];
    };
