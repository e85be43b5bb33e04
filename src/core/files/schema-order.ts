import { isJsonArray, isJsonObject, type JsonObject, type JsonValue } from '../assessment/json.ts';
import { valueAt } from '../assessment/pointer.ts';
import assessmentSchema from '../../schema/assessment.schema.json';
import casefileSchema from '../../schema/casefile.schema.json';
import blindSchema from '../../schema/blind-review.schema.json';
import deskSchema from '../../schema/workspace.schema.json';
import reviewSchema from '../../schema/review.schema.json';

/** The order in which a format writes properties, and the order inside them; none for what the format does not name. */
export interface Order {
  /** The properties that the schema names, in the order of writing. */
  readonly properties: ReadonlyMap<string, Order>;
  readonly items: Order | undefined;
}

/** No order of its own: properties stay as they are. */
export const anyOrder: Order = { properties: new Map(), items: undefined };

/** A schema as the JSON object that it is: the types that imports of JSON are given are too narrow to be one. */
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

/** Follows a reference inside its schema, or to the casefile's or the reviews' schema from another one. */
function resolve(root: JsonObject, ref: string): { readonly root: JsonObject; readonly node: JsonValue | undefined } {
  if (ref === casefileSchema.$id) return { root: roots.casefile, node: roots.casefile };
  if (ref === reviewSchema.$id) return { root: roots.review, node: roots.review };
  return { root, node: valueAt(root, ref.slice(1)) };
}

/**
 * The contract's order is that of `required`, which lists the fields as the specification's tables do; what may be left
 * out comes behind. `properties` stand in the order in which forms ask for them.
 */
function namesInOrder(node: JsonObject, properties: JsonObject): readonly string[] {
  const required = isJsonArray(node.required) ? node.required.map(String) : [];
  return [...new Set([...required.filter((name) => Object.hasOwn(properties, name)), ...Object.keys(properties)])];
}

/** The order that a schema node gives. The schemas do not refer to themselves, so this ends. */
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

/** The properties of all alternatives, in the order in which they are first named. */
function allProperties(root: JsonObject, alternatives: readonly JsonValue[]): Order['properties'] {
  return new Map(alternatives.flatMap((node) => [...orderOf(root, node).properties]));
}

/** The contract's order of properties (specification 2). */
export const assessmentOrder: Order = orderOf(roots.assessment, roots.assessment);

/** The casefile format's order (decisions 2). */
export const casefileOrder: Order = orderOf(roots.casefile, roots.casefile);

/** The desk file's order. Its assessment is written as an assessment is. */
export const deskOrder: Order = {
  properties: new Map([...orderOf(roots.desk, roots.desk).properties, ['assessment', assessmentOrder]]),
  items: undefined,
};

/** The order of a review file. Contents keep the order in which they were made. */
export const reviewOrder: Order = orderOf(roots.review, roots.review);

/** The order of a blind review packet. Its claims and entries are written as an assessment's are. */
export const blindOrder: Order = {
  properties: new Map([...orderOf(roots.blind, roots.blind).properties, ['assessment', assessmentOrder]]),
  items: undefined,
};
