/** The type of a draft's content: title, language, brief, assessment, casefile, reviews and division of its links. */
import type { IdentifiedList } from '../assessment/ids.ts';
import type { Casefile } from '../casefile/types.generated.ts';
import type { Review, ReviewPlan } from '../review-shape/types.generated.ts';
import type { JsonObject, JsonValue } from '../json/json.ts';
import type { CodePointSpan } from '../text/span.ts';
import type { Pointer } from '../json/pointer.ts';
import type { ListName } from '../assessment/view.ts';

/** The author’s private notes: their texts by ID, for each list, and the text on the draft. */
export type PrivateNotes = { readonly draft?: string } & {
  readonly [List in IdentifiedList]?: Readonly<Record<string, string>>;
};

/** Words of a passage that were kept while reading, to make a claim of them later. */
export interface UnsortedMark {
  /** The observation in which the passage was read. */
  readonly observation_id: number;
  readonly passage_id: string;
  readonly span: CodePointSpan;
}

/**
 * The content of one draft: what undo covers and what is saved on the device. It is never mutated: every edit creates a
 * new one that shares unchanged parts.
 */
export interface Workspace {
  /** The draft's title; not part of the assessment. */
  readonly title: string;
  /** The language of the author’s own texts (BCP 47), as typed; missing if not stated. Not part of the assessment. */
  readonly textLanguage?: string;
  /** What the author asks reviewers to look at, and by when; missing if nothing. Not part of the assessment. */
  readonly brief?: string;
  /**
   * The assessment. It may break the contract in any way (wrong types, unknown properties): read it through `view.ts`,
   * which returns only what has the right shape, and never through a cast.
   */
  readonly assessment: JsonObject;
  /** The attached casefile. Its shape was checked when it was opened; its values may be incomplete. */
  readonly casefile: Casefile | null;
  /**
   * The reviews of the draft, one for each file; missing if there are none. They are not part of the assessment or its
   * file.
   */
  readonly reviews?: readonly Review[];
  /**
   * The IDs of the reviews that were started in this draft, or in another one on this device and continued in this one;
   * missing if there are none. It is not part of any file, so that a loaded review cannot claim to be the reviewer's
   * own.
   */
  readonly ownReviews?: readonly string[];
  /** How the links are divided among reviewers; missing if they are not. It hides nothing from anybody. */
  readonly reviewPlan?: ReviewPlan;
  /**
   * Set if the draft is a blind review packet. Its assessment has no effects and reasons. It can be reviewed, but not
   * edited, checked or exported.
   */
  readonly blind?: true;
  /**
   * Set if the assessment was started in Assessment Desk and not read from a file. Only then does its fingerprint
   * follow its casefile. It is not part of any file.
   */
  readonly startedHere?: true;
  /** The author’s private notes; missing if there are none. They are not part of any file. */
  readonly notes?: PrivateNotes;
  /** The marks that are not sorted yet; missing if there are none. They are not part of any file. */
  readonly marks?: readonly UnsortedMark[];
}

// The type of all edits: the vocabulary in which every change of a draft is expressed.

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
