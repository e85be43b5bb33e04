/** Who said a claim’s words, and how many claims of how many publishers support an entry, in words. */
import type { ClaimView, EvidenceLinkView } from '../assessment/view.ts';
import { nameOfActorId, type CasefileIndex } from '../casefile/lookup.ts';
import { counted } from '../json/words.ts';

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

/** Returns the publisher of each claim that links support an entry with; undefined for an unknown one. */
export function supportingPublishers(
  links: readonly (Pick<EvidenceLinkView, 'claim_id' | 'effect'> | undefined)[],
  claimOf: (id: string) => Pick<ClaimView, 'observation_id'> | undefined,
  index: CasefileIndex,
): readonly (string | undefined)[] {
  const ids = links.flatMap((link) => (link?.effect === 'supports' ? (link.claim_id ?? []) : []));
  return [...new Set(ids)].flatMap((id): readonly (string | undefined)[] => {
    const claim = claimOf(id);
    if (!claim) return [];
    const { observation_id: observationId } = claim;
    const observation = index.observation(observationId);
    return [observation?.publisher_actor_id ?? undefined];
  });
}

/** Says it in words: “2 claims from 1 publisher”, or “3 claims, 2 from 1 publisher and 1 from an unknown publisher”. */
export function supportInWords(publishers: readonly (string | undefined)[]): string {
  if (publishers.length === 0) return 'no claim';
  const known = publishers.filter((publisher) => publisher !== undefined);
  const unknown = publishers.length - known.length;
  const claims = counted(publishers.length, 'claim');
  if (known.length === 0) return `${claims} from ${unknown === 1 ? 'an unknown publisher' : 'unknown publishers'}`;
  const from = counted(new Set(known).size, 'publisher');
  if (unknown === 0) return `${claims} from ${from}`;
  return `${claims}, ${String(known.length)} from ${from} and ${String(unknown)} from ${unknown === 1 ? 'an unknown publisher' : 'unknown publishers'}`;
}
