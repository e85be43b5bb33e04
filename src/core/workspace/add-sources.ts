/**
 * Creates the edit that adds sources to the casefile: observations with their passages, and new actors as publishers.
 */
import { asJson, emptyCasefile, newObservation } from '../casefile/create.ts';
import { hostToRegister } from '../casefile/publisher.ts';
import type { Actor, Casefile, Observation, Origin, Passage } from '../casefile/types.generated.ts';
import { actorIdFor, inCasefile, addOrigins } from './casefile-edits.ts';
import type { Edit, Workspace } from './workspace.ts';

/** The publisher of a source: an actor of the casefile, or a new one with this name. */
export type NewPublisher =
  | { readonly kind: 'actor'; readonly actorId: string }
  | { readonly kind: 'new'; readonly name: string };

/** A source to add as one observation. */
export interface NewSource extends Omit<Observation, 'observation_id' | 'publisher_actor_id'> {
  readonly publisher: NewPublisher | null;
  /** Where the texts of its passages came from. */
  readonly origins?: readonly Origin[];
}

/** Returns the new actors of sources, one for each name, with the https hosts of their sources. */
function newActors(casefile: Casefile, sources: readonly NewSource[]): ReadonlyMap<string, Actor> {
  const actors = new Map<string, Actor>();
  for (const { publisher, canonical_url } of sources) {
    if (publisher?.kind !== 'new') continue;
    const { name } = publisher;
    const host = hostToRegister(canonical_url ?? '');
    const before = actors.get(name) ?? {
      actor_id: actorIdFor({ ...casefile, actors: [...casefile.actors, ...actors.values()] }, name),
      names: [name],
      publisher_hosts: [],
    };
    const hosts = host === undefined ? before.publisher_hosts : [...new Set([...before.publisher_hosts, host])];
    actors.set(name, { ...before, publisher_hosts: hosts });
  }
  return actors;
}

function uniquePassages(passages: readonly Passage[]): readonly Passage[] {
  return [...new Map(passages.map((passage) => [passage.passage_id, passage])).values()];
}

/**
 * Adds each source as an observation at the end, numbered on from the highest number in use. A passage that a source
 * contains twice is added once. As for observations added one by one, the assessment lists an observation only when a
 * claim uses it. If no casefile is attached, an empty one is attached first.
 */
export function addSources(workspace: Workspace, sources: readonly NewSource[]): Edit {
  const casefile = workspace.casefile ?? emptyCasefile(workspace.title);
  const actors = newActors(casefile, sources);
  const first = newObservation(casefile).observation_id;
  const observations = sources.map(({ publisher, passages, ...fields }, index): Observation => {
    const actorId = publisher?.kind === 'new' ? actors.get(publisher.name)?.actor_id : publisher?.actorId;
    return {
      observation_id: first + index,
      title: fields.title,
      canonical_url: fields.canonical_url,
      publisher_actor_id: actorId ?? null,
      published_at: fields.published_at,
      retrieved_at: fields.retrieved_at,
      language: fields.language,
      passages: uniquePassages(passages),
    };
  });
  const inserts: readonly Edit[] = [
    insertAtEnd('/casefile/actors', casefile.actors.length, [...actors.values()]),
    insertAtEnd('/casefile/observations', casefile.observations.length, observations),
    ...addOrigins(
      casefile,
      sources.flatMap(({ origins = [] }) => origins),
    ),
  ];
  return inCasefile(workspace, { type: 'batch', edits: inserts });
}

function insertAtEnd(path: string, index: number, parts: readonly (Actor | Observation)[]): Edit {
  return { type: 'insert', path, index, values: parts.map(asJson) };
}
