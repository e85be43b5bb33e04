/** Compares the author’s effects with a blind reviewer’s verdicts, and the verdicts of two reviewers. */
import type { Workspace } from '../workspace/workspace.ts';
import type { Digest } from '../casefile/hash.ts';
import { authorsOf, type AuthorsEffect } from './unanswered.ts';
import { verdictOn } from './edits.ts';
import { verdictStateAt } from './verdict-state.ts';
import { blindTargetsOf, type ReviewTarget } from './targets.ts';
import type { Review } from '../review-shape/types.generated.ts';
import { occurrences } from '../json/grouped.ts';

// Calculates how often two raters agree: in per cent, and as Cohen's kappa.

/** The agreement of two raters about the same items. It measures the raters, and says nothing about the items. */
export interface RaterAgreement {
  /** The number of items that both rated. */
  readonly n: number;
  /** The number of items with the same label from both. */
  readonly agreed: number;
  /** `agreed` of `n` in per cent; null if there are no common items. */
  readonly percent: number | null;
  /**
   * Cohen's kappa (1960): the agreement beyond chance, given the shares of labels of each rater, from −1 to 1. Null if
   * it is undefined: there are no common items, or chance alone would give full agreement.
   */
  readonly kappa: number | null;
}

/** Returns the agreement of two raters. Each item has the label of one rater and that of the other. */
export function raterAgreement<Label>(pairs: readonly (readonly [one: Label, other: Label])[]): RaterAgreement {
  const n = pairs.length;
  const agreed = pairs.filter(([one, other]) => one === other).length;
  const [ones, others] = [occurrences(pairs.map(([one]) => one)), occurrences(pairs.map(([, other]) => other))];
  // In whole numbers (n² times the chance), so that full agreement differs from nearly full agreement.
  let byChance = 0;
  for (const [label, count] of ones) byChance += count * (others.get(label) ?? 0);
  const isUndefined = n === 0 || byChance === n * n;
  return {
    n,
    agreed,
    percent: n === 0 ? null : (100 * agreed) / n,
    kappa: isUndefined ? null : (n * agreed - byChance) / (n * n - byChance),
  };
}

/** Writes a share: “77.5 %”; “cannot be computed” if there is none. */
export function percentInWords(percent: number | null): string {
  return percent === null ? 'cannot be computed' : `${percent.toFixed(1).replace(/\.0$/, '')} %`;
}

/** The author's effect and the reviewer's verdict on one link. */
export interface LinkAgreement {
  /** The key of the link in blind reviews: entry and claim. */
  readonly key: string;
  /** The link in the author's draft, or the first of several links to that claim. */
  readonly place: ReviewTarget;
  readonly author: AuthorsEffect;
  /** The reviewer's verdict on the current link, or null. */
  readonly reviewer: 'supports' | 'contradicts' | 'neither' | null;
  /** Whether the reviewer's verdict is outdated. */
  readonly outdated: boolean;
  /** Null if one of the two gave none. */
  readonly agree: boolean | null;
}

/** How the verdicts of a blind review compare with the author’s effects. */
export interface Agreement {
  readonly links: readonly LinkAgreement[];
  readonly counts: {
    readonly agree: number;
    readonly disagree: number;
    readonly unjudged: number;
    readonly outdated: number;
    /** Verdicts on links that are no longer in the assessment. */
    readonly unmatched: number;
  };
}

/**
 * Compares the author’s effects with a blind reviewer’s verdicts, link by link in the order of the author’s document.
 * Only a verdict on the current link counts as agreement or disagreement.
 */
export function agreementOf(workspace: Workspace, review: Review, digest: Digest): Agreement {
  const authorsEffects = authorsOf(workspace.assessment);
  const onLinks = review.verdicts.filter(({ target }) => target.kind === 'link').length;
  const counts = { agree: 0, disagree: 0, unjudged: 0, outdated: 0, unmatched: onLinks };
  const links = blindTargetsOf(workspace.assessment).map((place): LinkAgreement => {
    const author = authorsEffects.get(place.key) ?? null;
    const verdict = verdictOn(review, place.key);
    if (verdict) counts.unmatched -= 1;
    const outdated = verdict !== undefined && !isCurrent(workspace, review, verdict, place, digest);
    const reviewer = outdated ? null : reviewerSays(verdict?.verdict);
    const agree = author && reviewer && author === reviewer;
    counts[outdated ? 'outdated' : agree === null ? 'unjudged' : agree ? 'agree' : 'disagree'] += 1;
    return { key: place.key, place, author, reviewer, outdated, agree };
  });
  return { links, counts };
}

function isCurrent(...given: Parameters<typeof verdictStateAt>): boolean {
  return verdictStateAt(...given).state === 'current';
}

/** Returns the labels of each link that both the author and the reviewer labelled, for `raterAgreement`. */
export function labelsOf(links: readonly LinkAgreement[]): readonly (readonly [author: string, reviewer: string])[] {
  return links.flatMap(({ author, reviewer }) => (author && reviewer ? [[author, reviewer] as const] : []));
}

function reviewerSays(verdict: string | undefined): LinkAgreement['reviewer'] {
  return verdict === 'supports' || verdict === 'contradicts' || verdict === 'neither' ? verdict : null;
}
