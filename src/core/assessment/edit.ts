import type { JsonObject, JsonValue } from './json.ts';
import type { Pointer } from './pointer.ts';
import type { ListName } from './workspace.ts';

/**
 * One change, as plain data: what forms, the passage panel, quick fixes and the source view all dispatch.
 * Paths are JSON Pointers into the workspace: '/assessment/claims/0/proposition', '/casefile/actors/2/names', '/title'.
 * Indices count from 0. `applyEdit` (apply-edit.ts) carries an edit out.
 */
export type Edit =
  /**
   * Sets or replaces the value at a path. Objects missing on the way are made; an array item must exist. What is equal
   * to what stands there keeps its identity.
   */
  | { readonly type: 'set'; readonly path: Pointer; readonly value: JsonValue }
  /** Removes one property of an object, or one item of an array, with no care for references. */
  | { readonly type: 'unset'; readonly path: Pointer }
  /** Inserts values in an array before `index` (at the end when `index` is its length). A missing array is made. */
  | { readonly type: 'insert'; readonly path: Pointer; readonly index: number; readonly values: readonly JsonValue[] }
  /** Moves items of an array, together and in their order, to stand before the item now at `to`. */
  | { readonly type: 'move'; readonly path: Pointer; readonly from: readonly number[]; readonly to: number }
  /**
   * Deletes entries of a list. Deleting claims also removes every evidence link and contradiction that names them, but
   * for those that another claim of the same id still answers to.
   */
  | { readonly type: 'delete-entries'; readonly list: ListName; readonly indices: readonly number[] }
  /** Puts a copy of each entry behind it, with a fresh id where the entry has one. */
  | { readonly type: 'duplicate-entries'; readonly list: ListName; readonly indices: readonly number[] }
  /**
   * Gives a claim, power basis, intent or actor another id, and follows every reference to it. Of several with the old
   * id the first is meant, as references mean it.
   */
  | {
      readonly type: 'rename';
      readonly what: 'claim' | 'power-basis' | 'intent' | 'actor';
      readonly from: string;
      readonly to: string;
    }
  /** Removes an actor from the casefile. References in the assessment stay and become findings, for they are the analyst's words. */
  | { readonly type: 'delete-actors'; readonly indices: readonly number[] }
  /** Replaces the whole assessment, or the whole casefile. */
  | { readonly type: 'replace-assessment'; readonly assessment: JsonObject }
  | { readonly type: 'attach-casefile'; readonly casefile: JsonObject | null }
  /** Several edits as one step; each sees what the one before it left. */
  | { readonly type: 'batch'; readonly edits: readonly Edit[] };
