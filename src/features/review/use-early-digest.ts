/** Digests the assessment in short slices before a review starts, so that the first verdict is saved at once. */
import { useEffect } from 'react';
import type { JsonObject } from '../../core/json/json.ts';
import { hexDigest, utf8, type Digest } from '../../core/casefile/hash.ts';
import {
  assessmentDigest,
  canonicalAssessment,
  canonicalSteps,
  isDigestCached,
  cacheDigest,
} from '../../core/review/digests.ts';

/** The duration of one slice of work, in ms, so that a key pressed meanwhile is painted within its frame. */
const slice = 5;

/**
 * Computes the digest of the whole assessment while the browser is idle. A review records this digest when it starts,
 * and the first verdict must not wait for it. Code that needs it earlier computes it immediately.
 */
export function useEarlyDigest(assessment: JsonObject, enabled: boolean, digest: Digest): void {
  useEffect(() => {
    if (!enabled || isDigestCached(assessment)) return undefined;
    const steps = canonicalSteps(assessment);
    let timer = 0;
    let ended = false;
    const work = (): void => {
      const until = performance.now() + slice;
      while (performance.now() < until) {
        if (steps.next().done === true) {
          void digestInBackground(assessment, digest, () => ended);
          return;
        }
      }
      timer = window.setTimeout(work, slice);
    };
    // Starts after the screen has been painted.
    timer = window.setTimeout(work, 200);
    return () => {
      ended = true;
      window.clearTimeout(timer);
    };
  }, [assessment, enabled, digest]);
}

/** Uses the browser's SHA-256, which runs in the background; it does not exist on plain HTTP. */
async function digestInBackground(assessment: JsonObject, digest: Digest, isOver: () => boolean): Promise<void> {
  if (!window.isSecureContext) {
    assessmentDigest(assessment, digest);
    return;
  }
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', utf8(canonicalAssessment(assessment))));
  if (!isOver())
    cacheDigest(
      assessment,
      hexDigest(hash, (bytes) => bytes),
    );
}
