/** Finds and changes every place that refers to a given claim or actor, as renaming an ID does. */
import { isJsonObject, type JsonObject, type JsonValue } from '../json/json.ts';
import { own, ownList } from '../json/own.ts';
import type { Pointer } from '../json/pointer.ts';
import type { Casefile } from '../casefile/types.generated.ts';
import { modelOf, type Reference } from '../assessment/model.ts';
import { listOf, type ListName } from '../assessment/view.ts';

/** A reference with the value at its pointer. */
interface Found {
  readonly id: JsonValue;
  readonly reference: Reference;
}

/** Returns every evidence link and contradiction side that refers to a claim, in document order. */
export function referencesToClaim(document: JsonObject, claimId: string): readonly Reference[] {
  return modelOf(document).citedBy.get(claimId) ?? [];
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

function citationOf(id: JsonValue, path: Pointer, entryPath: Pointer, kind: Reference['kind']): Found {
  return { id, reference: { path, entryPath, kind } };
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
