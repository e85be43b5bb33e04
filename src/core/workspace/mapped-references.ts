/** Replaces or removes claim and actor IDs in every place that refers to them. */
import type { Casefile } from '../casefile/types.generated.ts';
import { isJsonArray, isJsonObject, type JsonObject, type JsonValue } from '../json/json.ts';
import { mapItems, withProperty } from '../json/tree.ts';

/** Maps an ID in a reference; undefined removes its link or contradiction. */
type MapId = (id: string) => string | undefined;
type MapValue = (value: JsonValue) => JsonValue | undefined;

/**
 * Maps the claim IDs of every evidence link and contradiction. Values with an unexpected shape stay as they are;
 * unchanged parts keep their identity.
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
 * Replaces an actor's ID in every reference. If a list of actors already has the new ID, the old one is removed, so
 * that there are no duplicates.
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

/** Replaces an actor's ID in the casefile's registry (the first actor with that ID) and as a publisher. */
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

/** Maps one property of an object. If its value is removed, the object is removed too. */
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
