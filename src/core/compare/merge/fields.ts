/** Merges the fields of an entry, and decides which fields must come from the same side. */
import { isJsonArray, isJsonObject, type JsonObject, type JsonValue } from '../../json/json.ts';
import { sameJson } from '../../json/same-json.ts';
import { own } from '../../json/own.ts';
import { pointer } from '../../json/pointer.ts';
import { fieldSchema } from '../../check/fields.ts';
import { itemNames, quoteText } from '../phrases.ts';
import { contentKey, textOf } from '../same.ts';
import { resolveBothWays } from './both-ways.ts';
import { linkKeys } from './link-keys.ts';
import { mergeLists, type ItemKind, type Merging } from './lists.ts';
import { inWords, onSides, otherSide, siteOf, type Sides, type Site } from './sides.ts';

/**
 * Fields that only make sense together and are taken from one side. A span belongs to its passage and its text, and
 * bilateral leverage to its number of actors (specification 2.4, 2.6, 2.8).
 */
const together: readonly { readonly kind: Site['kind']; readonly path: string; readonly names: readonly string[] }[] = [
  { kind: 'claim', path: '', names: ['span', 'actual', 'passage_id', 'observation_id'] },
  { kind: 'power-basis', path: '/scope', names: ['relationship', 'related_actor_ids'] },
];

/** Objects that are taken as a whole from one side. The basis of a source grade explains its letter and its digit. */
const wholes = new Set(['/time_scope', '/attribution', '/span', '/grade']);

/** Merges a value; undefined is a missing one. Reports a conflict if both sides changed it. */
export function mergeValues(merging: Merging, site: Site, sides: Sides<JsonValue | undefined>): JsonValue | undefined {
  const { base, mine, theirs } = sides;
  const untouched = untouchedSide(merging, sides);
  const areParts = (isJsonObject(mine) && isJsonObject(theirs)) || (isJsonArray(mine) && isJsonArray(theirs));
  const holdsQuoted = areParts && merging.quoted?.has(site.id) && !sameJson(mine, theirs);
  if (untouched && !holdsQuoted) return sides[otherSide(untouched)];
  if (isJsonObject(mine) && isJsonObject(theirs) && !wholes.has(site.path)) {
    return mergeProperties(merging, site, { base: isJsonObject(base) ? base : {}, mine, theirs });
  }
  if (isJsonArray(mine) && isJsonArray(theirs) && (base === undefined || isJsonArray(base))) {
    const lists = { base: base ?? [], mine, theirs };
    if (isEvidence(site)) return mergeLinks(merging, site, lists);
    const items = itemKindOf(site);
    if (items) return mergeLists(merging, site, items, lists);
  }
  return merging.conflicts.value(site, sides);
}

/** Merges an object property by property, including unknown ones. */
export function mergeProperties(merging: Merging, site: Site, sides: Sides<JsonObject>): JsonObject {
  const { base, mine, theirs } = sides;
  const group = togetherIn(site, sides);
  const picked = onSides(sides, (side) => pick(side, group));
  const untouched = untouchedSide(merging, picked);
  const from = untouched ? sides[otherSide(untouched)] : sides[merging.conflicts.side(groupSite(site, group), picked)];
  const properties = Object.keys({ ...base, ...mine, ...theirs }).flatMap((name): [string, JsonValue][] => {
    const value = group.includes(name)
      ? own(from, name)
      : mergeValues(
          merging,
          siteOf(site, name),
          onSides(sides, (side) => own(side, name)),
        );
    return value === undefined ? [] : [[name, value]];
  });
  return Object.fromEntries(properties);
}

/**
 * The fields that are taken together. A reason explains an effect, so both are taken together if the effect differs.
 */
function togetherIn(site: Site, { mine, theirs }: Sides<JsonObject>): readonly string[] {
  const isLink = (site.kind === 'power-basis' || site.kind === 'intent') && site.path === '/evidence/0';
  if (isLink) return sameJson(own(mine, 'effect'), own(theirs, 'effect')) ? [] : ['effect', 'reason'];
  return together.find(({ kind, path }) => kind === site.kind && path === site.path)?.names ?? [];
}

/** The side without a change of its own, if there is one. Then the other side can be taken without a conflict. */
function untouchedSide(
  { conflicts }: Merging,
  { base, mine, theirs }: Sides<JsonValue | undefined>,
): 'mine' | 'theirs' | undefined {
  if (sameJson(mine, theirs) || (!conflicts.twoSides && sameJson(base, theirs))) return 'theirs';
  return !conflicts.twoSides && sameJson(base, mine) ? 'mine' : undefined;
}

function pick(value: JsonObject, names: readonly string[]): JsonObject {
  return Object.fromEntries(Object.entries(value).filter(([name]) => names.includes(name)));
}

/** The site of fields that are taken together: the entry's own site, with the name of the first field. */
function groupSite(site: Site, names: readonly string[]): Site {
  const [first = ''] = names;
  const at = siteOf(site, first);
  return { ...site, id: at.id, called: inWords(at) };
}

/** How a list is merged item by item; undefined if it is taken as a whole. */
function itemKindOf(site: Site): ItemKind | undefined {
  if (site.kind === 'observation' && site.path === '/passages') return passagesOf(site);
  if (fieldSchema(site.kind, site.path)?.['uniqueItems'] !== true) return undefined;
  return statementsOf(site);
}

/** How a list of texts or numbers is merged: as a set whose items are identified by their content. */
export function statementsOf(site: Site): ItemKind {
  const [singular] = itemNames(site.kind, site.path);
  return {
    kind: site.kind,
    isPart: false,
    keyOf: (item) => (typeof item === 'number' ? String(item) : contentKey(item)),
    subjectOf: (item) => `${singular} ${typeof item === 'string' ? quoteText(item) : contentKey(item)}`,
    merge: (merging, at, sides) => sides[merging.conflicts.side(at, sides)],
  };
}

function mergeLinks(merging: Merging, site: Site, lists: Sides<readonly JsonValue[]>): readonly JsonValue[] {
  const { keyOf, flips } = linkKeys(lists, merging.conflicts.twoSides);
  // For a link that differs only in its effect, the “both ways” conflict is enough.
  for (const key of flips) merging.conflicts.resolvedSites.add(site.id + pointer(key));
  const kind: ItemKind = {
    kind: site.kind,
    isPart: false,
    keyOf,
    subjectOf: (link) => `link to ${textOf(link, 'claim_id') ?? 'no claim'}`,
    merge: (inner, at, sides) => mergeValues(inner, at, sides) ?? sides.mine,
  };
  const merged = mergeLists(merging, site, kind, lists);
  return resolveBothWays(merging.conflicts, site, { ...lists, base: [] }, merged);
}

function isEvidence({ kind, path }: Site): boolean {
  return (kind === 'power-basis' || kind === 'intent') && path === '/evidence';
}

/** How passages are merged. They are identified by their hash: one ID is one text. */
function passagesOf({ kind }: Site): ItemKind {
  return {
    kind,
    isPart: false,
    keyOf: (passage) => textOf(passage, 'passage_id') ?? contentKey(passage),
    subjectOf: (passage) => `passage ${quoteText(textOf(passage, 'text') ?? '')}`,
    merge: (merging, at, sides) => sides[merging.conflicts.side(at, sides)],
  };
}
