/** The verdicts of all reviews by target. */
import { byIdentity } from '../json/by-identity.ts';
import type { JsonObject } from '../json/json.ts';
import type { Workspace } from '../workspace/workspace.ts';
import type { Digest } from '../casefile/hash.ts';
import { placeVerdict, type TargetVerdict } from './place-verdict.ts';
import type { ReviewTarget } from './targets.ts';
import type { Review } from '../review-shape/types.generated.ts';

/** All verdicts of a draft’s reviews, by target. */
export interface Overview {
  /**
   * Every verdict of every review, by the current key of its target (`ReviewTarget.key`, or `blindKey` of it in a blind
   * review), or by the last key of a deleted target. Reviews are in the order in which they were added.
   */
  readonly byTarget: ReadonlyMap<string, readonly TargetVerdict[]>;
  /** The current position of every target that exists, by the same keys. */
  readonly places: ReadonlyMap<string, ReviewTarget>;
}

/**
 * Returns the key in an overview of a link in blind reviews. A blind verdict is about all links of an entry to a claim,
 * so it is not about the same target as a verdict on the one link without an effect, which has the same name.
 */
const blindKey = (key: string): string => `blind|${key}`;

const nothing: readonly Review[] = [];
/** Compares all reviews of a draft. The same result for the same reviews of the same assessment. */
export function overviewOf(workspace: Workspace, digest: Digest): Overview {
  const reviews = workspace.reviews ?? nothing;
  return overviewOfAll(reviews, workspace.assessment, digest);
}

const overviewOfAll = byIdentity((reviews: readonly Review[], assessment: JsonObject, digest: Digest): Overview => {
  const byTarget = new Map<string, TargetVerdict[]>();
  const places = new Map<string, ReviewTarget>();
  for (const review of reviews) {
    for (const verdict of review.verdicts) {
      const { at: name, place, targetVerdict } = placeVerdict({ assessment }, review, verdict, digest);
      const at = review.kind === 'blind' && verdict.target.kind === 'link' ? blindKey(name) : name;
      const group = byTarget.get(at);
      if (group) group.push(targetVerdict);
      else byTarget.set(at, [targetVerdict]);
      if (place && !group) places.set(at, place);
    }
  }
  return { byTarget, places };
});
