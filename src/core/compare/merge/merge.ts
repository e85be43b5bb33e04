/** The entry point for merging two versions of an assessment, with or without a base version. */
import { idFieldOf, idsOf, type IdentifiedList } from '../../assessment/ids.ts';
import { isJsonArray, type JsonObject, type JsonValue } from '../../json/json.ts';
import { occurrences } from '../../json/grouped.ts';
import { sameJson } from '../../json/same-json.ts';
import { own } from '../../json/own.ts';
import { pointer } from '../../json/pointer.ts';
import { listOf, type ListName } from '../../assessment/view.ts';
import { fieldName, fieldRank, lowerFirst } from '../../check/fields.ts';
import { assessmentLists, type ListKind } from '../list-kinds.ts';
import { listInWords, numberInWords, quoteText } from '../phrases.ts';
import { byText } from '../same.ts';
import { citationsIn, claimIdsIn, danglingIn, entryKey, withoutCitations } from './citations.ts';
import type { Choices, Conflict, MergeResult } from './conflict.ts';
import { mergeProperties, mergeValues, statementsOf } from './fields.ts';
import { mergeLists, type ItemKind } from './lists.ts';
import { ConflictCollector } from './conflicts.ts';
import { withSameIds } from './same-ids.ts';
import { onSides, type Sides, type Site } from './sides.ts';

type Documents = Sides<JsonObject>;

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
