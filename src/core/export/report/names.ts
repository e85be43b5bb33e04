/** Names of actors and of the contract's choices, as reports show them. */
import type { CasefileIndex } from '../../casefile/lookup.ts';

/** An actor's ID and the first of its names in the casefile. */
export interface ActorName {
  readonly id: string;
  /** '' if the casefile has no name for that ID. */
  readonly name: string;
}

/** Looks up an actor's name. */
export function nameOfActor(index: CasefileIndex, id: string): ActorName {
  return { id, name: index.actor(id)?.names.find((name) => name !== '') ?? '' };
}

/** A choice of the contract in plain words: 'reported-action' as 'reported action'. */
export function choiceInWords(choice: string | undefined): string {
  return (choice ?? 'not stated').replaceAll('-', ' ');
}
