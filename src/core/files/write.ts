/** Writes every file format deterministically: assessment, casefile, desk file, review, blind review packet. */
import { isJsonArray, isJsonObject, type JsonObject, type JsonValue } from '../json/json.ts';
import type { Workspace } from '../workspace/workspace.ts';
import { asJson } from '../casefile/create.ts';
import type { Casefile } from '../casefile/types.generated.ts';
import { contentNames } from '../review/reviewed-content.ts';
import { draftFormat } from '../review-shape/plan.ts';
import { formatFor } from '../review-shape/thread.ts';
import type { Review } from '../review-shape/types.generated.ts';
import { orders } from './orders.generated.ts';

/** The order in which a format writes properties, and the order of their own properties. */
export interface Order {
  /** The properties in the schema, in the order of writing. */
  readonly properties: ReadonlyMap<string, Order>;
  readonly items: Order | undefined;
}

/** No order: properties stay in their own order. */
export const anyOrder: Order = { properties: new Map(), items: undefined };

/** An order as it is generated from the schemas. */
type OrderData = 0 | readonly [OrderData] | { readonly [name: string]: OrderData };

function isItems(data: OrderData): data is readonly [OrderData] {
  return Array.isArray(data);
}

function orderOf(data: OrderData): Order {
  if (data === 0) return anyOrder;
  if (isItems(data)) return { properties: new Map(), items: orderOf(data[0]) };
  return {
    properties: new Map(Object.entries(data).map(([name, below]) => [name, orderOf(below)])),
    items: undefined,
  };
}

/** The contract's order of properties (specification 2). */
export const assessmentOrder: Order = orderOf(orders.assessment);

const casefileOrder: Order = orderOf(orders.casefile);
/** The assessment in a desk file and in a blind review packet has the contract's order. */
const deskOrder: Order = orderOf({ ...orders.desk, assessment: orders.assessment });
/** Contents stay in their own order. */
const reviewOrder: Order = orderOf(orders.review);
const blindOrder: Order = orderOf({ ...orders.blind, assessment: orders.assessment });

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
