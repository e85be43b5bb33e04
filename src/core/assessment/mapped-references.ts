import type { Casefile } from '../casefile/types.generated.ts';
import { isJsonArray, isJsonObject, type JsonObject, type JsonValue } from './json.ts';
import { mapItems, withProperty } from './tree.ts';

/** What becomes of an id that a reference holds; undefined removes the link or the contradiction that holds it. */
type MapId = (id: string) => string | undefined;
type MapValue = (value: JsonValue) => JsonValue | undefined;

/**
 * The assessment with the claim ids of every evidence link and both sides of every contradiction mapped. What has an
 * odd shape is left alone; everything unchanged keeps its identity.
 */
export function mapClaimIds(assessment: JsonObject, mapId: MapId): JsonObject {
  const side = inText(mapId);
  const link = inProperty('claim_id', side);
  const entry = inProperty('evidence', inItems(link));
  const contradiction: MapValue = (value) => {
    const left = inProperty('left_claim_id', side)(value);
    return left === undefined ? undefined : inProperty('right_claim_id', side)(left);
  };
  return inLists(assessment, { power_bases: entry, intent_hypotheses: entry, contradictions: contradiction });
}

/**
 * The assessment with an actor's id replaced wherever an actor is referred to. Where a list of actors already has the
 * new id, the old one is dropped, so that the list stays free of doubles.
 */
export function mapActorIds(assessment: JsonObject, from: string, to: string): JsonObject {
  const id = inText((actor) => (actor === from ? to : actor));
  const actors: MapValue = (value) =>
    isJsonArray(value)
      ? mapItems(value, (item) => (item === from && value.includes(to) ? undefined : id(item)))
      : value;
  const owned = inProperty('actor_id', id);
  return inLists(assessment, {
    claims: chain(inProperty('subject_actor_ids', actors), inProperty('attribution', owned)),
    power_bases: chain(owned, inProperty('scope', inProperty('related_actor_ids', actors))),
    intent_hypotheses: owned,
  });
}

/** The casefile with an actor's id replaced in its registry (the first actor of that id) and as a publisher. */
export function mapCasefileActor(casefile: Casefile, from: string, to: string): Casefile {
  const place = casefile.actors.findIndex((actor) => actor.actor_id === from);
  const actors = mapItems(casefile.actors, (actor, index) => (index === place ? { ...actor, actor_id: to } : actor));
  const observations = mapItems(casefile.observations, (observation) =>
    observation.publisher_actor_id === from ? { ...observation, publisher_actor_id: to } : observation,
  );
  if (actors === casefile.actors && observations === casefile.observations) return casefile;
  return { ...casefile, actors, observations };
}

function inLists(assessment: JsonObject, changes: Readonly<Record<string, MapValue>>): JsonObject {
  return Object.entries(changes).reduce<JsonObject>((document, [list, change]) => {
    const changed = inProperty(list, inItems(change))(document);
    return isJsonObject(changed) ? changed : document;
  }, assessment);
}

function inText(mapId: MapId): MapValue {
  return (value) => (typeof value === 'string' ? mapId(value) : value);
}

function inItems(change: MapValue): MapValue {
  return (value) => (isJsonArray(value) ? mapItems(value, change) : value);
}

/** Maps one property of an object; where its value is removed, so is the object. */
function inProperty(name: string, change: MapValue): MapValue {
  return (value) => {
    if (!isJsonObject(value) || !Object.hasOwn(value, name)) return value;
    const child = value[name] as JsonValue;
    const changed = change(child);
    if (changed === undefined) return undefined;
    return Object.is(changed, child) ? value : withProperty(value, name, changed);
  };
}

function chain(first: MapValue, second: MapValue): MapValue {
  return (value) => {
    const changed = first(value);
    return changed === undefined ? undefined : second(changed);
  };
}
