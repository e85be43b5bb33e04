import { idFieldOf, idsOf, type IdentifiedList } from '../../assessment/ids.ts';
import { isJsonArray, type JsonObject, type JsonValue } from '../../assessment/json.ts';
import { pointer } from '../../assessment/pointer.ts';
import { listOf } from '../../assessment/view.ts';
import type { ListName } from '../../assessment/workspace.ts';
import { fieldName, fieldRank, lowerFirst } from '../../check/fields.ts';
import { assessmentLists, type ListKind } from '../list-kinds.ts';
import { listed, numberInWords, quoted } from '../phrases.ts';
import { byText, own, same } from '../same.ts';
import { citationsIn, claimIdsIn, danglingIn, entryKey, withoutCitations } from './citations.ts';
import type { Choices, Conflict, MergeResult } from './conflict.ts';
import { mergeProperties, mergeValues, statementsOf } from './fields.ts';
import { mergeLists, type ItemKind } from './lists.ts';
import { Questions } from './questions.ts';
import { withSameIds } from './same-ids.ts';
import { onSides, type Sides, type Site } from './sides.ts';

type Documents = Sides<JsonObject>;

/**
 * Merges what two sides made of one assessment, by id: entries, their fields, their evidence links by claim and effect,
 * and lists of statements by content. What does not conflict is taken; each conflict is given with what is taken for as
 * long as nobody chose, so `merged` is a whole document at any time, and choosing is merging again with `choices`
 * (questions can follow from answers). An id that one side changed is followed on the other.
 *
 * No link leads to a claim that the merge took away, and no limit of the contract is broken, unless a side did so
 * already. Unknown properties are kept. The sides swapped give the same document where nothing conflicts, but for the
 * order of properties. Without a base nobody can tell what was added, changed or deleted on which side: then everything
 * that differs is asked. Refused, in words: ids that stand twice, and lists that are no lists while both sides changed.
 */
export function mergeAssessments(
  base: JsonObject | null,
  mine: JsonObject,
  theirs: JsonObject,
  choices: Choices = {},
): MergeResult {
  const documents = { base: base ?? {}, mine, theirs };
  const doubles = problemsIn(documents, doubledIds);
  if (doubles.length > 0) return { ok: false, problems: doubles };
  if ((base && same(base, mine)) || same(mine, theirs)) return { ok: true, merged: theirs, conflicts: [] };
  if (base && same(base, theirs)) return { ok: true, merged: mine, conflicts: [] };
  const shapes = problemsIn(documents, strangeLists);
  if (shapes.length > 0) return { ok: false, problems: shapes };
  const questions = new Questions(choices, base === null);
  const merged = mergeDocuments(questions, withSameIds(questions, documents));
  const { renames } = questions;
  return { ok: true, merged, conflicts: inOrder(questions.conflicts), ...(renames.length > 0 && { renames }) };
}

const versionNames = { base: 'The common version', mine: 'Your version', theirs: 'Their version' } as const;

function problemsIn(documents: Documents, find: (document: JsonObject, version: string) => readonly string[]) {
  return (['base', 'mine', 'theirs'] as const).flatMap((side) => find(documents[side], versionNames[side]));
}

function doubledIds(document: JsonObject, version: string): readonly string[] {
  return (Object.keys(idFieldOf) as IdentifiedList[]).flatMap((list) => {
    const ids = idsOf(document, list).filter((id) => id !== '');
    const counts = new Map<string, number>();
    for (const id of ids) counts.set(id, (counts.get(id) ?? 0) + 1);
    const doubles = [...counts].filter(([, count]) => count > 1);
    const title = lowerFirst(fieldName('document', pointer(list)));
    return doubles.map(
      ([id, count]) =>
        `${version} has ${numberInWords(count)} ${title} with the id ${quoted(id)}: give each an id of its own first.`,
    );
  });
}

function strangeLists(document: JsonObject, version: string): readonly string[] {
  const strange = assessmentLists.filter(({ list }) => !isJsonArray(own(document, list) ?? []));
  if (strange.length === 0) return [];
  const names = strange.map(({ list }) => quoted(fieldName('document', pointer(list))));
  return [`${version} has something else than a list under ${listed(names)}: mend that first.`];
}

/** The entries that lead to claims come first: only then is it known which claims are needed. */
function mergeDocuments(questions: Questions, documents: Documents): JsonObject {
  const isList = (name: string) => assessmentLists.some(({ list }) => list === name) || name === 'observation_ids';
  const others = mergeProperties(
    { questions, needed: new Map() },
    siteOfList(''),
    onSides(documents, (document) => Object.fromEntries(Object.entries(document).filter(([name]) => !isList(name)))),
  );
  const nothing = new Map<string, readonly string[]>();
  const citing = mergeEach(
    questions,
    documents,
    ['power_bases', 'intent_hypotheses', 'contradictions', 'unknowns'],
    nothing,
  );
  const loose = new Set([
    ...danglingIn(documents.mine, documents.theirs),
    ...danglingIn(documents.theirs, documents.mine),
  ]);
  const claims = mergeEach(questions, documents, ['claims'], neededClaims(citing, loose));
  const observations = mergeObservations(questions, documents, listOf(claims, 'claims'));
  const ids = claimIdsIn(listOf(claims, 'claims'));
  const gone = new Set(citationsIn(citing).flatMap(({ claim }) => (ids.has(claim) ? [] : [claim])));
  return { ...others, ...observations, ...claims, ...withoutCitations(citing, gone, loose) };
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
  questions: Questions,
  documents: Documents,
  lists: readonly ListName[],
  needed: ReadonlyMap<string, readonly string[]>,
): JsonObject {
  const merged = assessmentLists
    .filter(({ list }) => lists.includes(list))
    .flatMap((kind): [string, JsonValue][] => {
      const sides = onSides(documents, (document) => listOf(document, kind.list));
      const items =
        !questions.twoSides && same(sides.base, sides.mine) && needed.size === 0
          ? sides.theirs
          : mergeLists({ questions, needed }, siteOfList(kind.list), entriesOf(kind), sides);
      return items.length > 0 || isPresent(documents, kind.list) ? [[kind.list, items]] : [];
    });
  return Object.fromEntries(merged);
}

/** Whether an empty list stands in the merge: where both sides have the property, or one of them added it. */
function isPresent({ base, mine, theirs }: Documents, name: string): boolean {
  const [inMine, inTheirs] = [Object.hasOwn(mine, name), Object.hasOwn(theirs, name)];
  return inMine === inTheirs ? inMine : !Object.hasOwn(base, name);
}

function entriesOf(kind: ListKind): ItemKind {
  return {
    kind: kind.kind,
    isPart: true,
    keyOf: (entry) => entryKey(kind, entry),
    subjectOf: (entry) => (typeof entry === 'string' ? `the unknown ${quoted(entry)}` : kind.nameOf(entry, 0)),
    merge: (merging, site, sides) => mergeValues(merging, site, sides) ?? sides.mine,
  };
}

/** The claims that the merged entries lead to, but for loose ends that a side had already. */
function neededClaims(citing: JsonObject, loose: ReadonlySet<string>): ReadonlyMap<string, readonly string[]> {
  const needed = new Map<string, string[]>();
  for (const { claim, from, key } of citationsIn(citing)) {
    if (loose.has(key)) continue;
    const site = pointer('claims', claim);
    const names = needed.get(site) ?? [];
    if (!names.includes(from)) needed.set(site, [...names, from]);
  }
  return needed;
}

function mergeObservations(questions: Questions, documents: Documents, claims: readonly JsonValue[]): JsonObject {
  const needed = new Map<string, string[]>();
  for (const claim of claims) {
    const number = own(claim, 'observation_id');
    if (typeof number !== 'number') continue;
    const site = pointer('observation_ids', number);
    needed.set(site, [...(needed.get(site) ?? []), entryKey(assessmentLists[0] as ListKind, claim)]);
  }
  const merging = { questions, needed };
  const site = siteOfList('observation_ids');
  const sides = onSides(documents, (document) => own(document, 'observation_ids'));
  const { base = questions.twoSides ? [] : undefined, mine, theirs } = sides;
  const areLists = isJsonArray(base) && isJsonArray(mine) && isJsonArray(theirs);
  const merged = areLists
    ? mergeLists(merging, site, statementsOf(site), { base, mine, theirs })
    : mergeValues(merging, site, sides);
  return merged === undefined ? {} : { observation_ids: merged };
}

/** Conflicts in the order of the contract's table, as they were asked within each section. */
function inOrder(conflicts: readonly Conflict[]): readonly Conflict[] {
  const rank = ({ id }: Conflict) => fieldRank('document', `/${id.split('/')[1] ?? ''}`);
  return [...conflicts].sort((one, other) => byText(rank(one), rank(other)));
}
