/**
 * Draws the links of an assessment in the order of a seed, and assigns them to reviewers. The order and the assignment
 * are specified in `review.schema.json` and must never change: the same seed and links give the same shares everywhere.
 */
import { hexDigest, utf8, type Digest } from '../casefile/hash.ts';
import type { JsonObject } from '../json/json.ts';
import { grouped } from '../json/grouped.ts';
import { changedIdsOf, linkDigits, withRenames } from '../review-shape/plan.ts';
import type { ChangedId, ReviewPlan } from '../review-shape/types.generated.ts';
import {
  blindTargetsOf,
  claimPlaces,
  counter,
  foldedLinks,
  linkGroups,
  numbered,
  targetKey,
  type ReviewTarget,
  type Target,
} from './targets.ts';

/** How links are to be divided. */
export interface DivisionChoices {
  /** 1 to 200 characters. */
  readonly seed: string;
  /** Different names; empty for a sample without shares. */
  readonly reviewers: readonly string[];
  /** How many reviewers get each link; at most the number of reviewers, and 1 without reviewers. */
  readonly perLink: number;
  /** The number of links in the sample; null for all links. */
  readonly size: number | null;
  /** Whether the links of an entry go to the same reviewers. */
  readonly keepEntriesTogether: boolean;
}

/** The digits that identify a drawn link. Two of 15,000 links have the same in 1 of 10,000 drafts. */
const digits = linkDigits;

/** SHA-256 of the seed, a null character and the key of a target, as hexadecimal digits. */
function rankOf(seed: string, target: Target, digest: Digest): string {
  return hexDigest(utf8(`${seed}\0${targetKey(target)}`), digest);
}

interface Drawn {
  readonly link: ReviewTarget;
  readonly rank: string;
}

const orders = new WeakMap<JsonObject, { readonly seed: string; readonly links: readonly Drawn[] }>();

/** Returns the links in the order of the seed. The last order of each assessment is cached. */
function inOrder(assessment: JsonObject, seed: string, digest: Digest): readonly Drawn[] {
  const cached = orders.get(assessment);
  if (cached?.seed === seed) return cached.links;
  const links = blindTargetsOf(assessment)
    .map((link) => ({ link, rank: rankOf(seed, link.target, digest) }))
    .toSorted(byRank);
  orders.set(assessment, { seed, links });
  return links;
}

/** Compares by the whole digest, so that ties cannot occur between different links. */
function byRank(one: { readonly rank: string }, other: { readonly rank: string }): number {
  return one.rank < other.rank ? -1 : one.rank > other.rank ? 1 : 0;
}

/** The entry of a link, without its occurrence. */
function entryOf(target: Target): Target {
  return target.kind === 'link' ? { kind: 'entry', entry: target.entry, entry_id: target.entry_id } : target;
}

/** Returns the drawn links in the order in which they are assigned, those that stay together in one group. */
function groupsOf(
  assessment: JsonObject,
  { seed, size, keepEntriesTogether }: DivisionChoices,
  digest: Digest,
): readonly (readonly Drawn[])[] {
  const all = inOrder(assessment, seed, digest);
  const drawn = size === null ? all : all.slice(0, size);
  if (!keepEntriesTogether) return drawn.map((one) => [one]);
  return [...grouped(drawn, ({ link }) => targetKey(entryOf(link.target))).values()]
    .flatMap((links) => {
      const [first] = links;
      return first ? [{ links, rank: rankOf(seed, entryOf(first.link.target), digest) }] : [];
    })
    .toSorted(byRank)
    .map(({ links }) => links);
}

/**
 * Draws the links of an assessment and assigns them to reviewers. `at` is a date and time with its zone (RFC 3339),
 * and `sha256` the digest of the assessment. Several links of an entry to the same claim count as one.
 */
export function drawLinks(
  assessment: JsonObject,
  choices: DivisionChoices,
  { at, sha256, digest }: { readonly at: string; readonly sha256: string; readonly digest: Digest },
): ReviewPlan {
  const groups = groupsOf(assessment, choices, digest);
  return {
    seed: choices.seed,
    reviewers: choices.reviewers,
    per_link: choices.perLink,
    size: choices.size,
    keep_entries_together: choices.keepEntriesTogether,
    made_at: at,
    assessment_digest_sha256: sha256,
    links_total: blindTargetsOf(assessment).length,
    drawn: groups.map((links) => links.map(({ rank }) => rank.slice(0, digits)).join('')).join(' '),
  };
}

/**
 * Assigns groups of links, given their sizes: each to the `perLink` reviewers with the fewest links so far; of several,
 * to the one who shares the fewest links with those already chosen, then to the first. So shares differ by at most one
 * link, or by the largest group, and with enough links every two reviewers share some. Returns the indices of the
 * reviewers of each group.
 */
export function assignGroups(
  sizes: readonly number[],
  reviewers: number,
  perLink: number,
): readonly (readonly number[])[] {
  const all = Array.from({ length: reviewers }, (_, index) => index);
  if (perLink >= reviewers) return sizes.map(() => all);
  const loads = new Float64Array(reviewers);
  const common = all.map(() => new Float64Array(reviewers));
  return sizes.map((size) => {
    const chosen = chosenReviewers(loads, common, perLink);
    for (const one of chosen) {
      loads[one] = (loads[one] ?? 0) + size;
      const row = common[one];
      if (row) for (const other of chosen) row[other] = (row[other] ?? 0) + size;
    }
    return chosen;
  });
}

/** Returns the reviewers of the next group. `common` is how many links every two of them share so far. */
function chosenReviewers(loads: Float64Array, common: readonly Float64Array[], perLink: number): readonly number[] {
  const chosen: number[] = [];
  const isChosen = new Uint8Array(loads.length);
  // How many links each reviewer shares with those already chosen. Summing again for each choice would be too slow.
  const inCommon = new Float64Array(loads.length);
  while (chosen.length < perLink) {
    const next = nextReviewer(loads, inCommon, isChosen);
    chosen.push(next);
    isChosen[next] = 1;
    const row = common[next];
    for (let other = 0; other < loads.length; other += 1) {
      inCommon[other] = (inCommon[other] ?? 0) + (row?.[other] ?? 0);
    }
  }
  return chosen;
}

function nextReviewer(loads: Float64Array, inCommon: Float64Array, isChosen: Uint8Array): number {
  let best = -1;
  let bestLoad = Infinity;
  let bestCommon = Infinity;
  for (let one = 0; one < loads.length; one += 1) {
    const load = loads[one] ?? 0;
    if (isChosen[one] === 1 || load > bestLoad) continue;
    const links = inCommon[one] ?? 0;
    if (load === bestLoad && links >= bestCommon) continue;
    best = one;
    bestLoad = load;
    bestCommon = links;
  }
  return best;
}

const assignments = new WeakMap<ReviewPlan, readonly (readonly number[])[]>();

/** Returns the indices of the reviewers of each group of a division. Cached, because it is slow for many reviewers. */
export function assignedTo(plan: ReviewPlan): readonly (readonly number[])[] {
  const cached = assignments.get(plan);
  if (cached) return cached;
  const groups = assignGroups(groupSizes(plan), plan.reviewers.length, plan.per_link);
  assignments.set(plan, groups);
  return groups;
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
        return hexDigest(utf8(`${plan.seed}\0deleted|${String(group)}|${String(index)}`), digest).slice(0, digits);
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
      return [[key, numbered(then, names).target]];
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
