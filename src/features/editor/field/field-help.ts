/** Finds the help entry about a field of a form, by the field’s pointer below the entry. */
import { fieldEntryId } from '../../../core/reference/field-ids.ts';
import type { Pointer } from '../../../core/json/pointer.ts';
import type { SchemaKind } from '../../../core/check/fields.ts';
import type { FormKind } from '../form/form-schemas.ts';

const kinds: Readonly<Record<FormKind, SchemaKind>> = {
  document: 'document',
  claims: 'claim',
  power_bases: 'power-basis',
  intent_hypotheses: 'intent',
  contradictions: 'contradiction',
  unknowns: 'unknown',
};

/** Returns the ID of the help entry about a field, by its pointer below the entry; undefined if there is none. */
export function helpOfField(kind: FormKind, field: Pointer): string | undefined {
  return fieldEntryId(kinds[kind], field);
}
