/** The name of an entry’s field in words: “PB-001: Actor”. For a pointer outside the lists, the field’s name alone. */
import type { JsonObject } from '../core/json/json.ts';
import type { Pointer } from '../core/json/pointer.ts';
import { fieldName } from '../core/check/fields.ts';
import { placeOf } from '../desk/place-of.ts';
import { entryTitle, isList } from './sections.ts';

const partKinds = {
  claims: 'claim',
  power_bases: 'power-basis',
  intent_hypotheses: 'intent',
  contradictions: 'contradiction',
  unknowns: 'unknown',
} as const;

export function fieldInWords(assessment: JsonObject, path: Pointer): string {
  const { selection, field } = placeOf('assessment', path);
  const { section, index } = selection;
  if (!isList(section) || index === undefined) return fieldName('document', path);
  return `${entryTitle(section, assessment, index)}: ${fieldName(partKinds[section], field)}`;
}
