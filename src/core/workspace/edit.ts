/** The type of all edits: the vocabulary in which every change of a draft is expressed. */
import type { JsonObject, JsonValue } from '../json/json.ts';
import type { Pointer } from '../json/pointer.ts';
import type { ListName } from '../assessment/view.ts';

/**
 * One change as plain data, dispatched by forms, the passage panel, quick fixes and the JSON view. Paths are JSON
 * Pointers into the workspace: '/assessment/claims/0/proposition', '/casefile/actors/2/names', '/title'. Indices count
 * from 0. `applyEdit` (apply-edit.ts) applies an edit.
 */
export type Edit =
  /**
   * Sets or replaces the value at a path. Creates missing objects on the way; an array item must exist. Equal values
   * keep their identity.
   */
  | { readonly type: 'set'; readonly path: Pointer; readonly value: JsonValue }
  /** Removes one property of an object, or one item of an array, without looking at references. */
  | { readonly type: 'unset'; readonly path: Pointer }
  /** Inserts values in an array before `index` (at the end if `index` is its length). Creates a missing array. */
  | { readonly type: 'insert'; readonly path: Pointer; readonly index: number; readonly values: readonly JsonValue[] }
  /** Moves items of an array, together and in their order, before the item now at `to`. */
  | { readonly type: 'move'; readonly path: Pointer; readonly from: readonly number[]; readonly to: number }
  /**
   * Deletes entries of a list. Deleting claims also deletes every evidence link and contradiction that refers to them,
   * unless another claim has the same ID.
   */
  | { readonly type: 'delete-entries'; readonly list: ListName; readonly indices: readonly number[] }
  /** Inserts a copy of each entry after it, with a new ID if the entry has one. */
  | { readonly type: 'duplicate-entries'; readonly list: ListName; readonly indices: readonly number[] }
  /**
   * Changes the ID of a claim, power basis, intent hypothesis or actor, and updates every reference to it. If several
   * have the old ID, the first is renamed, because references refer to it.
   */
  | {
      readonly type: 'rename';
      readonly what: 'claim' | 'power-basis' | 'intent' | 'actor';
      readonly from: string;
      readonly to: string;
    }
  /**
   * Removes an actor from the casefile. References in the assessment stay and are reported, because the analyst wrote
   * them.
   */
  | { readonly type: 'delete-actors'; readonly indices: readonly number[] }
  /** Replaces the whole assessment, or the whole casefile. */
  | { readonly type: 'replace-assessment'; readonly assessment: JsonObject }
  | { readonly type: 'attach-casefile'; readonly casefile: JsonObject | null }
  /** Several edits as one step. Each one sees the result of the one before. */
  | { readonly type: 'batch'; readonly edits: readonly Edit[] };
