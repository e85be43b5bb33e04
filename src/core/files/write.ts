/** Writes every file format deterministically: assessment, casefile, desk file, review, blind review packet. */
import { isJsonArray, isJsonObject, type JsonObject, type JsonValue } from '../json/json.ts';
import { valueAt } from '../json/pointer.ts';
import assessmentSchema from '../../schema/assessment.schema.json' with { type: 'json' };
import casefileSchema from '../../schema/casefile.schema.json' with { type: 'json' };
import blindSchema from '../../schema/blind-review.schema.json' with { type: 'json' };
import deskSchema from '../../schema/workspace.schema.json' with { type: 'json' };
import reviewSchema from '../../schema/review.schema.json' with { type: 'json' };
import type { Workspace } from '../workspace/workspace.ts';
import { asJson } from '../casefile/create.ts';
import type { Casefile } from '../casefile/types.generated.ts';
import { contentNames } from '../review/reviewed-content.ts';
import { draftFormat } from '../review-shape/plan.ts';
import { formatFor } from '../review-shape/thread.ts';
import type { Review } from '../review-shape/types.generated.ts';

// The order of properties in each file format, derived from its schema.

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
const casefileOrder: Order = orderOf(roots.casefile, roots.casefile);

/** The desk file's order. Its assessment has the contract's order. */
const deskOrder: Order = {
  properties: new Map([...orderOf(roots.desk, roots.desk).properties, ['assessment', assessmentOrder]]),
  items: undefined,
};

/** The order of a review file. Contents stay in their own order. */
const reviewOrder: Order = orderOf(roots.review, roots.review);

/** The order of a blind review packet. Its assessment has the contract's order. */
const blindOrder: Order = {
  properties: new Map([...orderOf(roots.blind, roots.blind).properties, ['assessment', assessmentOrder]]),
  items: undefined,
};

/** The names of known properties in the format's order, then of unknown ones in their own order. */
export function orderedNames(value: JsonObject, order: Order): readonly string[] {
  const known = [...order.properties.keys()].filter((name) => Object.hasOwn(value, name));
  const unknown = Object.keys(value).filter((name) => !order.properties.has(name));
  return [...known, ...unknown].filter((name) => value[name] !== undefined);
}

function block(open: string, close: string, lines: readonly string[], indent: string): string {
  if (lines.length === 0) return open + close;
  const inner = `${indent}  `;
  return `${open}\n${inner}${lines.join(`,\n${inner}`)}\n${indent}${close}`;
}

/**
 * The text of a value, as `JSON.stringify` with two spaces would write it, but with properties in the format's order.
 * Sorting the object's properties first is not enough, because objects always list whole-number names first.
 */
export function writeValue(value: JsonValue, order: Order, indent: string): string {
  const inner = `${indent}  `;
  if (isJsonArray(value)) {
    const items = value.map((item) => writeValue(item, order.items ?? anyOrder, inner));
    return block('[', ']', items, indent);
  }
  if (isJsonObject(value)) {
    const lines = orderedNames(value, order).map((name) => {
      const child = writeValue(value[name] ?? null, order.properties.get(name) ?? anyOrder, inner);
      return `${JSON.stringify(name)}: ${child}`;
    });
    return block('{', '}', lines, indent);
  }
  return JSON.stringify(value);
}

/**
 * The text of an assessment's file, byte for byte the same for the same document: the contract's order of properties,
 * unknown ones after them in their own order, two spaces of indent, LF, one at the end, no byte order mark
 *. Accepts any JSON object, finished or not, and drops nothing; reading the text gives the same document.
 * Unknown names that are whole numbers come first among the unknown, as in every JavaScript object.
 */
export function writeAssessment(document: JsonObject): string {
  return `${writeValue(document, assessmentOrder, '')}\n`;
}

/** The text of a casefile's file; deterministic in the same way. */
export function writeCasefile(casefile: Casefile): string {
  return `${writeValue(asJson(casefile), casefileOrder, '')}\n`;
}

/**
 * The text of a desk file; deterministic in the same way. It can always be read again, whatever the state of the draft:
 * a lone surrogate is written as its escape (`\udXXX`), so that the file is well formed, and only the reader of desk
 * files accepts it. The checker reports it as an error, which blocks the export of the assessment. A draft that is a
 * blind review packet is written as one, with its verdicts.
 */
export function writeDesk(workspace: Workspace): string {
  const { title, textLanguage, brief, assessment, casefile, reviews = [], reviewPlan, blind } = workspace;
  const desk: JsonObject = {
    format: draftFormat(blind ? 'blind-review' : 'workspace', workspace),
    title,
    ...(textLanguage !== undefined && { text_language: textLanguage }),
    ...(brief !== undefined && { brief }),
    assessment,
    casefile: casefile && asJson(casefile),
    ...(reviews.length > 0 && { reviews: reviews.map(reviewAsJson) }),
    ...(reviewPlan && { review_plan: reviewPlan as unknown as JsonObject }),
  };
  return `${writeValue(desk, blind ? blindOrder : deskOrder, '')}\n`;
}

/**
 * The text of a review's file; deterministic in the same way. It can always be read again, whatever its notes contain.
 */
export function writeReview(review: Review): string {
  return `${writeValue(reviewAsJson(review), reviewOrder, '')}\n`;
}

/** The text of a draft's blind review packet (`blindPacket`); deterministic in the same way. */
export function writeBlindPacket(packet: JsonObject): string {
  return `${writeValue(packet, blindOrder, '')}\n`;
}

/** A review with only the contents that its verdicts refer to, sorted by their digests. */
function reviewAsJson(review: Review): JsonObject {
  const used = new Set(review.verdicts.flatMap(({ judged }) => contentNames(judged)));
  const contents = Object.entries(review.contents)
    .filter(([sha256]) => used.has(sha256))
    .sort(([one], [other]) => (one < other ? -1 : 1));
  return { ...review, format: formatFor(review), contents: Object.fromEntries(contents) } as unknown as JsonObject;
}
