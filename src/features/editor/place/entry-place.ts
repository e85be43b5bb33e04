/** The type that says which entry a form shows, or that it shows the head of the document. */
import type { Pointer } from '../../../core/json/pointer.ts';
import type { FormKind } from '../form/form-schemas.ts';

/** A part of the assessment: an entry, or the head of the document. */
export interface EntryPlace {
  readonly kind: FormKind;
  /** The entry's index in its list; undefined for the head of the document. */
  readonly index: number | undefined;
  /** The entry's pointer in the assessment: '/claims/3', or '' for the head of the document. */
  readonly base: Pointer;
}
