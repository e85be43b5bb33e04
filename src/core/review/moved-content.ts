/** Matches verdicts by content after IDs changed, and moves a review to the new IDs. */
import { byIdentity } from '../json/by-identity.ts';
import { isJsonArray, isJsonObject, type JsonObject, type JsonValue } from '../json/json.ts';
import { occurrences } from '../json/grouped.ts';
import type { Digest } from '../casefile/hash.ts';
import { listInWords } from '../compare/phrases.ts';
import { jsonDigest } from './contents.ts';
import { contradictionTargets } from './find-target.ts';
import { isCurrentAt, reviewedContentAt } from './reviewed-content.ts';
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
import { findReviewed } from './verdict-index.ts';
import type { Review, Verdict } from '../review-shape/types.generated.ts';

/** The position of each content; null if it occurs more than once, so that it is ambiguous. */
type ByDigest = ReadonlyMap<string, ReviewTarget | null>;

/** Reviews of both kinds are compared with one assessment, so each kind has its own. */
const placesByDigest = {
  open: byIdentity((assessment: JsonObject, digest: Digest) => findPlaces(assessment, 'open', digest)),
  blind: byIdentity((assessment: JsonObject, digest: Digest) => findPlaces(assessment, 'blind', digest)),
};

function findPlaces(assessment: JsonObject, kind: Review['kind'], digest: Digest): ByDigest {
  const links = kind === 'blind' ? blindTargetsOf(assessment) : targetsOf(assessment);
  const byDigest = new Map<string, ReviewTarget | null>();
  const others = [...claimTargets(assessment), ...entryTargets(assessment), ...contradictionTargets(assessment)];
  for (const place of [...links, ...others]) {
    const now = reviewedContentAt(assessment, place, kind, digest);
    if (now) byDigest.set(now.digest_sha256, byDigest.has(now.digest_sha256) ? null : place);
  }
  return byDigest;
}

/**
 * Finds the verdicts of a review whose content is unchanged in an assessment under other IDs, each with its position. A
 * digest covers content without IDs, so claims, links, contradictions and entries with other IDs are found. An entry is
 * also found if the claims that it cites have other IDs; the citations then count as changed, as after any other
 * renaming. Content that occurs more than once is left out. Cached for the last assessment.
 */
export function findMovedContent(
  assessment: JsonObject,
  review: Review,
  digest: Digest,
): ReadonlyMap<Verdict, ReviewTarget> {
  return findAgain(review.verdicts, assessment, review.contents, review.kind, digest);
}

/**
 * Returns the verdicts of a review that are not current in an assessment, without those on the document. Cached for the
 * last assessment.
 */
export function outdatedVerdicts(assessment: JsonObject, review: Review, digest: Digest): ReadonlySet<Verdict> {
  return findOutdated(review.verdicts, assessment, review.kind, digest);
}

const findOutdated = byIdentity(
  (
    verdicts: Review['verdicts'],
    assessment: JsonObject,
    kind: Review['kind'],
    digest: Digest,
  ): ReadonlySet<Verdict> => {
    const isCurrent = (verdict: Verdict): boolean => {
      const found = findReviewed(assessment, { kind, verdicts }, verdict);
      return found !== undefined && isCurrentAt(assessment, found, { kind }, verdict, digest);
    };
    return new Set(verdicts.filter((verdict) => verdict.target.kind !== 'document' && !isCurrent(verdict)));
  },
);

const findAgain = byIdentity(
  (
    verdicts: Review['verdicts'],
    assessment: JsonObject,
    contents: Review['contents'],
    kind: Review['kind'],
    digest: Digest,
  ): ReadonlyMap<Verdict, ReviewTarget> => {
    const outdated = findOutdated(verdicts, assessment, kind, digest);
    if (outdated.size === 0) return new Map();
    const byDigest = placesByDigest[kind](assessment, digest);
    const moves = new Map<Verdict, ReviewTarget>();
    const look = (verdict: Verdict, digest_sha256: string): void => {
      const place = byDigest.get(digest_sha256);
      if (place?.target.kind === verdict.target.kind) moves.set(verdict, place);
    };
    for (const verdict of outdated) look(verdict, verdict.digest_sha256);
    const claims = new Map(
      renamesOf(moves)
        .filter(({ what }) => what === 'claim')
        .map(({ from, to }) => [from, to]),
    );
    if (claims.size === 0) return moves;
    for (const verdict of outdated) {
      const entryDigest = moves.has(verdict) ? undefined : entryDigestWith(contents, verdict, claims, digest);
      if (entryDigest !== undefined) look(verdict, entryDigest);
    }
    return moves;
  },
);

/**
 * Returns the digest of a reviewed entry with other IDs of the claims that it cites; undefined if the verdict is not
 * about an entry.
 */
function entryDigestWith(
  contents: Review['contents'],
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
interface Rename {
  readonly what: 'claim' | 'entry';
  readonly from: string;
  readonly to: string;
}

/** Returns the IDs that differ between the verdicts and the current positions of their content, each once. */
function renamesOf(moves: ReadonlyMap<Verdict, ReviewTarget>): readonly Rename[] {
  const all = [...moves].flatMap(([{ target }, place]) => renamesBetween(target, place.target));
  return [...new Map(all.map((rename) => [JSON.stringify(rename), rename])).values()];
}

function renamesBetween(before: Target, after: Target): readonly Rename[] {
  const [old, fresh] = [idsOf(before), idsOf(after)];
  return idNames.flatMap((name) => {
    const [from, to] = [old[name], fresh[name]];
    const what = name === 'entry' ? 'entry' : 'claim';
    return from === undefined || to === undefined || from === to ? [] : [{ what, from, to }];
  });
}

const idNames = ['claim', 'left', 'right', 'entry'] as const;

/** Returns the IDs in a target, by what they name. */
function idsOf(target: Target): Partial<Record<(typeof idNames)[number], string>> {
  return {
    ...('claim_id' in target && { claim: target.claim_id }),
    ...('entry_id' in target && { entry: target.entry_id }),
    ...(target.kind === 'contradiction' && { left: target.left_claim_id, right: target.right_claim_id }),
  };
}

/** “C-073 is now C-973”; undefined if no ID differs. */
export function renamedInWords(before: Target, after: Target): string | undefined {
  const renames = renamesBetween(before, after).map(({ from, to }) => `${from} is now ${to}`);
  return renames.length === 0 ? undefined : listInWords(renames);
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
  const places = findMovedContent(assessment, review, digest);
  if (places.size === 0) return { review, count: 0, renamed: [] };
  const targetOf = (verdict: Verdict): Target => places.get(verdict)?.target ?? verdict.target;
  const uses = occurrences(review.verdicts.map((verdict) => targetKey(targetOf(verdict))));
  const candidates = new Map([...places].filter(([, { key }]) => uses.get(key) === 1));
  const usedKeys = new Set(
    review.verdicts.filter((verdict) => !candidates.has(verdict)).map(({ target }) => targetKey(target)),
  );
  const moves = new Map([...candidates].filter(([, { key }]) => !usedKeys.has(key)));
  if (moves.size === 0) return { review, count: 0, renamed: [] };
  const verdicts = review.verdicts.map((verdict) => {
    const target = moves.get(verdict)?.target;
    return target ? { ...verdict, target } : verdict;
  });
  const renamed = renamesOf(moves).map(({ from, to }) => `${from} is now ${to}`);
  return { review: { ...review, verdicts }, count: moves.size, renamed };
}
