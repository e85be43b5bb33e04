/** Finds the part of a schema that describes a location in a document, and the entry about it. */
import type { SchemaKind } from '../check/fields.ts';
import { parsePointer, pointer, type Pointer } from '../json/pointer.ts';
import type { Finding } from '../rules/finding.ts';
import { fieldEntryId } from './field-ids.ts';

const kindOfList: Readonly<Record<string, SchemaKind>> = {
  claims: 'claim',
  power_bases: 'power-basis',
  intent_hypotheses: 'intent',
  contradictions: 'contradiction',
  unknowns: 'unknown',
  actors: 'actor',
  observations: 'observation',
};

/** Whether a property of a document is a list of entries. */
export const isList = (name: string): boolean => Object.hasOwn(kindOfList, name);

/** The ID of the entry about a location in a document; undefined if the location is not a field. */
export function entryIdAt(document: Finding['document'], path: Pointer): string | undefined {
  const [list = '', index, ...rest] = parsePointer(path);
  const kind = index !== undefined && isList(list) ? kindOfList[list] : undefined;
  if (kind) return fieldEntryId(kind, pointer(...rest));
  return fieldEntryId(document === 'assessment' ? 'document' : 'casefile', path);
}
