/** The order of properties in each file format, derived from its schema. */
import { isJsonArray, isJsonObject, type JsonObject, type JsonValue } from '../json/json.ts';
import { valueAt } from '../json/pointer.ts';
import assessmentSchema from '../../schema/assessment.schema.json';
import casefileSchema from '../../schema/casefile.schema.json';
import blindSchema from '../../schema/blind-review.schema.json';
import deskSchema from '../../schema/workspace.schema.json';
import reviewSchema from '../../schema/review.schema.json';

/** The order in which a format writes properties, and the order of their own properties. */
export interface Order {
  /** The properties in the schema, in the order of writing. */
  readonly properties: ReadonlyMap<string, Order>;
  readonly items: Order | undefined;
}

/** No order: properties stay in their own order. */
export const anyOrder: Order = { properties: new Map(), items: undefined };

/** A schema as a `JsonObject`. The type of an imported JSON file is too narrow for that. */
function asJsonObject(schema: unknown): JsonObject {
  return isJsonObject(schema) ? schema : {};
}

const roots = {
  assessment: asJsonObject(assessmentSchema),
  casefile: asJsonObject(casefileSchema),
  desk: asJsonObject(deskSchema),
  review: asJsonObject(reviewSchema),
  blind: asJsonObject(blindSchema),
};

/** Resolves a reference inside its schema, or to the casefile or review schema or a definition in it. */
function resolve(root: JsonObject, ref: string): { readonly root: JsonObject; readonly node: JsonValue | undefined } {
  const [file, place = ''] = ref.split('#');
  const at = file === casefileSchema.$id ? roots.casefile : file === reviewSchema.$id ? roots.review : root;
  return { root: at, node: valueAt(at, place) };
}

/**
 * The contract's order is that of `required`, which lists the fields as the specification's tables do. Optional fields
 * come after them. The order of `properties` is that of the forms.
 */
function namesInOrder(node: JsonObject, properties: JsonObject): readonly string[] {
  const required = isJsonArray(node.required) ? node.required.map(String) : [];
  return [...new Set([...required.filter((name) => Object.hasOwn(properties, name)), ...Object.keys(properties)])];
}

/** The order of a schema node. The schemas are not recursive, so this ends. */
function orderOf(root: JsonObject, node: JsonValue | undefined): Order {
  if (!isJsonObject(node)) return anyOrder;
  if (typeof node.$ref === 'string') {
    const target = resolve(root, node.$ref);
    return orderOf(target.root, target.node);
  }
  if (isJsonObject(node.properties)) {
    const { properties } = node;
    const inOrder = namesInOrder(node, properties).map((name) => [name, orderOf(root, properties[name])] as const);
    return { properties: new Map(inOrder), items: undefined };
  }
  if (isJsonArray(node.oneOf)) return { properties: allProperties(root, node.oneOf), items: undefined };
  if (node.items !== undefined) return { properties: new Map(), items: orderOf(root, node.items) };
  return isJsonArray(node.anyOf) ? orderOf(root, node.anyOf[0]) : anyOrder;
}

/** The properties of all alternatives, in the order of their first occurrence. */
function allProperties(root: JsonObject, alternatives: readonly JsonValue[]): Order['properties'] {
  return new Map(alternatives.flatMap((node) => [...orderOf(root, node).properties]));
}

/** The contract's order of properties (specification 2). */
export const assessmentOrder: Order = orderOf(roots.assessment, roots.assessment);

/** The casefile format's order. */
export const casefileOrder: Order = orderOf(roots.casefile, roots.casefile);

/** The desk file's order. Its assessment has the contract's order. */
export const deskOrder: Order = {
  properties: new Map([...orderOf(roots.desk, roots.desk).properties, ['assessment', assessmentOrder]]),
  items: undefined,
};

/** The order of a review file. Contents stay in their own order. */
export const reviewOrder: Order = orderOf(roots.review, roots.review);

/** The order of a blind review packet. Its assessment has the contract's order. */
export const blindOrder: Order = {
  properties: new Map([...orderOf(roots.blind, roots.blind).properties, ['assessment', assessmentOrder]]),
  items: undefined,
};
