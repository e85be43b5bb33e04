/** Which entry explains a field. It imports only the schemas, not the entries, so that the editor stays small. */
import assessmentSchema from '../../schema/assessment.schema.json' with { type: 'json' };
import casefileSchema from '../../schema/casefile.schema.json' with { type: 'json' };
import { isJsonObject, type JsonObject, type JsonValue } from '../json/json.ts';
import { childAt, parsePointer, type Pointer } from '../json/pointer.ts';
import type { SchemaKind } from '../check/fields.ts';
import { fieldId, partId, partName } from './entry.ts';

/** A location in a schema while a path is followed. */
interface Place {
  readonly root: JsonObject;
  readonly schema: JsonObject;
  /** The part that contains the location, or is the location. */
  readonly part: string;
  /** The ID of the entry about the location. */
  readonly id: string;
}

const assessment = assessmentSchema as unknown as JsonObject;
const casefile = casefileSchema as unknown as JsonObject;

function definition(root: JsonObject, name: string): Place | undefined {
  const schema = childAt(root['$defs'], name);
  const part = partName(name);
  return isJsonObject(schema) ? { root, schema, part, id: partId(part) } : undefined;
}

function wholePlace(root: JsonObject, name: string): Place {
  return { root, schema: root, part: name, id: partId(name) };
}

const starts: Readonly<Record<SchemaKind, () => Place | undefined>> = {
  document: () => wholePlace(assessment, 'assessment'),
  claim: () => definition(assessment, 'claim'),
  'power-basis': () => definition(assessment, 'powerBasis'),
  intent: () => definition(assessment, 'intentHypothesis'),
  contradiction: () => definition(assessment, 'contradiction'),
  unknown: () => step(step(wholePlace(assessment, 'assessment'), 'unknowns'), '0'),
  casefile: () => wholePlace(casefile, 'casefile'),
  actor: () => definition(casefile, 'actor'),
  observation: () => definition(casefile, 'observation'),
};

/** Follows a `$ref`. Keywords next to it take precedence; the fields of an object belong to the object's own part. */
function follow(place: Place, node: JsonValue | undefined): Place | undefined {
  if (!isJsonObject(node)) return undefined;
  const ref = node['$ref'];
  if (typeof ref !== 'string') return { ...place, schema: node };
  const target = definition(place.root, ref.replace('#/$defs/', ''));
  if (!target) return undefined;
  const schema = { ...target.schema, ...node };
  return schema['type'] === 'object' ? { ...target, schema } : { ...place, schema };
}

function step(place: Place | undefined, token: string): Place | undefined {
  if (!place) return undefined;
  const items = place.schema['items'];
  if (items !== undefined) return follow(place, items);
  const properties = place.schema['properties'];
  const child = childAt(properties, token);
  if (child === undefined) return undefined;
  const id = fieldId(place.part, token);
  const next = follow({ ...place, id }, child);
  return next && { ...next, id };
}

function placeOf(kind: SchemaKind, path: Pointer): Place | undefined {
  return parsePointer(path).reduce<Place | undefined>(step, starts[kind]());
}

/**
 * Returns the ID of the entry about a location in a part: 'field/claim/actual', 'field/evidence-link/reason' for
 * ('intent', '/evidence/3/reason'), 'part/claim' for a whole claim. Items that are plain text or numbers are explained
 * by the field of their list. Undefined if the schema has no such location.
 */
export function fieldEntryId(kind: SchemaKind, path: Pointer): string | undefined {
  return placeOf(kind, path)?.id;
}
