import type { JsonValue } from '../assessment/json.ts';
import type { Pointer } from '../assessment/pointer.ts';

/**
 * What became of something between two versions. Swapping the versions swaps added and removed and keeps the others.
 * 'renamed' is the same content under another id; 'reordered' is the same items in another order.
 */
export type DifferenceKind = 'added' | 'removed' | 'changed' | 'renamed' | 'reordered';

/** Where something stands in each of the two documents; missing where it is not. */
export interface Places {
  /** JSON Pointer into the document before. */
  readonly before?: Pointer;
  /** JSON Pointer into the document after. */
  readonly after?: Pointer;
}

/** One difference inside an entry or a top-level field. */
export interface FieldDifference {
  readonly kind: DifferenceKind;
  readonly places: Places;
  /** What people call the field: “Proposition”, “Reason of evidence link 3”. */
  readonly name: string;
  /** One plain sentence that stands alone. */
  readonly sentence: string;
  /** What stood and stands there; missing where the field is. */
  readonly before?: JsonValue;
  readonly after?: JsonValue;
}

/** The entry that a difference is about. */
export interface DifferentEntry {
  /** The list that it stands in: 'claims', 'unknowns', 'observations' … */
  readonly list: string;
  /** Its id as people read it: 'C-003'; 'C-001 and C-002' for a contradiction. The later one where it was renamed. */
  readonly id: string;
  /** Its place in the list, from 0, in each document that has it. */
  readonly before?: number;
  readonly after?: number;
}

/** One difference between two documents. Plain data; it says what differs and never which is better. */
export interface Difference {
  /** The same for the same two documents, and no other difference has it. */
  readonly id: string;
  readonly kind: DifferenceKind;
  /** Which document the places point into. */
  readonly document: 'assessment' | 'casefile' | 'workspace';
  /** The top-level property that it belongs to: 'claims', 'producer'. Differences stand in the order of the contract's table. */
  readonly section: string;
  readonly entry?: DifferentEntry;
  readonly places: Places;
  /** One plain sentence: “IH-003 lost one support: C-012.” */
  readonly sentence: string;
  readonly fields: readonly FieldDifference[];
}
