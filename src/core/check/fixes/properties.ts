/** The fixes for unknown properties: a misspelt name of a missing property, or the removal of the property. */
import { isJsonObject, type JsonObject, type JsonValue } from '../../json/json.ts';
import { escapeToken, parentOf, parsePointer, valueAt, type Pointer } from '../../json/pointer.ts';
import type { Fix } from '../../rules/finding.ts';
import { fieldSchema, type SchemaKind } from '../fields.ts';
import type { Fault } from '../sentences.ts';
import { choiceForm } from './choices.ts';
import { editDistance } from './edit-distance.ts';

/** Other names that documents use for properties, in the form of `choiceForm`. */
const synonyms: Readonly<Record<string, readonly string[]>> = {
  start: ['begin', 'from', 'startoffset', 'startindex', 'startchar', 'validfrom', 'startdate'],
  end: ['stop', 'to', 'until', 'endoffset', 'endindex', 'endchar', 'validuntil', 'enddate'],
  offset_encoding: ['encoding', 'unit', 'offsetunit'],
  actual: ['actualtext', 'quote', 'text', 'quotation', 'excerpt'],
  proposition: ['claim', 'statement', 'claimtext'],
  claim_kind: ['kind', 'type', 'claimtype'],
  mode: ['attributionmode'],
  actor_id: ['speaker', 'speakerid', 'attributedactor', 'attributedto'],
  reason: ['explanation', 'rationale', 'why'],
  explanation: ['reason', 'rationale', 'description'],
  effect: ['relation', 'stance', 'direction'],
  hypothesis_id: ['intentid', 'intenthypothesisid'],
  power_basis_id: ['powerbaseid', 'basisid'],
  casefile_fingerprint_sha256: ['casefilefingerprint', 'fingerprint', 'casefilesha256'],
  observation_ids: ['observations', 'observationid'],
  subject_actor_ids: ['subjects', 'subjectactors', 'subjectactorid'],
  related_actor_ids: ['relatedactors', 'relatedactorid'],
  falsifiers: ['falsifiedby', 'disconfirmers'],
};

function propertiesAt(kind: SchemaKind, path: Pointer): readonly string[] {
  const properties = fieldSchema(kind, path)?.['properties'];
  return isJsonObject(properties) ? Object.keys(properties) : [];
}

/** The maximum number of wrong letters in a name. */
const misspelt = 2;

/**
 * Returns the missing property that an unknown name means: the same letters in another form, a synonym, or a name with
 * one or two wrong letters. Undefined if there is none or more than one.
 */
function missingProperty(name: string, missing: readonly string[]): string | undefined {
  const form = choiceForm(name);
  const ways: readonly ((known: string) => boolean)[] = [
    (known) => choiceForm(known) === form,
    (known) => choiceForm(known).replace(/s$/, '') === form.replace(/s$/, ''),
    (known) => synonyms[known]?.includes(form) ?? false,
    (known) => form.length > 5 && editDistance(choiceForm(known), form) <= misspelt,
  ];
  for (const isMeant of ways) {
    const meant = missing.filter(isMeant);
    if (meant.length > 0) return meant.length === 1 ? meant[0] : undefined;
  }
  return undefined;
}

/** Returns the properties that an object with this schema does not have yet. */
function missingFrom(owner: JsonObject, kind: SchemaKind, field: Pointer): readonly string[] {
  return propertiesAt(kind, field).filter((known) => !Object.hasOwn(owner, known));
}

/**
 * Whether an unknown property of the same object means a missing one, so that its value must not be invented. `at` is
 * the missing property's path in the validated value.
 */
export function hasOtherName({ kind, path: field }: Fault, validated: JsonValue, at: Pointer): boolean {
  const owner = ownerOf(validated, at);
  const wanted = parsePointer(field).at(-1);
  if (!owner || wanted === undefined) return false;
  const meant = meantByOwner.get(owner) ?? meantProperties(owner, kind, parentOf(field));
  meantByOwner.set(owner, meant);
  return meant.has(wanted);
}

/** The maximum number of unknown names of an object that are compared. */
const maxNames = 100;

const meantByOwner = new WeakMap<JsonObject, ReadonlySet<string>>();

/** Returns the missing properties that unknown names of an object mean. */
function meantProperties(owner: JsonObject, kind: SchemaKind, field: Pointer): ReadonlySet<string> {
  const known = new Set(propertiesAt(kind, field));
  const missing = missingFrom(owner, kind, field);
  const unknown = Object.keys(owner).filter((name) => !known.has(name));
  return new Set(unknown.slice(0, maxNames).flatMap((name) => missingProperty(name, missing) ?? []));
}

/** Returns the object that has a property. */
function ownerOf(value: JsonValue, at: Pointer): JsonObject | undefined {
  const owner = valueAt(value, parentOf(at));
  return isJsonObject(owner) ? owner : undefined;
}

/**
 * Returns the fix that renames an unknown property to a missing one, and the fix that removes it. `at` is its path in
 * the validated value. The renamed property comes last in its object.
 */
export function propertyFixes(
  { kind, path: field }: Fault,
  path: Pointer,
  validated: JsonValue,
  at: Pointer,
): readonly Fix[] {
  const name = parsePointer(field).at(-1) ?? '';
  const remove: Fix = { title: `Remove “${name}”`, edit: { type: 'unset', path } };
  const alone: readonly Fix[] = [{ ...remove, kind: 'remove-property' }];
  const owner = ownerOf(validated, at);
  if (!owner) return alone;
  const missing = missingFrom(owner, kind, parentOf(field));
  const meant = missingProperty(name, missing);
  if (meant === undefined) return alone;
  const value = owner[name] as JsonValue;
  const to = `${parentOf(path)}/${escapeToken(meant)}`;
  const edit = {
    type: 'batch',
    edits: [
      { type: 'unset', path },
      { type: 'set', path: to, value },
    ],
  } as const;
  return [{ title: `Rename “${name}” to “${meant}”`, edit, kind: 'rename-property' }, remove];
}
