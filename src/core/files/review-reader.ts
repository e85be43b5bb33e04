/** Reads reviews from JSON: imports the valid verdicts, and reports skipped ones. */
import { isJsonArray, isJsonObject, type JsonObject, type JsonValue } from '../json/json.ts';
import { pointer, type Pointer } from '../json/pointer.ts';
import type { Digest } from '../casefile/hash.ts';
import { digestOfTexts, jsonDigest } from '../review/contents.ts';
import { contentNames } from '../review/reviewed-content.ts';
import { headFault, reviewMembers, verdictFault } from '../review-shape/review-format.ts';
import { formatFor } from '../review-shape/thread.ts';
import { targetKey } from '../review/targets.ts';
import { planFault } from '../review-shape/plan.ts';
import type { Review, ReviewPlan, Verdict } from '../review-shape/types.generated.ts';
import type { FileFault } from './problem.ts';

/** The valid parts of a review and the faults of skipped ones. Without a valid head there is no review. */
export interface ReviewParts {
  readonly review?: Review;
  readonly skipped: readonly FileFault[];
}

/** The faults collected while reading. */
interface Notes {
  readonly base: Pointer;
  readonly digest: Digest;
  readonly skipped: FileFault[];
}

/**
 * Reads the valid parts of a review, in the version of the format that they need. Skips a review with an invalid head,
 * and single verdicts that are invalid, that are the second one on a target, or whose digest does not match the
 * reviewed content. `base` is the pointer to the review in its file.
 */
export function readReviewParts(document: JsonObject, base: Pointer, digest: Digest): ReviewParts {
  const head = headFault(document);
  if (head) {
    const sentence = `the review was skipped: ${head.what}. Ask the reviewer to export it again.`;
    return { skipped: [{ code: 'shape', path: base + head.path, sentence }] };
  }
  const notes: Notes = { base, digest, skipped: [] };
  for (const name of Object.keys(document).filter((member) => !reviewMembers.has(member))) {
    const sentence = `the unknown property “${name}” was skipped.`;
    notes.skipped.push({ code: 'shape', path: base + pointer(name), sentence });
  }
  const members = Object.fromEntries(Object.entries(document).filter(([name]) => reviewMembers.has(name)));
  const contents = readContents(members['contents'] as JsonObject, notes);
  const verdicts = readVerdicts(members as unknown as Review, contents, notes);
  return {
    review: {
      ...members,
      format: formatFor({ verdicts }),
      verdicts,
      contents: usedBy(verdicts, contents),
    } as unknown as Review,
    skipped: notes.skipped,
  };
}

/** The contents that verdicts refer to: the same object if all are. */
function usedBy(verdicts: readonly Verdict[], contents: JsonObject): JsonObject {
  const used = new Set<string>();
  for (const { judged } of verdicts) for (const sha256 of contentNames(judged)) used.add(sha256);
  if (Object.keys(contents).every((sha256) => used.has(sha256))) return contents;
  return Object.fromEntries(Object.entries(contents).filter(([sha256]) => used.has(sha256)));
}

/** The contents that match their checksums. */
function readContents(contents: JsonObject, { base, digest, skipped }: Notes): JsonObject {
  const matching = Object.entries(contents).filter(([sha256, value]) => {
    if (isJsonObject(value) && jsonDigest(value, digest) === sha256) return true;
    const sentence = `the content “${sha256.slice(0, 80)}” was skipped because it does not match its checksum.`;
    skipped.push({ code: 'verdict-digest', path: base + pointer('contents', sha256), sentence });
    return false;
  });
  return matching.length === Object.keys(contents).length ? contents : Object.fromEntries(matching);
}

/** The verdicts that can be imported: the same list if all can. */
function readVerdicts(review: Review, contents: JsonObject, notes: Notes): readonly Verdict[] {
  const seen = new Set<string>();
  const valid = review.verdicts.filter((value, index) => {
    const skip = (code: FileFault['code'], why: string, below: Pointer = '') => {
      const sentence = `verdict ${String(index + 1)} was skipped: ${why}.`;
      notes.skipped.push({ code, path: notes.base + pointer('verdicts', index) + below, sentence });
      return false;
    };
    const fault = verdictFault(value as unknown as JsonValue, review.kind);
    if (fault) return skip('shape', fault.what, fault.path);
    const key = targetKey(value.target);
    if (seen.has(key)) return skip('duplicate-id', 'there is another verdict on the same item');
    seen.add(key);
    if (digestOfTexts(value.judged, notes.digest) !== value.digest_sha256) {
      return skip('verdict-digest', 'its checksum does not match the reviewed content', '/digest_sha256');
    }
    if (!contentNames(value.judged).every((name) => Object.hasOwn(contents, name))) {
      return skip('verdict-digest', 'the reviewed content is missing from the file', '/judged');
    }
    return true;
  });
  return valid.length === review.verdicts.length ? review.verdicts : valid;
}

/** Reads the reviews of a desk file. Of several with the same ID it takes the first. No reviews give undefined. */
export function readReviews(
  value: JsonValue | undefined,
  digest: Digest,
): { readonly reviews?: readonly Review[]; readonly skipped: readonly FileFault[] } {
  if (value === undefined) return { skipped: [] };
  if (!isJsonArray(value)) {
    const sentence = '“reviews” in the desk file must be a list. It was skipped.';
    return { skipped: [{ code: 'shape', path: '/reviews', sentence }] };
  }
  const skipped: FileFault[] = [];
  const reviews: Review[] = [];
  value.forEach((item, index) => {
    const path = pointer('reviews', index);
    if (!isJsonObject(item)) {
      skipped.push({ code: 'shape', path, sentence: 'a review must be an object. This one was skipped.' });
      return;
    }
    const parts = readReviewParts(item, path, digest);
    skipped.push(...parts.skipped);
    const { review } = parts;
    if (!review) return;
    if (!reviews.some(({ review_id }) => review_id === review.review_id)) reviews.push(review);
    else {
      const sentence = `the review “${review.review_id}” occurs twice in the desk file. The second one was skipped.`;
      skipped.push({ code: 'duplicate-id', path: `${path}/review_id`, sentence });
    }
  });
  return reviews.length === 0 ? { skipped } : { reviews, skipped };
}

/**
 * Reads the division of the links in a file of an earlier version. It is kept and not used. A damaged one is skipped.
 */
export function readReviewPlan(value: JsonValue | undefined): {
  readonly reviewPlan?: ReviewPlan;
  readonly skipped: readonly FileFault[];
  readonly unused: readonly FileFault[];
} {
  if (value === undefined) return { skipped: [], unused: [] };
  const fault = planFault(value);
  if (!fault) {
    const sentence =
      'the file divides its links among reviewers. Assessment Desk keeps this and no longer shows it. Filter the links under Review instead.';
    return {
      reviewPlan: value as unknown as ReviewPlan,
      skipped: [],
      unused: [{ code: 'value', path: '/review_plan', sentence }],
    };
  }
  const sentence = `the division of the links among reviewers was skipped: ${fault.what}.`;
  return { skipped: [{ code: 'shape', path: `/review_plan${fault.path}`, sentence }], unused: [] };
}
