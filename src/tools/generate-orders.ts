/** Generates the order of properties in each file format, so that pages write files without loading the schemas. */
import { readFile } from 'node:fs/promises';
import { isJsonArray, isJsonObject, type JsonObject, type JsonValue } from '../core/json/json.ts';
import { valueAt } from '../core/json/pointer.ts';
import type { GeneratedFile } from './generate-types.ts';

const target = 'src/core/files/orders.generated.ts';

const formats = {
  assessment: 'assessment',
  casefile: 'casefile',
  desk: 'workspace',
  review: 'review',
  blind: 'blind-review',
};

/** The order of a value: 0 if there is none, in a list that of its items, in an object those of its properties. */
type Order = 0 | readonly [Order] | { readonly [name: string]: Order };

/** The schemas by their `$id`. */
type Schemas = ReadonlyMap<JsonValue | undefined, JsonObject>;

/**
 * The contract's order is that of `required`, which lists the fields as the specification's tables do. Optional fields
 * come after them. The order of `properties` is that of the forms.
 */
function namesInOrder(node: JsonObject, properties: JsonObject): readonly string[] {
  const required = isJsonArray(node.required) ? node.required.map(String) : [];
  return [...new Set([...required.filter((name) => Object.hasOwn(properties, name)), ...Object.keys(properties)])];
}

/** Returns the order of a schema node. The schemas are not recursive, so this ends. */
function orderOf(schemas: Schemas, root: JsonObject, node: JsonValue | undefined): Order {
  if (!isJsonObject(node)) return 0;
  if (typeof node.$ref === 'string') {
    const [file, place = ''] = node.$ref.split('#');
    const other = schemas.get(file) ?? root;
    return orderOf(schemas, other, valueAt(other, place));
  }
  if (isJsonObject(node.properties)) {
    const { properties } = node;
    const names = namesInOrder(node, properties);
    return Object.fromEntries(names.map((name) => [name, orderOf(schemas, root, properties[name])]));
  }
  if (isJsonArray(node.oneOf)) {
    // The properties of all alternatives, in the order of their first occurrence.
    return Object.assign({}, ...node.oneOf.map((each) => orderOf(schemas, root, each))) as Order;
  }
  if (node.items !== undefined) {
    const items = orderOf(schemas, root, node.items);
    return items === 0 ? 0 : [items];
  }
  return isJsonArray(node.anyOf) ? orderOf(schemas, root, node.anyOf[0]) : 0;
}

/** Returns the orders. */
export async function generateOrders(): Promise<GeneratedFile[]> {
  const read = async ([format, schema]: readonly [string, string]) => {
    const parsed = JSON.parse(await readFile(`src/schema/${schema}.schema.json`, 'utf8')) as JsonObject;
    return [format, parsed] as const;
  };
  const parsed = await Promise.all(Object.entries(formats).map(read));
  const schemas: Schemas = new Map(parsed.map(([, schema]) => [schema.$id, schema]));
  const orders = parsed.map(([format, schema]) => [format, orderOf(schemas, schema, schema)] as const);
  const content = [
    '/* Generated from the schemas by `npm run generate`. Do not edit. */',
    '',
    '/** The order of properties: 0 if there is none, in a list that of its items. */',
    `export const orders = ${JSON.stringify(Object.fromEntries(orders))} as const;`,
    '',
  ].join('\n');
  return [{ path: target, content }];
}
