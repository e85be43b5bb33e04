/** Digests the assessment before a review starts, so that the first verdict is saved at once. */
import { useEffect } from 'react';
import type { JsonObject } from '../../core/json/json.ts';
import { useStores } from '../../shared/context.tsx';

/**
 * Computes the digest of the whole assessment in the background. A review records this digest when it starts, and the
 * first verdict must not wait for it. Code that needs it earlier computes it immediately.
 */
export function useEarlyDigest(assessment: JsonObject, enabled: boolean): void {
  const { prepareReviews } = useStores().files;
  useEffect(() => {
    if (!enabled) return undefined;
    // Starts after the screen has been painted.
    const timer = window.setTimeout(() => void prepareReviews().catch(() => undefined), 200);
    return () => window.clearTimeout(timer);
  }, [assessment, enabled, prepareReviews]);
}
