import type { CasefileIndex } from '../../casefile/lookup.ts';

/** An actor as reports name it: the first of its names that the casefile has, and always the id. */
export interface ActorName {
  readonly id: string;
  /** '' where the casefile names nobody of that id. */
  readonly name: string;
}

/** Looks an actor's name up. */
export function nameOfActor(index: CasefileIndex, id: string): ActorName {
  return { id, name: index.actor(id)?.names.find((name) => name !== '') ?? '' };
}

/** A choice of the contract in plain words: 'reported-action' as 'reported action'. */
export function choiceInWords(choice: string | undefined): string {
  return (choice ?? 'not stated').replaceAll('-', ' ');
}
