/** Merges the casefiles of two versions, and finds the sources that the merged assessment needs. */
import { asJson, isCasefileFormat, withFormat } from '../../casefile/create.ts';
import type { Casefile } from '../../casefile/types.generated.ts';
import { idFieldOf } from '../../assessment/ids.ts';
import { isJsonArray, type JsonObject, type JsonValue } from '../../json/json.ts';
import { occurrences } from '../../json/grouped.ts';
import { own } from '../../json/own.ts';
import { pointer } from '../../json/pointer.ts';
import { listOf } from '../../assessment/view.ts';
import { fieldName, lowerFirst } from '../../check/fields.ts';
import { casefileLists, type ListKind } from '../list-kinds.ts';
import { numberInWords, quoteText } from '../phrases.ts';
import { textOf } from '../same.ts';
import { entryKey } from './citations.ts';
import { mergeOrigins } from './origins.ts';
import { mergeProperties, mergeValues } from './fields.ts';
import { mergeLists, type ItemKind } from './lists.ts';
import type { ConflictCollector } from './conflicts.ts';
import { onSides, type Sides } from './sides.ts';
import { entriesIn, siteOfCasefile, sourceSite } from './sources.ts';

/** A sentence for each duplicate ID or number in a casefile, with what to do. */
export function duplicatesInCasefile(casefile: JsonObject, version: string): readonly string[] {
  return casefileLists.flatMap((kind) => {
    const counts = occurrences(entriesIn(casefile, kind).map(kind.idOf));
    const doubles = [...counts].filter(([, count]) => count > 1);
    const title = lowerFirst(fieldName('casefile', pointer(kind.list)));
    const idName = kind.list === 'actors' ? 'ID' : 'number';
    return doubles.map(
      ([id, count]) =>
        `${version}’s casefile has ${numberInWords(count)} ${title} with the ${idName} ${quoteText(id)}. Give each a different ${idName} first.`,
    );
  });
}

/**
 * Merges the casefiles of two sides: actors by ID, observations by number, passages by hash. `needed` contains the
 * items that the merged assessment refers to, by site ID. `quoted` contains those that its claims quote, which are
 * kept. A value that is not a list counts as an empty list.
 */
export function mergeCasefiles(
  conflicts: ConflictCollector,
  sides: Sides<JsonObject>,
  needed: ReadonlyMap<string, readonly string[]>,
  quoted: ReadonlyMap<string, readonly string[]>,
): JsonObject {
  // The format follows from the content. A base can lack a casefile.
  const formatFollows = [sides.mine, sides.theirs].every((side) => isCasefileFormat(own(side, 'format')));
  const isMergedApart = (name: string) =>
    name === 'origins' || (formatFollows && name === 'format') || casefileLists.some(({ list }) => list === name);
  const others = mergeProperties(
    { conflicts, needed: new Map() },
    siteOfCasefile(''),
    onSides(sides, (side) => Object.fromEntries(Object.entries(side).filter(([name]) => !isMergedApart(name)))),
  );
  const lists = casefileLists.map((kind): [string, JsonValue] => [
    kind.list,
    mergeLists(
      { conflicts, needed, quoted },
      siteOfCasefile(kind.list),
      itemsOf(kind),
      onSides(sides, (side) => entriesIn(side, kind)),
    ),
  ]);
  const merged = { ...others, ...Object.fromEntries(lists) };
  const origins = mergeOrigins(sides, merged);
  const whole = {
    ...(formatFollows && { format: own(sides.mine, 'format') }),
    ...merged,
    ...(origins.length > 0 && { origins }),
  };
  return formatFollows ? asJson(withFormat(whole as unknown as Casefile)) : whole;
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

/**
 * The items of the casefile that an assessment refers to, by site ID, with the names of the entries that refer to them.
 */
export function neededSources(assessment: JsonObject): ReadonlyMap<string, readonly string[]> {
  const needed = new Map<string, string[]>();
  const noteNeeded = (list: string, id: JsonValue | undefined, from: string): void => {
    if (typeof id !== 'string' && typeof id !== 'number') return;
    const site = sourceSite(list, id);
    const names = needed.get(site) ?? [];
    if (!names.includes(from)) needed.set(site, [...names, from]);
  };
  for (const list of ['claims', 'power_bases', 'intent_hypotheses'] as const) {
    for (const entry of listOf(assessment, list)) {
      const from = textOf(entry, idFieldOf[list]) ?? `an entry of ${lowerFirst(fieldName('document', pointer(list)))}`;
      noteNeeded('observations', own(entry, 'observation_id'), from);
      for (const actor of actorsOf(entry)) noteNeeded('actors', actor, from);
    }
  }
  return needed;
}

function actorsOf(entry: JsonValue): readonly (JsonValue | undefined)[] {
  const many = [own(entry, 'subject_actor_ids'), own(own(entry, 'scope'), 'related_actor_ids')];
  const one = [own(entry, 'actor_id'), own(own(entry, 'attribution'), 'actor_id')];
  return [...one, ...many.flatMap((ids) => (isJsonArray(ids) ? ids : []))];
}
