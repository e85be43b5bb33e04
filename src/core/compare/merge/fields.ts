/** Merges the fields of an entry, and decides which fields must come from the same side. */
import { isJsonArray, isJsonObject, type JsonObject, type JsonValue } from '../../json/json.ts';
import { sameJson } from '../../json/same-json.ts';
import { own } from '../../json/own.ts';
import { pointer } from '../../json/pointer.ts';
import { fieldSchema } from '../../check/fields.ts';
import { itemNames, quoteText, listInWords } from '../phrases.ts';
import { contentKey, textOf } from '../same.ts';
import { mergeLists, type ItemKind, type Merging } from './lists.ts';
import { inWords, onSides, otherSide, siteOf, type Sides, type Site } from './sides.ts';
import type { ConflictCollector } from './conflicts.ts';
import { occurrences } from '../../json/grouped.ts';
import { claimAndEffect } from '../values.ts';

// Finds claims that only the merge would make both support and contradict one entry.

type Links = readonly JsonValue[];

/** The effects of the links to each claim, by claim ID. */
function effectsByClaim(links: Links): ReadonlyMap<string, ReadonlySet<string>> {
  const effects = new Map<string, Set<string>>();
  for (const link of links) {
    const [claim, effect] = [textOf(link, 'claim_id'), textOf(link, 'effect')];
    if (claim === undefined || effect === undefined) continue;
    const ofClaim = effects.get(claim) ?? new Set();
    effects.set(claim, ofClaim.add(effect));
  }
  return effects;
}

/**
 * Reports a conflict for each claim that would both support and contradict an entry although on neither side it does
 * both. Merging the two automatically would state something that nobody wrote. 'both' is used until somebody chooses.
 */
function resolveBothWays(conflicts: ConflictCollector, site: Site, sides: Sides<Links>, merged: Links): Links {
  const cited = onSides(sides, effectsByClaim);
  let left = merged;
  for (const [claim, effects] of effectsByClaim(merged)) {
    const [mine, theirs] = [cited.mine.get(claim), cited.theirs.get(claim)];
    const isNew = effects.size > 1 && [mine, theirs].every((ofSide) => (ofSide?.size ?? 0) < 2);
    if (isNew) left = linksFor(conflicts, site, sides, { claim, links: left });
  }
  return left;
}

function linksFor(
  conflicts: ConflictCollector,
  site: Site,
  sides: Sides<Links>,
  merged: { claim: string; links: Links },
): Links {
  const { claim, links } = merged;
  const of = onSides(sides, (side) => side.filter((link) => textOf(link, 'claim_id') === claim));
  const ways = onSides(of, (side) =>
    listInWords(side.map((link) => textOf(link, 'effect') ?? 'is linked with an unknown effect to')),
  );
  const entry = inWords({ ...site, path: '' });
  const at = onSides(site.at, (place) => place);
  const choice = conflicts.resolve({
    kind: 'both-ways',
    site: { ...site, id: site.id + pointer(claim, 'both-ways'), at },
    values: { base: undefined, mine: [...of.mine], theirs: [...of.theirs] },
    sentence: `${claim} ${ways.mine} ${entry} in your version but ${ways.theirs} it in theirs.`,
    offers: ['mine', 'theirs', 'both'],
    meanwhile: 'both',
  });
  if (choice === 'both') return links;
  const chosenEffects = new Set(of[choice].map((link) => textOf(link, 'effect')));
  return links.filter((link) => textOf(link, 'claim_id') !== claim || chosenEffects.has(textOf(link, 'effect')));
}

// Decides which evidence links of the base and the two sides are the same link.

/** How the evidence links of one entry are identified in a merge. */
interface LinkKeys {
  readonly keyOf: (link: JsonValue) => string;
  /** Without a base version: the keys of links whose effect differs between the sides. */
  readonly flips: readonly string[];
}

/**
 * Returns the keys of links. A link is identified by its claim and its effect. If the base and both sides link a claim
 * at most once, it is identified by its claim alone, so that a changed effect is a change instead of a deletion and an
 * addition.
 */
function linkKeys(lists: Sides<Links>, twoSides: boolean): LinkKeys {
  const counts = onSides(lists, (links) => occurrences(links.map((link) => textOf(link, 'claim_id'))));
  const isOne = (claim: string): boolean =>
    counts.base.get(claim) === 1 && (counts.mine.get(claim) ?? 0) < 2 && (counts.theirs.get(claim) ?? 0) < 2;
  const keyOf = (link: JsonValue): string => {
    const claim = textOf(link, 'claim_id');
    if (claim === undefined) return contentKey(link);
    return isOne(claim) ? JSON.stringify([claim]) : (claimAndEffect(link) ?? contentKey(link));
  };
  if (!twoSides) return { keyOf, flips: [] };
  const onBoth = (link: JsonValue): boolean => {
    const claim = textOf(link, 'claim_id') ?? '';
    return counts.mine.get(claim) === 1 && counts.theirs.get(claim) === 1;
  };
  return { keyOf, flips: [...lists.mine, ...lists.theirs].filter(onBoth).map(keyOf) };
}

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
