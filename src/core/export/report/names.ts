/** Names of actors and of the contract's choices, as reports show them. */
import { firstName } from '../../casefile/actor-name.ts';
import type { CasefileIndex } from '../../casefile/lookup.ts';

/** An actor's ID and the first of its names in the casefile. */
export interface ActorName {
  readonly id: string;
  /** '' if the casefile has no name for that ID. */
  readonly name: string;
}

/** Looks up an actor's name. */
export function nameOfActor(index: CasefileIndex, id: string): ActorName {
  const actor = index.actor(id);
  return { id, name: (actor && firstName(actor)) ?? '' };
}

/** A choice of the contract in plain words: 'reported-action' as 'reported action'. */
export function choiceInWords(choice: string | undefined): string {
  return (choice ?? 'not stated').replaceAll('-', ' ');
}
