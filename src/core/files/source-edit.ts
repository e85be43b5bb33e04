/** Converts a change in the JSON source to the smallest useful edit of the assessment. */
import { changedRange } from '../json/changed-range.ts';
import { longestRising } from '../json/longest-rising.ts';
import type { Edit } from '../workspace/edit.ts';
import { batch } from '../workspace/edits.ts';
import { isJsonArray, isJsonObject, type JsonObject, type JsonValue } from '../json/json.ts';
import { own } from '../json/own.ts';
import { escapeToken, type Pointer } from '../json/pointer.ts';
import { anyOrder, assessmentOrder, orderedNames, writeValue, type Order } from './write.ts';

// Aligns two lists of any items, so that an edit of the JSON source touches only the items that changed.

/** The indices, before and after, of two items that count as the same one. */
type Pair = readonly [before: number, after: number];

/** A stretch of both lists without pairs. The ends are exclusive. */
interface Gap {
  readonly before: number;
  readonly beforeEnd: number;
  readonly after: number;
  readonly afterEnd: number;
}

/** Returns the key by which an item is recognised; undefined if it has none. */
export type KeyOf<Item> = (item: Item) => string | undefined;

/** How two lists are compared. */
interface Likeness<Item> {
  /** Whether two items are identical when written. */
  readonly same: (one: Item, other: Item) => boolean;
  /** Recognises an unchanged item that may have moved. */
  readonly exact: KeyOf<Item>;
  /** Recognises a changed item, for example by its ID. */
  readonly name: KeyOf<Item>;
}

/**
 * Pairs the items of two lists, in ascending order of both: first identical items, then items with the same name, then
 * the remaining items between them by position. Items that moved past their neighbours are not paired.
 */
function align<Item>(before: readonly Item[], after: readonly Item[], likeness: Likeness<Item>): Pair[] {
  const { start, beforeEnd, afterEnd } = changedRange(before, after, likeness.same);
  const middle: Gap = { before: start, beforeEnd, after: start, afterEnd };
  const ends = (from: number, to: number, shift: number): Pair[] =>
    before.slice(from, to).map((_, index): Pair => [from + index, from + index + shift]);
  return [
    ...ends(0, start, 0),
    ...pairsIn(middle, before, after, likeness),
    ...ends(beforeEnd, before.length, afterEnd - beforeEnd),
  ];
}

function pairsIn<Item>(
  gap: Gap,
  before: readonly Item[],
  after: readonly Item[],
  { exact, name }: Likeness<Item>,
): Pair[] {
  const [one, other] = [gap.beforeEnd - gap.before, gap.afterEnd - gap.after];
  if (one === 0 || other === 0) return [];
  if (one === 1 && other === 1) return [[gap.before, gap.after]];
  return withGapsFilled(gap, byKey(gap, before, after, exact), (between) =>
    withGapsFilled(between, byKey(between, before, after, name), byPosition),
  );
}

/** The pairs, together with those that `fill` returns for the gaps around them. */
function withGapsFilled(gap: Gap, pairs: readonly Pair[], fill: (gap: Gap) => readonly Pair[]): Pair[] {
  const all: Pair[] = [];
  let [before, after] = [gap.before, gap.after];
  for (const pair of [...pairs, [gap.beforeEnd, gap.afterEnd] as const]) {
    all.push(...fill({ before, beforeEnd: pair[0], after, afterEnd: pair[1] }));
    if (pair[0] < gap.beforeEnd || pair[1] < gap.afterEnd) all.push(pair);
    [before, after] = [pair[0] + 1, pair[1] + 1];
  }
  return all;
}

function byPosition({ before, beforeEnd, after, afterEnd }: Gap): readonly Pair[] {
  const count = Math.max(0, Math.min(beforeEnd - before, afterEnd - after));
  return Array.from({ length: count }, (_, index): Pair => [before + index, after + index]);
}

/** Pairs items with the same key, the first with the first, and drops as few crossing pairs as possible. */
function byKey<Item>(gap: Gap, before: readonly Item[], after: readonly Item[], keyOf: KeyOf<Item>): readonly Pair[] {
  if (gap.before >= gap.beforeEnd || gap.after >= gap.afterEnd) return [];
  const places = new Map<string, number[]>();
  for (let at = gap.beforeEnd - 1; at >= gap.before; at -= 1) {
    const key = keyOf(before[at] as Item);
    if (key === undefined) continue;
    const indices = places.get(key);
    if (indices) indices.push(at);
    else places.set(key, [at]);
  }
  const pairs: Pair[] = [];
  for (let at = gap.after; at < gap.afterEnd; at += 1) {
    const key = keyOf(after[at] as Item);
    const place = key === undefined ? undefined : places.get(key)?.pop();
    if (place !== undefined) pairs.push([place, at]);
  }
  return longestRising(pairs, ([place]) => place);
}

/**
 * Returns the edit that turns one assessment into another one read from a text; undefined if both write the same bytes.
 * It touches only the differences: equal entries keep their identity even if others around them were inserted, removed
 * or moved. The order of properties counts only if the writer does not set it.
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

function differences(before: JsonValue, after: JsonValue, path: Pointer, order: Order): readonly Edit[] {
  if (writesTheSame(before, after, order)) return [];
  if (isJsonArray(before) && isJsonArray(after)) return listDifferences(before, after, path, order);
  if (isJsonObject(before) && isJsonObject(after)) return objectDifferences(before, after, path, order);
  return [{ type: 'set', path, value: after }];
}

/** Names that are whole numbers come first in every JavaScript object, in ascending order, so they cannot be moved. */
const isIndex = (name: string): boolean => /^(0|[1-9]\d{0,9})$/.test(name) && Number(name) < 4294967295;

/** The names of `after` that must be set again at the end, because the writer does not set their order. */
function namesToSet(before: JsonObject, after: JsonObject, order: Order): ReadonlySet<string> {
  const unknown = (object: JsonObject): readonly string[] =>
    orderedNames(object, order).filter((name) => !order.properties.has(name) && !isIndex(name));
  const wanted = unknown(after);
  const remaining = unknown(before).filter((name) => own(after, name) !== undefined);
  const firstMoved = wanted.findIndex((name, index) => remaining[index] !== name);
  const added = orderedNames(after, order).filter((name) => own(before, name) === undefined);
  return new Set([...added, ...(firstMoved < 0 ? [] : wanted.slice(firstMoved))]);
}

function objectDifferences(before: JsonObject, after: JsonObject, path: Pointer, order: Order): readonly Edit[] {
  const fresh = namesToSet(before, after, order);
  const at = (name: string): Pointer => `${path}/${escapeToken(name)}`;
  const removed = orderedNames(before, order).filter((name) => own(after, name) === undefined || fresh.has(name));
  const unmoved = orderedNames(after, order).filter((name) => !fresh.has(name));
  return [
    ...removed.map((name): Edit => ({ type: 'unset', path: at(name) })),
    ...unmoved.flatMap((name) =>
      differences(before[name] as JsonValue, after[name] as JsonValue, at(name), childOrder(order, name)),
    ),
    ...orderedNames(after, order)
      .filter((name) => fresh.has(name))
      .map((name): Edit => {
        const value = reuseParts(own(before, name), after[name] as JsonValue, childOrder(order, name));
        return { type: 'set', path: at(name), value };
      }),
  ];
}

/** The maximum number of edits of one list. With more of them, one edit replaces the list. */
const maxListEdits = 256;

/** The ways to recognise the items of a list. */
function likenessIn(order: Order): Likeness<JsonValue> {
  const items = order.items ?? anyOrder;
  return {
    same: (one, other) => writesTheSame(one, other, items),
    exact: (item) => writeValue(item, items, ''),
    name: (item) => (isJsonObject(item) ? nameOf(item) : undefined),
  };
}

/** The name of an entry: its first property whose name ends in `_id`, with the value. */
function nameOf(item: JsonObject): string | undefined {
  const name = Object.keys(item).find((key) => key.endsWith('_id'));
  const id = name === undefined ? undefined : item[name];
  return typeof id === 'string' || typeof id === 'number' ? `${name} ${String(id)}` : undefined;
}

/** The alignment of two lists: which items count as the same, and which only moved. */
interface Alignment {
  readonly pairs: readonly Pair[];
  /** Returns the equal item from elsewhere in the old list, so that a moved item keeps its identity; else the item. */
  readonly withIdentity: (item: JsonValue) => JsonValue;
}

/** Pairs items, except when the new item equals one from elsewhere in the old list, because that one has moved. */
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
    withIdentity: (item) => movedFrom(item) ?? item,
  };
}

function listDifferences(
  before: readonly JsonValue[],
  after: readonly JsonValue[],
  path: Pointer,
  order: Order,
): readonly Edit[] {
  const items = order.items ?? anyOrder;
  const { pairs, withIdentity } = alignment(before, after, order);
  const edits: Edit[] = [];
  // From the end to the start, so that no edit shifts the index of a later one.
  let [beforeEnd, afterEnd] = [before.length, after.length];
  for (const [one, other] of [...pairs.toReversed(), [-1, -1] as const]) {
    for (let index = beforeEnd - 1; index > one; index -= 1) edits.push({ type: 'unset', path: `${path}/${index}` });
    const values = after.slice(other + 1, afterEnd).map(withIdentity);
    if (values.length > 0) edits.push({ type: 'insert', path, index: one + 1, values });
    if (one >= 0) {
      edits.push(...differences(before[one] as JsonValue, after[other] as JsonValue, `${path}/${one}`, items));
    }
    [beforeEnd, afterEnd] = [one, other];
  }
  return edits.length <= maxListEdits ? edits : wholeList(before, after, path, order);
}

/** Replaces a list that changed a lot. If items moved, removes the old list first. */
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
  const isContractList = /^\/assessment\/[a-z_]+$/.test(path) && assessmentOrder.properties.has(path.slice(12));
  // Setting over the old list would compare items by index, and moved items would lose their identity.
  return aligned || !isContractList ? [set] : [{ type: 'unset', path }, set];
}

/** `after`, reusing every part of `before` that writes the same bytes. */
function reuseParts(before: JsonValue | undefined, after: JsonValue, order: Order): JsonValue {
  if (before === undefined) return after;
  if (writesTheSame(before, after, order)) return before;
  if (isJsonArray(before) && isJsonArray(after)) {
    return mergedList(before, after, order);
  }
  if (!isJsonObject(before) || !isJsonObject(after)) return after;
  return Object.fromEntries(
    Object.entries(after).map(([name, value]) => [name, reuseParts(own(before, name), value, childOrder(order, name))]),
  );
}

function mergedList(before: readonly JsonValue[], after: readonly JsonValue[], order: Order): readonly JsonValue[] {
  const { pairs, withIdentity } = alignment(before, after, order);
  const partners = new Map(pairs.map(([one, other]) => [other, one]));
  return after.map((item, index) => {
    const partner = partners.get(index);
    return partner === undefined ? withIdentity(item) : reuseParts(before[partner], item, order.items ?? anyOrder);
  });
}
