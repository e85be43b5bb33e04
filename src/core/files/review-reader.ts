import { isJsonArray, isJsonObject, type JsonObject, type JsonValue } from '../assessment/json.ts';
import { pointer, type Pointer } from '../assessment/pointer.ts';
import type { Digest } from '../casefile/hash.ts';
import { jsonDigest } from '../review/digests.ts';
import { contentNames } from '../review/judged.ts';
import { headFault, reviewMembers, verdictFault } from '../review/sound.ts';
import { targetKey } from '../review/targets.ts';
import type { Review, Verdict } from '../review/types.generated.ts';
import type { FileFault } from './problem.ts';

/** The sound parts of a review and what was left out of it; no review where it lacks what every one has. */
export interface ReviewParts {
  readonly review?: Review;
  readonly leftOut: readonly FileFault[];
}

/** What is found on the way. */
interface Notes {
  readonly base: Pointer;
  readonly digest: Digest;
  readonly leftOut: FileFault[];
}

/**
 * Takes what is sound of a review. A review whose head is not as the format wants it is not taken at all; a verdict
 * that is not, that judges a target for the second time, or that is not bound to what it says it judged is left out
 * alone. `base` is where the review stands in its file's document.
 */
export function readReviewParts(document: JsonObject, base: Pointer, digest: Digest): ReviewParts {
  const head = headFault(document);
  if (head) {
    const sentence = `the review was left out: ${head.what}. Ask the reviewer to export it again.`;
    return { leftOut: [{ code: 'shape', path: base + head.path, sentence }] };
  }
  const notes: Notes = { base, digest, leftOut: [] };
  for (const name of Object.keys(document).filter((member) => !reviewMembers.has(member))) {
    const sentence = `“${name}” is no part of a review, and was left out.`;
    notes.leftOut.push({ code: 'shape', path: base + pointer(name), sentence });
  }
  const known = Object.fromEntries(Object.entries(document).filter(([name]) => reviewMembers.has(name)));
  const contents = readContents(known['contents'] as JsonObject, notes);
  const verdicts = readVerdicts(known as unknown as Review, contents, notes);
  return {
    review: { ...known, verdicts, contents: usedBy(verdicts, contents) } as unknown as Review,
    leftOut: notes.leftOut,
  };
}

/** The contents that verdicts name: nothing else is of use. */
function usedBy(verdicts: readonly Verdict[], contents: JsonObject): JsonObject {
  const used = new Set(verdicts.flatMap(({ judged }) => contentNames(judged)));
  return Object.fromEntries(Object.entries(contents).filter(([sha256]) => used.has(sha256)));
}

/** The contents that are what they are named after. */
function readContents(contents: JsonObject, { base, digest, leftOut }: Notes): JsonObject {
  const sound = Object.entries(contents).filter(([sha256, value]) => {
    if (isJsonObject(value) && jsonDigest(value, digest) === sha256) return true;
    const sentence = `the content “${sha256.slice(0, 80)}” was left out: it is not what its name was made from.`;
    leftOut.push({ code: 'verdict-digest', path: base + pointer('contents', sha256), sentence });
    return false;
  });
  return sound.length === Object.keys(contents).length ? contents : Object.fromEntries(sound);
}

function readVerdicts(review: Review, contents: JsonObject, notes: Notes): readonly Verdict[] {
  const seen = new Set<string>();
  return review.verdicts.filter((value, index) => {
    const path = notes.base + pointer('verdicts', index);
    const leaveOut = (code: FileFault['code'], why: string, below: Pointer = '') => {
      const sentence = `verdict ${String(index + 1)} was left out: ${why}.`;
      notes.leftOut.push({ code, path: path + below, sentence });
      return false;
    };
    const fault = verdictFault(value as unknown as JsonValue, review.kind);
    if (fault) return leaveOut('shape', fault.what, fault.path);
    const key = targetKey(value.target);
    if (seen.has(key)) return leaveOut('duplicate-id', 'the review has another verdict on the same target');
    seen.add(key);
    if (jsonDigest(value.judged, notes.digest) !== value.digest_sha256) {
      return leaveOut('verdict-digest', 'its digest is not that of what it says was judged', '/digest_sha256');
    }
    if (!contentNames(value.judged).every((name) => Object.hasOwn(contents, name))) {
      return leaveOut('verdict-digest', 'what it says was judged is not in the review’s contents', '/judged');
    }
    return true;
  });
}

/** The reviews of a desk file, each by itself; of several with one id the first. Undefined where there are none. */
export function readReviews(
  value: JsonValue | undefined,
  digest: Digest,
): { readonly reviews?: readonly Review[]; readonly leftOut: readonly FileFault[] } {
  if (value === undefined) return { leftOut: [] };
  if (!isJsonArray(value)) {
    const sentence = 'the desk’s “reviews” must be a list, and were left out.';
    return { leftOut: [{ code: 'shape', path: '/reviews', sentence }] };
  }
  const leftOut: FileFault[] = [];
  const reviews: Review[] = [];
  value.forEach((item, index) => {
    const path = pointer('reviews', index);
    if (!isJsonObject(item)) {
      leftOut.push({ code: 'shape', path, sentence: 'a review must be an object; this one was left out.' });
      return;
    }
    const parts = readReviewParts(item, path, digest);
    leftOut.push(...parts.leftOut);
    const { review } = parts;
    if (!review) return;
    if (!reviews.some(({ review_id }) => review_id === review.review_id)) reviews.push(review);
    else {
      const sentence = `the review “${review.review_id}” stands twice in the desk file; this one was left out.`;
      leftOut.push({ code: 'duplicate-id', path: `${path}/review_id`, sentence });
    }
  });
  return reviews.length === 0 ? { leftOut } : { reviews, leftOut };
}
