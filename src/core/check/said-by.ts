/** Who said a claim's words, in which mode, and who published them: “Col. R. Aldin, reported by Solmaru”. */
import type { ClaimView } from '../assessment/view.ts';
import { nameOfActorId, type CasefileIndex } from '../casefile/lookup.ts';

/** A piece of the sentence: our own words, or the name of an actor, which may have another direction of writing. */
export interface SaidByPart {
  readonly text: string;
  readonly isName: boolean;
}

const own = (text: string): SaidByPart => ({ text, isName: false });

/** Returns the speaker and the publisher of a claim's words. An unknown one is named as unknown. */
export function saidBy({ attribution, observation_id }: ClaimView, index: CasefileIndex): readonly SaidByPart[] {
  const { actor_id: actorId, mode } = attribution ?? {};
  const name = (id: string): SaidByPart => ({ text: nameOfActorId(id, index), isName: true });
  const publisherId = index.observation(observation_id)?.publisher_actor_id;
  const publisher = publisherId ? name(publisherId) : undefined;
  const speaker =
    typeof actorId === 'string' && actorId !== ''
      ? name(actorId)
      : own(mode === undefined ? 'no actor' : mode === 'publisher' ? 'Publisher not stated' : 'Speaker not stated');
  switch (mode) {
    case 'publisher':
      return speaker.isName ? [speaker, own(', publisher')] : [speaker];
    case 'reported-speaker':
      return publisher ? [speaker, own(', reported by '), publisher] : [speaker, own(', reported, publisher unknown')];
    case 'explicit-speaker':
      return publisher
        ? [speaker, own(', explicit speaker, published by '), publisher]
        : [speaker, own(', explicit speaker, publisher unknown')];
    case 'unresolved':
      return publisher
        ? [own('Speaker unresolved, published by '), publisher]
        : [own('Speaker unresolved, publisher unknown')];
    default:
      return mode === undefined ? [speaker] : [speaker, own(`, ${mode}`)];
  }
}

/** Joins the parts, for plain text. */
export function inOneText(parts: readonly SaidByPart[]): string {
  return parts.map(({ text }) => text).join('');
}
