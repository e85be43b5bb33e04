/** The entry point for merging two versions of an assessment, with or without a base version. */
import { idFieldOf, idsOf, type IdentifiedList, freshIdLike } from '../../assessment/ids.ts';
import { isJsonArray, isJsonObject, type JsonObject, type JsonValue } from '../../json/json.ts';
import { sameJson } from '../../json/same-json.ts';
import { occurrences } from '../../json/grouped.ts';
import { own, ownText } from '../../json/own.ts';
import { pointer } from '../../json/pointer.ts';
import { listOf, type ListName } from '../../assessment/view.ts';
import { fieldName, fieldRank, lowerFirst } from '../../check/fields.ts';
import { assessmentLists, type ListKind } from '../list-kinds.ts';
import { listInWords, numberInWords, quoteText } from '../phrases.ts';
import { byText, textOf } from '../same.ts';
import {
  citationsIn,
  claimIdsIn,
  danglingIn,
  entryKey,
  withoutCitations,
  listKind,
  onSides,
  type Sides,
  type Site,
} from './sides.ts';
import { type Choices, type Conflict, type MergeResult, ConflictCollector } from './conflicts.ts';
import { mergeProperties, mergeValues, statementsOf } from './fields.ts';
import { mergeLists, type ItemKind } from './lists.ts';
import { mapClaimIds } from '../../workspace/references.ts';
import { pairEntries, renamesIn } from '../entries.ts';
import { likenessOf, leastLikeness } from '../likeness.ts';

// Prepares a merge: follows the renames of either side, and separates new entries that share an ID.

type Documents = Sides<JsonObject>;
type Renames = ReadonlyMap<string, string>;

const lists = Object.keys(idFieldOf) as readonly IdentifiedList[];

/**
 * The three documents with the same ID for the same entry. If one side renamed an entry, all sides use the new ID, also
 * in references. If both sides added different entries with the same ID, theirs gets a new one, or one is dropped.
 * Indices stay.
 */
function withSameIds(conflicts: ConflictCollector, documents: Documents): Documents {
  return lists.reduce(
    (result, list) => separateAdded(conflicts, followRenames(conflicts, result, list), list),
    documents,
  );
}

const kindOfList = { claims: 'claim', power_bases: 'power-basis', intent_hypotheses: 'intent' } as const;

/** Records new IDs for references from outside the document, such as reviews. */
function noteRenames(
  conflicts: ConflictCollector,
  side: keyof Documents,
  list: IdentifiedList,
  renames: Renames,
): void {
  for (const [from, to] of renames) if (from !== to) conflicts.renames.push({ side, what: kindOfList[list], from, to });
}

function withRenames(document: JsonObject, list: IdentifiedList, renames: Renames): JsonObject {
  if (renames.size === 0) return document;
  const field = idFieldOf[list];
  const entries = listOf(document, list).map((entry): JsonValue => {
    const id = ownText(entry, field);
    const to = id === undefined ? undefined : renames.get(id);
    return to !== undefined && isJsonObject(entry) ? { ...entry, [field]: to } : entry;
  });
  const changed = Object.hasOwn(document, list) ? { ...document, [list]: entries } : document;
  return list === 'claims' ? mapClaimIds(changed, (id) => renames.get(id) ?? id) : changed;
}

/** The IDs in a document, including those of cited claims. */
function usedIds(document: JsonObject, list: IdentifiedList): ReadonlySet<string> {
  const named = list === 'claims' ? citationsIn(document).map(({ claim }) => claim) : [];
  return new Set([...idsOf(document, list), ...named]);
}

function followRenames(conflicts: ConflictCollector, documents: Documents, list: IdentifiedList): Documents {
  const renamesOf = (side: JsonObject) =>
    renamesIn(pairEntries(listKind(list), listOf(documents.base, list), listOf(side, list)));
  const [mine, theirs] = [renamesOf(documents.mine), renamesOf(documents.theirs)];
  if (mine.size + theirs.size === 0) return documents;
  const used = onSides(documents, (document) => usedIds(document, list));
  const maps = { base: new Map<string, string>(), mine: new Map<string, string>(), theirs: new Map<string, string>() };
  for (const from of new Set([...mine.keys(), ...theirs.keys()])) {
    const [ours, others] = [mine.get(from), theirs.get(from)];
    if (ours !== undefined && others !== undefined && ours !== others) {
      if (used.theirs.has(ours) || used.mine.has(others)) continue;
      const to = resolveNames(conflicts, documents, list, { base: from, mine: ours, theirs: others });
      maps.mine.set(ours, to);
      maps.theirs.set(others, to);
      maps.base.set(from, to);
      continue;
    }
    const to = ours ?? others ?? from;
    const sideToRename = ours === undefined ? 'mine' : others === undefined ? 'theirs' : undefined;
    if (used.base.has(to) || (sideToRename && used[sideToRename].has(to))) continue;
    // A side that deleted the entry but still refers to it keeps the old ID as its own dangling reference.
    if (sideToRename && !idsOf(documents[sideToRename], list).includes(from) && used[sideToRename].has(from)) continue;
    maps.base.set(from, to);
    if (sideToRename) maps[sideToRename].set(from, to);
  }
  for (const side of ['base', 'mine', 'theirs'] as const) noteRenames(conflicts, side, list, maps[side]);
  return {
    base: withRenames(documents.base, list, maps.base),
    mine: withRenames(documents.mine, list, maps.mine),
    theirs: withRenames(documents.theirs, list, maps.theirs),
  };
}

/** The site of an entry by its ID on each side. */
function siteOfId(documents: Documents, list: IdentifiedList, ids: Sides<string>, name: string): Site {
  const placeOf = (side: keyof Documents) => {
    const index = indexOfId(documents[side], list, ids[side]);
    return index < 0 ? undefined : pointer(list, index);
  };
  return {
    id: pointer(list, ids.base, name).replace(/\/$/u, ''),
    kind: listKind(list).kind,
    subject: ids.base,
    path: '',
    at: { base: placeOf('base'), mine: placeOf('mine'), theirs: placeOf('theirs') },
  };
}

function indexOfId(document: JsonObject, list: IdentifiedList, id: string): number {
  return listOf(document, list).findIndex((entry) => listKind(list).idOf(entry) === id);
}

function resolveNames(
  conflicts: ConflictCollector,
  documents: Documents,
  list: IdentifiedList,
  ids: Sides<string>,
): string {
  const site = siteOfId(documents, list, ids, idFieldOf[list]);
  const sentence = `${ids.base} was renamed to ${ids.mine} in your version and to ${ids.theirs} in theirs.`;
  return ids[conflicts.resolveSide({ kind: 'both-renamed', site, values: ids, sentence, meanwhile: 'mine' })];
}

function separateAdded(conflicts: ConflictCollector, documents: Documents, list: IdentifiedList): Documents {
  if (conflicts.twoSides) return separateUnlike(conflicts, documents, list);
  const old = new Set(idsOf(documents.base, list));
  const ids = new Set(idsOf(documents.mine, list));
  const newIds = idsOf(documents.theirs, list).filter((id) => ids.has(id) && !old.has(id) && id !== '');
  return newIds.reduce((result, id) => separateEntries(conflicts, result, list, id), documents);
}

/**
 * Without a base version, two entries with the same ID count as different if their texts have little in common. Claims
 * with the same text are one claim, whatever their propositions.
 */
function separateUnlike(conflicts: ConflictCollector, documents: Documents, list: IdentifiedList): Documents {
  const { labelOf } = listKind(list);
  const like = likenessOf();
  const labels = onSides(
    documents,
    (document) =>
      new Map(
        listOf(document, list).map((entry) => [listKind(list).idOf(entry), textOf(entry, 'actual') ?? labelOf(entry)]),
      ),
  );
  const unlike = idsOf(documents.theirs, list).filter((id) => {
    const [mine, theirs] = [labels.mine.get(id), labels.theirs.get(id)];
    return (
      id !== '' && mine !== undefined && theirs !== undefined && mine !== theirs && like(mine, theirs) < leastLikeness
    );
  });
  return unlike.reduce((result, id) => separateEntries(conflicts, result, list, id), documents);
}

function separateEntries(
  conflicts: ConflictCollector,
  documents: Documents,
  list: IdentifiedList,
  id: string,
): Documents {
  const values = onSides(documents, (document) => listOf(document, list)[indexOfId(document, list, id)]);
  if (sameJson(values.mine, values.theirs)) return documents;
  const site = siteOfId(documents, list, { base: id, mine: id, theirs: id }, '');
  const sentence = conflicts.twoSides
    ? `${id} has different content in each version. It may be two different entries with the same ID.`
    : `Both versions added a different ${id}.`;
  const offers = ['mine', 'theirs', 'both'] as const;
  const choice = conflicts.resolve({ kind: 'same-id-added', site, values, sentence, offers, meanwhile: 'both' });
  if (choice === 'both') return withFreshId(conflicts, documents, list, id);
  const [from, to] = choice === 'mine' ? (['mine', 'theirs'] as const) : (['theirs', 'mine'] as const);
  const entries = listOf(documents[to], list).with(indexOfId(documents[to], list, id), values[from] ?? null);
  return { ...documents, [to]: { ...documents[to], [list]: entries } };
}

function withFreshId(conflicts: ConflictCollector, documents: Documents, list: IdentifiedList, id: string): Documents {
  const used = Object.values(documents).flatMap((document: JsonObject) => [...usedIds(document, list)]);
  const fresh = freshIdLike(used, id);
  for (const each of [id, fresh]) conflicts.resolvedSites.add(pointer(list, each));
  const renames = new Map([[id, fresh]]);
  noteRenames(conflicts, 'theirs', list, renames);
  return { ...documents, theirs: withRenames(documents.theirs, list, renames) };
}

/**
 * Merges two versions of an assessment: entries by ID, their fields, their evidence links by claim and effect, and
 * lists of statements by content. Takes all changes that do not conflict. Each conflict has a default, so that `merged`
 * is always a complete document. To choose, merge again with `choices`; a choice can lead to new conflicts. If one side
 * changed an ID, the references of the other side follow.
 *
 * The merge adds no dangling link and breaks no limit of the contract, unless a side did so already. It keeps unknown
 * properties. Without conflicts, swapping the sides gives the same document, apart from the order of properties.
 * Without a base it is unknown which side changed something, so every difference is a conflict. Duplicate IDs, and
 * lists that are not lists while both sides changed, are problems that prevent a merge.
 */
export function mergeAssessments(
  base: JsonObject | null,
  mine: JsonObject,
  theirs: JsonObject,
  choices: Choices = {},
): MergeResult {
  const documents = { base: base ?? {}, mine, theirs };
  const doubles = problemsIn(documents, duplicateIds);
  if (doubles.length > 0) return { ok: false, problems: doubles };
  if ((base && sameJson(base, mine)) || sameJson(mine, theirs)) return { ok: true, merged: theirs, conflicts: [] };
  if (base && sameJson(base, theirs)) return { ok: true, merged: mine, conflicts: [] };
  const shapes = problemsIn(documents, invalidLists);
  if (shapes.length > 0) return { ok: false, problems: shapes };
  const conflicts = new ConflictCollector(choices, base === null);
  const merged = mergeDocuments(conflicts, withSameIds(conflicts, documents));
  const { renames } = conflicts;
  return { ok: true, merged, conflicts: inOrder(conflicts.all), ...(renames.length > 0 && { renames }) };
}

const versionNames = { base: 'The base version', mine: 'Your version', theirs: 'Their version' } as const;

function problemsIn(documents: Documents, find: (document: JsonObject, version: string) => readonly string[]) {
  return (['base', 'mine', 'theirs'] as const).flatMap((side) => find(documents[side], versionNames[side]));
}

function duplicateIds(document: JsonObject, version: string): readonly string[] {
  return (Object.keys(idFieldOf) as IdentifiedList[]).flatMap((list) => {
    const ids = idsOf(document, list).filter((id) => id !== '');
    const counts = occurrences(ids);
    const doubles = [...counts].filter(([, count]) => count > 1);
    const title = lowerFirst(fieldName('document', pointer(list)));
    return doubles.map(
      ([id, count]) =>
        `${version} has ${numberInWords(count)} ${title} with the ID ${quoteText(id)}. Give each a different ID first.`,
    );
  });
}

function invalidLists(document: JsonObject, version: string): readonly string[] {
  const invalid = assessmentLists.filter(({ list }) => !isJsonArray(own(document, list) ?? []));
  if (invalid.length === 0) return [];
  const names = invalid.map(({ list }) => quoteText(fieldName('document', pointer(list))));
  return [`${version}: ${listInWords(names)} must be a list. Fix this first.`];
}

/** Merges the lists. The entries that cite claims come first, because they decide which claims are needed. */
function mergeDocuments(conflicts: ConflictCollector, documents: Documents): JsonObject {
  const isList = (name: string) => assessmentLists.some(({ list }) => list === name) || name === 'observation_ids';
  const others = mergeProperties(
    { conflicts, needed: new Map() },
    siteOfList(''),
    onSides(documents, (document) => Object.fromEntries(Object.entries(document).filter(([name]) => !isList(name)))),
  );
  const nothing = new Map<string, readonly string[]>();
  const citing = mergeEach(
    conflicts,
    documents,
    ['power_bases', 'intent_hypotheses', 'contradictions', 'unknowns'],
    nothing,
  );
  const dangling = new Set([
    ...danglingIn(documents.mine, documents.theirs),
    ...danglingIn(documents.theirs, documents.mine),
  ]);
  const claims = mergeEach(conflicts, documents, ['claims'], neededClaims(citing, dangling));
  const observations = mergeObservations(conflicts, documents, listOf(claims, 'claims'));
  const ids = claimIdsIn(listOf(claims, 'claims'));
  const deleted = new Set(citationsIn(citing).flatMap(({ claim }) => (ids.has(claim) ? [] : [claim])));
  return { ...others, ...observations, ...claims, ...withoutCitations(citing, deleted, dangling) };
}

function siteOfList(list: string): Site {
  const path = list === '' ? '' : pointer(list);
  return {
    id: path,
    kind: 'document',
    subject: 'the assessment',
    path,
    at: { base: path, mine: path, theirs: path },
    ...(list !== '' && { called: `the ${lowerFirst(fieldName('document', path))}` }),
  };
}

function mergeEach(
  conflicts: ConflictCollector,
  documents: Documents,
  lists: readonly ListName[],
  needed: ReadonlyMap<string, readonly string[]>,
): JsonObject {
  const merged = assessmentLists
    .filter(({ list }) => lists.includes(list))
    .flatMap((kind): [string, JsonValue][] => {
      const sides = onSides(documents, (document) => listOf(document, kind.list));
      const items =
        !conflicts.twoSides && sameJson(sides.base, sides.mine) && needed.size === 0
          ? sides.theirs
          : mergeLists({ conflicts, needed }, siteOfList(kind.list), entriesOf(kind), sides);
      return items.length > 0 || isPresent(documents, kind.list) ? [[kind.list, items]] : [];
    });
  return Object.fromEntries(merged);
}

/** Whether the merge has an empty list: if both sides have the property, or one of them added it. */
function isPresent({ base, mine, theirs }: Documents, name: string): boolean {
  const [inMine, inTheirs] = [Object.hasOwn(mine, name), Object.hasOwn(theirs, name)];
  return inMine === inTheirs ? inMine : !Object.hasOwn(base, name);
}

function entriesOf(kind: ListKind): ItemKind {
  return {
    kind: kind.kind,
    isPart: true,
    keyOf: (entry) => entryKey(kind, entry),
    subjectOf: (entry) => (typeof entry === 'string' ? `the unknown ${quoteText(entry)}` : kind.nameOf(entry, 0)),
    merge: (merging, site, sides) => mergeValues(merging, site, sides) ?? sides.mine,
  };
}

/** The claims that the merged entries cite, except for citations that were dangling already. */
function neededClaims(citing: JsonObject, dangling: ReadonlySet<string>): ReadonlyMap<string, readonly string[]> {
  const needed = new Map<string, string[]>();
  for (const { claim, from, key } of citationsIn(citing)) {
    if (dangling.has(key)) continue;
    const site = pointer('claims', claim);
    const names = needed.get(site) ?? [];
    if (!names.includes(from)) needed.set(site, [...names, from]);
  }
  return needed;
}

function mergeObservations(
  conflicts: ConflictCollector,
  documents: Documents,
  claims: readonly JsonValue[],
): JsonObject {
  const needed = new Map<string, string[]>();
  for (const claim of claims) {
    const number = own(claim, 'observation_id');
    if (typeof number !== 'number') continue;
    const site = pointer('observation_ids', number);
    needed.set(site, [...(needed.get(site) ?? []), entryKey(assessmentLists[0] as ListKind, claim)]);
  }
  const merging = { conflicts, needed };
  const site = siteOfList('observation_ids');
  const sides = onSides(documents, (document) => own(document, 'observation_ids'));
  const { base = conflicts.twoSides ? [] : undefined, mine, theirs } = sides;
  const areLists = isJsonArray(base) && isJsonArray(mine) && isJsonArray(theirs);
  const merged = areLists
    ? mergeLists(merging, site, statementsOf(site), { base, mine, theirs })
    : mergeValues(merging, site, sides);
  return merged === undefined ? {} : { observation_ids: merged };
}

/** Sorts conflicts by the contract's table; within a section they keep their order. */
function inOrder(conflicts: readonly Conflict[]): readonly Conflict[] {
  const rank = ({ id }: Conflict) => fieldRank('document', `/${id.split('/')[1] ?? ''}`);
  return [...conflicts].sort((one, other) => byText(rank(one), rank(other)));
}
