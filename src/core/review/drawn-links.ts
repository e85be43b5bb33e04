/**
 * Finds the links of an assessment in a division of its links, also under the IDs they had when they were drawn. How
 * links are identified is specified in `review.schema.json` and must never change.
 */
import { textDigest, type Digest } from '../casefile/hash.ts';
import type { JsonObject } from '../json/json.ts';
import { changedIdsOf, linkDigits as digits, withRenames } from '../review-shape/plan.ts';
import type { ChangedId, ReviewPlan } from '../review-shape/types.generated.ts';
import {
  blindTargetsOf,
  claimPlaces,
  counter,
  foldedLinks,
  linkGroups,
  numberTarget,
  targetKey,
  type Target,
} from './targets.ts';

/** SHA-256 of the seed, a null character and the key of a target, as hexadecimal digits. */
export function rankOf(seed: string, target: Target, digest: Digest): string {
  return textDigest(`${seed}\0${targetKey(target)}`, digest);
}

/** The digits of the links in each group of a division. */
function linksOf({ drawn }: Pick<ReviewPlan, 'drawn'>): readonly (readonly string[])[] {
  const groups = drawn === '' ? [] : drawn.split(' ');
  return groups.map((group) =>
    Array.from({ length: group.length / digits }, (_, at) => group.slice(at * digits, (at + 1) * digits)),
  );
}

/** The sizes of the groups of a division, in the order in which they were assigned. */
export function groupSizes({ drawn }: Pick<ReviewPlan, 'drawn'>): readonly number[] {
  return drawn === '' ? [] : drawn.split(' ').map((group) => group.length / digits);
}

const groupIndices = new WeakMap<ReviewPlan, ReadonlyMap<string, number>>();

/** Returns the group of each drawn link, by its digits. */
function indicesOf(plan: ReviewPlan): ReadonlyMap<string, number> {
  const cached = groupIndices.get(plan);
  if (cached) return cached;
  const indices = new Map(linksOf(plan).flatMap((links, index) => links.map((link) => [link, index] as const)));
  groupIndices.set(plan, indices);
  return indices;
}

const ranks = new Map<string, string>();
let rankedSeed = '';

/** Returns the digits of a link. Those of the last seed are cached. */
function digitsOf(seed: string, target: Target, digest: Digest): string {
  if (seed !== rankedSeed) ranks.clear();
  rankedSeed = seed;
  const key = targetKey(target);
  const rank = ranks.get(key) ?? rankOf(seed, target, digest).slice(0, digits);
  ranks.set(key, rank);
  return rank;
}

/**
 * Returns the group of each link of the present assessment in a division, by the key of the link in a blind review.
 * Links that are in no group are missing.
 */
export function groupsByLink(plan: ReviewPlan, assessment: JsonObject, digest: Digest): ReadonlyMap<string, number> {
  const indices = indicesOf(plan);
  const groups = new Map<string, number>();
  for (const [key, then] of namesThen(assessment, changedIdsOf(plan))) {
    const index = indices.get(digitsOf(plan.seed, then, digest));
    if (index !== undefined) groups.set(key, index);
  }
  return groups;
}

/**
 * Returns a division with the same shares for an assessment with the present IDs, without the changed ones. Each link
 * keeps its place. Links that no longer exist keep theirs too, but not the digits of a present link.
 */
export function withPresentIds(plan: ReviewPlan, assessment: JsonObject, digest: Digest): ReviewPlan {
  if (!plan.renames) return plan;
  const then = new Map(namesThen(assessment, changedIdsOf(plan)));
  const present = blindTargetsOf(assessment).map(({ key, target }) => ({
    now: digitsOf(plan.seed, target, digest),
    then: digitsThen(plan.seed, then.get(key), digest),
  }));
  const byThen = new Map(present.map((link) => [link.then, link.now]));
  const nowUsed = new Set(present.map(({ now }) => now));
  const groups = linksOf(plan).map((links, group) =>
    links
      .map((link, index) => {
        const now = byThen.get(link);
        if (now !== undefined || !nowUsed.has(link)) return now ?? link;
        return textDigest(`${plan.seed}\0deleted|${String(group)}|${String(index)}`, digest).slice(0, digits);
      })
      .join(''),
  );
  return { ...withRenames(plan, []), drawn: groups.join(' ') };
}

function digitsThen(seed: string, then: Target | undefined, digest: Digest): string | undefined {
  return then && digitsOf(seed, then, digest);
}

/**
 * Returns the name that each link had when the links were divided, by its present key; no name for links to claims that
 * have the earlier ID of another claim. A change of an ID counts only if something has the new ID, because an earlier
 * version may have been restored since.
 */
function namesThen(assessment: JsonObject, changed: readonly ChangedId[]): readonly (readonly [string, Target])[] {
  if (changed.length === 0) return blindTargetsOf(assessment).map(({ key, target }) => [key, target]);
  const claimThen = claimIdsThen(assessment, changed);
  const places = new Map(changed.map(({ what, from, to }, index) => [`${what} ${to}`, { id: from, index }]));
  // An entry that has the ID that another entry had comes after it, so that it does not take its share.
  const ordered = linkGroups(assessment)
    .map((group) => ({ group, place: places.get(`${group.entry} ${group.entryId}`) }))
    .toSorted((one, other) => (one.place?.index ?? changed.length) - (other.place?.index ?? changed.length));
  const names = counter();
  return ordered.flatMap(({ group, place }) =>
    foldedLinks(group).flatMap(({ key, target }): readonly (readonly [string, Target])[] => {
      const claim_id = target.kind === 'link' ? claimThen(target.claim_id) : undefined;
      if (claim_id === undefined) return [];
      const { entry, entryId } = group;
      const then = { kind: 'link', entry, entry_id: place?.id ?? entryId, claim_id, effect: null } as const;
      return [[key, numberTarget(then, names).target]];
    }),
  );
}

/** Returns the ID that each claim had when the links were divided; undefined if its ID was free only since then. */
function claimIdsThen(assessment: JsonObject, changed: readonly ChangedId[]): (claimId: string) => string | undefined {
  const present = new Set(claimPlaces(assessment).keys());
  for (const { target } of blindTargetsOf(assessment)) if (target.kind === 'link') present.add(target.claim_id);
  const idsThen = new Map<string, string | undefined>();
  const earlierIds = new Set<string>();
  for (const { what, from, to } of changed) {
    if (what !== 'claim' || !present.has(to)) continue;
    idsThen.set(to, earlierIds.has(from) ? undefined : from);
    earlierIds.add(from);
  }
  return (id) => {
    if (idsThen.has(id)) return idsThen.get(id);
    return earlierIds.has(id) ? undefined : id;
  };
}
