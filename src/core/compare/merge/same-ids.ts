import { freshIdLike, idFieldOf, idsOf, type IdentifiedList } from '../../assessment/ids.ts';
import { isJsonObject, type JsonObject, type JsonValue } from '../../json/json.ts';
import { sameJson } from '../../json/same-json.ts';
import { ownText } from '../../json/own.ts';
import { mapClaimIds } from '../../workspace/mapped-references.ts';
import { pointer } from '../../json/pointer.ts';
import { listOf } from '../../assessment/view.ts';
import { pairEntries, renamesIn } from '../entries.ts';
import { likenessOf, reworded } from '../likeness.ts';
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
export function withSameIds(questions: ConflictCollector, documents: Documents): Documents {
  return lists.reduce(
    (result, list) => apartWhereAdded(questions, followRenames(questions, result, list), list),
    documents,
  );
}

const renamedAs = { claims: 'claim', power_bases: 'power-basis', intent_hypotheses: 'intent' } as const;

/** Records new IDs for references from outside the document, such as reviews. */
function noteRenames(
  questions: ConflictCollector,
  side: keyof Documents,
  list: IdentifiedList,
  renames: Renames,
): void {
  for (const [from, to] of renames) if (from !== to) questions.renames.push({ side, what: renamedAs[list], from, to });
}

function renamed(document: JsonObject, list: IdentifiedList, renames: Renames): JsonObject {
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

function followRenames(questions: ConflictCollector, documents: Documents, list: IdentifiedList): Documents {
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
      const to = askName(questions, documents, list, { base: from, mine: ours, theirs: others });
      maps.mine.set(ours, to);
      maps.theirs.set(others, to);
      maps.base.set(from, to);
      continue;
    }
    const to = ours ?? others ?? from;
    const unrenamed = ours === undefined ? 'mine' : others === undefined ? 'theirs' : undefined;
    if (used.base.has(to) || (unrenamed && used[unrenamed].has(to))) continue;
    // A side that deleted the entry but still refers to it keeps the old ID as its own dangling reference.
    if (unrenamed && !idsOf(documents[unrenamed], list).includes(from) && used[unrenamed].has(from)) continue;
    maps.base.set(from, to);
    if (unrenamed) maps[unrenamed].set(from, to);
  }
  for (const side of ['base', 'mine', 'theirs'] as const) noteRenames(questions, side, list, maps[side]);
  return {
    base: renamed(documents.base, list, maps.base),
    mine: renamed(documents.mine, list, maps.mine),
    theirs: renamed(documents.theirs, list, maps.theirs),
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

function askName(questions: ConflictCollector, documents: Documents, list: IdentifiedList, ids: Sides<string>): string {
  const site = siteOfId(documents, list, ids, idFieldOf[list]);
  const sentence = `${ids.base} was renamed to ${ids.mine} in your version and to ${ids.theirs} in theirs.`;
  const taken = questions.ask({ kind: 'both-renamed', site, values: ids, sentence, meanwhile: 'mine' });
  return taken === 'theirs' ? ids.theirs : ids.mine;
}

function apartWhereAdded(questions: ConflictCollector, documents: Documents, list: IdentifiedList): Documents {
  if (questions.twoSides) return apartWhereUnlike(questions, documents, list);
  const old = new Set(idsOf(documents.base, list));
  const ids = new Set(idsOf(documents.mine, list));
  const added = idsOf(documents.theirs, list).filter((id) => ids.has(id) && !old.has(id) && id !== '');
  return added.reduce((result, id) => apart(questions, result, list, id), documents);
}

/**
 * Without a base version, two entries with the same ID count as different if their texts have little in common. Claims
 * with the same text are one claim, whatever their propositions.
 */
function apartWhereUnlike(questions: ConflictCollector, documents: Documents, list: IdentifiedList): Documents {
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
    return id !== '' && mine !== undefined && theirs !== undefined && mine !== theirs && like(mine, theirs) < reworded;
  });
  return unlike.reduce((result, id) => apart(questions, result, list, id), documents);
}

function apart(questions: ConflictCollector, documents: Documents, list: IdentifiedList, id: string): Documents {
  const values = onSides(documents, (document) => listOf(document, list)[indexOfId(document, list, id)]);
  if (sameJson(values.mine, values.theirs)) return documents;
  const site = siteOfId(documents, list, { base: id, mine: id, theirs: id }, '');
  const sentence = questions.twoSides
    ? `${id} has different content in each version. It may be two different entries with the same ID.`
    : `Both versions added a different ${id}.`;
  const offers = ['mine', 'theirs', 'both'] as const;
  const taken = questions.ask({ kind: 'same-id-added', site, values, sentence, offers, meanwhile: 'both' });
  if (taken === 'both') return freshlyNamed(questions, documents, list, id);
  const [from, to] = taken === 'mine' ? (['mine', 'theirs'] as const) : (['theirs', 'mine'] as const);
  const entries = listOf(documents[to], list).with(indexOfId(documents[to], list, id), values[from] ?? null);
  return { ...documents, [to]: { ...documents[to], [list]: entries } };
}

function freshlyNamed(questions: ConflictCollector, documents: Documents, list: IdentifiedList, id: string): Documents {
  const taken = Object.values(documents).flatMap((document: JsonObject) => [...usedIds(document, list)]);
  const fresh = freshIdLike(taken, id);
  for (const kept of [id, fresh]) questions.settled.add(pointer(list, kept));
  const renames = new Map([[id, fresh]]);
  noteRenames(questions, 'theirs', list, renames);
  return { ...documents, theirs: renamed(documents.theirs, list, renames) };
}
