import type { Edit } from '../assessment/edit.ts';
import { batch } from '../assessment/edits.ts';
import { isJsonArray, isJsonObject, type JsonObject, type JsonValue } from '../assessment/json.ts';
import { escapeToken, type Pointer } from '../assessment/pointer.ts';
import { align, type Likeness, type Pair } from './align.ts';
import { anyOrder, assessmentOrder, type Order } from './schema-order.ts';
import { orderedNames, writeValue } from './write.ts';

/**
 * The edit that makes of one assessment another one that was read from a text; undefined where both write the same
 * bytes. It touches only what differs: entries that are the same keep their identity, also where others were put in,
 * taken out or moved around them. The order of properties counts only where the writer does not set it.
 */
export function sourceEdit(before: JsonObject, after: JsonObject): Edit | undefined {
  const edits = differences(before, after, '/assessment', assessmentOrder);
  return edits.length === 0 ? undefined : batch(edits);
}

/** Whether two values write the same bytes. */
export function writesTheSame(one: JsonValue | undefined, other: JsonValue | undefined, order: Order): boolean {
  if (one === other) return true;
  if (isJsonArray(one) && isJsonArray(other)) {
    const items = order.items ?? anyOrder;
    return one.length === other.length && one.every((item, index) => writesTheSame(item, other[index], items));
  }
  if (!isJsonObject(one) || !isJsonObject(other)) return false;
  const names = orderedNames(one, order);
  const others = orderedNames(other, order);
  return (
    names.length === others.length &&
    names.every(
      (name, index) => name === others[index] && writesTheSame(one[name], other[name], childOrder(order, name)),
    )
  );
}

function childOrder(order: Order, name: string): Order {
  return order.properties.get(name) ?? anyOrder;
}

function ownValue(object: JsonObject, name: string): JsonValue | undefined {
  return Object.hasOwn(object, name) ? object[name] : undefined;
}

function differences(before: JsonValue, after: JsonValue, path: Pointer, order: Order): readonly Edit[] {
  if (writesTheSame(before, after, order)) return [];
  if (isJsonArray(before) && isJsonArray(after)) return listDifferences(before, after, path, order);
  if (isJsonObject(before) && isJsonObject(after)) return objectDifferences(before, after, path, order);
  return [{ type: 'set', path, value: after }];
}

/** Names that are whole numbers stand first in every object, in their own order: nothing can be moved there. */
const isIndex = (name: string): boolean => /^(0|[1-9]\d{0,9})$/.test(name) && Number(name) < 4294967295;

/** The names of `after` that must be set anew behind the others, for the order that the writer does not set. */
function namesToSet(before: JsonObject, after: JsonObject, order: Order): ReadonlySet<string> {
  const unknown = (object: JsonObject): readonly string[] =>
    orderedNames(object, order).filter((name) => !order.properties.has(name) && !isIndex(name));
  const wanted = unknown(after);
  const kept = unknown(before).filter((name) => ownValue(after, name) !== undefined);
  const parted = wanted.findIndex((name, index) => kept[index] !== name);
  const added = orderedNames(after, order).filter((name) => ownValue(before, name) === undefined);
  return new Set([...added, ...(parted < 0 ? [] : wanted.slice(parted))]);
}

function objectDifferences(before: JsonObject, after: JsonObject, path: Pointer, order: Order): readonly Edit[] {
  const fresh = namesToSet(before, after, order);
  const at = (name: string): Pointer => `${path}/${escapeToken(name)}`;
  const gone = orderedNames(before, order).filter((name) => ownValue(after, name) === undefined || fresh.has(name));
  const kept = orderedNames(after, order).filter((name) => !fresh.has(name));
  return [
    ...gone.map((name): Edit => ({ type: 'unset', path: at(name) })),
    ...kept.flatMap((name) =>
      differences(before[name] as JsonValue, after[name] as JsonValue, at(name), childOrder(order, name)),
    ),
    ...orderedNames(after, order)
      .filter((name) => fresh.has(name))
      .map((name): Edit => {
        const value = merged(ownValue(before, name), after[name] as JsonValue, childOrder(order, name));
        return { type: 'set', path: at(name), value };
      }),
  ];
}

/** From so many edits of one list on, the list is replaced by one edit. */
const many = 256;

/** How the items of a list are recognised. */
function likenessIn(order: Order): Likeness<JsonValue> {
  const items = order.items ?? anyOrder;
  return {
    same: (one, other) => writesTheSame(one, other, items),
    exact: (item) => writeValue(item, items, ''),
    name: (item) => (isJsonObject(item) ? nameOf(item) : undefined),
  };
}

/** What an entry is called by: the first of its properties that holds an id. */
function nameOf(item: JsonObject): string | undefined {
  const name = Object.keys(item).find((key) => key.endsWith('_id'));
  const id = name === undefined ? undefined : item[name];
  return typeof id === 'string' || typeof id === 'number' ? `${name} ${String(id)}` : undefined;
}

/** Two lists side by side: which items are taken for the same, and those that only moved. */
interface Alignment {
  readonly pairs: readonly Pair[];
  /** Gives an item that was put in its identity where the same stood elsewhere in the list before. */
  readonly recognised: (item: JsonValue) => JsonValue;
}

/** Pairs items, but for one that would be made into an item that stood elsewhere in the list: that one has moved. */
function alignment(before: readonly JsonValue[], after: readonly JsonValue[], order: Order): Alignment {
  const likeness = likenessIn(order);
  const pairs = align(before, after, likeness);
  const stays = ([one, other]: Pair): boolean => likeness.same(before[one] as JsonValue, after[other] as JsonValue);
  const staying = new Set(pairs.filter(stays).map(([one]) => one));
  const moved = new Map(
    before.flatMap((value, index) => (staying.has(index) ? [] : [[likeness.exact(value) ?? '', value] as const])),
  );
  const movedFrom = (item: JsonValue): JsonValue | undefined => moved.get(likeness.exact(item) ?? '');
  return {
    pairs: pairs.filter(([one, other]) => staying.has(one) || movedFrom(after[other] as JsonValue) === undefined),
    recognised: (item) => movedFrom(item) ?? item,
  };
}

function listDifferences(
  before: readonly JsonValue[],
  after: readonly JsonValue[],
  path: Pointer,
  order: Order,
): readonly Edit[] {
  const items = order.items ?? anyOrder;
  const { pairs, recognised } = alignment(before, after, order);
  const edits: Edit[] = [];
  // From the end to the start, so that no edit moves a place that a later one names.
  let [beforeEnd, afterEnd] = [before.length, after.length];
  for (const [one, other] of [...pairs.toReversed(), [-1, -1] as const]) {
    for (let index = beforeEnd - 1; index > one; index -= 1) edits.push({ type: 'unset', path: `${path}/${index}` });
    const values = after.slice(other + 1, afterEnd).map(recognised);
    if (values.length > 0) edits.push({ type: 'insert', path, index: one + 1, values });
    if (one >= 0) {
      edits.push(...differences(before[one] as JsonValue, after[other] as JsonValue, `${path}/${one}`, items));
    }
    [beforeEnd, afterEnd] = [one, other];
  }
  return edits.length <= many ? edits : wholeList(before, after, path, order);
}

/** One edit for a list of which very much changed. Where items moved, it takes the old list away first. */
function wholeList(
  before: readonly JsonValue[],
  after: readonly JsonValue[],
  path: Pointer,
  order: Order,
): readonly Edit[] {
  const { pairs } = alignment(before, after, order);
  const set: Edit = { type: 'set', path, value: mergedList(before, after, order) };
  const aligned =
    pairs.length === Math.min(before.length, after.length) && pairs.every(([one, other]) => one === other);
  const isContracts = /^\/assessment\/[a-z_]+$/.test(path) && assessmentOrder.properties.has(path.slice(12));
  // Set over the old list, items would be compared place by place, and those that moved would be made anew.
  return aligned || !isContracts ? [set] : [{ type: 'unset', path }, set];
}

/** `after`, made of as much of `before` as writes the same. */
function merged(before: JsonValue | undefined, after: JsonValue, order: Order): JsonValue {
  if (before === undefined) return after;
  if (writesTheSame(before, after, order)) return before;
  if (isJsonArray(before) && isJsonArray(after)) {
    return mergedList(before, after, order);
  }
  if (!isJsonObject(before) || !isJsonObject(after)) return after;
  return Object.fromEntries(
    Object.entries(after).map(([name, value]) => [
      name,
      merged(ownValue(before, name), value, childOrder(order, name)),
    ]),
  );
}

function mergedList(before: readonly JsonValue[], after: readonly JsonValue[], order: Order): readonly JsonValue[] {
  const { pairs, recognised } = alignment(before, after, order);
  const partners = new Map(pairs.map(([one, other]) => [other, one]));
  return after.map((item, index) => {
    const partner = partners.get(index);
    return partner === undefined ? recognised(item) : merged(before[partner], item, order.items ?? anyOrder);
  });
}
