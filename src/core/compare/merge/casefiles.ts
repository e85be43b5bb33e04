import { idFieldOf } from '../../assessment/ids.ts';
import { isJsonArray, isJsonObject, type JsonObject, type JsonValue } from '../../assessment/json.ts';
import { mapItems } from '../../assessment/tree.ts';
import { pointer } from '../../assessment/pointer.ts';
import { listOf } from '../../assessment/view.ts';
import { fieldName, lowerFirst } from '../../check/fields.ts';
import { casefileLists, type ListKind } from '../list-kinds.ts';
import { numberInWords, quoted } from '../phrases.ts';
import { own, same, textOf } from '../same.ts';
import { entryKey } from './citations.ts';
import { mergeProperties, mergeValues } from './fields.ts';
import { mergeLists, type ItemKind } from './lists.ts';
import type { Questions } from './questions.ts';
import { onSides, type Sides, type Site } from './sides.ts';

/** What the ids of a casefile's conflicts begin with, so that none is one of the assessment's. */
const prefix = 'casefile:';

/** Ids and numbers that stand twice in a casefile, each as a sentence that says which and how to mend it. */
export function doubledInCasefile(casefile: JsonObject, version: string): readonly string[] {
  return casefileLists.flatMap((kind) => {
    const counts = new Map<string, number>();
    for (const entry of entriesIn(casefile, kind)) {
      const id = kind.idOf(entry);
      if (id !== undefined) counts.set(id, (counts.get(id) ?? 0) + 1);
    }
    const doubles = [...counts].filter(([, count]) => count > 1);
    const title = lowerFirst(fieldName('casefile', pointer(kind.list)));
    const called = kind.list === 'actors' ? 'the id' : 'the number';
    return doubles.map(
      ([id, count]) =>
        `${version}’s casefile has ${numberInWords(count)} ${title} with ${called} ${quoted(id)}: give each one of its own first.`,
    );
  });
}

function entriesIn(casefile: JsonObject, { list }: ListKind): readonly JsonValue[] {
  const entries = own(casefile, list);
  return isJsonArray(entries) ? entries : [];
}

/**
 * Merges what two sides made of one casefile: actors by id, observations by number, passages by hash. `needed` holds
 * what the merged assessment leads to, by the id of its site. What is no list counts as an empty one.
 */
export function mergeCasefiles(
  questions: Questions,
  sides: Sides<JsonObject>,
  needed: ReadonlyMap<string, readonly string[]>,
): JsonObject {
  const isList = (name: string) => casefileLists.some(({ list }) => list === name);
  const others = mergeProperties(
    { questions, needed: new Map() },
    siteOfCasefile(''),
    onSides(sides, (side) => Object.fromEntries(Object.entries(side).filter(([name]) => !isList(name)))),
  );
  const lists = casefileLists.map((kind): [string, JsonValue] => [
    kind.list,
    mergeLists(
      { questions, needed },
      siteOfCasefile(kind.list),
      itemsOf(kind),
      onSides(sides, (side) => entriesIn(side, kind)),
    ),
  ]);
  return { ...others, ...Object.fromEntries(lists) };
}

function siteOfCasefile(list: string): Site {
  const path = list === '' ? '' : pointer(list);
  return {
    id: prefix + path,
    kind: 'casefile',
    subject: 'the casefile',
    path,
    at: { base: path, mine: path, theirs: path },
    ...(list !== '' && { called: `the casefile’s ${lowerFirst(fieldName('casefile', path))}` }),
  };
}

function itemsOf(kind: ListKind): ItemKind {
  return {
    kind: kind.kind,
    isPart: true,
    mergesAdded: true,
    keyOf: (entry) => entryKey(kind, entry),
    subjectOf: (entry) => kind.nameOf(entry, 0),
    merge: (merging, site, sides) => mergeValues(merging, site, sides) ?? sides.mine,
  };
}

/** What an assessment leads to in its casefile, by the ids of the sites of a merge, with the names of what does. */
export function neededSources(assessment: JsonObject): ReadonlyMap<string, readonly string[]> {
  const needed = new Map<string, string[]>();
  const need = (list: string, id: JsonValue | undefined, from: string): void => {
    if (typeof id !== 'string' && typeof id !== 'number') return;
    const site = prefix + pointer(list, id);
    const names = needed.get(site) ?? [];
    if (!names.includes(from)) needed.set(site, [...names, from]);
  };
  for (const list of ['claims', 'power_bases', 'intent_hypotheses'] as const) {
    for (const entry of listOf(assessment, list)) {
      const from = textOf(entry, idFieldOf[list]) ?? `an entry of ${lowerFirst(fieldName('document', pointer(list)))}`;
      need('observations', own(entry, 'observation_id'), from);
      for (const actor of actorsOf(entry)) need('actors', actor, from);
    }
  }
  return needed;
}

function actorsOf(entry: JsonValue): readonly (JsonValue | undefined)[] {
  const many = [own(entry, 'subject_actor_ids'), own(own(entry, 'scope'), 'related_actor_ids')];
  const one = [own(entry, 'actor_id'), own(own(entry, 'attribution'), 'actor_id')];
  return [...one, ...many.flatMap((ids) => (isJsonArray(ids) ? ids : []))];
}

/** An assessment with its casefile, as JSON. */
export interface WithSources {
  readonly assessment: JsonObject;
  readonly casefile: JsonObject;
}

/**
 * Asks about each observation number that both sides gave to a new source, and not to the same one: they share no
 * passage. 'both' gives theirs a fresh number, in their claims too.
 */
export function apartObservations(questions: Questions, sides: Sides<WithSources>): Sides<WithSources> {
  const kind = casefileLists[1] as ListKind;
  const numbered = onSides(
    sides,
    ({ casefile }) =>
      new Map(entriesIn(casefile, kind).map((entry, index) => [own(entry, 'observation_id'), { entry, index }])),
  );
  const shared = [...numbered.theirs.keys()].filter(
    (number) => numbered.mine.has(number) && !numbered.base.has(number),
  );
  return shared.reduce<Sides<WithSources>>((known, number) => {
    const [mine, theirs] = [numbered.mine.get(number), numbered.theirs.get(number)];
    if (typeof number !== 'number' || !mine || !theirs || isOneSource(mine.entry, theirs.entry)) return known;
    const at = (index: number) => pointer('observations', index);
    const site: Site = {
      ...siteOfCasefile('observations'),
      id: prefix + pointer('observations', number),
      kind: 'observation',
      at: { base: undefined, mine: at(mine.index), theirs: at(theirs.index) },
    };
    const taken = questions.ask({
      kind: 'same-id-added',
      site,
      values: { base: undefined, mine: mine.entry, theirs: theirs.entry },
      sentence: `Observation ${number} is another source in either version: they have no passage in common.`,
      offers: ['mine', 'theirs', 'both'],
      meanwhile: 'both',
    });
    return taken === 'both' ? { ...known, theirs: renumbered(questions, known, number) } : onlyOf(known, taken, number);
  }, sides);
}

function isOneSource(mine: JsonValue, theirs: JsonValue): boolean {
  if (same(mine, theirs)) return true;
  const idsIn = (entry: JsonValue) => {
    const passages = own(entry, 'passages');
    return (isJsonArray(passages) ? passages : []).map((passage) => own(passage, 'passage_id'));
  };
  const known = new Set(idsIn(mine));
  return idsIn(theirs).some((id) => known.has(id)) || (known.size === 0 && idsIn(theirs).length === 0);
}

/** Their version with a number that nobody has in place of one that both have. */
function renumbered(questions: Questions, sides: Sides<WithSources>, number: number): WithSources {
  const kind = casefileLists[1] as ListKind;
  const taken = Object.values(sides).flatMap(({ assessment, casefile }: WithSources) => [
    ...entriesIn(casefile, kind).map((entry) => own(entry, 'observation_id')),
    ...listOf(assessment, 'claims').map((claim) => own(claim, 'observation_id')),
    ...listed(assessment),
  ]);
  const fresh = Math.max(0, ...taken.filter((id) => typeof id === 'number')) + 1;
  for (const kept of [number, fresh]) questions.settled.add(prefix + pointer('observations', kept));
  const { assessment, casefile } = sides.theirs;
  const inEntry = (entry: JsonValue): JsonValue =>
    isJsonObject(entry) && own(entry, 'observation_id') === number ? { ...entry, observation_id: fresh } : entry;
  const ids = listed(assessment);
  return {
    casefile: { ...casefile, observations: mapItems(entriesIn(casefile, kind), inEntry) },
    assessment: {
      ...assessment,
      ...(isJsonArray(assessment['claims']) && { claims: mapItems(assessment['claims'], inEntry) }),
      ...(isJsonArray(assessment['observation_ids']) && {
        observation_ids: ids.map((id) => (id === number ? fresh : id)),
      }),
    },
  };
}

function listed(assessment: JsonObject): readonly JsonValue[] {
  const ids = own(assessment, 'observation_ids');
  return isJsonArray(ids) ? ids : [];
}

/** Both versions with the one side's observation under a number. */
function onlyOf(sides: Sides<WithSources>, taken: 'mine' | 'theirs', number: number): Sides<WithSources> {
  const kind = casefileLists[1] as ListKind;
  const isIt = (entry: JsonValue) => own(entry, 'observation_id') === number;
  const chosen = entriesIn(sides[taken].casefile, kind).find(isIt) ?? null;
  const other = taken === 'mine' ? 'theirs' : 'mine';
  const { assessment, casefile } = sides[other];
  const observations = mapItems(entriesIn(casefile, kind), (entry) => (isIt(entry) ? chosen : entry));
  return { ...sides, [other]: { assessment, casefile: { ...casefile, observations } } };
}
