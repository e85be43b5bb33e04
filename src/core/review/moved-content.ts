import { isJsonArray, isJsonObject, type JsonObject, type JsonValue } from '../json/json.ts';
import type { Digest } from '../casefile/hash.ts';
import { listed } from '../compare/phrases.ts';
import { jsonDigest } from './digests.ts';
import { reviewedContentAt, reviewedContent } from './reviewed-content.ts';
import {
  blindTargetsOf,
  claimTargets,
  entryTargets,
  targetKey,
  targetsOf,
  textAt,
  type ReviewTarget,
  type Target,
} from './targets.ts';
import type { Review, Verdict } from '../review-shape/types.generated.ts';

/** The position of each content; null if it occurs more than once, so that it is ambiguous. */
type ByDigest = ReadonlyMap<string, ReviewTarget | null>;

const places = { open: new WeakMap<JsonObject, ByDigest>(), blind: new WeakMap<JsonObject, ByDigest>() };

function placesByDigest(assessment: JsonObject, kind: Review['kind'], digest: Digest): ByDigest {
  const known = places[kind].get(assessment);
  if (known) return known;
  const links = kind === 'blind' ? blindTargetsOf(assessment) : targetsOf(assessment);
  const found = new Map<string, ReviewTarget | null>();
  for (const place of [...links, ...claimTargets(assessment), ...entryTargets(assessment)]) {
    const now = reviewedContentAt(assessment, place, kind, digest);
    if (now) found.set(now.digest_sha256, found.has(now.digest_sha256) ? null : place);
  }
  places[kind].set(assessment, found);
  return found;
}

const found = new WeakMap<Review, { readonly in: JsonObject; readonly places: ReadonlyMap<Verdict, ReviewTarget> }>();

/**
 * Finds the verdicts of a review whose content is unchanged in an assessment under other IDs, each with its position. A
 * digest covers content without IDs, so claims, links and entries with other IDs are found. An entry is also found if
 * the claims that it cites have other IDs; the citations then count as changed, as after any other renaming. Content
 * that occurs more than once is left out. Cached for the last assessment.
 */
export function findMovedContent(
  assessment: JsonObject,
  review: Review,
  digest: Digest,
): ReadonlyMap<Verdict, ReviewTarget> {
  const known = found.get(review);
  if (known?.in === assessment) return known.places;
  const made = findAgain(assessment, review, digest);
  found.set(review, { in: assessment, places: made });
  return made;
}

function findAgain(assessment: JsonObject, review: Review, digest: Digest): ReadonlyMap<Verdict, ReviewTarget> {
  const isCurrent = ({ target, digest_sha256 }: Verdict): boolean =>
    reviewedContent(assessment, target, review.kind, digest)?.digest_sha256 === digest_sha256;
  const outdated = review.verdicts.filter((verdict) => verdict.target.kind !== 'document' && !isCurrent(verdict));
  if (outdated.length === 0) return new Map();
  const byDigest = placesByDigest(assessment, review.kind, digest);
  const moved = new Map<Verdict, ReviewTarget>();
  const look = (verdict: Verdict, digest_sha256: string): void => {
    const place = byDigest.get(digest_sha256);
    if (place?.target.kind === verdict.target.kind) moved.set(verdict, place);
  };
  for (const verdict of outdated) look(verdict, verdict.digest_sha256);
  const claims = new Map(
    renamesOf(moved)
      .filter(({ what }) => what === 'claim')
      .map(({ from, to }) => [from, to]),
  );
  if (claims.size === 0) return moved;
  for (const verdict of outdated) {
    const renamed = moved.has(verdict) ? undefined : entryDigestWith(review, verdict, claims, digest);
    if (renamed !== undefined) look(verdict, renamed);
  }
  return moved;
}

/**
 * Returns the digest of a reviewed entry with other IDs of the claims that it cites; undefined if the verdict is not
 * about an entry.
 */
function entryDigestWith(
  { contents }: Review,
  { target, judged }: Verdict,
  claims: ReadonlyMap<string, string>,
  digest: Digest,
): string | undefined {
  const content = contents[judged.entry_sha256 ?? ''] as JsonObject | undefined;
  if (target.kind !== 'entry' || !content || !isJsonArray(content['evidence'])) return undefined;
  const evidence = content['evidence'].map((link): JsonValue => {
    const to = claims.get(textAt(link, 'claim_id'));
    return to !== undefined && isJsonObject(link) ? { ...link, claim_id: to } : link;
  });
  return jsonDigest({ ...judged, entry_sha256: jsonDigest({ ...content, evidence }, digest) }, digest);
}

/** An old and a new ID. */
interface Renamed {
  readonly what: 'claim' | 'entry';
  readonly from: string;
  readonly to: string;
}

/** Returns the IDs that differ between the verdicts and the current positions of their content, each once. */
function renamesOf(moved: ReadonlyMap<Verdict, ReviewTarget>): readonly Renamed[] {
  const all = [...moved].flatMap(([{ target }, place]) => renamesBetween(target, place.target));
  return [...new Map(all.map((renamed) => [JSON.stringify(renamed), renamed])).values()];
}

function renamesBetween(before: Target, after: Target): readonly Renamed[] {
  const ids = (target: Target) => ({
    claim: 'claim_id' in target ? target.claim_id : undefined,
    entry: 'entry_id' in target ? target.entry_id : undefined,
  });
  const [old, fresh] = [ids(before), ids(after)];
  return (['claim', 'entry'] as const).flatMap((what) => {
    const [from, to] = [old[what], fresh[what]];
    return from === undefined || to === undefined || from === to ? [] : [{ what, from, to }];
  });
}

/** “C-073 is now C-973”; undefined if no ID differs. */
export function renamedInWords(before: Target, after: Target): string | undefined {
  const renamed = renamesBetween(before, after).map(({ from, to }) => `${from} is now ${to}`);
  return renamed.length === 0 ? undefined : listed(renamed);
}

/** A review whose verdicts moved with the reviewed content. */
export interface MovedReview {
  readonly review: Review;
  /** The number of moved verdicts. */
  readonly count: number;
  /** “C-073 is now C-973”, for each changed ID. */
  readonly renamed: readonly string[];
}

/**
 * Moves each verdict of a review to its reviewed content, if the content now has other IDs. A verdict is not moved to a
 * target that already has a verdict in this review. Returns the same review if nothing moves.
 */
export function followContent(assessment: JsonObject, review: Review, digest: Digest): MovedReview {
  const moved = findMovedContent(assessment, review, digest);
  const targetOf = (verdict: Verdict): Target => moved.get(verdict)?.target ?? verdict.target;
  const claimed = new Map<string, number>();
  for (const verdict of review.verdicts) {
    const key = targetKey(targetOf(verdict));
    claimed.set(key, (claimed.get(key) ?? 0) + 1);
  }
  const going = new Map([...moved].filter(([, { key }]) => claimed.get(key) === 1));
  const usedKeys = new Set(
    review.verdicts.filter((verdict) => !going.has(verdict)).map(({ target }) => targetKey(target)),
  );
  const moves = new Map([...going].filter(([, { key }]) => !usedKeys.has(key)));
  if (moves.size === 0) return { review, count: 0, renamed: [] };
  const verdicts = review.verdicts.map((verdict) => {
    const target = moves.get(verdict)?.target;
    return target ? { ...verdict, target } : verdict;
  });
  const renamed = renamesOf(moves).map(({ from, to }) => `${from} is now ${to}`);
  return { review: { ...review, verdicts }, count: moves.size, renamed };
}
