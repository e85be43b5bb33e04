/** The types of a merge's result: conflicts, the choices that resolve them, and renames. */
import type { JsonValue } from '../../json/json.ts';
import type { Pointer } from '../../json/pointer.ts';
import type { JsonObject } from '../../json/json.ts';
import type { SchemaPlace } from '../shown-value.ts';

/** The choice in a conflict; 'both' only if the conflict offers it. */
export type Choice = 'mine' | 'theirs' | 'both';

/** A text that somebody wrote in place of the two texts of a conflict that takes one. */
export interface OwnText {
  readonly text: string;
}

/**
 * The kinds of changes that cannot be merged automatically.
 *
 * - both-changed: both changed the same field in different ways
 * - deleted-and-changed: one side deleted an item that the other changed
 * - deleted-and-cited: one side deleted a claim or delisted an observation that the other side still refers to
 * - same-id-added: both added different items with the same ID
 * - both-renamed: both gave an entry different new IDs
 * - both-reordered: both reordered a list differently
 * - both-ways: one side cites a claim as supporting, the other as contradicting, in the same entry
 * - differs, one-sided: without a base version, items that differ, and items that only one side has
 * - list-limit: taking both sides would make a list too long or too short
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

/** A conflict of a merge, as plain data. */
export interface Conflict {
  /**
   * The location by entry IDs: '/claims/C-007/proposition'. Independent of the sides, so that choices can be reused.
   */
  readonly id: string;
  readonly kind: ConflictKind;
  /** A sentence that calls the sides “your version” and “their version”. */
  readonly sentence: string;
  /** The location in the schema. */
  readonly field: SchemaPlace;
  /** The pointer in each document that has it. */
  readonly paths: { readonly base?: Pointer; readonly mine?: Pointer; readonly theirs?: Pointer };
  /** The values; missing if a document has none. For two orders, the names of the items where the orders differ. */
  readonly base?: JsonValue;
  readonly mine?: JsonValue;
  readonly theirs?: JsonValue;
  readonly offers: readonly Choice[];
  /** Whether both values are free text, so that another text can be written in their place. */
  readonly takesText?: true;
  /** The side used in `merged`: the choice or, until somebody chooses, a default; mine if a text was written. */
  readonly used: Choice;
  readonly chosen: boolean;
}

/** Choices by conflict ID. A choice without a conflict, or one that is not offered, is ignored. */
export type Choices = Readonly<Record<string, Choice | OwnText>>;

/** A new ID that the merge gave an entry of a side. */
export interface MergeRename {
  readonly side: 'base' | 'mine' | 'theirs';
  readonly what: 'claim' | 'power-basis' | 'intent';
  readonly from: string;
  readonly to: string;
}

/** The result of a merge: the problems that prevent it, or the merged document with its conflicts. */
export type MergeResult =
  | { readonly ok: false; readonly problems: readonly string[] }
  | {
      readonly ok: true;
      readonly merged: JsonObject;
      readonly conflicts: readonly Conflict[];
      readonly renames?: readonly MergeRename[];
    };
