/** The types of a comparison’s result: differences with pointers and sentences, and the texts that those quote. */
import type { JsonValue } from '../json/json.ts';
import type { Pointer } from '../json/pointer.ts';
import type { TextInLanguage } from '../text/parts-of-sentence.ts';
import { textsAt } from '../workspace/texts-at.ts';
import type { Workspace } from '../workspace/workspace.ts';

// The texts that the sentence of a difference may quote, from both versions, each with its language.

type Quoting = Pick<Difference, 'document' | 'places'> & {
  readonly fields: readonly Pick<FieldDifference, 'places' | 'lead'>[];
};

export function textsOfDifference(
  { document, places, fields }: Quoting,
  versions: { readonly before: Workspace; readonly after: Workspace },
): readonly TextInLanguage[] {
  // The sentence of a changed entry quotes only its changed fields. Changed texts, which have a lead, are not quoted,
  // because their words are counted.
  const quoted =
    fields.length === 0 ? [places] : fields.flatMap((field) => (field.lead === undefined ? [field.places] : []));
  return (['before', 'after'] as const).flatMap((side) =>
    quoted.flatMap((each) => textsAt(versions[side], document, each[side])),
  );
}

/**
 * The kind of a change between two versions. Swapping the versions swaps 'added' and 'removed' and keeps the others.
 * 'renamed' is the same content with another ID; 'reordered' is the same items in another order.
 */
export type DifferenceKind = 'added' | 'removed' | 'changed' | 'renamed' | 'reordered';

/** The pointers to a value in the two documents; missing if the document does not have it. */
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
  /** The name of the field: “Proposition”, “Reason of evidence link 3”. */
  readonly name: string;
  /** A sentence that makes sense alone. Made when it is read: comparing the words of thousands of texts takes long. */
  readonly sentence: string;
  /**
   * For a changed text: the start of its sentence, which ends with `differenceInWords` of the two texts and a full
   * stop.
   */
  readonly lead?: string;
  /** The old and the new value; missing if the field is. */
  readonly before?: JsonValue;
  readonly after?: JsonValue;
}

/** The entry of a difference. */
export interface DifferentEntry {
  /** The list that contains it: 'claims', 'unknowns', 'observations' … */
  readonly list: string;
  /** Its ID for people: 'C-003'; 'C-001 and C-002' for a contradiction. If it was renamed, the new one. */
  readonly id: string;
  /** Its index in the list, from 0, in each document that has it. */
  readonly before?: number;
  readonly after?: number;
}

/** A difference between two documents, as plain data. It never says which version is better. */
export interface Difference {
  /** Unique, and stable for the same two documents. */
  readonly id: string;
  readonly kind: DifferenceKind;
  /** The document that the pointers belong to. */
  readonly document: 'assessment' | 'casefile' | 'workspace';
  /** The top-level property that contains it: 'claims', 'producer'. */
  readonly section: string;
  readonly entry?: DifferentEntry;
  readonly places: Places;
  /** A sentence: “IH-003 lost one support: C-012.” */
  readonly sentence: string;
  readonly fields: readonly FieldDifference[];
}
