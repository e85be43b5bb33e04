/** Finds every place that refers to a given claim or actor. */
import { isJsonArray, isJsonObject, type JsonObject, type JsonValue } from '../json/json.ts';
import { own, ownList } from '../json/own.ts';
import type { Pointer } from '../json/pointer.ts';
import type { Casefile } from '../casefile/types.generated.ts';
import { listOf, type ListName } from '../assessment/view.ts';

/** A reference to a claim, an observation or an actor. Pointers are into the assessment. */
export interface Reference {
  /** The pointer of the ID or number: '/power_bases/0/evidence/3/claim_id'. */
  readonly path: Pointer;
  /** The entry that contains it, '/power_bases/0'; '' for `observation_ids`. */
  readonly entryPath: Pointer;
  readonly kind: 'evidence' | 'contradiction' | 'subject' | 'attribution' | 'entry-actor' | 'related-actor';
  /** The effect of an evidence link, if it has one. */
  readonly effect?: string;
}

/** A reference with the value at its pointer. */
interface Found {
  readonly id: JsonValue;
  readonly reference: Reference;
}

/** Returns every evidence link and contradiction side that refers to a claim, in document order. */
export function referencesToClaim(document: JsonObject, claimId: string): readonly Reference[] {
  return citationsByClaim(document).get(claimId) ?? [];
}

/** Returns every reference to an actor in the assessment, in document order. */
export function referencesToActor(document: JsonObject, actorId: string): readonly Reference[] {
  const owners = (entry: JsonObject, base: Pointer) => at(entry, base, 'actor_id', 'entry-actor');
  return naming(
    [
      ...eachEntry(document, 'claims', actorsOfClaim),
      ...eachEntry(document, 'power_bases', (entry, base) => [
        ...owners(entry, base),
        ...citationsIn(objectAt(entry, 'scope'), base, '/scope', 'related_actor_ids', 'related-actor'),
      ]),
      ...eachEntry(document, 'intent_hypotheses', owners),
    ],
    actorId,
  );
}

/** Returns pointers into the casefile for the observations whose publisher is this actor. */
export function publishedBy(casefile: Casefile | null, actorId: string): readonly Pointer[] {
  return (casefile?.observations ?? []).flatMap((observation, index) =>
    observation.publisher_actor_id === actorId ? [`/observations/${index}/publisher_actor_id`] : [],
  );
}

type Citations = ReadonlyMap<string, readonly Reference[]>;
interface Cited {
  readonly base: Pointer;
  readonly citations: readonly Found[];
}

const citationsOfDocument = new WeakMap<JsonObject, Citations>();
const citationsOfList = new WeakMap<object, Cited>();
let latest: { readonly parts: readonly Cited[]; readonly citations: Citations } | undefined;

/**
 * Returns, for each referenced claim ID, its evidence links and contradiction sides, in document order. The same map as
 * long as no evidence list and no contradiction changes, so that typing elsewhere costs nothing.
 */
export function citationsByClaim(document: JsonObject): Citations {
  const cached = citationsOfDocument.get(document);
  if (cached) return cached;
  const parts = [
    ...eachEntry(document, 'power_bases', evidenceOf),
    ...eachEntry(document, 'intent_hypotheses', evidenceOf),
    ...eachEntry(document, 'contradictions', sidesOf),
  ];
  const same = latest?.parts.length === parts.length && parts.every((part, index) => part === latest?.parts[index]);
  const citations = same && latest ? latest.citations : groupCitations(parts);
  latest = { parts, citations };
  citationsOfDocument.set(document, citations);
  return citations;
}

function groupCitations(parts: readonly Cited[]): Citations {
  const groups = new Map<string, Reference[]>();
  for (const { citations } of parts) {
    for (const { id, reference } of citations) {
      if (typeof id !== 'string') continue;
      const group = groups.get(id);
      if (group) group.push(reference);
      else groups.set(id, [reference]);
    }
  }
  return groups;
}

function evidenceOf(entry: JsonObject, base: Pointer): readonly Cited[] {
  const links = own(entry, 'evidence');
  if (!isJsonArray(links)) return [];
  return cachedCitations(links, base, () =>
    links.flatMap((link, index) => {
      if (!isJsonObject(link) || !Object.hasOwn(link, 'claim_id')) return [];
      const effect = own(link, 'effect');
      const path = `${base}/evidence/${index}/claim_id`;
      return [citationOf(link['claim_id'] as JsonValue, path, base, 'evidence', effect)];
    }),
  );
}

function sidesOf(contradiction: JsonObject, base: Pointer): readonly Cited[] {
  return cachedCitations(contradiction, base, () => [
    ...at(contradiction, base, 'left_claim_id', 'contradiction'),
    ...at(contradiction, base, 'right_claim_id', 'contradiction'),
  ]);
}

function cachedCitations(key: object, base: Pointer, find: () => readonly Found[]): readonly Cited[] {
  const cached = citationsOfList.get(key);
  if (cached?.base === base) return [cached];
  const cited = { base, citations: find() };
  citationsOfList.set(key, cited);
  return [cited];
}

function actorsOfClaim(claim: JsonObject, base: Pointer): readonly Found[] {
  const attribution = objectAt(claim, 'attribution');
  return [
    ...citationsIn(claim, base, '', 'subject_actor_ids', 'subject'),
    ...at(attribution, base, 'actor_id', 'attribution', '/attribution'),
  ];
}

function at(value: JsonObject, base: Pointer, name: string, kind: Reference['kind'], below = ''): readonly Found[] {
  const id = own(value, name);
  return id === undefined ? [] : [citationOf(id, `${base}${below}/${name}`, base, kind)];
}

function citationsIn(
  value: JsonObject,
  base: Pointer,
  below: Pointer,
  name: string,
  kind: Reference['kind'],
): readonly Found[] {
  return ownList(value, name).map((id, index) => citationOf(id, `${base}${below}/${name}/${index}`, base, kind));
}

function citationOf(
  id: JsonValue,
  path: Pointer,
  entryPath: Pointer,
  kind: Reference['kind'],
  effect?: JsonValue,
): Found {
  return { id, reference: typeof effect === 'string' ? { path, entryPath, kind, effect } : { path, entryPath, kind } };
}

function naming(places: readonly Found[], wanted: JsonValue): readonly Reference[] {
  return places.filter(({ id }) => id === wanted).map(({ reference }) => reference);
}

function eachEntry<Result>(
  document: JsonObject,
  list: ListName,
  read: (entry: JsonObject, base: Pointer) => readonly Result[],
): readonly Result[] {
  return listOf(document, list).flatMap((entry, index) =>
    isJsonObject(entry) ? read(entry, `/${list}/${index}`) : [],
  );
}

function objectAt(value: JsonObject, name: string): JsonObject {
  const child = own(value, name);
  return isJsonObject(child) ? child : {};
}
