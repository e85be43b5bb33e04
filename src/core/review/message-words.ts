/** The messages of a thread in words: who wrote each, and what it does. */
import { showDirections } from '../passage/directions.ts';
import type { Message } from '../review-shape/types.generated.ts';

const actions: Readonly<Record<Message['kind'], string>> = {
  note: 'replied',
  accepted: 'accepted the suggestion',
  declined: 'declined the suggestion',
  resolved: 'resolved this',
  reopened: 'reopened this',
};

/** The act of a message, as the end of a sentence: “replied”, “accepted the suggestion”. */
export function messageAction({ kind }: Pick<Message, 'kind'>): string {
  return actions[kind];
}

/** The writer of a message: the name, if there is one, and the role of an author. */
export interface Writer {
  readonly name: string;
  /** The words after the name: “ (author)”, or nothing. */
  readonly role: string;
}

/** Returns the writer of a message on a verdict of this reviewer. */
export function writerOf({ by, name: given }: Pick<Message, 'by' | 'name'>, reviewer: string): Writer {
  const name = given && showDirections(given);
  if (by === 'reviewer') return { name: name ?? reviewer, role: '' };
  return name === undefined ? { name: 'The author', role: '' } : { name, role: ' (author)' };
}
