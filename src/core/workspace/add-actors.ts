/** Creates the edit that adds several actors by their names. */
import { isIdentifier } from '../assessment/identifier.ts';
import { asJson, emptyCasefile } from '../casefile/create.ts';
import type { Actor } from '../casefile/types.generated.ts';
import { actorIdFor, inCasefile } from './casefile-edits.ts';
import type { Edit } from './edit.ts';
import type { Workspace } from './workspace.ts';

/** The name of an actor to add. */
export interface NewActor {
  readonly name: string;
  /** An ID, which is used if it is valid and no other actor has it. */
  readonly actorId: string | undefined;
}

/** Returns the actors with names that no actor of the casefile has, each name once. Names are compared exactly. */
export function unknownActors<Given extends NewActor>(
  { casefile }: Workspace,
  actors: readonly Given[],
): readonly Given[] {
  const names = new Set((casefile?.actors ?? []).flatMap((actor) => actor.names));
  return actors.filter(({ name }) => !names.has(name) && names.add(name));
}

/** Adds actors at the end. If no casefile is attached, an empty one is attached first. */
export function addActors(workspace: Workspace, actors: readonly NewActor[]): Edit {
  const casefile = workspace.casefile ?? emptyCasefile(workspace.title);
  const all: Actor[] = [...casefile.actors];
  for (const { name, actorId } of actors) {
    const isFree =
      actorId !== undefined && isIdentifier(actorId) && !all.some(({ actor_id: used }) => used === actorId);
    const actor_id = isFree ? actorId : actorIdFor({ ...casefile, actors: all }, name);
    all.push({ actor_id, names: [name], publisher_hosts: [] });
  }
  const index = casefile.actors.length;
  return inCasefile(workspace, {
    type: 'insert',
    path: '/casefile/actors',
    index,
    values: all.slice(index).map(asJson),
  });
}
