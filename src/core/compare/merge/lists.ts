/** The item-by-item merge of any list: additions, deletions, changes, order and length limits. */
import type { JsonValue } from '../../json/json.ts';
import { sameJson } from '../../json/same-json.ts';
import { pointer } from '../../json/pointer.ts';
import { fieldSchema, type SchemaKind } from '../../check/fields.ts';
import { listInWords, upperFirst } from '../phrases.ts';
import type { ConflictCollector } from './conflicts.ts';
import { inWords, onSides, otherSide, sideNames, type Sides, type Site } from './sides.ts';
import { byText } from '../same.ts';

// The order of a merged list when the two sides order its items differently.

type Keys = readonly string[];

/** An order of keys, or two that contradict each other. */
type MergedOrder = { readonly keys: Keys } | { readonly mine: Keys; readonly theirs: Keys };

/**
 * Sorts the kept keys in an order that agrees with both sides; keys without a required order are sorted as text. If the
 * sides disagree, the one that reordered wins; if both reordered, there are two results. Each kept key must be on at
 * least one side. Without a base (`twoSides`), any disagreement has two results. Swapping the sides gives the same
 * order.
 */
function mergeOrder(sides: Sides<Keys>, keySet: ReadonlySet<string>, twoSides = false): MergedOrder {
  const { mine, theirs } = onSides(sides, (keys) => keys.filter((key) => keySet.has(key)));
  const agreed = inBothOrders(mine, theirs, keySet);
  if (agreed) return { keys: agreed };
  const [mineMoved, theirsMoved] = [isReordered(sides.base, mine, theirs), isReordered(sides.base, theirs, mine)];
  if (twoSides || (mineMoved && theirsMoved))
    return { mine: withOthers(mine, theirs), theirs: withOthers(theirs, mine) };
  const first = mineMoved === theirsMoved ? byText(mine.join('\n'), theirs.join('\n')) <= 0 : mineMoved;
  return { keys: first ? withOthers(mine, theirs) : withOthers(theirs, mine) };
}

/** Whether a side has the keys that all three have in a different order than the base. */
function isReordered(base: Keys, side: Keys, other: Keys): boolean {
  const [inBase, inSide, inOther] = [new Set(base), new Set(side), new Set(other)];
  const before = base.filter((key) => inSide.has(key) && inOther.has(key));
  const after = side.filter((key) => inBase.has(key) && inOther.has(key));
  return before.some((key, index) => key !== after[index]);
}

/** The first list in its order, with the other keys of the second list after the keys that they follow there. */
function withOthers(first: Keys, second: Keys): Keys {
  const ofFirst = new Set(first);
  const followers = new Map<string | undefined, string[]>();
  let previous: string | undefined;
  for (const key of second) {
    if (ofFirst.has(key)) previous = key;
    else followers.set(previous, [...(followers.get(previous) ?? []), key]);
  }
  return [...(followers.get(undefined) ?? []), ...first.flatMap((key) => [key, ...(followers.get(key) ?? [])])];
}

/**
 * An order that agrees with both lists. It always takes the first key, sorted as text, that has no remaining
 * predecessor.
 */
function inBothOrders(mine: Keys, theirs: Keys, keySet: ReadonlySet<string>): Keys | undefined {
  const next = new Map<string, string[]>([...keySet].map((key) => [key, []]));
  const waits = new Map<string, number>();
  for (const keys of [mine, theirs]) {
    for (const [index, key] of keys.slice(1).entries()) {
      next.get(keys[index] ?? '')?.push(key);
      waits.set(key, (waits.get(key) ?? 0) + 1);
    }
  }
  const ready = [...keySet].filter((key) => !waits.has(key));
  const keys: string[] = [];
  for (let key = takeFirst(ready); key !== undefined; key = takeFirst(ready)) {
    keys.push(key);
    for (const follower of next.get(key) ?? []) {
      const left = (waits.get(follower) ?? 0) - 1;
      waits.set(follower, left);
      if (left === 0) ready.push(follower);
    }
  }
  return keys.length === keySet.size ? keys : undefined;
}

function takeFirst(ready: string[]): string | undefined {
  const first = ready.reduce((least, key, index) => (byText(key, ready[least] ?? '') < 0 ? index : least), 0);
  return ready.splice(first, 1)[0];
}

/** The context of a merge. */
export interface Merging {
  readonly conflicts: ConflictCollector;
  /** The items that other entries refer to, by site ID, with the names of those entries. */
  readonly needed: ReadonlyMap<string, readonly string[]>;
  /** The items that claims quote, in the same form. They are kept without a conflict. */
  readonly quoted?: ReadonlyMap<string, readonly string[]>;
}

/** How the items of one kind of list are merged. */
export interface ItemKind {
  readonly kind: SchemaKind;
  /** Whether the items are parts of their own, with paths relative to the item. */
  readonly isPart: boolean;
  /** Whether an item that both sides added is merged property by property instead of as a whole. */
  readonly mergesAdded?: boolean;
  readonly keyOf: (item: JsonValue) => string;
  readonly subjectOf: (item: JsonValue) => string;
  /** Merges an item that both sides have and changed. */
  readonly merge: (merging: Merging, site: Site, sides: Sides<JsonValue>) => JsonValue;
}

type Items = readonly JsonValue[];
type Keyed = ReadonlyMap<string, { readonly item: JsonValue; readonly index: number }>;

/** Merges a list item by item: takes the changes of both sides, and reports a conflict if that is not possible. */
export function mergeLists(merging: Merging, site: Site, kind: ItemKind, lists: Sides<Items>): Items {
  const keyed = onSides(lists, (items) => byKey(items, kind));
  const merged = new Map<string, JsonValue>();
  for (const key of new Set([...keyed.base.keys(), ...keyed.mine.keys(), ...keyed.theirs.keys()])) {
    const item = mergeItem(
      merging,
      itemSite(site, kind, key, keyed),
      kind,
      onSides(keyed, (side) => side.get(key)?.item),
    );
    if (item !== undefined) merged.set(key, item);
  }
  const within = withinLimits(merging, site, merged, keyed, lists);
  return inOrder(merging, site, kind, within, keyed);
}

function byKey(items: Items, { keyOf }: ItemKind): Keyed {
  const keyed = new Map<string, { item: JsonValue; index: number }>();
  items.forEach((item, index) => {
    let key = keyOf(item);
    while (keyed.has(key)) key += '#';
    keyed.set(key, { item, index });
  });
  return keyed;
}

function itemSite(site: Site, kind: ItemKind, key: string, keyed: Sides<Keyed>): Site {
  const item = (keyed.mine.get(key) ?? keyed.theirs.get(key) ?? keyed.base.get(key))?.item ?? null;
  const at = (side: keyof Sides<Keyed>) => {
    const index = keyed[side].get(key)?.index;
    return index === undefined ? undefined : (site.at[side] ?? '') + pointer(index);
  };
  const subject = kind.subjectOf(item);
  return {
    id: site.id + pointer(key),
    kind: kind.kind,
    subject: kind.isPart ? subject : site.subject,
    path: kind.isPart ? '' : `${site.path}/0`,
    at: { base: at('base'), mine: at('mine'), theirs: at('theirs') },
    called: kind.isPart || site.kind === 'document' ? subject : `${site.subject}’s ${subject}`,
  };
}

function mergeItem(
  merging: Merging,
  site: Site,
  kind: ItemKind,
  sides: Sides<JsonValue | undefined>,
): JsonValue | undefined {
  const { base, mine, theirs } = sides;
  if (sameJson(mine, theirs)) return mine;
  const quoting = merging.quoted?.get(site.id);
  if (quoting && (mine === undefined || theirs === undefined)) return keepQuoted(merging, site, sides, quoting);
  if (merging.conflicts.twoSides) return mergeOfTwo(merging, site, kind, sides);
  if (base !== undefined && mine !== undefined && theirs !== undefined) {
    // Even if one side did not change a source, the other may have deleted a passage that claims quote.
    const isQuotedSource = quoting !== undefined && kind.isPart;
    if (!isQuotedSource && sameJson(base, mine)) return theirs;
    if (!isQuotedSource && sameJson(base, theirs)) return mine;
    return kind.merge(merging, site, { base, mine, theirs });
  }
  if (base === undefined && (mine === undefined || theirs === undefined)) return mine ?? theirs;
  if (base === undefined && kind.mergesAdded) return mergeAdded(merging, site, kind, sides);
  if (base === undefined) return sides[resolveSameAdded(merging, site, sides)];
  const keeper = mine === undefined ? 'theirs' : 'mine';
  if (!sameJson(base, sides[keeper])) return sides[merging.conflicts.side(site, sides)];
  const leading = merging.needed.get(site.id);
  return leading === undefined ? undefined : sides[resolveNeeded(merging, site, sides, keeper, leading)];
}

/** Keeps an item of one side that claims quote. If the other side deleted it, adds a note. */
function keepQuoted(
  { conflicts }: Merging,
  site: Site,
  { base, mine, theirs }: Sides<JsonValue | undefined>,
  quoting: readonly string[],
): JsonValue | undefined {
  const deleter = mine === undefined ? 'mine' : 'theirs';
  const verb = quoting.length === 1 ? 'quotes' : 'quote';
  if (base !== undefined) {
    const sentence = `${inWords(site)} was deleted in ${sideNames[deleter]}. It is kept because ${listInWords(quoting)} ${verb} it.`;
    conflicts.notes.add(upperFirst(sentence));
  }
  return mine ?? theirs;
}

function mergeAdded(merging: Merging, site: Site, kind: ItemKind, { mine, theirs }: Sides<JsonValue | undefined>) {
  return mine === undefined || theirs === undefined
    ? (mine ?? theirs)
    : kind.merge(merging, site, { base: {}, mine, theirs });
}

/** Merges an item without a base version. An item of only one side may be new there or deleted on the other. */
function mergeOfTwo(merging: Merging, site: Site, kind: ItemKind, sides: Sides<JsonValue | undefined>) {
  const { mine, theirs } = sides;
  if (mine !== undefined && theirs !== undefined) return mergeAdded(merging, site, kind, sides);
  if (merging.conflicts.resolvedSites.has(site.id)) return mine ?? theirs;
  const leading = merging.needed.get(site.id);
  if (leading === undefined) return sides[merging.conflicts.side(site, sides)];
  const keeper = mine === undefined ? 'theirs' : 'mine';
  const verb = leading.length === 1 ? 'refers' : 'refer';
  const sentence = `${inWords(site)} exists only in ${sideNames[keeper]}, but ${listInWords(leading)} ${verb} to it.${lossOf(site)}`;
  return sides[merging.conflicts.resolveSide({ kind: 'one-sided', site, values: sides, sentence, meanwhile: keeper })];
}

/** A sentence about what is deleted together with an item that others refer to. */
function lossOf({ kind }: Site): string {
  return kind === 'claim' ? ' Without it, these links are deleted too, and so are entries with no other evidence.' : '';
}

function resolveSameAdded({ conflicts }: Merging, site: Site, values: Sides<JsonValue | undefined>): 'mine' | 'theirs' {
  const sentence = `${inWords(site)} was added in both versions, with different content.`;
  return conflicts.resolveSide({ kind: 'same-id-added', site, values, sentence, meanwhile: 'mine' });
}

function resolveNeeded(
  { conflicts }: Merging,
  site: Site,
  values: Sides<JsonValue | undefined>,
  keeper: 'mine' | 'theirs',
  leading: readonly string[],
): 'mine' | 'theirs' {
  const verb = leading.length === 1 ? 'refers' : 'refer';
  const [deleter, other] = [sideNames[otherSide(keeper)], sideNames[keeper]];
  const sentence = `${inWords(site)} was deleted in ${deleter}, but in ${other} ${listInWords(leading)} ${verb} to it.${lossOf(site)}`;
  return conflicts.resolveSide({ kind: 'deleted-and-cited', site, values, sentence, meanwhile: keeper });
}

/** Makes sure that taking both sides does not break a limit that each side respects. */
function withinLimits(
  { conflicts }: Merging,
  site: Site,
  merged: ReadonlyMap<string, JsonValue>,
  keyed: Sides<Keyed>,
  lists: Sides<Items>,
): ReadonlyMap<string, JsonValue> {
  const { minItems = 0, maxItems = Infinity } = fieldSchema(site.kind, site.path) ?? {};
  const [least, most] = [Number(minItems), Number(maxItems)];
  const sizes = [lists.mine.length, lists.theirs.length];
  const isShort = merged.size < least && sizes.every((size) => size >= least);
  const isLong = merged.size > most && sizes.every((size) => size <= most);
  if (!isShort && !isLong) return merged;
  const problem = isShort ? 'nothing is left' : `the list has ${merged.size} items, but the contract allows ${most}`;
  const sentence = `If you take both versions’ changes to ${inWords(site)}, ${problem}.`;
  const limitSite = { ...site, id: `${site.id}/limit` };
  const side =
    keyed[conflicts.resolveSide({ kind: 'list-limit', site: limitSite, values: lists, sentence, meanwhile: 'mine' })];
  if (isLong) return new Map([...merged].filter(([key]) => side.has(key)));
  return new Map([...side].map(([key, { item }]) => [key, merged.get(key) ?? item]));
}

function inOrder(
  { conflicts }: Merging,
  site: Site,
  { subjectOf }: ItemKind,
  merged: ReadonlyMap<string, JsonValue>,
  keyed: Sides<Keyed>,
): Items {
  const order = mergeOrder(
    onSides(keyed, (side) => [...side.keys()]),
    new Set(merged.keys()),
    conflicts.twoSides,
  );
  if ('keys' in order) return order.keys.map((key) => merged.get(key) as JsonValue);
  const sentence = conflicts.twoSides
    ? `${inWords(site)}: the order differs between the versions.`
    : `${inWords(site)}: reordered differently in both versions.`;
  const orderSite = { ...site, id: `${site.id}/order` };
  const names = (keys: readonly string[]) => keys.map((key) => subjectOf(merged.get(key) ?? null));
  const [mine, theirs] = whereTheyDiffer(order.mine, order.theirs).map(names);
  const values = { base: undefined, mine, theirs };
  const side = conflicts.resolveSide({ kind: 'both-reordered', site: orderSite, values, sentence, meanwhile: 'mine' });
  return order[side].map((key) => merged.get(key) as JsonValue);
}

/** The parts of two orders of the same keys without what both begin and end with. */
function whereTheyDiffer(mine: readonly string[], theirs: readonly string[]): readonly (readonly string[])[] {
  const start = mine.findIndex((key, index) => key !== theirs[index]);
  const end = mine.findLastIndex((key, index) => key !== theirs[index]) + 1;
  return [mine.slice(start, end), theirs.slice(start, end)];
}
