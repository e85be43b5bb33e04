/** How many claims support an entry, and how many publishers are behind them. A count is not a measure of strength. */
import type { ClaimView, EvidenceLinkView } from '../assessment/view.ts';
import { counted } from '../json/words.ts';
import type { CasefileIndex } from '../casefile/lookup.ts';

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
