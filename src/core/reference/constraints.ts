/** The constraints of a schema in words. Lengths are in code points. */
import { isJsonArray, isJsonObject, type JsonObject, type JsonValue } from '../json/json.ts';
import { partNoun } from './sections.ts';
import { listed } from '../json/words.ts';
import { link, range } from './blocks.ts';
import { textOf, type Field, type Part } from './schema-walk.ts';

const typeNames: Readonly<Record<string, readonly [one: string, many: string]>> = {
  string: ['text', 'texts'],
  integer: ['whole number', 'whole numbers'],
  array: ['list', 'lists'],
  object: ['object', 'objects'],
  null: ['null', 'nulls'],
};

function numberOf(schema: JsonObject, name: string): number | undefined {
  const value = schema[name];
  return typeof value === 'number' ? value : undefined;
}

function typesOf(schema: JsonObject): readonly string[] {
  const type = schema['type'];
  if (typeof type === 'string') return [type];
  if (isJsonArray(type)) return type.map(String);
  const either = schema['anyOf'];
  if (isJsonArray(either)) return either.flatMap((option) => (isJsonObject(option) ? typesOf(option) : []));
  // An enumeration without a type: text, or null if that is one of the values.
  const values = schema['enum'];
  return isJsonArray(values) ? [...new Set(values.map((value) => (value === null ? 'null' : 'string')))] : [];
}

function plainType(field: Field, schema: JsonObject, count: 0 | 1): string {
  if (field.choiceOf.length > 0)
    return `one of ${listed(field.choiceOf.map((part) => link(partNoun({ name: part }), `part/${part}`)))}`;
  const open = typesOf(schema).includes('null') ? ' or null' : '';
  if (field.holds !== undefined) return `${link(count === 0 ? 'object' : 'objects', `part/${field.holds}`)}${open}`;
  if (field.identifier) return `${link(count === 0 ? 'identifier' : 'identifiers', 'part/identifier')}${open}`;
  const names = typesOf(schema).map((type) => typeNames[type]?.[count] ?? type);
  return names.join(' or ');
}

/** The type of a field: 'text', 'list of [objects](entry:part/claim)', 'text or null'. */
export function typeInWords(field: Field): string {
  return field.items ? `list of ${plainType(field, field.items, 1)}` : plainType(field, field.schema, 0);
}

/** The constraints of a single value, each as a phrase: '1 to 200 characters', 'matches …'. */
export function valueConstraints(schema: JsonObject): readonly string[] {
  const pattern = textOf(schema, 'pattern');
  const fixed = textOf(schema, 'const');
  const minimum = numberOf(schema, 'minimum');
  return [
    fixed && `always \`${fixed}\``,
    isJsonArray(schema['enum']) ? `one of ${listed(schema['enum'].map((value) => `\`${String(value)}\``))}` : '',
    range(numberOf(schema, 'minLength'), numberOf(schema, 'maxLength'), 'character'),
    pattern && `matches \`${pattern}\``,
    minimum === undefined ? '' : `${String(minimum)} or more`,
    schema['format'] === 'date-time'
      ? 'a date and time in RFC 3339 form with its zone, such as `2026-03-01T09:00:00Z`'
      : '',
  ].filter((phrase) => phrase !== '');
}

/** The constraints of a list and its items, each as a phrase. */
function listConstraints(field: Field): readonly string[] {
  const { schema, items } = field;
  if (!items) return [];
  // The form of identifiers has its own entry.
  const each = field.holds === undefined && !field.identifier ? valueConstraints(items) : [];
  return [
    range(numberOf(schema, 'minItems'), numberOf(schema, 'maxItems'), 'item'),
    schema['uniqueItems'] === true ? 'no two items the same' : '',
    each.length > 0 ? `each item ${each.join(', ')}` : '',
  ].filter((phrase) => phrase !== '');
}

function withoutPattern(schema: JsonObject): JsonObject {
  return Object.fromEntries(Object.entries(schema).filter(([name]) => name !== 'pattern'));
}

/** All constraints of a field's own schema, each as a phrase. The pattern of identifiers is in its own entry. */
export function fieldConstraints(field: Field): readonly string[] {
  if (field.items) return listConstraints(field);
  if (field.holds !== undefined) return [];
  return valueConstraints(field.identifier ? withoutPattern(field.schema) : field.schema);
}

function constants(condition: JsonValue | undefined): readonly (readonly [name: string, value: string])[] {
  const properties = isJsonObject(condition) ? condition['properties'] : undefined;
  return Object.entries(isJsonObject(properties) ? properties : {}).map(([name, node]) => [
    name,
    isJsonObject(node) ? textOf(node, 'const') : '',
  ]);
}

function conditional({ schema }: Part): readonly string[] {
  const then = isJsonObject(schema['then']) ? schema['then']['properties'] : undefined;
  const when = constants(schema['if'])
    .map(([name, value]) => `\`${name}\` is \`${value}\``)
    .join(' and ');
  return Object.entries(isJsonObject(then) ? then : {}).map(([name, node]) => {
    const length = isJsonObject(node) ? range(numberOf(node, 'minItems'), numberOf(node, 'maxItems'), 'item') : '';
    return `If ${when}, \`${name}\` has ${length}.`;
  });
}

function oneOfSeveral({ schema }: Part): readonly string[] {
  const either = schema['anyOf'];
  if (!isJsonArray(either)) return [];
  const names = either.flatMap((option) => constants(option).map(([name]) => `\`${name}\``));
  return [`At least one of ${listed(names)} is text and not null.`];
}

/** The constraints on several fields of a part together, each as a sentence. */
export function partConstraints(part: Part): readonly string[] {
  return [...conditional(part), ...oneOfSeveral(part)];
}
