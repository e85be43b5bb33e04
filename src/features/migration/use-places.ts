/** Searches the revised passage for the text of each claim, in batches and with a cache. */
import { byIdentity } from '../../core/json/by-identity.ts';
import { useEffect, useMemo, useState } from 'react';
import type { Passage } from '../../core/casefile/types.generated.ts';
import { placeInRevision } from '../../core/passage/place-in-revision.ts';
import type { AnchorState } from '../../core/passage/quote.ts';
import { spanOf } from '../../core/passage/span.ts';
import type { QueuedClaim } from './queue.ts';

/** Claims searched for in one task; in a long text, one of them can take milliseconds. */
const batchSize = 10;

const placesIn = byIdentity((_to: Passage) => new Map<string, AnchorState>());

/** Finds a claim's text in the revised passage. Cached by passage, text and span. */
export function placeOf({ claim }: QueuedClaim, to: Passage, old: Passage | undefined): AnchorState {
  const { actual = '', span } = claim;
  const places = placesIn(to);
  const key = `${old?.passage_id ?? ''} ${String(span?.start)} ${String(span?.end)} ${actual}`;
  const place = places.get(key) ?? placeInRevision(to.text, old?.text, spanOf(span), actual);
  places.set(key, place);
  return place;
}

/** Returns the positions of the queue's claims by index. Searches in batches, so that the screen stays responsive. */
export function usePlaces(
  claims: readonly QueuedClaim[],
  to: Passage,
  old: Passage | undefined,
): ReadonlyMap<number, AnchorState> {
  const [searchedCount, setSearchedCount] = useState(batchSize);
  const positions = useMemo(
    () => new Map(claims.slice(0, searchedCount).map((claim) => [claim.index, placeOf(claim, to, old)] as const)),
    [claims, to, old, searchedCount],
  );
  useEffect(() => {
    if (searchedCount >= claims.length) return undefined;
    const timer = setTimeout(() => setSearchedCount(searchedCount + batchSize));
    return () => clearTimeout(timer);
  }, [searchedCount, claims.length]);
  return positions;
}
