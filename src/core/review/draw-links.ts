/**
 * Draws the links of an assessment in the order of a seed, and assigns them to reviewers. The order and the assignment
 * are specified in `review.schema.json` and must never change: the same seed and links give the same shares everywhere.
 */
import type { Digest } from '../casefile/hash.ts';
import type { JsonObject } from '../json/json.ts';
import { grouped } from '../json/grouped.ts';
import { linkDigits } from '../review-shape/plan.ts';
import type { ReviewPlan } from '../review-shape/types.generated.ts';
import { groupSizes, rankOf } from './drawn-links.ts';
import { blindTargetsOf, targetKey, type ReviewTarget, type Target } from './targets.ts';

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
    drawn: groups.map((links) => links.map(({ rank }) => rank.slice(0, linkDigits)).join('')).join(' '),
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
