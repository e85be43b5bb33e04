import type { JsonValue } from '../../assessment/json.ts';
import { pointer } from '../../assessment/pointer.ts';
import { fieldSchema, type SchemaKind } from '../../check/fields.ts';
import { listed, upperFirst } from '../phrases.ts';
import { same } from '../same.ts';
import { mergeOrder } from './order.ts';
import type { Questions } from './questions.ts';
import { inWords, onSides, otherSide, sideNames, type Sides, type Site } from './sides.ts';

/** What a merge goes by everywhere. */
export interface Merging {
  readonly questions: Questions;
  /** What is led to from elsewhere, by the id of its site, with the names of what leads there. */
  readonly needed: ReadonlyMap<string, readonly string[]>;
  /** What claims quote, in the same way: it stays, and nobody is asked whether it may go. */
  readonly quoted?: ReadonlyMap<string, readonly string[]>;
}

/** How the items of one kind of list are merged. */
export interface ItemKind {
  readonly kind: SchemaKind;
  /** Whether the items are parts of their own, with paths that begin at them. */
  readonly isPart: boolean;
  /** Whether an item that both sides added is merged property by property, and not asked for as a whole. */
  readonly mergesAdded?: boolean;
  readonly keyOf: (item: JsonValue) => string;
  readonly subjectOf: (item: JsonValue) => string;
  /** What becomes of an item that both sides have and changed from the base. */
  readonly merge: (merging: Merging, site: Site, sides: Sides<JsonValue>) => JsonValue;
}

type Items = readonly JsonValue[];
type Keyed = ReadonlyMap<string, { readonly item: JsonValue; readonly index: number }>;

/** Takes what either side added, deleted or changed in a list, item by item, and asks where they cannot both be followed. */
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
  return inOrder(merging, site, within, keyed, lists);
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
  if (same(mine, theirs)) return mine;
  const quoting = merging.quoted?.get(site.id);
  if (quoting && (mine === undefined || theirs === undefined)) return keepQuoted(merging, site, sides, quoting);
  if (merging.questions.twoSides) return mergeOfTwo(merging, site, kind, sides);
  if (base !== undefined && mine !== undefined && theirs !== undefined) {
    // Where one side left a source alone, the other may have taken away what claims quote.
    const isAsked = quoting !== undefined && kind.isPart;
    if (!isAsked && same(base, mine)) return theirs;
    if (!isAsked && same(base, theirs)) return mine;
    return kind.merge(merging, site, { base, mine, theirs });
  }
  if (base === undefined && (mine === undefined || theirs === undefined)) return mine ?? theirs;
  if (base === undefined && kind.mergesAdded) return mergeAdded(merging, site, kind, sides);
  if (base === undefined) return sides[askSameAdded(merging, site, sides)];
  const keeper = mine === undefined ? 'theirs' : 'mine';
  if (!same(base, sides[keeper])) return sides[merging.questions.side(site, sides)];
  const leading = merging.needed.get(site.id);
  return leading === undefined ? undefined : sides[askNeeded(merging, site, sides, keeper, leading)];
}

/** Keeps what only one side has and claims of the merge quote, and says so where the other side had let it go. */
function keepQuoted(
  { questions }: Merging,
  site: Site,
  { base, mine, theirs }: Sides<JsonValue | undefined>,
  quoting: readonly string[],
): JsonValue | undefined {
  const deleter = mine === undefined ? 'mine' : 'theirs';
  const verb = quoting.length === 1 ? 'quotes' : 'quote';
  if (base !== undefined) {
    const sentence = `${inWords(site)} was deleted in ${sideNames[deleter]}. It is kept, because ${listed(quoting)} ${verb} it.`;
    questions.notes.add(upperFirst(sentence));
  }
  return mine ?? theirs;
}

function mergeAdded(merging: Merging, site: Site, kind: ItemKind, { mine, theirs }: Sides<JsonValue | undefined>) {
  return mine === undefined || theirs === undefined
    ? (mine ?? theirs)
    : kind.merge(merging, site, { base: {}, mine, theirs });
}

/** Without a common version: what only one side has may be new there, or gone from the other. */
function mergeOfTwo(merging: Merging, site: Site, kind: ItemKind, sides: Sides<JsonValue | undefined>) {
  const { mine, theirs } = sides;
  if (mine !== undefined && theirs !== undefined) return mergeAdded(merging, site, kind, sides);
  if (merging.questions.settled.has(site.id)) return mine ?? theirs;
  const leading = merging.needed.get(site.id);
  if (leading === undefined) return sides[merging.questions.side(site, sides)];
  const keeper = mine === undefined ? 'theirs' : 'mine';
  const verb = leading.length === 1 ? 'leads' : 'lead';
  const sentence = `${inWords(site)} stands in ${sideNames[keeper]} only, and ${listed(leading)} ${verb} to it.${lossOf(site)}`;
  const taken = merging.questions.ask({ kind: 'one-sided', site, values: sides, sentence, meanwhile: keeper });
  return sides[taken === 'theirs' ? 'theirs' : 'mine'];
}

/** What goes with an item that others lead to. */
function lossOf({ kind }: Site): string {
  return kind === 'claim' ? ' Without it those links go too, and with them what has no other evidence.' : '';
}

function askSameAdded({ questions }: Merging, site: Site, values: Sides<JsonValue | undefined>): 'mine' | 'theirs' {
  const sentence = `${inWords(site)} was added in both versions, and not in the same way.`;
  const taken = questions.ask({ kind: 'same-id-added', site, values, sentence, meanwhile: 'mine' });
  return taken === 'theirs' ? 'theirs' : 'mine';
}

function askNeeded(
  { questions }: Merging,
  site: Site,
  values: Sides<JsonValue | undefined>,
  keeper: 'mine' | 'theirs',
  leading: readonly string[],
): 'mine' | 'theirs' {
  const verb = leading.length === 1 ? 'leads' : 'lead';
  const [gone, kept] = [sideNames[otherSide(keeper)], sideNames[keeper]];
  const sentence = `${inWords(site)} is gone in ${gone}; in ${kept}, ${listed(leading)} ${verb} to it.${lossOf(site)}`;
  const taken = questions.ask({ kind: 'deleted-and-cited', site, values, sentence, meanwhile: keeper });
  return taken === 'theirs' ? 'theirs' : 'mine';
}

/** Sees to it that taking both sides breaks no limit that both kept. */
function withinLimits(
  { questions }: Merging,
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
  const problem = isShort
    ? 'nothing would be left'
    : `${merged.size} would stand there, and the contract allows ${most}`;
  const sentence = `With both versions’ changes to ${inWords(site)} ${problem}.`;
  const limitSite = { ...site, id: `${site.id}/limit` };
  const taken = questions.ask({ kind: 'list-limit', site: limitSite, values: lists, sentence, meanwhile: 'mine' });
  const side = taken === 'theirs' ? keyed.theirs : keyed.mine;
  if (isLong) return new Map([...merged].filter(([key]) => side.has(key)));
  return new Map([...side].map(([key, { item }]) => [key, merged.get(key) ?? item]));
}

function inOrder(
  { questions }: Merging,
  site: Site,
  merged: ReadonlyMap<string, JsonValue>,
  keyed: Sides<Keyed>,
  values: Sides<Items>,
): Items {
  const order = mergeOrder(
    onSides(keyed, (side) => [...side.keys()]),
    new Set(merged.keys()),
    questions.twoSides,
  );
  if ('keys' in order) return order.keys.map((key) => merged.get(key) as JsonValue);
  const sentence = questions.twoSides
    ? `${inWords(site)} stand in another order in either version.`
    : `${inWords(site)} were put in another order in both versions, and not in the same one.`;
  const orderSite = { ...site, id: `${site.id}/order` };
  const taken = questions.ask({ kind: 'both-reordered', site: orderSite, values, sentence, meanwhile: 'mine' });
  return order[taken === 'theirs' ? 'theirs' : 'mine'].map((key) => merged.get(key) as JsonValue);
}
