/** Which entry explains a field. Light enough for the editor: it sees the schemas and nothing of the canon. */
import assessmentSchema from '../../schema/assessment.schema.json';
import casefileSchema from '../../schema/casefile.schema.json';
import { isJsonArray, isJsonObject, type JsonObject, type JsonValue } from '../assessment/json.ts';
import { childAt, parsePointer, type Pointer } from '../assessment/pointer.ts';
import type { SchemaKind } from '../check/fields.ts';
import { choiceId, fieldId, partId, partName } from './names.ts';

/** A place on the way through a schema. */
interface Place {
  readonly root: JsonObject;
  readonly schema: JsonObject;
  /** The part that the place is in, or is. */
  readonly part: string;
  /** The entry that explains the place. */
  readonly id: string;
}

const assessment = assessmentSchema as unknown as JsonObject;
const casefile = casefileSchema as unknown as JsonObject;

function definition(root: JsonObject, name: string): Place | undefined {
  const schema = childAt(root['$defs'], name);
  const part = partName(name);
  return isJsonObject(schema) ? { root, schema, part, id: partId(part) } : undefined;
}

function whole(root: JsonObject, name: string): Place {
  return { root, schema: root, part: name, id: partId(name) };
}

const starts: Readonly<Record<SchemaKind, () => Place | undefined>> = {
  document: () => whole(assessment, 'assessment'),
  claim: () => definition(assessment, 'claim'),
  'power-basis': () => definition(assessment, 'powerBasis'),
  intent: () => definition(assessment, 'intentHypothesis'),
  contradiction: () => definition(assessment, 'contradiction'),
  unknown: () => step(step(whole(assessment, 'assessment'), 'unknowns'), '0'),
  casefile: () => whole(casefile, 'casefile'),
  actor: () => definition(casefile, 'actor'),
  observation: () => definition(casefile, 'observation'),
};

/** Follows a `$ref`. The words beside it come first; an object's own fields belong to the part that it is. */
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
  const found = follow({ ...place, id }, child);
  return found && { ...found, id };
}

function placeOf(kind: SchemaKind, path: Pointer): Place | undefined {
  return parsePointer(path).reduce<Place | undefined>(step, starts[kind]());
}

/**
 * The id of the entry that explains a place in a part: 'field/claim/actual', 'field/evidence-link/reason' for
 * ('intent', '/evidence/3/reason'), 'part/claim' for a claim as a whole. An item that is a plain text or number is
 * explained by its list's field. Undefined where the schema knows no such place.
 */
export function fieldEntryId(kind: SchemaKind, path: Pointer): string | undefined {
  return placeOf(kind, path)?.id;
}

/**
 * The id of the entry that explains a value of an enumeration: 'choice/claim-kind/forecast' for ('claim',
 * '/claim_kind', 'forecast'). Undefined where the place is no enumeration or does not have the value.
 */
export function choiceEntryId(kind: SchemaKind, path: Pointer, value: string): string | undefined {
  const schema = placeOf(kind, path)?.schema;
  const values = schema?.['enum'];
  const title = schema?.['title'];
  if (!isJsonArray(values) || !values.includes(value) || typeof title !== 'string') return undefined;
  return choiceId(title, value);
}
