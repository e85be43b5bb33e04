/** Prepares a merge: follows the renames of either side, and separates new entries that share an ID. */
import { freshIdLike, idFieldOf, idsOf, type IdentifiedList } from '../../assessment/ids.ts';
import { isJsonObject, type JsonObject, type JsonValue } from '../../json/json.ts';
import { sameJson } from '../../json/same-json.ts';
import { ownText } from '../../json/own.ts';
import { mapClaimIds } from '../../workspace/mapped-references.ts';
import { pointer } from '../../json/pointer.ts';
import { listOf } from '../../assessment/view.ts';
import { pairEntries, renamesIn } from '../entries.ts';
import { likenessOf, leastLikeness } from '../likeness.ts';
import { textOf } from '../same.ts';
import { citationsIn, listKind } from './citations.ts';
import type { ConflictCollector } from './conflicts.ts';
import { onSides, type Sides, type Site } from './sides.ts';

type Documents = Sides<JsonObject>;
type Renames = ReadonlyMap<string, string>;

const lists = Object.keys(idFieldOf) as readonly IdentifiedList[];

/**
 * The three documents with the same ID for the same entry. If one side renamed an entry, all sides use the new ID, also
 * in references. If both sides added different entries with the same ID, theirs gets a new one, or one is dropped.
 * Indices stay.
 */
export function withSameIds(conflicts: ConflictCollector, documents: Documents): Documents {
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
