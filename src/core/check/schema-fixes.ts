import { isJsonArray, type JsonValue } from '../assessment/json.ts';
import { parentOf, parsePointer, type Pointer } from '../assessment/pointer.ts';
import type { Fix } from '../rules/finding.ts';
import { fieldSchema } from './fields.ts';
import type { Fault } from './sentences.ts';

function set(title: string, path: Pointer, value: JsonValue): Fix {
  return { title, edit: { type: 'set', path, value } };
}

/** A number that a text is the usual way of writing, if any: “12”, not “1e1”, “012” or “12.0”. */
function numberIn(value: JsonValue | undefined): number | undefined {
  const number = typeof value === 'string' ? Number(value) : NaN;
  return Number.isSafeInteger(number) && String(number) === value ? number : undefined;
}

function typeFixes({ params, value, path: field, kind }: Fault, path: Pointer): readonly Fix[] {
  const wanted = [params['type']].flat();
  const number = numberIn(value);
  const fixes: Fix[] = [];
  if (wanted.includes('array')) {
    if (value !== null && !isJsonArray(value) && value !== undefined)
      fixes.push(set('Put it in a list', path, [value]));
    fixes.push(set('Replace it by an empty list', path, []));
  }
  if (wanted.includes('integer') && number !== undefined) fixes.push(set(`Make it the number ${value}`, path, number));
  if (wanted.includes('string') && (typeof value === 'number' || typeof value === 'boolean')) {
    fixes.push(set(`Make it the text “${String(value)}”`, path, String(value)));
  }
  if (wanted.includes('null')) fixes.push(set('Leave it open', path, null));
  const isItem =
    field === '' ? kind !== 'document' && kind !== 'casefile' : fieldSchema(kind, parentOf(field))?.['items'];
  if (isItem !== undefined && isItem !== false) fixes.push({ title: 'Remove it', edit: { type: 'unset', path } });
  return fixes;
}

function missingFixes({ kind, path: field }: Fault, path: Pointer): readonly Fix[] {
  const schema = fieldSchema(kind, field);
  if (schema?.['const'] !== undefined) return [set(`Write “${String(schema['const'])}”`, path, schema['const'])];
  if (schema?.['type'] === 'array' && schema['minItems'] === undefined) return [set('Add an empty list', path, [])];
  const types = schema?.['type'];
  return isJsonArray(types) && types.includes('null') ? [set('Leave it open', path, null)] : [];
}

const fixesFor: Readonly<Record<string, (fault: Fault, path: Pointer) => readonly Fix[]>> = {
  type: typeFixes,
  required: missingFixes,
  const: ({ params }, path) => [
    set(`Write “${String(params['allowedValue'])}”`, path, params['allowedValue'] as JsonValue),
  ],
  additionalProperties: ({ path: field }, path) => [
    { title: `Remove “${parsePointer(field).at(-1) ?? ''}”`, edit: { type: 'unset', path } },
  ],
};

/** The changes that would mend a fault without guessing at what somebody means. `path` points into the workspace. */
export function schemaFixes(fault: Fault, path: Pointer): readonly Fix[] {
  return fixesFor[fault.keyword]?.(fault, path) ?? [];
}
