import { useEffect, useMemo, useState } from 'react';
import type { Passage } from '../../core/casefile/types.generated.ts';
import { placeInRevision } from '../../core/passage/place-in-revision.ts';
import type { AnchorState } from '../../core/passage/quote.ts';
import { spanOf } from '../../core/passage/span.ts';
import type { QueuedClaim } from './queue.ts';

/** Claims that are looked for at once; in a long text one of them can take milliseconds. */
const slice = 10;

const remembered = new WeakMap<Passage, Map<string, AnchorState>>();

/** Where a claim's words stand in the revised text; remembered by the text, the claim's words and their place. */
export function placeOf({ claim }: QueuedClaim, to: Passage, old: Passage | undefined): AnchorState {
  const { actual = '', span } = claim;
  const places = remembered.get(to) ?? new Map<string, AnchorState>();
  remembered.set(to, places);
  const key = `${old?.passage_id ?? ''} ${String(span?.start)} ${String(span?.end)} ${actual}`;
  const place = places.get(key) ?? placeInRevision(to.text, old?.text, spanOf(span), actual);
  places.set(key, place);
  return place;
}

/** The places of the queue's claims, by index: a few at a time, so that nothing stops while they are looked for. */
export function usePlaces(
  claims: readonly QueuedClaim[],
  to: Passage,
  old: Passage | undefined,
): ReadonlyMap<number, AnchorState> {
  const [looked, setLooked] = useState(slice);
  const found = useMemo(
    () => new Map(claims.slice(0, looked).map((claim) => [claim.index, placeOf(claim, to, old)] as const)),
    [claims, to, old, looked],
  );
  useEffect(() => {
    if (looked >= claims.length) return undefined;
    const timer = setTimeout(() => setLooked(looked + slice));
    return () => clearTimeout(timer);
  }, [looked, claims.length]);
  return found;
}
