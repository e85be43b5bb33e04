/** Finds the actors, observations and passages of a casefile by their IDs, and names actors. */
import { byIdentity } from '../json/by-identity.ts';
import type { Actor, Casefile, Observation, Passage } from './types.generated.ts';
import { foldedName } from '../text/name-forms.ts';
import { showDirections } from '../text/directions.ts';

// Splits a pasted or typed text into the names of one actor.

/** Names in a pasted text. */
export interface PastedNames {
  /** The names, separated by line breaks or semicolons, each once. */
  readonly names: readonly string[];
  /** The names if commas separate them too; missing without commas. A comma can be part of a name. */
  readonly byCommas?: readonly string[];
}

/** Splits a pasted text into names. Removes bullets, and white space and quotation marks around names. */
export function splitNames(pasted: string): PastedNames {
  const names = cleanNames(pasted.split(/[\n\r\u0085\u2028\u2029;；؛]+/u));
  const byCommas = cleanNames(names.flatMap((name) => name.split(/[,，、،]/u)));
  return byCommas.length > names.length ? { names, byCommas } : { names };
}

function cleanNames(parts: readonly string[]): readonly string[] {
  const names = parts.map((part) =>
    part
      .trim()
      .replace(/^(?:[-–—*•‣◦·]|\(?\d{1,3}[.)])\s+/u, '')
      .replace(/^["“„«](.*)["”“»]$/u, '$1')
      .trim(),
  );
  return [...new Set(names.filter((name) => name !== ''))];
}

// The names of other actors that contain one of some names: “South Sudan” for Sudan.

const none: readonly string[] = [];

/**
 * Returns the longer names of actors that contain one of the given names, without case, and are none of them. A text
 * that has only such a longer name does not name the actor of the shorter one. Computed once for two lists.
 */
export function longerNamesOf(actors: readonly Actor[] | undefined, names: readonly string[]): readonly string[] {
  if (!actors) return none;
  return search(names, actors);
}

const search = byIdentity((names: readonly string[], actors: readonly Actor[]): readonly string[] => {
  const own = new Set(names.map(foldedName).filter((name) => name !== ''));
  const isLonger = (name: string): boolean => {
    const folded = foldedName(name);
    return !own.has(folded) && [...own].some((one) => folded.includes(one));
  };
  return actors.flatMap((actor) => actor.names.filter(isLonger));
});

// The name under which an actor is shown: its first name that is not blank, or its ID.

type NamedActor = Pick<Actor, 'actor_id' | 'names'>;

/** Returns the actor's first name that is not blank; undefined if it has none. */
export function firstName({ names }: Pick<NamedActor, 'names'>): string | undefined {
  return names.find((name) => name.trim() !== '');
}

/** Returns the actor's names that are not blank, without the one that `nameOfActor` returns. */
export function otherNames(actor: NamedActor): readonly string[] {
  const shown = firstName(actor);
  return actor.names.filter((name) => name.trim() !== '' && name !== shown).map(showDirections);
}

/** Returns the name of the actor with an ID, or the ID if the casefile does not have it, to be shown. */
export function nameOfActorId(id: string, index: CasefileIndex): string {
  const actor = index.actor(id);
  return actor ? nameOfActor(actor) : showDirections(id);
}

/** Returns the actor's first name that is not blank, or its ID if it has none, to be shown. */
export function nameOfActor(actor: NamedActor): string {
  return showDirections(firstName(actor) ?? actor.actor_id);
}

/** A passage of a casefile, and every observation that has it, in the casefile's order. */
export interface LoadedPassage {
  readonly passage: Passage;
  readonly observations: readonly Observation[];
}

/** Finds the parts of a casefile by ID; nothing for a missing one. If several parts share an ID, returns the first. */
export interface CasefileIndex {
  actor(actorId: string | undefined): Actor | undefined;
  observation(observationId: number | undefined): Observation | undefined;
  passage(passageId: string | undefined): LoadedPassage | undefined;
  /** The longer names of actors that contain one of some names. */
  longerNames(names: readonly string[]): readonly string[];
}

/** The last returned passages. An equal one is returned again, so that results can be compared by identity. */
const latestPassages = new WeakMap<Passage, LoadedPassage>();

function loadedPassage(passage: Passage, observations: readonly Observation[]): LoadedPassage {
  const before = latestPassages.get(passage);
  const same =
    before?.observations.length === observations.length &&
    before.observations.every((observation, index) => observation === observations[index]);
  if (before && same) return before;
  const now = { passage, observations };
  latestPassages.set(passage, now);
  return now;
}

function firstById<Id, Part>(parts: readonly Part[], idOf: (part: Part) => Id): ReadonlyMap<Id | undefined, Part> {
  return new Map(parts.map((part) => [idOf(part), part] as const).reverse());
}

function passagesById(observations: readonly Observation[]): ReadonlyMap<string | undefined, LoadedPassage> {
  const owners = new Map<string, { passage: Passage; observations: Set<Observation> }>();
  for (const observation of observations) {
    for (const passage of observation.passages) {
      const entry = owners.get(passage.passage_id);
      if (entry) entry.observations.add(observation);
      else owners.set(passage.passage_id, { passage, observations: new Set([observation]) });
    }
  }
  return new Map(Array.from(owners, ([id, entry]) => [id, loadedPassage(entry.passage, [...entry.observations])]));
}

function indexOf(casefile: Pick<Casefile, 'actors' | 'observations'>): CasefileIndex {
  const actors = firstById(casefile.actors, ({ actor_id }) => actor_id);
  const observations = firstById(casefile.observations, ({ observation_id }) => observation_id);
  const passages = passagesById(casefile.observations);
  return {
    actor: (id) => actors.get(id),
    observation: (id) => observations.get(id),
    passage: (id) => passages.get(id),
    longerNames: (names) => longerNamesOf(casefile.actors, names),
  };
}

const emptyIndex = indexOf({ actors: [], observations: [] });
const indexOfCasefile = byIdentity((casefile: Casefile) => indexOf(casefile));

/**
 * Returns the look-ups of a casefile, cached by its identity; without a casefile, they find nothing. A `LoadedPassage`
 * stays the same object as long as its passage and its observations do, across casefiles.
 */
export function casefileIndex(casefile: Casefile | null): CasefileIndex {
  return casefile ? indexOfCasefile(casefile) : emptyIndex;
}

/** Returns the language of an observation’s title; 'en' if it has none, because its placeholder is English. */
export function languageOfObservationTitle(observation: Observation | undefined): string {
  return observation?.title ? (observation.language ?? '') : 'en';
}

/** Returns the language of an observation for `lang`; '' if it is unknown, so that none is inherited. */
export function languageOfObservation(casefile: Casefile | null, id: number | undefined): string {
  return casefileIndex(casefile).observation(id)?.language ?? '';
}
