/** Finds and changes every place that refers to a given claim or actor, as renaming an ID does. */
import { isJsonObject, type JsonObject, type JsonValue, isJsonArray } from '../json/json.ts';
import { own, ownList } from '../json/own.ts';
import { childAt, type Pointer } from '../json/pointer.ts';
import { EditError } from '../json/edit-error.ts';
import type { Casefile } from '../casefile/types.generated.ts';
import { modelOf, type Reference } from '../assessment/model.ts';
import { listOf, type ListName } from '../assessment/view.ts';
import { mapItems, withProperty } from '../json/tree.ts';
import type { Edit, Workspace } from './workspace.ts';
import { idFieldOf, idsOf, isIdentifier, type IdentifiedList } from '../assessment/ids.ts';
import { renamedNote } from './private-notes.ts';
import type { Review, Verdict } from '../review-shape/types.generated.ts';

// Replaces or removes claim and actor IDs in every place that refers to them.

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
function mapCasefileActor(casefile: Casefile, from: string, to: string): Casefile {
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

// Applies the edit that changes an ID with all its references, and checks that the new ID can be used.

type RenameEdit = Extract<Edit, { readonly type: 'rename' }>;

const listNamed = {
  claim: 'claims',
  'power-basis': 'power_bases',
  intent: 'intent_hypotheses',
} as const satisfies Record<Exclude<RenameEdit['what'], 'actor'>, IdentifiedList>;

const inWords = { claim: 'claim', 'power-basis': 'power basis', intent: 'hypothesis', actor: 'actor' } as const;

/**
 * Changes the ID of an entry or an actor, and updates every reference to it. If several entries have the old ID, the
 * first is renamed, because references refer to it. Throws `EditError` if nothing has the old ID, or if the new one is
 * in use or is not an identifier where the contract requires one.
 */
export function rename(workspace: Workspace, what: RenameEdit['what'], from: string, to: string): Workspace {
  if (from === to) return workspace;
  return what === 'actor' ? renameActor(workspace, from, to) : renameEntryId(workspace, what, from, to);
}

function renameEntryId(workspace: Workspace, what: keyof typeof listNamed, from: string, to: string): Workspace {
  const list = listNamed[what];
  const field = idFieldOf[list];
  const path = `/assessment/${list}`;
  const ids = idsOf(workspace.assessment, list);
  if (!ids.includes(from)) throw new EditError(`No ${inWords[what]} has the ID “${from}”.`, path);
  requireFree(what, ids, to, path);
  const entries = listOf(workspace.assessment, list);
  const index = entries.findIndex((entry) => childAt(entry, field) === from);
  const renamed = entries.map((entry, at) => (at === index && isJsonObject(entry) ? { ...entry, [field]: to } : entry));
  const assessment = { ...workspace.assessment, [list]: renamed };
  const followed = what === 'claim' ? mapClaimIds(assessment, (id) => (id === from ? to : id)) : assessment;
  const reviews = workspace.reviews && renamedInReviews(workspace.reviews, what, from, to);
  const result = { ...workspace, assessment: followed, ...(reviews && { reviews }) };
  return renamedNote(result, list, from, to);
}

/** An actor that is not in the casefile can be renamed too, if the assessment refers to it. */
function renameActor(workspace: Workspace, from: string, to: string): Workspace {
  const { assessment, casefile } = workspace;
  const registered = casefile?.actors.map((actor) => actor.actor_id) ?? [];
  const isRegistered = registered.includes(from);
  const published = casefile?.observations.some((observation) => observation.publisher_actor_id === from) ?? false;
  if (!isRegistered && !published && referencesToActor(assessment, from).length === 0) {
    throw new EditError(`No actor has the ID “${from}”.`, '/casefile/actors');
  }
  requireFree('actor', registered, to, '/casefile/actors');
  if (!isRegistered && referencesToActor(assessment, to).length > 0) {
    throw new EditError(`“${to}” is already used for another actor. Choose another ID.`, '/assessment');
  }
  return {
    ...workspace,
    assessment: mapActorIds(assessment, from, to),
    casefile: casefile && mapCasefileActor(casefile, from, to),
  };
}

/** Throws `EditError` if an ID is empty, in use, or not an identifier where the contract requires one. */
export function requireFree(what: RenameEdit['what'], usedIds: readonly string[], to: string, path: Pointer): void {
  if (to === '') throw new EditError('Enter an ID.', path);
  if (what !== 'claim' && !isIdentifier(to)) {
    throw new EditError(
      `“${to}” is not valid. Start with a letter or digit, and use only letters, digits and . _ : - in the ID.`,
      path,
    );
  }
  if (!usedIds.includes(to)) return;
  throw new EditError(`“${to}” is already the ID of another ${inWords[what]}. Choose another ID.`, path);
}

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

/**
 * Updates the verdicts for an entry with a new ID, because an ID is a name and not reviewed content. If several entries
 * have the ID, the first is renamed, so that verdicts on later ones stay. Unchanged parts keep their identity.
 */
export function renamedInReviews(
  reviews: readonly Review[],
  what: 'claim' | 'power-basis' | 'intent',
  from: string,
  to: string,
): readonly Review[] {
  const followed = reviews.map((review) => {
    const verdicts = review.verdicts.map((verdict) => renamedIn(verdict, what, from, to));
    return verdicts.every((verdict, index) => verdict === review.verdicts[index]) ? review : { ...review, verdicts };
  });
  return followed.every((review, index) => review === reviews[index]) ? reviews : followed;
}

function renamedIn(verdict: Verdict, what: 'claim' | 'power-basis' | 'intent', from: string, to: string): Verdict {
  const { target } = verdict;
  if (target.kind === 'document' || target.kind === 'unknown') return verdict;
  if (target.kind === 'contradiction') {
    const { left_claim_id: left, right_claim_id: right } = target;
    if (what !== 'claim' || (left !== from && right !== from)) return verdict;
    const sides = { left_claim_id: left === from ? to : left, right_claim_id: right === from ? to : right };
    return { ...verdict, target: { ...target, ...sides } };
  }
  if (what === 'claim' && target.kind !== 'entry' && target.claim_id === from && isFirst(target)) {
    return { ...verdict, target: { ...target, claim_id: to } };
  }
  const isEntry = what !== 'claim' && target.kind !== 'claim' && target.entry === what && target.entry_id === from;
  return isEntry && isFirst(target) ? { ...verdict, target: { ...target, entry_id: to } } : verdict;
}

/** Every link to a claim follows it. Of entries and claims with one name, only the first does. */
function isFirst(target: Extract<Verdict['target'], { readonly kind: 'link' | 'claim' | 'entry' }>): boolean {
  return target.kind === 'link' || target.occurrence === undefined;
}
