import { useEffect } from 'react';
import type { JsonObject } from '../../core/assessment/json.ts';
import { hexDigest, utf8, type Digest } from '../../core/casefile/hash.ts';
import {
  assessmentDigest,
  canonicalAssessment,
  canonicalSteps,
  isDigestKnown,
  keepDigest,
} from '../../core/review/digests.ts';

/** How long one slice may take, in ms: a key pressed meanwhile is painted within its frame. */
const slice = 5;

/**
 * Takes the digest of the whole assessment while the screen rests: a review says what lay on the desk when it was
 * begun, and its first verdict must not wait for that. Until it is there, who needs it takes it at once.
 */
export function useDigestAhead(assessment: JsonObject, wanted: boolean, digest: Digest): void {
  useEffect(() => {
    if (!wanted || isDigestKnown(assessment)) return undefined;
    const steps = canonicalSteps(assessment);
    let timer = 0;
    let ended = false;
    const work = (): void => {
      const until = performance.now() + slice;
      while (performance.now() < until) {
        if (steps.next().done === true) {
          void takeAside(assessment, digest, () => ended);
          return;
        }
      }
      timer = window.setTimeout(work, slice);
    };
    // After what was opened has been painted.
    timer = window.setTimeout(work, 200);
    return () => {
      ended = true;
      window.clearTimeout(timer);
    };
  }, [assessment, wanted, digest]);
}

/** The browser's own SHA-256 works beside the page; a page that came over plain HTTP has none. */
async function takeAside(assessment: JsonObject, digest: Digest, isOver: () => boolean): Promise<void> {
  if (!window.isSecureContext) {
    assessmentDigest(assessment, digest);
    return;
  }
  const bytes = utf8(canonicalAssessment(assessment));
  const taken = new Uint8Array(await crypto.subtle.digest('SHA-256', Uint8Array.from(bytes)));
  if (!isOver())
    keepDigest(
      assessment,
      hexDigest(taken, (found) => found),
    );
}
