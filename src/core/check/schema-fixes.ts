/** The quick fixes for violations of the schema, limited to those that need no guess. */
import { isJsonArray, type JsonValue } from '../json/json.ts';
import { parentOf, parsePointer, type Pointer } from '../json/pointer.ts';
import type { Fix } from '../rules/finding.ts';
import { fieldSchema } from './fields.ts';
import type { Fault } from './sentences.ts';

function set(title: string, path: Pointer, value: JsonValue): Fix {
  return { title, edit: { type: 'set', path, value } };
}

/** Returns the number in a text in its usual form (“12”, not “1e1”, “012” or “12.0”), or undefined. */
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
      fixes.push(set('Convert to a list', path, [value]));
    fixes.push(set('Replace with an empty list', path, []));
  }
  if (wanted.includes('integer') && number !== undefined)
    fixes.push(set(`Convert to the number ${value}`, path, number));
  if (wanted.includes('string') && (typeof value === 'number' || typeof value === 'boolean')) {
    fixes.push(set(`Convert to the text “${String(value)}”`, path, String(value)));
  }
  if (wanted.includes('null')) fixes.push(set('Leave open', path, null));
  const isItem =
    field === '' ? kind !== 'document' && kind !== 'casefile' : fieldSchema(kind, parentOf(field))?.['items'];
  if (isItem !== undefined && isItem !== false)
    fixes.push({ title: 'Remove this item', edit: { type: 'unset', path } });
  return fixes;
}

function missingFixes({ kind, path: field }: Fault, path: Pointer): readonly Fix[] {
  const schema = fieldSchema(kind, field);
  if (schema?.['const'] !== undefined) return [set(`Set to “${String(schema['const'])}”`, path, schema['const'])];
  if (schema?.['type'] === 'array' && schema['minItems'] === undefined) return [set('Add an empty list', path, [])];
  const types = schema?.['type'];
  return isJsonArray(types) && types.includes('null') ? [set('Leave open', path, null)] : [];
}

const fixesFor: Readonly<Record<string, (fault: Fault, path: Pointer) => readonly Fix[]>> = {
  type: typeFixes,
  required: missingFixes,
  const: ({ params }, path) => [
    set(`Set to “${String(params['allowedValue'])}”`, path, params['allowedValue'] as JsonValue),
  ],
  additionalProperties: ({ path: field }, path) => [
    { title: `Remove “${parsePointer(field).at(-1) ?? ''}”`, edit: { type: 'unset', path } },
  ],
};

/** Returns the fixes of a fault that need no guess at what the author means. `path` points into the workspace. */
export function schemaFixes(fault: Fault, path: Pointer): readonly Fix[] {
  return fixesFor[fault.keyword]?.(fault, path) ?? [];
}
